import { z } from "zod";
import { typedCode } from "#app/catalogue/typed-code.ts";
import { tryOwnCode, type CodeTry } from "#app/models/accounts/codes.server.ts";
import {
  isPasswordRight,
  TYPED_PASSWORD_MAX_LENGTH,
} from "#app/models/accounts/passwords.server.ts";
import { consumeRateLimit } from "#app/models/storage/rate-limits.server.ts";
import { hasPassword, type User } from "#app/models/accounts/users.server.ts";
import { readOwnerRequest } from "../account/code-requests.server.ts";
import { tooManyAttempts } from "../account/failure-texts.ts";

/** The field with which somebody shows that the account is theirs: their password, or a mailed code. */
export const ownerFields = {
  password: z.string().max(TYPED_PASSWORD_MAX_LENGTH).optional(),
  ownerCode: z.string().transform(typedCode).optional(),
} as const;

/** What stands at that field where it doesn't fit; null where the account is theirs. */
export type OwnerRefusal = { field: "password" | "ownerCode"; message: string };

/**
 * Before anything that opens, changes or ends an account: the person's password again, or a mailed
 * code where they have none. A session that was left open is not enough.
 */
export async function refuseStranger(
  request: Request,
  user: User,
  typed: { password?: string | undefined; ownerCode?: string | undefined },
): Promise<OwnerRefusal | null> {
  const field = hasPassword(user) ? "password" : "ownerCode";
  const value = typed[field] ?? "";
  if (value === "") {
    const message =
      field === "password"
        ? "Please enter your password."
        : "Please enter the code from the email.";
    return { field, message };
  }
  const { isAllowed, retryAfterSeconds } = await consumeRateLimit("confirm.account", user.id);
  if (!isAllowed) return { field, message: `${tooManyAttempts(retryAfterSeconds)}.` };
  const message =
    field === "password"
      ? await refusePassword(value, user.password)
      : await refuseCode(request, user.id, value);
  return message === null ? null : { field, message };
}

async function refusePassword(typed: string, password: string): Promise<string | null> {
  const isRight = await isPasswordRight(typed, password);
  return isRight ? null : "That's not your password. Please try again.";
}

async function refuseCode(request: Request, userId: string, code: string): Promise<string | null> {
  const requestId = await readOwnerRequest(request);
  if (requestId === null) return CODE_REFUSED;
  return whyCodeRefused(await tryOwnCode("confirm", userId, requestId, code));
}

/** At a mailed code that was wrong, used or too old. */
export const CODE_REFUSED = "That code didn't work. Check it, or get a new one.";

/** What stands at a mailed code that doesn't fit, with the button for a new one beside it; null where it does. */
export function whyCodeRefused(tried: CodeTry): string | null {
  if (tried.outcome === "too-many") {
    return `${tooManyAttempts(tried.retryAfterSeconds)}. Or get a new code now.`;
  }
  return tried.outcome === "right" ? null : CODE_REFUSED;
}
