// Seals with the newest of SESSION_SECRET what is sealed in the database, and encrypts the file with
// another key where one is given: `NEW_DATABASE_ENCRYPTION_KEY=… npm run rekey`, with the server stopped.
// Until the very end the file is
// as it was; then the new one stands in its place, and the old one beside it.
import { linkSync, renameSync, rmSync } from "node:fs";
import { ConfigurationError, OwnError } from "#app/config/own-error.ts";

const NEW_KEY = "NEW_DATABASE_ENCRYPTION_KEY";

try {
  await rekey(process.env[NEW_KEY]?.trim() ?? "");
} catch (error) {
  if (!(error instanceof OwnError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function rekey(newKey: string): Promise<void> {
  const { environment } = await import("#app/config/environment.server.ts");
  const { SECRET_MIN_LENGTH } = await import("#app/config/settings.server.ts");
  const { databaseFilePath } = await import("./file-client.ts");
  const { factsOf, isWhole, openFile } = await import("./file-facts.ts");
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
  await refuseWhileServed();
  const resealed = await resealAll();
  const [draft, before] = [`${file}.rekeyed`, `${file}.before-rekey`];
  for (const ending of ["", "-wal", "-shm", "-journal"]) rmSync(draft + ending, { force: true });
  const source = openFile(file, encryptionKey);
  source.prepare("VACUUM INTO ?").run(draft);
  const expected = JSON.stringify(factsOf(source));
  source.close();
  const copy = openFile(draft, encryptionKey);
  // Takes no parameters.
  copy.exec(`PRAGMA rekey = '${newKey.replaceAll("'", "''")}'`);
  copy.close();
  const checked = openFile(draft, newKey);
  if (!isWhole(checked) || JSON.stringify(factsOf(checked)) !== expected) {
    fail("the new file is not what the old one is: nothing was changed");
  }
  checked.exec("PRAGMA journal_mode = WAL");
  checked.close();
  rmSync(before, { force: true });
  linkSync(file, before);
  renameSync(draft, file);
  console.log(`${file} is encrypted with the new key. Set DATABASE_ENCRYPTION_KEY to it.`);
  console.log(`${resealed} sealed values were sealed again. The file as it was is ${before}:`);
  console.log("delete it once the server has started with the new key.");
}

async function refuseWhileServed(): Promise<void> {
  const { isServedByAnyProcess } = await import("#app/models/process-leases.server.ts");
  if (await isServedByAnyProcess()) fail("the server still runs: stop it first");
}

// Before the copy is made, so that it goes over with everything else.
async function resealAll(): Promise<number> {
  const { resealSecrets } = await import("#app/models/reseal.server.ts");
  const { closeDatabase } = await import("./client.ts");
  const count = await resealSecrets();
  // From here on this process is the file's only user.
  await closeDatabase();
  return count;
}

function fail(line: string): never {
  throw new ConfigurationError([line]);
}
