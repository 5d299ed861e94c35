import { z } from "zod";
import { sealedCookie } from "#app/middleware/sealed-cookie.server.ts";
import { CHALLENGE_MS } from "#app/models/accounts/passkey-ceremonies.server.ts";

/** What this browser's passkey was asked to answer. */
export const passkeyChallengeCookie = sealedCookie(
  "aliwell_passkey",
  z.object({ challenge: z.string() }),
  CHALLENGE_MS,
);

/** A passkey that somebody is about to add, once they have shown that the account is theirs. */
export const newPasskeyCookie = sealedCookie(
  "aliwell_new_passkey",
  z.object({
    challenge: z.string(),
    userId: z.string(),
    userSessionId: z.string(),
    name: z.string(),
  }),
  CHALLENGE_MS,
);
