import { createHash, randomBytes } from "node:crypto";

const ID_BYTES = 16;

/** A new random id: 128 bits, URL-safe, 22 characters. */
export function newId(): string {
  return randomBytes(ID_BYTES).toString("base64url");
}

/** SHA-256 in base64url: what is stored in place of a value that must not be readable. */
export function digestOf(value: string): string {
  return createHash("sha256").update(value).digest("base64url");
}
