import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { environment } from "#app/config/environment.server.ts";
import { ConfigurationError } from "#app/config/app-error.ts";
import { codesOf } from "./failures.ts";
import { databaseFilePath } from "./file-client.ts";

/**
 * Makes the database file's folder where there is none. Throws a ConfigurationError where this process
 * may not write to it, or to what is in it.
 */
export function prepareFolder(): void {
  const file = fileOf();
  if (!file) return;
  const folder = path.dirname(file);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw notWritable(folder);
  }
  for (const name of [file, `${file}-wal`, `${file}-shm`].filter((each) => existsSync(each))) {
    try {
      accessSync(name, constants.R_OK | constants.W_OK);
    } catch {
      throw notWritable(name);
    }
  }
}

/** What an operator can do about a failure at the start: one line; null where it is a fault of ours. */
export function startProblem(error: unknown): ConfigurationError | null {
  const file = fileOf();
  if (!file) return serverProblem(error);
  const code = codesOf(error).find((each) => each.startsWith("SQLITE_")) ?? "";
  if (code === "") return null;
  if (/^SQLITE_(?:CANTOPEN|READONLY|PERM)/u.test(code)) return notWritable(file);
  const line = lineOf(code, file);
  return line ? new ConfigurationError([line]) : null;
}

function serverProblem(error: unknown): ConfigurationError | null {
  const codes = codesOf(error);
  const { host } = new URL(environment().database.url);
  if (codes.some((code) => code.startsWith("AUTH_"))) {
    return new ConfigurationError(["DATABASE_AUTH_TOKEN: expected a token that the server takes"]);
  }
  if (!codes.some((code) => /^(?:SERVER_ERROR|HRANA_)/u.test(code))) return null;
  return new ConfigurationError([`DATABASE_URL: expected a libSQL server that answers at ${host}`]);
}

function lineOf(code: string, file: string): string | null {
  switch (/^SQLITE_[A-Z]+/u.exec(code)?.[0]) {
    case "SQLITE_NOTADB":
      return `DATABASE_ENCRYPTION_KEY: expected the key that ${file} was encrypted with (if it is, the file is damaged: put back a backup)`;
    case "SQLITE_CORRUPT":
      return `${setting()}: expected a whole database, and ${file} is damaged: put back a backup`;
    case "SQLITE_FULL":
      return `${setting()}: expected room on the disk of ${file}`;
    case "SQLITE_IOERR":
      return `${setting()}: expected a disk that can be read and written, and with ${file} it can not (${code}): see whether it is full or broken`;
    case "SQLITE_BUSY":
    case "SQLITE_LOCKED":
      return `${setting()}: expected that no other process keeps ${file} locked: end the one that does`;
    default:
      return null;
  }
}

function notWritable(place: string): ConfigurationError {
  const who = process.getuid ? ` (user ${process.getuid()})` : "";
  return new ConfigurationError([
    `${setting()}: expected what this process${who} can write, and ${place} is not: change its owner or its rights, or name another place`,
  ]);
}

function setting(): string {
  return process.env.DATABASE_URL?.trim() ? "DATABASE_URL" : "DATA_DIR";
}

/** The file that the database is in; null where it is on a server. */
function fileOf(): string | null {
  const { url } = environment().database;
  return url.startsWith("file:") ? databaseFilePath(url) : null;
}
