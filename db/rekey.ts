// Seals with the newest of SESSION_SECRET what is sealed in the database, and encrypts the file with
// another key where one is given: `NEW_DATABASE_ENCRYPTION_KEY=… npm run rekey`, with the server stopped.
// Until the very end the file is
// as it was; then the new one stands in its place, and the old one beside it.
import { spawnSync } from "node:child_process";
import { linkSync, renameSync, rmSync } from "node:fs";
import type Database from "libsql";
import { ConfigurationError, AppError } from "#app/config/app-error.ts";
import { isLocked } from "./failures.ts";

const NEW_KEY = "NEW_DATABASE_ENCRYPTION_KEY";

try {
  await rekey(process.env[NEW_KEY]?.trim() ?? "");
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function rekey(newKey: string): Promise<void> {
  const { environment } = await import("#app/config/environment.server.ts");
  const { SECRET_MIN_LENGTH } = await import("#app/config/settings.server.ts");
  const { databaseFilePath } = await import("./file-client.ts");
  const { databaseSummary, isWhole, openFile } = await import("./file-facts.ts");
  const { url, encryptionKey } = environment().database;
  if (newKey === "") {
    console.log(`${await resealAll()} sealed values were sealed again.`);
    return;
  }
  if (!url.startsWith("file:")) fail("DATABASE_URL: expected a file; a server has keys of its own");
  if (newKey.length < SECRET_MIN_LENGTH) {
    fail(`${NEW_KEY}: expected a secret of at least ${SECRET_MIN_LENGTH} characters`);
  }
  if (newKey === encryptionKey) fail(`${NEW_KEY}: expected another key than the one in use`);
  const file = databaseFilePath(url);
  takeAlone(openFile(file, encryptionKey)).close();
  const resealed = resealElsewhere();
  const [draft, before] = [`${file}.rekeyed`, `${file}.before-rekey`];
  for (const ending of ["", "-wal", "-shm", "-journal"]) rmSync(draft + ending, { force: true });
  const source = takeAlone(openFile(file, encryptionKey));
  source.prepare("VACUUM INTO ?").run(draft);
  const expected = JSON.stringify(databaseSummary(source));
  const copy = openFile(draft, encryptionKey);
  // Takes no parameters.
  copy.exec(`PRAGMA rekey = '${newKey.replaceAll("'", "''")}'`);
  copy.close();
  const checked = openFile(draft, newKey);
  if (!isWhole(checked) || JSON.stringify(databaseSummary(checked)) !== expected) {
    fail("the new file is not what the old one is: nothing was changed");
  }
  checked.exec("PRAGMA journal_mode = WAL");
  checked.close();
  rmSync(before, { force: true });
  linkSync(file, before);
  renameSync(draft, file);
  source.close();
  console.log(`${file} is encrypted with the new key. Set DATABASE_ENCRYPTION_KEY to it.`);
  console.log(`${resealed} The file as it was is ${before}:`);
  console.log("delete it once the server has started with the new key.");
}

/**
 * Takes the file for this process alone, for as long as it's open. Whoever else has it open, and were it
 * a server that nobody asks anything, would go on with the old file.
 */
function takeAlone(source: Database.Database): Database.Database {
  try {
    source.exec("PRAGMA busy_timeout = 0");
    source.exec("PRAGMA locking_mode = EXCLUSIVE");
    source.exec("BEGIN EXCLUSIVE");
    source.exec("COMMIT");
    return source;
  } catch (error) {
    source.close();
    if (isLocked(error)) fail("the server still runs: stop it first");
    throw error;
  }
}

/**
 * Seals again before the copy is made, so that it goes over with everything else; in a process of its
 * own, because what has once asked the file keeps hold of it to its end.
 */
function resealElsewhere(): string {
  const done = spawnSync(process.execPath, [import.meta.filename], {
    env: { ...process.env, [NEW_KEY]: "" },
    encoding: "utf8",
  });
  if (done.status !== 0) fail(done.stderr.trim());
  return done.stdout.trim();
}

async function resealAll(): Promise<number> {
  const { resealSecrets } = await import("#app/models/storage/reseal.server.ts");
  const { closeDatabase } = await import("./client.ts");
  const count = await resealSecrets();
  await closeDatabase();
  return count;
}

function fail(line: string): never {
  throw new ConfigurationError([line]);
}
