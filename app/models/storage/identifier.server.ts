import { hash, randomUUID } from "node:crypto";

/** Characters of an id. */
export const ID_LENGTH = 22;

/** A new random id: 122 bits, URL-safe, 22 characters. Node fetches the bytes for many of them at once. */
export function newId(): string {
  return Buffer.from(randomUUID().replaceAll("-", ""), "hex").toString("base64url");
}

/** SHA-256 in base64url: what is stored in place of a value that must not be readable. */
export function digestOf(value: string): string {
  return hash("sha256", value, "base64url");
}
