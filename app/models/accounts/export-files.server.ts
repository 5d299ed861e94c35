import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { access, mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { environment } from "#app/config/environment.server.ts";

// AES-256-GCM, a piece at a time as in the STREAM construction (Hoang, Reyhanitabar, Rogaway and Vizár
// 2015): the nonce counts the pieces and marks the last one, so that none can be left out, moved or cut
// off. Each file has a key of its own.
const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
const TAG_BYTES = 16;
const NONCE_BYTES = 12;
const PIECE_BYTES = 64 * 1_024;

/** A new key for one file, as text. */
export function newFileKey(): string {
  return randomBytes(KEY_BYTES).toString("base64url");
}

/** Encrypts what comes into the file of an export, and returns how many bytes came. */
export async function writeExportFile(
  exportId: string,
  key: string,
  source: NodeJS.ReadableStream,
): Promise<number> {
  await mkdir(exportsFolder(), { recursive: true, mode: 0o700 });
  let size = 0;
  await pipeline(
    source,
    async function* (bytes: AsyncIterable<Buffer>) {
      for await (const { piece, nonce } of numbered(inPieces(bytes, PIECE_BYTES))) {
        const cipher = createCipheriv(CIPHER, keyOf(key), nonce);
        size += piece.length;
        yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
      }
    },
    createWriteStream(fileOf(exportId), { mode: 0o600, flush: true }),
  );
  return size;
}

/** What is in the file of an export, decrypted as it is read. Errors where it isn't whole. */
export function readExportFile(exportId: string, key: string): Readable {
  const file = createReadStream(fileOf(exportId));
  return Readable.from(decrypted(file, key), { objectMode: false });
}

async function* decrypted(file: AsyncIterable<Buffer>, key: string): AsyncGenerator<Buffer> {
  const pieces = inPieces(file, PIECE_BYTES + TAG_BYTES);
  for await (const { piece, nonce } of numbered(pieces)) {
    const decipher = createDecipheriv(CIPHER, keyOf(key), nonce, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(piece.subarray(-TAG_BYTES));
    yield Buffer.concat([decipher.update(piece.subarray(0, -TAG_BYTES)), decipher.final()]);
  }
}

/** Whether the file of an export is on this machine: with several instances, another may have made it. */
export async function hasExportFile(exportId: string): Promise<boolean> {
  try {
    await access(fileOf(exportId));
    return true;
  } catch {
    return false;
  }
}

/** Removes the files of these exports; one that is gone already is fine. */
export async function removeExportFiles(exportIds: readonly string[]): Promise<void> {
  for (const id of exportIds) await rm(fileOf(id), { force: true });
}

/** The exports of which there is a file. */
export async function exportsWithFiles(): Promise<string[]> {
  try {
    return await readdir(exportsFolder());
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}

/** Pieces of one length, of which the last may be shorter, or empty where nothing came. */
async function* inPieces(
  bytes: AsyncIterable<Buffer>,
  length: number,
): AsyncGenerator<{ piece: Buffer; isLast: boolean }> {
  let held: Buffer[] = [];
  let heldBytes = 0;
  for await (const some of bytes) {
    held.push(some);
    heldBytes += some.length;
    // A whole piece is kept until more has come: only then it's known not to be the last.
    if (heldBytes <= length) continue;
    const whole = Buffer.concat(held);
    let start = 0;
    for (; whole.length - start > length; start += length) {
      yield { piece: whole.subarray(start, start + length), isLast: false };
    }
    held = [whole.subarray(start)];
    heldBytes = whole.length - start;
  }
  yield { piece: Buffer.concat(held), isLast: true };
}

async function* numbered(pieces: AsyncIterable<{ piece: Buffer; isLast: boolean }>) {
  let number = 0;
  for await (const { piece, isLast } of pieces) {
    const nonce = Buffer.alloc(NONCE_BYTES);
    nonce.writeUInt32BE(number, 0);
    nonce.writeUInt8(isLast ? 1 : 0, NONCE_BYTES - 1);
    number += 1;
    yield { piece, nonce };
  }
}

function keyOf(key: string): Buffer {
  return Buffer.from(key, "base64url");
}

function exportsFolder(): string {
  return path.join(environment().dataDir, "exports");
}

// Ids are made here, of letters, digits, "-" and "_".
function fileOf(exportId: string): string {
  return path.join(exportsFolder(), exportId);
}
