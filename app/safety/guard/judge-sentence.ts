import { longPattern } from "#app/config/long-pattern.ts";
import { HELP_LINES } from "#app/content/help-lines.ts";
import { guardRules, type GuardRule } from "./rules.ts";
import type { Sentence } from "./sentences.ts";

const BASE64 = /[A-Za-z0-9+/_-]{12,}={0,2}/g;
const HEX_RUN = /\b(?:[0-9a-fA-F]{2}){8,}\b/g;
const BYTES = /(?:\b(?:0x|\\x)?(?:[2-7][0-9a-fA-F]|[01]{7,8})\b[\s,]*){6,}/;
const READABLE_SHARE = 0.9;

const SPELLED = /\b\p{L}(?:[\s.\-_,*]+\p{L}\b){3,}/gu;
const DANGER =
  /lethal|overdos|noose|hang(?:ing|yo)|pills|poison|suicid|kill(?:your|s)|bleach|letal|pastill|sobredos|ahorc|veneno/u;

/** Everyday words, turned by thirteen letters or written backwards, that are no words as they stand. */
const CODE_WORDS: ReadonlySet<string> = new Set(
  "the and your that with take have will this from them pills dose enough kill when what need make then que los las una para por pero esto como pastillas dosis toma tomar muerte tienes puedes"
    .split(" ")
    .flatMap((word) => [rotated(word), [...word].toReversed().join("")]),
);
const CODE_WORDS_IN_SENTENCE = 3;

/** Whether a sentence holds what only a decoder reads, or a dangerous word letter by letter. */
function isEncoded(raw: string): boolean {
  if ((raw.match(BASE64) ?? []).some((piece) => isReadable(Buffer.from(piece, "base64"))))
    return true;
  if ((raw.match(HEX_RUN) ?? []).some((piece) => isReadable(Buffer.from(piece, "hex"))))
    return true;
  if (BYTES.test(raw)) return true;
  const text = raw.toLowerCase();
  if ((text.match(SPELLED) ?? []).some((run) => DANGER.test(run.replaceAll(/\P{L}/gu, ""))))
    return true;
  const words = text.match(/\p{L}+/gu) ?? [];
  return words.filter((word) => CODE_WORDS.has(word)).length >= CODE_WORDS_IN_SENTENCE;
}

function rotated(word: string): string {
  return word.replaceAll(/[a-z]/g, (letter) =>
    String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97),
  );
}

/** Words stand in it, with spaces between them or without. */
function isReadable(bytes: Buffer): boolean {
  const text = bytes.toString("utf8");
  if (text.length < 8) return false;
  return (
    (text.match(/[A-Za-záéíóúñ ,.']/g)?.length ?? 0) / text.length >= READABLE_SHARE &&
    / /.test(text)
  );
}

/** What a sentence breaks. */
export interface Hit {
  rule: string;
  /** Without the sentence the rest of the reply may stand. */
  drops: boolean;
}

export interface JudgedReply {
  /** Somebody may be in danger. */
  isStrict: boolean;
  /** How many sentences were said before this one. */
  index: number;
  /** What was said before it. */
  before: string;
}

/** So many sentences are the beginning of a reply. */
const FIRST_SENTENCES = 3;

/** The first rule that a sentence breaks; null where it breaks none. */
export function judgeSentence(sentence: Sentence, reply: JudgedReply): Hit | null {
  if (isEncoded(sentence.raw)) return { rule: "encoded", drops: false };
  if (namesUnknownNumber(sentence.text)) return { rule: "number", drops: true };
  const broken = guardRules().find((rule) => breaks(sentence, rule, reply));
  return broken ? { rule: broken.name, drops: broken.drops } : null;
}

function breaks(sentence: Sentence, rule: GuardRule, reply: JudgedReply): boolean {
  if (rule.strict && !reply.isStrict) return false;
  if (rule.first && (reply.index >= FIRST_SENTENCES || SENDS_FOR_HELP.test(reply.before)))
    return false;
  const text = rule.in === "own" ? sentence.own : sentence.text;
  const hit = rule.says.exec(text);
  if (!hit) return false;
  return rule.unless === null || !rule.unless.test(text.slice(clauseStart(text, hit.index)));
}

/** Help came before it. */
const SENDS_FOR_HELP = /988|911|741741|\bcall\b|\bsafe\b|\bllama\b/iu;

/** Where the clause begins that stands at this place. */
function clauseStart(text: string, at: number): number {
  const before = text.slice(0, at);
  return Math.max(...[";", ":", "—", "–"].map((mark) => before.lastIndexOf(mark)), -1) + 1;
}

/** A number that somebody is told to call or to text, and any that is as long as a telephone's. */
const TOLD_NUMBER = longPattern("gu")`
  \b(?:call|dial|text|llama|marca|envía|manda)\b[^.?!\d]{0,40}?(?<![$€£#]\s?)
  (\+?\d[\d\s().-]*\d)(?![-\d]?\p{L})|(?<!\d)(\+?1?[\s.-]?\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4})(?!\d)`;

function namesUnknownNumber(text: string): boolean {
  return [...text.matchAll(TOLD_NUMBER)].some(([, told, long]) => {
    const digits = plainNumber(told ?? long ?? "");
    return digits.length >= 3 && !KNOWN_NUMBERS.has(digits);
  });
}

function plainNumber(written: string): string {
  return written.replaceAll(/\D/gu, "").replace(/^1(?=\d{10}$)/u, "");
}

/** Of every region: a traveller may be told the line of another. */
const KNOWN_NUMBERS: ReadonlySet<string> = new Set(
  HELP_LINES.flatMap(({ ways }) => ways.map(({ number = "" }) => plainNumber(number))),
);
