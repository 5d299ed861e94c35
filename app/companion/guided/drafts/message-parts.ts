import { RELATION, type Recipient } from "./recipients.ts";
import { isQuestion } from "../question-forms.ts";
import { changesWanted, wordsAskedOf } from "./requests.ts";
import { clausesOf, countWords, plainText, writeOut } from "../wording.ts";

/** One thing that a message to somebody is to say. */
export interface MessagePart {
  kind:
    | "say"
    | "confide"
    | "ask_if"
    | "ask_to"
    | "ask_for"
    | "wonder"
    | "sorry"
    | "thank"
    | "invite"
    | "about"
    | "fact";
  /** As they told it, from their own side; a fact is turned already. */
  told: string;
}

/** Somebody as they are spoken of: "her", "my sister Ana". */
const THEM = `(?:him|her|them|(?:my|our|the) (?:\\p{L}+ )??${RELATION})`;
/** The same, and by a name alone where only a person can stand. */
const WHOM = `(?:${THEM}|(?!(?:me|you|us|it|if|whether|for|to|that|about|how|when|what|why|where|who|which|the|my|no|and|or)\\b)[\\p{L}'-]+)`;
/** "He keeps asking for money" is no wish of theirs. */
const BY_THEM =
  "(?<!\\b(?:keeps?|kept|is|was|were|are|been|always|everyone|everybody|people|nobody|he|she|they|stop|stopped|started|who|(?:he|she)'s) )";

/** What stands before the words that are meant for somebody else, the plainest first. */
const MARKS: readonly (readonly [MessagePart["kind"], RegExp])[] = [
  [
    "say",
    /^(?:(?:just|please|and|so|well|ok)[\s,]+)*say (?:that |to (?:him|her|them) that )?((?:i|i'm|i've|i'd|we|we're|we've|my|our|the|it's|there's|he|she|they|no|happy|merry|congratulations|congrats|thank you|thanks)\b .+)/iu,
  ],
  // "Help me write him. That I want my key back."
  [
    "say",
    /^(?:(?:just|and|something|like|well)[\s,]+)?that ((?:(?:i|i'm|i've|i'd|we|my|it's|he|she|they)\b|\p{L}+ (?:is|was|were|has|had)\b) .+)/iu,
  ],
  [
    "sorry",
    mark(
      `(?:apologi[sz](?:e|ing)|(?:to say|saying|say) (?:i'm |i am )?(?:so |really )?sorry)(?: to ${WHOM})? ((?:for|about|that|because|i) .+)`,
    ),
  ],
  [
    "thank",
    mark(
      `(?:thanking|thank|saying thanks|say thanks|saying thank you|say thank you)(?: to)?(?: ${WHOM})? (for .+)`,
    ),
  ],
  [
    "say",
    mark(
      "to say ((?:congrats|congratulations|happy|good luck|well done|get well|merry|welcome|thanks|thank you)\\b.*)",
    ),
  ],
  ["invite", mark(`(?:inviting|invite) ${WHOM} (?:to|for|over for) (.+)`)],
  ["ask_if", mark(`(?:asking|ask|see|find out)(?: ${WHOM})? (?:if|whether) (.+)`)],
  ["ask_to", mark(`(?:asking|ask|telling|tell) ${WHOM} (?:to |(?=not to ))(.+)`)],
  [
    "ask_to",
    mark(
      `(?:want|wants|wanting|would like|i'd like|need) ${THEM} to (?!(?:know|understand|hear|think|feel)\\b)(.+)`,
    ),
  ],
  ["ask_for", mark(`(?:asking|ask)(?: ${WHOM})? for (.+)`)],
  ["wonder", mark(`(?:asking|ask)(?: ${WHOM})? ((?:how|when|what|why|where|who|which) .+)`)],
  [
    "confide",
    mark(
      `(?:want|need|have|like|going|trying|wanted|would|ready|decided|got) to (?:tell|confess to|admit to) ${THEM}(?: the truth)?[,:]? (?:about it[,:]? )?(?:that )?(.+)`,
    ),
  ],
  [
    "say",
    mark(`(?:telling|tell|remind|reminding|let|letting) ${THEM}(?: know)?[,:]? (?:that )?(.+)`),
  ],
  ["say", mark(`(?:telling|tell|let) ${WHOM} (?:know )?that (.+)`)],
  [
    "say",
    mark(
      `(?:want|need|would like|i'd like) ${THEM} to (?:know|understand|hear)[,:]? (?:that )?(.+)`,
    ),
  ],
  [
    "say",
    mark(
      "(?:saying|that says|which says|it says|it should say|should say|(?:want|wanted|need|like|have|trying|going|text|message|note|letter|email|something|card|words|line|sentence) to say|put in|add in|add|include|mention|also say|say too|just say|says)[,:]? (?:that |in that |there that |something about )?(.+)",
    ),
  ],
  [
    "say",
    mark(
      `(?:text|message|email|letter|note|reply|something|write|line)(?: (?:to|for|i can send))? ${WHOM}(?: \\p{L}+)?(?: that|[,:]| because) (?!(?:saying|asking|telling|that|please|thanks)\\b)(.+)`,
    ),
  ],
  [
    "ask_to",
    mark(
      `so (?:that )?((?:he|she|they) (?!knows?\\b|understands?\\b|can\\b|will\\b|won't\\b|doesn't\\b|isn't\\b|is\\b|are\\b).+)`,
    ),
  ],
  ["say", mark(`so (?:that )?(?:he|she|they) (?:knows?|understands?) (?:that )?(.+)`)],
];

function mark(source: string): RegExp {
  return new RegExp(`(?:^|[\\s,:(])${BY_THEM}${source}`, "iu");
}

const ABOUT =
  /\b(?:message|text|email|letter|note|something|sentences?|lines?|words|write|send|text|email|talk)\b.{0,40}? about (.+)/iu;
/** Where another thing to say begins within the same sentence. */
const NEXT_PART =
  /(?:,\s+|(?<![\s,])\s+)(?:and|but|also|then|and also)\s+(?=(?:(?<=\b(?:birthday|christmas|anniversary|congratulations|congrats|hi|hello|sorry),? and )that \p{L}+|asking|saying|telling|thanking|apologi[sz]ing|inviting|ask (?:him|her|them|if|whether)|tell (?:him|her|them)|thank (?:him|her|them)|apologi[sz]e|(?:can|could|would|will) (?:he|she|they|i|we)\b)\b)/iu;

/** Said to the companion about the message, and no part of it. */
const OF_ITS_TONE =
  /^(?:(?:keep it|make it|something|but|and|very|really|fairly|super|kind of|a bit|a little)\s+)*(?:polite|friendly|formal|informal|casual|warm|nice|kind|short|brief|firm|professional|light|funny|gentle|respectful|simple|direct)\b(?!.*\b(?:i|you|he|she|they|we)\b)/iu;
const ABOUT_THE_MESSAGE =
  /^(?:(?:so|ok(?:ay)?|please|but|and|well|just|also|then|no)[\s,]+)*(?:not (?!(?:that|because)\b)\w+|nothing (?:too|fancy|long|mean|angry)|(?:just|only) (?:the facts|short|that|a)|keep it|make it|something (?:short|nice|kind|simple)|short(?:er)?\b|i (?:just )?(?:don't|do not) know (?:how|what|where)|i(?:'m| am) (?:not sure|no good|bad|asking|scared|nervous)|i (?:just )?(?:need|want) (?:help|a (?:text|message|sentence|short)|words|two|one|some)|i (?:said|told you|asked|mean|meant)|it(?:'s| is) (?:for|to)|you (?:asked|said|told)|(?:can|could|would|will) you|help me|write|draft|give me|how (?:do|would|should|can)|what (?:do|would|should|can|will)|to (?:my|the|our)\b|for (?:my|the|our)\b|please|thanks?|thank you|yes|yeah|ok(?:ay)?|sure|hi|hello|whatever|this is|(?:his|her|their) name(?:'s| is)|that(?:'s| is) (?:it|all))\b/iu;

/** Never written for anybody. */
export const UNSENDABLE =
  /\b(?:kill\w*|suicid\w*|overdos\w*|die|rape\w*|gun|knife|cunt\w*|bitch\w*|whore\w*|slut\w*|fuck\w*|asshole\w*|bastard\w*|shut up|ugly|fat|stupid (?:cow|bitch)|regret it|pay for (?:this|it|what)|make (?:him|her|them) pay)\b/iu;

const MAX_PARTS = 5;
const MAX_PART_WORDS = 45;

/** What a message says plainly is to be said to somebody: "saying that ...", "asking if ...", "to tell her ...". */
export function markedParts(content: string): MessagePart[] {
  return sentencesIn(content).flatMap(partsOf).filter(isSendable).slice(0, MAX_PARTS);
}

/** The same where only what to say was asked for: then what they state is meant for it, too. */
export function statedParts(content: string): MessagePart[] {
  return sentencesIn(content)
    .flatMap((sentence) => {
      const marked = partsOf(sentence);
      return marked.length > 0 ? marked : sentence.split(NEXT_PART).flatMap(statedPart);
    })
    .filter(isSendable)
    .slice(0, MAX_PARTS);
}

/** What stands behind a request for words: "Can you word a message to my coworker? She keeps taking credit." */
export function partsAfterRequest(content: string): MessagePart[] {
  const sentences = sentencesIn(content);
  const asked = sentences.findLastIndex((sentence) => wordsAskedOf(sentence) === "write");
  if (asked < 0) return [];
  return sentences
    .slice(asked + 1)
    .flatMap(statedPart)
    .filter(
      (part) =>
        SAYS_NO.test(part.told) ||
        (isSendable(part) && !NO_CONTENT.test(part.told) && countWords(part.told) > 3),
    )
    .slice(0, MAX_PARTS);
}

function statedPart(sentence: string): MessagePart[] {
  const told = sentence.replace(LEAD, "").replace(/^say (?:that )?/iu, "");
  const isStated =
    !told.includes("?") &&
    !ABOUT_THE_MESSAGE.test(sentence) &&
    !OF_ITS_TONE.test(told) &&
    countWords(told) > 1;
  return isStated ? [{ kind: "say", told }] : [];
}

/** "Sorry but no": all that is to be said, and too bare to be sent. */
export const SAYS_NO = /^(?:(?:i'm |i am )?sorry,? )?(?:but )?no$/iu;

const LEAD = /^(?:(?:just|well|ok(?:ay)?|so|maybe|that|and|it's that|i guess)[\s,]+)+/iu;

const MAX_FACT_WORDS = 16;

/** What a message tells of somebody in one short sentence, as it would be said to them; null where there is none. */
export function factAbout(content: string, { relation }: Recipient): string | null {
  if (relation === null) return null;
  const told = sentencesIn(content).find(
    (sentence) =>
      /^I\b/u.test(sentence) &&
      new RegExp(`\\bmy ${relation}\\b`, "iu").test(sentence) &&
      countWords(sentence) <= MAX_FACT_WORDS &&
      isSendable({ kind: "say", told: sentence }),
  );
  return (
    told
      ?.replaceAll(new RegExp(`\\bmy ${relation}'s\\b`, "giu"), "your")
      .replaceAll(new RegExp(`\\bmy ${relation}\\b`, "giu"), "you") ?? null
  );
}

/** "A text about the rota": what it's about, where nothing more was said. */
export function subjectMatterIn(content: string): MessagePart[] {
  const told = ABOUT.exec(sentencesIn(content).join(". "))?.[1]?.split(/[.,!?]/u)[0] ?? "";
  const isTelling = told !== "" && !/^(?:it|this|that|him|her|them)\b/iu.test(told);
  return isTelling ? [{ kind: "about" as const, told }].filter(isSendable) : [];
}

/** "Would telling my son be too much?": asked of the companion, and not to be said. */
function isAskedHere(sentence: string): boolean {
  if (wordsAskedOf(sentence) !== null || changesWanted(sentence).adds) return false;
  return (
    (sentence.endsWith("?") && isQuestion(sentence)) ||
    /^(?:\S+ ){0,3}?(?:do|should|would|did|was) i\b/iu.test(sentence)
  );
}

function sentencesIn(content: string): string[] {
  return writeOut(plainText(content))
    .split(/(?<=[.!?…])\s+/u)
    .map((sentence) => sentence.replace(/(?<![\s.!…])[\s.!…]+$/u, "").trim())
    .filter((sentence) => sentence !== "" && !isAskedHere(sentence));
}

function partsOf(sentence: string): MessagePart[] {
  const [first = "", ...rest] = sentence.split(NEXT_PART);
  const found = [first, ...rest].map((each) => ({ each, part: partOf(each) }));
  const isMarked = found.some(({ part }) => part !== null);
  // "That I feel sick and can I stay home": beside what is marked a question is meant for it, too.
  return found.flatMap(({ each, part }) => part ?? (isMarked ? askedBeside(each) : []));
}

function askedBeside(sentence: string): MessagePart[] {
  const [, verb, who, rest] =
    /^(can|could|would|will) (i|we|he|she|they) (.+)$/iu.exec(sentence) ?? [];
  return rest === undefined ? [] : [{ kind: "ask_if", told: `${who ?? ""} ${verb ?? ""} ${rest}` }];
}

/** "Asking to meet Thursday": what both of them would do. */
const ASKS_TOGETHER =
  /\b(?:asking|ask)(?: (?:him|her|them))? to ((?:meet|talk|speak|get together|set up|schedule|reschedule|catch up)\b.*)$/iu;

function partOf(sentence: string): MessagePart | null {
  const together = ASKS_TOGETHER.exec(sentence)?.[1];
  if (together !== undefined) return { kind: "ask_if", told: `we can ${together}` };
  const [first] = MARKS.flatMap(([kind, pattern]) => {
    const found = pattern.exec(sentence);
    const told =
      found?.[1]
        ?.replace(/(?<!\?)\?+$/u, "")
        .replace(NOT_KNOWING, "")
        .replace(REQUEST_BESIDE, "")
        .trim() ?? "";
    return found !== null && hasContent(kind, told) ? [{ kind, told, at: found.index }] : [];
  }).toSorted((one, other) => one.at - other.at);
  return first === undefined ? null : { kind: first.kind, told: first.told };
}

/** "Tell him no", "what to say to her": no words of a message. */
function hasContent(kind: MessagePart["kind"], told: string): boolean {
  const isEnough =
    countWords(told) > 1 || ((kind === "ask_for" || kind === "invite") && told !== "");
  return isEnough && !((kind === "say" || kind === "confide") && NO_CONTENT.test(told));
}

/** "I love her but I don't know how" */
const NOT_KNOWING = /,? (?:but|and) i (?:just )?(?:don't|do not|have no idea|'m not sure) .*$/iu;

/** "For feeding my cat, can you write the card": asked of the companion. */
const REQUEST_BESIDE =
  /,? (?:and |so )?(?:can|could|will|would) (?:you|u) (?:please |just |also )?(?:help|write|draft|do|make|put|word)\b.*$/iu;

const NO_CONTENT =
  /^(?:to (?:him|her|them|my|the)|(?:him|her|them|it|this|something|anything|that)(?:$|\s(?:to|or|when|if|in|at)\b)|(?:how(?! (?:\w+ ){1,2}(?:i|we|it)\b)|what|when|if|whether|why|who|he says|she says|they say|the truth|about|no\b|sorry$|hi|hello|or not|before|after|when)\b)/iu;

function isSendable({ told }: MessagePart): boolean {
  return !UNSENDABLE.test(told) && countWords(told) <= MAX_PART_WORDS && clausesOf(told).length > 0;
}
