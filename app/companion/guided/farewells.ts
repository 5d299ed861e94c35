import type { LineKey } from "../content/schema.ts";
import { withButtons } from "./buttons.ts";
import { parked } from "./parked.ts";
import { sayBack } from "./reflection.ts";
import { joinWords, sayLine } from "./say.ts";
import type { GuidedState } from "./turn.ts";
import type { Turn, TurnReply } from "./turn-reply.ts";
import { clausesOf, countWords, foldedText, plainText } from "./wording.ts";

/** Longer than that, it tells something, whatever thanks stand in it. */
const ENDING_WORDS = 32;

const ENDS_IN_THANKS =
  /(?:^|[\s,.!])(?:many thanks|thanks?(?: (?:you|u))?|thx|tysm|ty|ta|cheers|much appreciated|(?:muchas |mil )?gracias)(?! to\b)(?: (?!but\b)[\p{L}']+){0,4}[\s.!,x]*$|\bwish me luck\b|\bfingers crossed\b/u;
const BEGINS_WITH_THANKS =
  /^(?:(?:ok(?:ay)?|right|great|good|well|vale|bueno)[\s,.!]+)*(?:many thanks|thanks?(?: (?:you|u))?|thx|ty|ta|cheers|(?:muchas )?gracias|that(?:'s| is| was) (?:really |actually |so |very )*(?:helpful|useful|great|good))\b/u;
const WITHOUT_THANKS =
  /\bno,? thanks?\b|\bthanks? for nothing\b|\bthanks? to\b|\bwhich,? thanks\b|\bno gracias\b|\bgracias a\b/u;

const I_WILL =
  /(?:^|[.,!;]\s*|\b(?:and|so|then|but|ok(?:ay)?|tomorrow|tonight|maybe|think|guess|right)\s+)(?:i'?l+|il|i will|i'm (?:just )?going to|i am going to|i'm off to|going to|i think i'll|let me)\s+(?!be (?:ok|alright|fine)\b)\p{L}+|(?:^|[.,!]\s*|\by )(?:(?:le|la|lo|les) )?voy a \p{L}+|\b(?:ma[ñn]ana|luego|ahora|ya) (?:(?:se )?(?:lo|la|los|las|le|les) )(?:llamo|escribo|cuento|digo|pregunto|hablo)\b|\b(?:llamar[eé]|probar[eé]|har[eé]|dir[eé]|hablar[eé]|escribir[eé])(?!\p{L})/u;
const DONE =
  /\b(?:i(?:'ve| have)?(?: just)?|just) (?:sent|texted|messaged|emailed|called|rang|rung|phoned|told|asked|booked|posted|signed up|written)\b|\b(?:ya |lo |la |le )(?:envi[eé]|mand[eé]|escrib[ií]|llam[eé]|dije)(?!\p{L})/u;
const BETTER =
  /\b(?:feel(?:ing)?|i'm|am) (?:\w+ ){0,3}(?:better|calmer|lighter)\b|\b(?:that|this|it) (?:really )?help(?:ed|s)\b|\bme siento mejor\b|\bme ayud[oó]\b/u;
const CHOSEN = /^(?:the|that|option) [\p{L}\s]{2,24} then\b/u;
const ASKED_FOR_COMPANY =
  /\b(?:text|ask|call|message|invite|ring|phone|come (?:over|round|by)|pedir|llamar|escribir)/u;

const COMING =
  /\b(?:he|she|they|mom|mum|dad|(?:my|our) \p{L}+)(?:'s|'re| is| are| said (?:(?:he|she|they)(?:'s|'re| is| are))| says (?:(?:he|she|they)(?:'s|'re| is| are)))? (?:coming|on (?:his|her|their) way)\b|^(?:(?:mi|la|el|ella|él|mis)(?: \p{L}+)? )?(?:viene|vienen|va a venir)\b/u;
const SAID_YES =
  /\b(?:he|she|they|mom|mum|dad) (?:said (?:yes|ok(?:ay)?|sure|of course)|agreed)\b|\bdijo que s[ií]/u;
const WORRIES =
  /\b(?:but|scared|afraid|worried|hate|dread|anxious|nervous|angry|what if|how do|pero|miedo)\b/u;

/** What somebody who leaves is about to do, and the line that takes it up; the first that fits. */
const KINDS: readonly (readonly [RegExp, LineKey])[] = [
  [/\b(?:bed|sleep|nap|night|dormir|acostarme|cama)\b/u, "farewell_sleep"],
  [COMING, "farewell_coming"],
  [
    /\b(?:sent|texted|messaged|emailed|posted)\b|\b(?:envi[eé]|mand[eé])(?!\p{L})/u,
    "farewell_sent",
  ],
  [/\b(?:call|ring|phone|llamar\p{L}*)\b/u, "farewell_call"],
  [
    /\b(?:tell|say|talk|ask|speak|write|text|send|message)\b|\b(?:decir|hablar|escribir)\p{L}*/u,
    "farewell_talk",
  ],
  [
    /\b(?:try|do (?:that|it|this)|give (?:it|that))\b|\b(?:probar|intentar|har[eé])/u,
    "farewell_try",
  ],
  [BETTER, "farewell_better"],
];

/** Whether a message, none of whose words say goodbye, still ends the talk: thanks, and what comes next. */
export function endsTalk({ message, history }: Turn): boolean {
  const said = foldedText(message.content)
    .replaceAll(/[^\p{L}\p{N}\s.,;:!?'"-]/gu, "")
    .trim();
  if (countWords(said) > ENDING_WORDS || WITHOUT_THANKS.test(said)) return false;
  if (!history.some(({ role }) => role === "user")) return false;
  // A quotation is what they mean to say to somebody else.
  if (said.replaceAll(/(?<=(?:^|\n)[^"'“\n]*)["'“].{3,}["'”]/gu, "").includes("?")) return false;
  const hasEnd = I_WILL.test(said) || DONE.test(said) || BETTER.test(said) || CHOSEN.test(said);
  if (!hasEnd) return false;
  return (
    ENDS_IN_THANKS.test(said) || (BEGINS_WITH_THANKS.test(said) && !/\bbut\b|\bpero\b/u.test(said))
  );
}

/** The goodbye that takes up what they said they'd do; null where they said nothing of it. */
export function farewellLine(turn: Turn): string | null {
  const said = foldedText(turn.message.content);
  const kind = KINDS.find(([pattern]) => pattern.test(said))?.[1];
  const isPlan =
    I_WILL.test(said) || DONE.test(said) || CHOSEN.test(said) || kind === "farewell_better";
  const isSleep = kind === "farewell_sleep";
  if (isSleep) return sayLine(turn, "farewell_sleep");
  if (!isPlan && kind !== "farewell_coming") return null;
  return joinWords(planSaidBack(turn), sayLine(turn, kind ?? "farewell_out"));
}

/** "I'll ask at the surgery" as "You'll ask at the surgery."; null where nothing plain is left of it. */
function planSaidBack({ message, state }: Turn): string | null {
  if (state.language !== "en") return null;
  const plain = plainText(message.content)
    .replaceAll(/\p{Extended_Pictographic}/gu, "")
    .replaceAll(/\b(?:i'?l+|il)\b(?= \p{L})/giu, "I'll");
  if (/(?:^|\s)["']/u.test(plain)) return null;
  const plan = clausesOf(plain)
    .map((clause) => clause.replaceAll(AROUND_PLAN, "").trim())
    .find((clause) => I_WILL.test(foldedText(clause)) || COMING.test(foldedText(clause)));
  return plan === undefined ? null : sayBack(plan);
}

const AROUND_PLAN =
  /^(?:(?:and|so|then|ok(?:ay)?|right|well|yes)[\s,]+|(?:she|he|they|mom|mum|dad) (?:said|says) (?:that )?(?=she|he|they))+|(?:[\s,]+(?:i guess|i suppose|i think|then|thanks?|thank you|ty|thx|ta|cheers|x+))+$/giu;

/** Ends the talk with the goodbye that fits; what runs keeps its place. */
export function sayFarewell(turn: Turn): TurnReply {
  const text = farewellLine(turn) ?? sayLine(turn, "farewell_out");
  return withButtons(text, { ...turn.state, ...parked(turn.state) }, []);
}

/** "She's coming at two" after help was to be asked for: settled, and nothing is asked. */
export function isArranged({ message, history }: Turn): boolean {
  const said = foldedText(message.content);
  if (countWords(said) > ENDING_WORDS || said.includes("?") || WORRIES.test(said)) return false;
  if (!COMING.test(said) && !SAID_YES.test(said)) return false;
  const before = history.filter(({ role }) => role === "user").slice(-MESSAGES_BEFORE);
  return (
    DONE.test(said) || before.some(({ content }) => ASKED_FOR_COMPANY.test(foldedText(content)))
  );
}

const MESSAGES_BEFORE = 5;

export function sayArranged(turn: Turn): TurnReply {
  const text = joinWords(planSaidBack(turn), sayLine(turn, "settled"));
  return withButtons(text, { ...turn.state, pending: null }, []);
}

/** Whether the last reply was a goodbye. */
export function saidFarewell({ usedLines }: GuidedState): boolean {
  return FAREWELLS.test(usedLines.at(-1) ?? "");
}

const FAREWELLS = /^(?:farewell_|intent\.(?:goodbye|that_is_all)\.|\w+\.goodbyes\.)/u;
