import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { environment } from "#app/config/environment.server.ts";

// AES-256-GCM with a random 96-bit nonce, as NIST SP 800-38D has it.
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/**
 * Encrypts a value that the database alone must not give away, with a key that isn't in it. `purpose`
 * says what it is and whose: opened for another one it doesn't open.
 */
export function seal(value: string, purpose: string): string {
  const [newest = ""] = environment().sessionSecrets;
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyOf(newest), nonce);
  cipher.setAAD(Buffer.from(purpose));
  const sealed = Buffer.concat([cipher.update(value, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** What was sealed for this purpose, with any of the secrets; null where none of them opens it. */
export function unseal(sealed: string, purpose: string): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  for (const secret of environment().sessionSecrets) {
    try {
      const decipher = createDecipheriv(
        "aes-256-gcm",
        keyOf(secret),
        bytes.subarray(0, NONCE_BYTES),
        { authTagLength: TAG_BYTES },
      );
      decipher.setAAD(Buffer.from(purpose));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const opened = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([opened, decipher.final()]).toString("utf8");
    } catch {
      // Sealed with another secret of the list, or not by us.
    }
  }
  return null;
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", "aliwell sealed values", KEY_BYTES));
}
