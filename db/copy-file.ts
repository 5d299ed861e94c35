// A process: copies the database file, as it stands at one moment, while others write to it. It waits
// for nobody and nobody for it: a copy of a gigabyte takes seconds, which the server's process hasn't.
import { rmSync, statSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { environment } from "#app/config/environment.server.ts";
import { databaseFilePath } from "./file-client.ts";
import { factsOf, isWhole, openFile, type FileFacts } from "./file-facts.ts";

export interface CopiedFile {
  bytes: number;
  tables: FileFacts;
}

// Whoever asks for a page goes first.
setPriority(constants.priority.PRIORITY_LOW);
const [target = ""] = process.argv.slice(2);
const { url, encryptionKey } = environment().database;
const source = openFile(databaseFilePath(url), encryptionKey);
try {
  // Encrypted with the same key, without the pages that are free, and without what the log still held.
  source.prepare("VACUUM INTO ?").run(target);
} catch (error) {
  rmSync(target, { force: true });
  throw error;
}
source.close();
const copy = openFile(target, encryptionKey);
if (!isWhole(copy)) throw new Error("the copy of the database is not whole");
const copied: CopiedFile = { bytes: statSync(target).size, tables: factsOf(copy) };
copy.close();
process.send?.({ copied }, () => process.disconnect?.());
