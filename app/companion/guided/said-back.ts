import { sayBack } from "./reflection.ts";
import { sayBackInSpanish } from "./spanish-reflection.ts";
import type { Turn } from "./turn-reply.ts";

/** What they said, turned to face them; null where it must not or cannot be said back. */
export function saidBack({ message, state }: Turn): string | null {
  return state.language === "en" ? sayBack(message.content) : sayBackInSpanish(message.content);
}
