import type { LineKey } from "../../content/schema.ts";
import type { MessagePart } from "./message-parts.ts";

/** What a message ends with, by the name of its line. */
export type Closing = Extract<LineKey, `draft_close_${string}`>;

const STOPS = /\b(?:stop|quit|not|never|leave me|don't)\b/iu;
const DECLINES =
  /\b(?:can't|cannot|can not|won't|not (?:able|going|giving|coming|ready)|unable|have to say no|say no|no longer|need|more time|no (?:puedo|voy|quiero|podré))\b|^(?:sorry,? )?(?:but )?no$/iu;
const WANTS_TO_SEE =
  /\b(?:like|love|want) to (?:visit|come|see|meet|drop by|stop by|catch up|call)\b/iu;
const MISSES =
  /\b(?:miss|love|thinking of|think of|sorry for your|proud of|extrañ\p{L}+|orgullos[oa]|quiero mucho)(?!\p{L})/iu;

const WISHES_WELL =
  /^(?:congrat\p{L}*|happy|merry|good luck|well done|get well|welcome|thinking of)(?!\p{L})/iu;

/** How a message closes by the last thing that it says; null where that asks already when to talk. */
export function closingFor(parts: readonly MessagePart[], isFormal: boolean): Closing | null {
  const last = parts.at(-1);
  if (last === undefined) return null;
  if (last.kind === "say" && parts.some(({ kind }) => kind === "thank")) return "draft_close_thank";
  switch (last.kind) {
    case "about":
      return null;
    case "say":
      if (WISHES_WELL.test(last.told)) return null;
      return closingOfSaid(last.told, isFormal);
    case "ask_if":
    case "ask_for":
    case "wonder":
      return isFormal ? "draft_close_ask_formal" : "draft_close_ask";
    case "ask_to":
      if (STOPS.test(last.told)) return "draft_close_stop";
      return isFormal ? "draft_close_ask_formal" : "draft_close_ask";
    case "sorry":
      return "draft_close_sorry";
    case "thank":
      return "draft_close_thank";
    case "invite":
      return "draft_close_invite";
    default:
      return closingOfSaid(last.told, isFormal);
  }
}

function closingOfSaid(told: string, isFormal: boolean): Closing {
  if (/^i'm sorry\b/iu.test(told)) return "draft_close_sorry";
  if (DECLINES.test(told)) return isFormal ? "draft_close_no_formal" : "draft_close_no";
  if (WANTS_TO_SEE.test(told)) return "draft_close_when";
  return MISSES.test(told) ? "draft_close_soon" : "draft_close_talk";
}
