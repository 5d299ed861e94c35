import type { MemoryKindId } from "#app/catalogue/memory-kinds.ts";
import type { TrackId } from "#app/catalogue/tracks.ts";

/** One demonstration conversation: when it was, what each side said, and what was kept of it. */
export interface SeededConversation {
  daysAgo: number;
  /** On the US East Coast in winter; past midnight it counts on. */
  hour: number;
  track: TrackId;
  modalities: readonly string[];
  summary: string;
  insights?: string;
  /** What the person wrote after it: what stood out, and what they want to do in the week. */
  reflection?: { userReflection: string; weeklyGoals: string };
  /** What the companion remembers of it, and the exchange that says it, from 0. */
  memories?: readonly { kind: MemoryKindId; content: string; exchange: number }[];
  exchanges: readonly (readonly [person: string, companion: string])[];
}
