import { z } from "zod";
import { spendOwnCode } from "#app/models/codes.server.ts";
import { isPasswordRight, TYPED_PASSWORD_MAX_LENGTH } from "#app/models/passwords.server.ts";
import { consumeRateLimit } from "#app/models/rate-limits.server.ts";
import { hasPassword, type User } from "#app/models/users.server.ts";
import { readOwnerRequest } from "../account/code-requests.server.ts";

/** The field with which somebody shows that the account is theirs: their password, or a mailed code. */
export const ownerFields = {
  password: z.string().max(TYPED_PASSWORD_MAX_LENGTH).optional(),
  ownerCode: z
    .string()
    .transform((typed) => typed.replace(/\D/g, ""))
    .optional(),
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
  if (!(await consumeRateLimit("confirm.account", user.id)).isAllowed) {
    return { field, message: "Too many attempts. Please wait before trying again." };
  }
  const isRight =
    field === "password"
      ? await isPasswordRight(value, user.password)
      : await isOwnersCode(request, user.id, value);
  if (isRight) return null;
  const message =
    field === "password"
      ? "That's not your password. Please try again."
      : "That code didn't work. Check it, or get a new one.";
  return { field, message };
}

async function isOwnersCode(request: Request, userId: string, code: string): Promise<boolean> {
  const requestId = await readOwnerRequest(request);
  return requestId !== null && spendOwnCode("confirm", userId, requestId, code);
}
