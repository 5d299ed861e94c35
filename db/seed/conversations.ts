import { EARLIER_TALKS } from "./earlier-talks.ts";
import { LATER_TALKS } from "./later-talks.ts";
import type { SeededConversation } from "./seeded-conversation.ts";

/** Three months of an invented person's talks, the oldest first, written for the demonstration. */
export const SEEDED_CONVERSATIONS: readonly SeededConversation[] = [
  ...EARLIER_TALKS,
  ...LATER_TALKS,
];
