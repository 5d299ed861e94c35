import { createHash, randomFillSync } from "node:crypto";

const ID_BYTES = 16;
const pool = Buffer.alloc(256 * ID_BYTES);
let used = pool.length;

/** A new random id: 128 bits, URL-safe, 22 characters. Random bytes are fetched for many at once. */
export function newId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += ID_BYTES;
  return pool.toString("base64url", used - ID_BYTES, used);
}

/** SHA-256 in base64url: what is stored in place of a value that must not be readable. */
export function digestOf(value: string): string {
  return createHash("sha256").update(value).digest("base64url");
}
