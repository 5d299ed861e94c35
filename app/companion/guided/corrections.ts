import { tellingStems } from "./told.ts";
import type { Turn } from "./turn-reply.ts";
import { countWords, foldedText } from "./wording.ts";

/** Longer than that, it says more than that something was got wrong. */
const CORRECTION_WORDS = 40;
const CORRECTION =
  /^(?:(?:no+|nah|but|um|uh|er+|lol|ok(?:ay)?|well|actually|sorry|wait|what|huh|hey|hm+|look|please)[\s,.!?]+)*(?:that (?:makes|made) no sense\b|(?:talk|ask|tell) (?:about|who|what)\b[^.]*\? i (?:mean|meant)\b|i (?:mean|meant) (?:the|my|it(?![.!]*$)|that)\b|i (?:just |already |literally )+(?:said|told|asked|answered)\b|i (?:told|asked) you\b|i said (?:not|no,|it's|it is)\b|i(?:'m| am| was) (?:just )?(?:asking|talking) about\b|i (?:didn't|did not|never) (?:say|ask|mention|mean) (?:that|anything|any|it|for|about|about|a|the)\b|that(?:'s| is| was)(?: not|n't) what i\b|that was(?:n't| not) (?:a|my) question|what question\b|you (?:already |just )?(?:asked|said) (?:me )?that\b|you(?:'re| are)? (?:just |keep |only )?(?:repeat|repeating|saying the same|asking the same)|you (?:keep|misread|misunderstood|got (?:it|that|me) wrong)\b|stop (?:thanking|repeating|saying)\b|(?:it's|he's|she's|they're|this is)(?: not|n't) (?:a|an|about|dead)\b|ya te (?:dije|lo dije)|eso no (?:es|fue) lo que|no (?:dije|pregunt[eé]|quise decir))|\bi (?:just |already )told you\b|\bthat's not what i (?:said|asked|meant)\b|\bi didn't ask (?:anything|that|you|about)\b|\byou just repeat\b|\bi was asking you\b|\bi meant (?:where|how|what|if|whether|do|does|should|is|the|my)\b|^(?:wait[\s,]+)?(?:what|huh|excuse me|seriously|wonderful|good|great|glad)\?[\s!?]+\w/u;

const BEFORE =
  "^(?:(?:no+|but|and|so|um|ok(?:ay)?|well|actually|sorry|wait|what|wtf|omg|hey|look|please|again|anyway|pero|oye|bueno)[\\s,]+)*";
/** A sentence of a message that complains, whatever stands around it. */
const COMPLAINT = new RegExp(
  `${BEFORE}(?:${[
    "i(?:'ve| have)? (?:just |already |literally )?(?:asked|told) you(?! (?:yesterday|last))",
    "i said i (?:want|wanted|need|asked)",
    "i(?:'ve)? (?:just |already )(?:asked|said|told|explained|answered|wrote)(?: (?:that|it|so|this|you))?(?:[.,!?]|$)",
    "i (?:was|am|'m) (?:just )?asking(?: you| if| whether| a question| for an?\\b| something|[.!?]|$)",
    "i'm (?:just )?asking (?:if|whether|how|what|you|about|do|should)\\b",
    "i asked (?:you )?(?:a question|if|whether|how|what|why|do|does|should|is|about|for)\\b",
    "my question (?:was|is)\\b",
    "what question\\b",
    "(?:that|this)(?:'s| is| was| does|)(?: not|n't)? (?:an |my |a |even )?(?:answer|question)\\b",
    "(?:that|this)(?:'s| is| was)? (?:not|n't) (?:it|right|what i|true)\\b",
    "(?:that|this) (?:doesn't|does not|didn't) (?:answer|help|make (?:any )?sense|fit)\\b",
    "you (?:didn't|did not|haven't|never|still haven't|won't|don't|do not) (?:even |really )?(?:answer|read|listen|respond|hear me|get (?:it|me)|understand(?: (?:me|it)\\b|[.!?]|$))",
    "you(?:'re| are)(?: not|n't) (?:even |really )?(?:making|answering|listening|reading|hearing)",
    "are you (?:even |actually )(?:listening|reading|serious)",
    "did you (?:even )?(?:read|listen|hear|understand)\\b",
    "(?:can|could|will|would) you (?:please |just )?(?:answer|read) (?:me|my|the|it|what)\\b",
    "(?:just |please )?answer (?:me|my question|the question|it)\\b",
    "(?:those|these|that|this|it)(?:'s| are| is) (?:just |exactly )?the same (?:words|thing|question|answer|line|again)",
    "you (?:just |already )?said (?:that|the same)",
    "(?:what|who|which|whose) (?:\\w+ ){0,3}(?:what|who|which|landed)\\b",
    "what are you (?:on about|talking about)\\b",
    "that(?:'s| is| was) (?:weird|wrong|off|random|nothing to do)\\b",
    "(?:you|this)(?:'re| are| is)? (?:make|makes|making) no sense\\b",
    "(?:what would help is|(?:it|what) would help if you|an answer would help)",
    "i (?:just )?want (?:an answer|you to (?:answer|listen|read))",
    "ask me a proper question",
    "wdym\\b",
    "i'm (?:being )?serious\\b",
    "you (?:just )?ignored (?:me|my|what)",
    "that had nothing to do with",
    "(?:he|she|it|they)(?:'s|'re| is| are) not my\\b",
    "i meant (?!well\\b|to\\b|no\\b|every|so\\b)",
    "i was (?:just )?(?:telling|saying|answering)\\b",
    "not (?:asking|talking) about (?:that|the|my|it)\\b",
    "i wasn't (?:asking|talking) about\\b",
    "wasn't (?:asking|talking) about\\b",
    "¿?(?:sigo con|de) qu[eé]\\b|¿?qu[eé] (?:tiempo|espera)\\b",
    "te (?:pregunt[eé]|lo dije)\\b",
    "eso no (?:es|era|fue) lo que\\b",
    "no te (?:pregunt[eé]|he preguntado)",
    "eso no (?:responde|contesta)|no (?:has|me has) (?:respondido|contestado)|contesta\\b|resp[oó]ndeme\\b",
  ].join("|")})`,
  "u",
);

/** "I said ...", "that's not what I asked", "you already asked that": the companion got something wrong. */
export function isCorrection(content: string): boolean {
  const text = foldedText(content);
  if (OWNS_UP.test(text)) return false;
  if (countWords(text) > CORRECTION_WORDS) return false;
  return CORRECTION.test(text) || text.split(SENTENCE_ENDS).some((each) => COMPLAINT.test(each));
}

/** "That was wrong of me", "I told her that's not what I meant": their own doing, or what was said to others. */
const OWNS_UP =
  /\bof me\b|\bmy (?:own )?fault\b|^(?:and |but |so )*(?:he|she|they|my \p{L}+|i) (?:said|told (?:him|her|them|my)|was like|says|goes)\b(?! you\b)(?!.*\byou\b)|^i (?:just |already )said (?:sorry|no|yes|it) to\b/u;

/** What is left of a message beside the complaint: what it's really about. */
export function withoutComplaints(content: string): string {
  return foldedText(content)
    .split(SENTENCE_ENDS)
    .filter((each) => !COMPLAINT.test(each) || ASKED_ANEW.test(each))
    .join(" ");
}

/** "I'm asking do I tell her": the question itself stands in it. */
const ASKED_ANEW =
  /\b(?:asking|asked(?: you)?|meant|was|is) (?:if|whether|how|what|where|when|why|do|does|should|is|can)\b \w+ \w+/u;

const SENTENCE_ENDS = /(?<=[.!?…])\s+/u;

/** "There's no voice", "I didn't move house": it denies a word that the reply before it brought up. */
export function deniesWhatWasSaid({ message, history }: Turn): boolean {
  const said = foldedText(message.content);
  if (countWords(said) > DENIAL_WORDS || !DENIES.test(said)) return false;
  const last = history.at(-1);
  if (last?.role !== "assistant") return false;
  const theirs = history.filter(({ role }) => role === "user").map(({ content }) => content);
  const told = new Set(theirs.flatMap(tellingStems));
  const brought = new Set(tellingStems(last.content).filter((stem) => !told.has(stem)));
  return tellingStems(message.content).some((stem) => brought.has(stem));
}

const DENIAL_WORDS = 16;
const DENIES =
  /^(?:(?:no|nah|but|well|what|um|sorry|actually)[\s,.!?]+)*(?:(?:there|it|that|this|he|she|they|we|i|nobody|no one)\b.{0,24}?\b(?:not|no|never|nobody|nothing|isn't|aren't|wasn't|didn't|don't|doesn't|haven't|hasn't)\b|(?:nobody|no one|nothing|not)\b|i'm not\b)/u;

/** Whoever didn't mean to leave says so after a goodbye. */
export function deniesGoodbye(content: string): boolean {
  return STAYS.test(foldedText(content));
}

const STAYS =
  /\b(?:not|n't|never) (?:say(?:ing)?|said|mean(?:ing)?|leaving|going(?: (?:to (?:sleep|bed)|anywhere|yet))?|done|finished|a goodbye)\b|\bstill (?:here|there)\b|^(?:wait|what|hello|hey|huh|hang on|hold on|excuse me)\b|\bi was (?:telling|saying|asking|talking)\b|\bdon't go\b|\b(?:no me (?:voy|he ido|estoy yendo)|sigo aqu[ií]|no me desped[ií]|espera)\b/u;

/** "Hello?", "are you there?": somebody waits for an answer. */
export function callsForAnswer(content: string): boolean {
  return CALLS.test(
    foldedText(content)
      .replace(/[\s?!.,]+/gu, " ")
      .trim(),
  );
}

const CALLS =
  /^(?:hello |hey |hi |um |so |ok )?(?:hello|are you (?:still )?(?:there|here|listening)|(?:is )?any(?:one|body) there|you (?:still )?there|well|earth to \w+|hola|est[aá]s ah[ií]|sigues ah[ií]|hay alguien)$/u;
