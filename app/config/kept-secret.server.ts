import { randomBytes } from "node:crypto";
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  unlinkSync,
  writeSync,
} from "node:fs";
import path from "node:path";
import { ConfigurationError } from "./app-error.ts";

const SECRET_BYTES = 32;

/**
 * The secret kept in `directory` under `name`, made at the first call. Two processes that start at
 * once agree on one: whoever links the file first has decided, and a file is linked only when whole.
 */
export function keptSecret(directory: string, name: string): string {
  const file = path.join(directory, name);
  return readSecret(file) ?? makeSecret(directory, file);
}

function makeSecret(directory: string, file: string): string {
  const draft = `${file}.${randomBytes(8).toString("hex")}`;
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    writeWhole(draft, randomBytes(SECRET_BYTES).toString("hex"));
    try {
      linkSync(draft, file);
    } catch (error) {
      if (!hasCode(error, "EEXIST")) throw error;
    } finally {
      unlinkSync(draft);
    }
  } catch {
    throw new ConfigurationError([
      `DATA_DIR: expected a folder that can be written (${directory})`,
    ]);
  }
  return readSecret(file) ?? unusable(file);
}

function writeWhole(file: string, text: string): void {
  const descriptor = openSync(file, "wx", 0o600);
  try {
    writeSync(descriptor, text);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function readSecret(file: string): string | null {
  let secret: string;
  try {
    secret = readFileSync(file, "utf8").trim();
  } catch (error) {
    if (hasCode(error, "ENOENT")) return null;
    return unusable(file);
  }
  return secret.length >= SECRET_BYTES ? secret : unusable(file);
}

function unusable(file: string): never {
  throw new ConfigurationError([
    `DATA_DIR: expected a readable secret of at least ${SECRET_BYTES} characters in ${file}`,
  ]);
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
