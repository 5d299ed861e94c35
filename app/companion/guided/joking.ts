import { withButtons } from "./buttons.ts";
import { sayLine } from "./say.ts";
import type { TurnReply, Turn } from "./turn-reply.ts";
import { capitalise, countWords, foldedText, plainText } from "./wording.ts";

const NAME_WORDS = 4;
const PUNCHLINE_WORDS = 12;

/** A knock-knock joke, line by line; null where none is told. */
export function playAlong(turn: Turn): TurnReply | null {
  const said = foldedText(turn.message.content);
  const { state } = turn;
  const say = (text: string) => withButtons(text, { ...state, pending: null }, []);
  if (/^(?:ok(?:ay)?[\s,]+)?(?:knock[\s,-]*knock|toc[\s,]*toc)[\s.!]*$/u.test(said)) {
    return say(sayLine(turn, "knock_knock"));
  }
  if (/\b(?:supposed to|meant to|have to) (?:say|ask) ["'“]?who's there/u.test(said)) {
    return say(sayLine(turn, "knock_knock"));
  }
  if (SAYS_JOKE.test(said)) return say(sayLine(turn, "joke_owned"));
  if (RIDDLE.test(said)) return say(sayLine(turn, "riddle"));
  const last = state.usedLines.at(-1) ?? "";
  if (last.startsWith("knock_knock.")) {
    const name = plainText(turn.message.content).replace(/(?<![\s.!?])[\s.!?]+$/u, "");
    if (countWords(name) > NAME_WORDS) return null;
    return say(sayLine(turn, "knock_who").replace("{who}", capitalise(name)));
  }
  const isPunchline = last.startsWith("knock_who.") || last.startsWith("riddle.");
  return isPunchline && countWords(said) <= PUNCHLINE_WORDS
    ? say(sayLine(turn, "knock_laugh"))
    : null;
}

/** "That's a joke", "just kidding". */
const SAYS_JOKE =
  /(?:^|[.,!?] )(?:(?:that|it|this)(?:'s| is| was) (?:supposed to be |meant as )?(?:just )?a joke(?:, \p{L}+)?|(?:i'm |i was )?(?:just |only )?(?:kidding|joking)|(?:es|era) (?:una )?broma|es (?:un )?chiste)[\s.!)]*$/u;

const RIDDLE =
  /\bwhy did the (?:\w+ ){1,2}(?:cross|go to|get|walk into|break up|stop)\b|\bwhat do you call an? (?:\w+ ){1,3}(?:with|without|that|who|in|on)\b|\bpor qu[eé] (?:cruz[oó]) (?:el|la)\b/u;

const IRONY =
  /\b(?:(?:was|am|i'm|being) (?:just |only )?(?:being )?(?:sarcastic|ironic)|sarcasm|(?:era|es) (?:iron[ií]a|sarcasmo))\b|\/s$/u;
/** "Feeling better, obviously", "oh great, just what I needed", "yeah right". */
const IRONIC =
  /^(?:feeling|i'm|i feel|doing) (?:\w+ )?(?:better|great|fine|fantastic|amazing),? obviously$|^(?:oh )?(?:great|fantastic|brilliant|wonderful|lovely|perfect|amazing|super)[, ]+(?:just (?:great|what i needed|perfect|fantastic|brilliant)|as (?:always|usual)|another one)|^(?:oh |so )?(?:yeah|sure),? right$|^(?:just )?living the dream\b|^(?:oh )?(?:lucky|yay|go|aren't i lucky) me$|^(?:claro|s[ií]),? (?:claro|seguro|c[oó]mo no)$|^qu[eé] suerte la m[ií]a$/u;

/** Irony isn't taken at its word, and where it was, that is owned. */
export function ownsIrony(turn: Turn): TurnReply | null {
  const said = foldedText(turn.message.content);
  if (countWords(said) > IRONY_WORDS || /\b(?:he|she|they) (?:was|were|is)\b/u.test(said))
    return null;
  if (IRONIC.test(said.replace(/(?<![\s.!])[\s.!]+$/u, ""))) {
    return withButtons(sayLine(turn, "heard_irony"), { ...turn.state, pending: null }, []);
  }
  if (!IRONY.test(said)) return null;
  return withButtons(sayLine(turn, "taken_at_word"), { ...turn.state, pending: null }, []);
}

const IRONY_WORDS = 14;
