// Writes a copy of the database file that isn't encrypted, for a server that is to take it in:
// `npm run plain-copy -- FILE`. Whoever has it reads everything.
import { chmodSync, existsSync } from "node:fs";
import { environment } from "#app/config/environment.server.ts";
import { databaseFilePath } from "./file-client.ts";
import { databaseSummary, isWhole, openFile } from "./file-facts.ts";

const [target, ...rest] = process.argv.slice(2);
const { url, encryptionKey } = environment().database;
if (!target || rest.length > 0) {
  console.error("Usage: npm run plain-copy -- FILE");
  process.exitCode = 2;
} else if (!url.startsWith("file:")) {
  console.error("DATABASE_URL: expected a file");
  process.exitCode = 1;
} else if (existsSync(target)) {
  console.error(`${target} is there already`);
  process.exitCode = 1;
} else {
  writePlainCopy(target);
}

function writePlainCopy(file: string): void {
  const source = openFile(databaseFilePath(url), encryptionKey);
  source.prepare("VACUUM INTO ?").run(file);
  source.close();
  chmodSync(file, 0o600);
  const copy = openFile(file, encryptionKey);
  copy.exec("PRAGMA rekey = ''");
  copy.close();
  const plain = openFile(file, null);
  if (!isWhole(plain)) throw new Error("the copy is not whole");
  const rows = Object.values(databaseSummary(plain)).reduce((sum, table) => sum + table.rows, 0);
  // As servers want it.
  plain.exec("PRAGMA journal_mode = WAL");
  plain.close();
  console.log(`${file}: ${rows} rows, NOT encrypted. Delete it once the server has it.`);
}
