// Restores the newest backup into a folder in DATA_DIR, compares what is in it with what was put into it,
// and throws it away: `npm run backup:drill`. Ends with an error where anything differs.
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { AppError } from "#app/config/app-error.ts";
import { environment } from "#app/config/environment.server.ts";

const startedAt = performance.now();
let folder: string | null = null;
try {
  // What a drill before this one left, if it was killed, goes too.
  folder = path.join(environment().dataDir, "backup-drill");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { findLatestBackup, restoreTo } = await import("#app/models/storage/restore.server.ts");
  const { migrate } = await import("./migrate.ts");
  const found = await findLatestBackup();
  const { tables, changed, deleted, unreadable } = await restoreTo(
    path.join(folder, "drill.db"),
    found,
    migrate,
  );
  for (const [name, { rows, hash }] of Object.entries(tables)) {
    const mark = changed?.includes(name) ? "DIFFERS" : "";
    if (rows > 0 || mark)
      console.log(`${name.padEnd(32)} ${String(rows).padStart(9)}  ${hash.slice(0, 12)}  ${mark}`);
  }
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  const outcome =
    changed === null ? "with nothing to compare it to" : `${changed.length} tables differ`;
  console.log(`${found.name}: restored in ${seconds} s, ${outcome}, ${deleted} deletions replayed`);
  if (unreadable > 0) console.error(`${unreadable} lines of the list of deletions can't be read`);
  if (changed === null || changed.length > 0 || unreadable > 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  if (folder !== null) rmSync(folder, { recursive: true, force: true });
}
