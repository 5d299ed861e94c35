import { data, type ActionFunctionArgs } from "react-router";
import { z } from "zod";
import { typedCode } from "#app/catalogue/typed-code.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { formAction, type SubmittedForm } from "#app/middleware/form-action.server.ts";
import type { SignedIn } from "#app/models/accounts/user-sessions.server.ts";
import { tryOwnCode, type CodeTry } from "#app/models/accounts/codes.server.ts";
import {
  isPasswordRight,
  TYPED_PASSWORD_MAX_LENGTH,
} from "#app/models/accounts/passwords.server.ts";
import { consumeRateLimit } from "#app/models/storage/rate-limits.server.ts";
import { hasPassword, type User } from "#app/models/accounts/users.server.ts";
import { ownerCookie } from "../account/code-requests.server.ts";
import { tooManyAttempts } from "../account/failure-texts.ts";

/** The field with which somebody shows that the account is theirs: their password, or a mailed code. */
export const ownerFields = {
  password: z.string().max(TYPED_PASSWORD_MAX_LENGTH).optional(),
  ownerCode: z.string().transform(typedCode).optional(),
} as const;

/** Of a form that asks for nothing else. */
export const ownerSchema = z.object(ownerFields);

interface Owned {
  password?: string | undefined;
  ownerCode?: string | undefined;
}

type OwnedSchema = z.ZodObject & z.ZodType<Owned>;

/** What is never sent back to the page. */
const HIDDEN = ["password", "newPassword", "confirmPassword", "code"];

/** Answers a form with what stands at its fields. */
type Refuse = ReturnType<typeof refusing>;

function refusing({ submission }: Pick<SubmittedForm<z.ZodObject>, "submission">) {
  return (fieldErrors: Record<string, string[]>, status = 400) =>
    data({ result: submission.reply({ hideFields: HIDDEN, fieldErrors }) }, { status });
}

interface SentByOwner<Values> extends SignedIn {
  value: Values;
  refuse: Refuse;
}

/** The action of a form that only the account's owner may send: all others are refused at its last field. */
export function ownerAction<Schema extends OwnedSchema, Args extends ActionFunctionArgs, Answer>(
  schema: Schema,
  handle: (sent: SentByOwner<z.output<Schema>>, args: Args) => Promise<Answer>,
) {
  return formAction(schema, async (submitted, args: Args) => {
    const account = signedInAccount(args.context);
    const { submission } = submitted;
    const refuse = refusing(submitted);
    if (submission.status !== "success") return refuse({});
    const refused = await refuseUnlessOwner(args.request, account.user, submission.value);
    if (refused) return refuse({ [refused.field]: [refused.message] });
    return handle({ ...account, value: submission.value, refuse }, args);
  });
}

/** What stands at that field where it doesn't fit; null where the account is theirs. */
export type OwnerRefusal = { field: "password" | "ownerCode"; message: string };

/**
 * Before anything that opens, changes or ends an account: the person's password again, or a mailed
 * code where they have none. A session that was left open is not enough.
 */
export async function refuseUnlessOwner(
  request: Request,
  user: User,
  typed: Owned,
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
  const requestId = await ownerCookie.read(request);
  if (requestId === null) return CODE_REFUSED;
  return findCodeRefusal(await tryOwnCode("confirm", userId, requestId, code));
}

/** At a mailed code that was wrong, used or too old. */
export const CODE_REFUSED = "That code didn't work. Check it, or get a new one.";

/** What stands at a mailed code that doesn't fit, with the button for a new one beside it; null where it does. */
export function findCodeRefusal(tried: CodeTry): string | null {
  if (tried.outcome === "too-many") {
    return `${tooManyAttempts(tried.retryAfterSeconds)}. Or get a new code now.`;
  }
  return tried.outcome === "right" ? null : CODE_REFUSED;
}
