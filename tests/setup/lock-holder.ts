import { spawn } from "node:child_process";
import { once } from "node:events";

const HOLD = `
import Database from "libsql";
const [path, encryptionKey, holdMs, sql] = process.argv.slice(1);
const database = new Database(path, { encryptionKey, timeout: 5000 });
database.exec("BEGIN IMMEDIATE");
if (sql) database.exec(sql);
process.stdout.write("held");
const timer = setTimeout(release, Number(holdMs));
process.stdin.on("end", release).resume();
function release() {
  clearTimeout(timer);
  process.stdin.destroy();
  if (!database.open) return;
  database.exec("COMMIT");
  database.close();
}
`;

/**
 * Another process that holds the write lock of a database file for so long, and in it writes what it
 * is given. Resolves once it holds the lock, with the end of it and a way to have that sooner.
 */
export async function holdLock(
  file: { path: string; encryptionKey: string },
  holdMs: number,
  sql = "",
): Promise<{ released: Promise<void>; release: () => Promise<void> }> {
  const holder = spawn(
    process.execPath,
    [
      "--input-type=module",
      "--eval",
      HOLD,
      file.path,
      file.encryptionKey,
      String(holdMs),
      ...(sql ? [sql] : []),
    ],
    { cwd: process.cwd(), stdio: ["pipe", "pipe", "inherit"] },
  );
  const ended = once(holder, "exit");
  const holds = await Promise.race([once(holder.stdout, "data"), ended]);
  if (String(holds[0]) !== "held") throw new Error("the lock was not to be had");
  const released = ended.then(([code]) => {
    if (code !== 0) throw new Error("the lock was not held to the end");
  });
  return {
    released,
    release() {
      holder.stdin.end();
      return released;
    },
  };
}
