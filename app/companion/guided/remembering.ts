import { withButtons } from "./buttons.ts";
import { isCorrection } from "./corrections.ts";
import { namesIn } from "./named-things.ts";
import { joinWords, sayLine } from "./say.ts";
import { talkOf } from "./subjects.ts";
import { isDeathTold, lostOnes } from "./tender-details.ts";
import type { Turn, TurnReply } from "./turn-reply.ts";
import { countWords, foldedText } from "./wording.ts";

/** Longer than that, it tells more than a memory. */
const MEMORY_WORDS = 30;
/** "She would have laughed at me", "he was a funny man", "she always sang": how somebody was. */
const IS_MEMORY =
  /\b(?:he|she|\p{L}{3,}) (?:would(?:'ve| have| of)|used to|always|loved|liked|hated|never (?:missed|forgot|complained|left|let)|taught (?:me|us)|made (?:me|us) laugh|could (?:make|fix|cook|sing|talk|dance))\b|\b(?:he|she) was (?:(?:a|an|such a|so|very|always|really|the) )*(?:funn\p{L}+|kind\p{L}*|lovely|good|great|gentle|clever|warm|stubborn|character|hoot|laugh|wonderful|generous|quiet|happy|proud|best)\b|(?<!\p{L})(?:siempre (?:dec[ií]a|cantaba|hac[ií]a|re[ií]a)|le (?:habr[ií]a|hubiera) (?:encantado|gustado)|se (?:habr[ií]a|hubiera) re[ií]do|era (?:muy )?(?:graciosa?|bueno|buena|divertid[oa]|cariños[oa]))(?!\p{L})/u;
/** A date that comes round, or what was never said, is met otherwise. */
const WEIGHS =
  /\b(?:would(?:'ve| have| of) been|should have|could have|never (?:told|said)|suffer\p{L}*|pain|hospital|hospice|alone|guilt\p{L}*|sorry|hit|drunk|drank|angry with)\b/u;

/** A memory of somebody who died is received as one, by their name, and never as a complaint about them; null where none is told. */
export function rememberWithThem(turn: Turn): TurnReply | null {
  const { history, message, state } = turn;
  const said = foldedText(message.content);
  const told = history.filter(({ role }) => role === "user").map(({ content }) => content);
  const before = told.at(-1);
  const isTold =
    before !== undefined && isDeathTold({ ...turn, message: { id: "", content: before } });
  if (!isTold || message.content.includes("?") || countWords(said) > MEMORY_WORDS) return null;
  if (!IS_MEMORY.test(said) || WEIGHS.test(said)) return null;
  const who =
    namesIn(message.content, before).at(-1) ??
    told.flatMap((each, at) => namesIn(each, told[at - 1])).at(-1) ??
    lostOnes(turn).at(-1);
  if (who === undefined) return null;
  const { askedInRow = 0, ...talk } = talkOf(state);
  const mayAsk = !state.isQuiet && askedInRow < MAX_ASKED_IN_ROW;
  const text = joinWords(
    isCorrection(message.content) ? sayLine(turn, "got_wrong") : null,
    sayLine(turn, "remember_say").replaceAll("{it}", who),
    mayAsk ? sayLine(turn, "remember_ask") : null,
  );
  const next = { ...talk, sinceAsked: mayAsk ? 0 : 1, askedInRow: mayAsk ? askedInRow + 1 : 0 };
  return withButtons(text, { ...state, talk: next, pending: null }, []);
}

const MAX_ASKED_IN_ROW = 2;
