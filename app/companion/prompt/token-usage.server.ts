import type { UsedTokens } from "#app/models/replies/model-usage.server.ts";
import type { OnUsage } from "#app/services/anthropic.server.ts";
import { queueUsage } from "../reply/save-queue.server.ts";

/** Takes down what a call of the model uses up, as counts and for whom; handed to the call. */
export function countTokens(
  userId: string,
  purpose: UsedTokens["purpose"],
  replyId: string | null = null,
): OnUsage {
  return (usage) => queueUsage({ userId, purpose, replyId, usage, at: Date.now() });
}
