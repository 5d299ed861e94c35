import { createHmac, timingSafeEqual } from "node:crypto";
import { environment } from "./environment.server.ts";

/** Signs a text with the newest session secret. It begins with its purpose, as in "form:". */
export function signatureOf(text: string, secret = environment().sessionSecrets[0] ?? ""): string {
  return createHmac("sha256", secret).update(text).digest("base64url");
}

/** Whether a text was signed by us, with any secret of the list. */
export function isSignatureOf(signature: string, text: string): boolean {
  const actual = Buffer.from(signature);
  return environment().sessionSecrets.some((secret) => {
    const expected = Buffer.from(signatureOf(text, secret));
    return expected.length === actual.length && timingSafeEqual(expected, actual);
  });
}
