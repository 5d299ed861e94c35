import type { ChatPage } from "../chat-page.server.ts";

const HONEST_LINE = "An AI: not a human, not a licensed therapist.";

const ADULT_LINE = "For adults. By writing you confirm that you are 18 or over.";

/** Who answers, for whom, and whom to call in danger. */
export function honestLine({
  needsAdultLine,
  inDanger,
}: Pick<ChatPage, "needsAdultLine" | "inDanger">): string {
  const age = needsAdultLine ? ADULT_LINE : "For adults.";
  return `${HONEST_LINE} ${age} In danger, ${inDanger}.`;
}

/** From the eighth message on: how many are left, and that nothing ends with them. */
export function nearLimitLine(page: ChatPage): string | undefined {
  const { isNearLimit, remaining, freeMessages, trialDays } = page;
  if (!isNearLimit || remaining === null) return undefined;
  return `${remaining} of ${freeMessages} messages left. After that, you can write without a limit for ${trialDays} days, free.`;
}
