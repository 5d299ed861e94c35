import { MESSAGE_MAX_LENGTH } from "#app/catalogue/message-length.ts";
import { environment } from "#app/config/environment.server.ts";
import {
  isWritable,
  type Conversation,
  type OpenedConversation,
} from "#app/models/conversations/conversations.server.ts";
import { countOwnMessagesSince } from "#app/models/conversations/messages.server.ts";
import { LIMITS } from "#app/models/storage/rate-limits.server.ts";
import { isExempt } from "#app/models/risk/risk.server.ts";
import type { User } from "#app/models/accounts/users.server.ts";
import type { Screening } from "#app/safety/screened-text.server.ts";

/** Why a message was refused. What was typed comes back with it, and the panel if it is needed. */
export type SendRefusal =
  "blank" | "too-long" | "too-fast" | "too-many" | "limit" | "read-only" | "overtaken";

/** The conversation that a message goes on with, if any, and where its writer stands. */
export type Place = Pick<OpenedConversation, "risk" | "beganWith"> & {
  conversation: Conversation | null;
};

/** Why no message of this person is accepted now, whatever it says; null where one is. */
export async function findSendRefusal(
  user: User,
  { conversation, risk }: Pick<Place, "conversation" | "risk">,
  screening: Screening,
): Promise<{ reason: SendRefusal; status: number } | null> {
  if (screening.text.length > MESSAGE_MAX_LENGTH) return { reason: "too-long", status: 400 };
  if (conversation && !isWritable(conversation, user.timeZone)) {
    return { reason: "read-only", status: 409 };
  }
  // Whoever is at risk is answered, however fast and however much they write.
  if (isExempt(screening.assessment.tier, risk)) return null;
  const reason = await findRateRefusal(user.id);
  return reason && { reason, status: 429 };
}

async function findRateRefusal(userId: string): Promise<"too-fast" | "too-many" | null> {
  if (environment().rateLimits === "off") return null;
  for (const [limit, reason] of [
    ["message.account", "too-fast"],
    ["message.day", "too-many"],
  ] as const) {
    const { most, windowMs } = LIMITS[limit];
    const sent = await countOwnMessagesSince(userId, Date.now() - windowMs);
    if (sent >= most) return reason;
  }
  return null;
}
