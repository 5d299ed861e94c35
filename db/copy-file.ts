// A process: copies the database file, as it stands at one moment, while others write to it. It waits
// for nobody and nobody for it: a copy of a gigabyte takes seconds, which the server's process hasn't.
import { rmSync, statSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { environment } from "#app/config/environment.server.ts";
import { databaseFilePath } from "./file-client.ts";
import { databaseSummary, isWhole, openFile, type DatabaseSummary } from "./file-facts.ts";

export interface CopiedFile {
  bytes: number;
  tables: DatabaseSummary;
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
leaveOutUnkept(copy);
if (!isWhole(copy)) throw new Error("the copy of the database is not whole");
const copied: CopiedFile = { bytes: statSync(target).size, tables: databaseSummary(copy) };
copy.close();
process.send?.({ copied }, () => process.disconnect?.());

/** What people don't want kept isn't backed up: its pages are overwritten in the copy, too. */
function leaveOutUnkept(database: ReturnType<typeof openFile>): void {
  const [{ unkept } = { unkept: 0 }] = database
    .prepare("select count(*) as unkept from sessions where not is_kept")
    .all() as { unkept: number }[];
  if (unkept === 0) return;
  database.exec("PRAGMA secure_delete = ON; PRAGMA foreign_keys = ON;");
  database.exec(`
    delete from drafts where conversation in (select id from sessions where not is_kept);
    delete from messages where session_id in (select id from sessions where not is_kept);
    delete from sessions where not is_kept;`);
}
