import { spendNewestCode, tryOwnCode, type CodeTry } from "#app/models/accounts/codes.server.ts";
import type { User } from "#app/models/accounts/users.server.ts";
import { refuseTooMany, type ActionRequest } from "./form-limits.server.ts";

interface TypedCode {
  /** Null if the address has no account. */
  user: User | null;
  email: string;
  /** What this browser asked for, if it did. */
  requestId: string | null;
  code: string;
}

const TRY_LIMITS = { place: "try.place", address: "try.address", account: "try.account" } as const;

/**
 * Spends a typed code: the one of this browser's own request, five tries that nobody else can use up,
 * or else the last one that was mailed, of which strangers could type some, too.
 */
export async function spendCode(
  args: ActionRequest,
  purpose: "verify" | "reset",
  { user, email, requestId, code }: TypedCode,
): Promise<CodeTry> {
  if (requestId) {
    const own = await tryOwnCode(purpose, user?.id ?? null, requestId, code);
    if (own.outcome !== "wrong") return own;
  }
  const tooMany = await refuseTooMany(args, TRY_LIMITS, email);
  if (tooMany) return { outcome: "too-many", retryAfterSeconds: tooMany.retryAfterSeconds };
  const isRight = user && (await spendNewestCode(purpose, user.id, code));
  return { outcome: isRight ? "right" : "wrong" };
}
