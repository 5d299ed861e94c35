import type { Conversation } from "#app/models/conversations.server.ts";
import { NEW_VISIT_AFTER_MS, type RiskState } from "#app/models/risk.server.ts";
import type { User } from "#app/models/users.server.ts";
import { checkBack } from "#app/safety/written-answers.server.ts";
import { isModelConfigured } from "#app/services/anthropic.server.ts";
import { openingLine } from "./guided.server.ts";

/** What stands at the start of a conversation: who speaks, and that it is an AI. */
export function openingFor(user: Pick<User, "firstName">) {
  if (isModelConfigured()) {
    const text = `Hello, ${user.firstName}. I am an AI companion, not a person and not a therapist. You can write whatever is on your mind, in any order. What weighs on you most today?`;
    return { text, quickAnswers: [] };
  }
  const opening = openingLine({ firstName: user.firstName, reason: "no_model" });
  return { text: opening.text, quickAnswers: opening.quickAnswers };
}

/** How the next visit opens after a risk was seen: a new visit is one after a pause. */
export function checkBackFor(
  risk: RiskState | null,
  conversation: Pick<Conversation, "lastMessageAt"> | null,
  now = Date.now(),
): string | null {
  if (!risk || risk.status === "closed") return null;
  const lastSeen = Math.max(risk.lastSignAt, conversation?.lastMessageAt ?? 0);
  if (now - lastSeen < NEW_VISIT_AFTER_MS) return null;
  return checkBack({
    kind: risk.kind,
    severity: risk.severity,
    afterAbuse: risk.neutralCheckBack,
    language: "en",
    variantSeed: Math.floor(now / 86_400_000),
  });
}
