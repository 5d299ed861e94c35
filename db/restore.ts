// Puts a backup in the place of the database, into an empty data folder: `npm run restore -- FILE`.
import { readdirSync } from "node:fs";
import { ConfigurationError, AppError } from "#app/config/app-error.ts";
import type { Restored } from "#app/models/storage/restore.server.ts";

const USAGE = "Usage: npm run restore -- FILE (a path, or s3://bucket/folder/name)";
/** What may be there: the secrets, and what a restore before this one left. */
const MAY_STAY = /^(?:database\.key|session\.key)$|\.part(?:-wal|-shm|\.json)?$/u;

const [from, ...rest] = process.argv.slice(2);
if (!from || rest.length > 0) {
  console.error(USAGE);
  process.exit(2);
}
try {
  await restore(from);
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function restore(named: string): Promise<void> {
  const { environment } = await import("#app/config/environment.server.ts");
  const { databaseFilePath } = await import("./file-client.ts");
  const { migrate, prepareFolder } = await import("./migrate.ts");
  const { parseBackupPath, restoreTo } = await import("#app/models/storage/restore.server.ts");
  const { dataDir, database } = environment();
  if (!database.url.startsWith("file:")) {
    throw new ConfigurationError(["DATABASE_URL: expected a file to restore to"]);
  }
  prepareFolder();
  const others = readdirSync(dataDir).filter((name) => !MAY_STAY.test(name));
  if (others.length > 0) {
    throw new ConfigurationError([`DATA_DIR: expected an empty folder, and ${dataDir} is not`]);
  }
  const restored = await restoreTo(
    databaseFilePath(database.url),
    await parseBackupPath(named),
    migrate,
  );
  tell(restored);
}

function tell(restored: Restored): void {
  const { tables, changed, deleted, unreadable, keys, passwords, sessions } = restored;
  console.log(`${tables["users"]?.rows ?? 0} accounts, ${tables["messages"]?.rows ?? 0} messages`);
  console.log(`${deleted} deletions since then were replayed`);
  console.log(
    `Nobody is signed in any longer (${sessions} were); codes and links in mails are void`,
  );
  if (keys > 0) console.log(`${keys} keys that were revoked since then open nothing`);
  if (passwords > 0) {
    console.log(
      `${passwords} passwords that were changed since then are void: their owners set new ones`,
    );
  }
  if (unreadable > 0) console.error(`${unreadable} lines of the list of deletions can't be read`);
  if (changed === null) console.error("Nothing beside the backup says what was in it");
  if (changed && changed.length > 0) {
    console.error(`Not as they were when it was made: ${changed.join(", ")}`);
  }
  if (unreadable > 0 || (changed && changed.length > 0)) process.exitCode = 1;
}
