import { asSentence, facing } from "./facing.ts";
import { SAYS_NO, type MessagePart } from "./message-parts.ts";
import { greetingFor, isFormal, type Recipient } from "./recipients.ts";

/** What the words around a draft's own are written as. */
export interface DraftWords {
  /** Before something that isn't easy to tell. */
  confide: string;
  warmBefore: string;
  warmAfter: string;
  /** The same to somebody at work, or somebody unknown. */
  thanksAfter: string;
  /** The last sentence of a message that would be too bare without one. */
  closing: string;
}

export interface Draft {
  to: Recipient;
  parts: readonly MessagePart[];
  /** Said face to face: without a greeting. */
  isSpoken: boolean;
  isWarm: boolean;
  isShort: boolean;
}

/** A message in the person's own words, turned to face whoever it's for; empty where nothing can be said. */
export function writeDraft(
  { to, parts, isSpoken, isWarm, isShort }: Draft,
  words: DraftWords,
): string {
  const own = (isShort ? parts.slice(0, 1) : parts)
    .map((part) => sentenceOf(part, to))
    .filter((each) => each !== "");
  if (own.length === 0) return "";
  // Said by itself, "It was me." comes out of nowhere.
  const isBare = isSpoken && own.join(" ").split(" ").length < WORDS_TO_STAND_ALONE;
  const confides = (parts[0]?.kind === "confide" || isBare) && !isShort;
  // Thanked once is enough.
  const isThanked = words.closing.startsWith("Thank");
  const isWhole = isSpoken || isShort || own.length > SENTENCES_ENOUGH;
  const thanks = isThanked && !isWhole ? "" : words.thanksAfter;
  const warmEnd = isFormal(to) ? thanks : words.warmAfter;
  return [
    isSpoken ? "" : greetingFor(to),
    isWarm ? words.warmBefore : "",
    confides ? words.confide : "",
    ...own,
    isWhole ? "" : words.closing,
    isWarm ? warmEnd : "",
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

const WORDS_TO_STAND_ALONE = 5;
/** With more than that a message needs no more to it. */
const SENTENCES_ENOUGH = 2;

/** How it's to be said is no part of it. */
const TONE = /,? (?:politely|nicely|kindly|please)$/iu;

function sentenceOf({ kind, told }: MessagePart, { pronoun }: Recipient): string {
  if (kind === "fact") return told;
  const faced = facing(told, pronoun).replace(TONE, "");
  switch (kind) {
    case "ask_if":
      return asQuestion(faced);
    case "ask_to":
      return `${asSentence(`Could you ${notTo(faced.replace(/^you /iu, ""))}`).slice(0, -1)}?`;
    case "ask_for":
      return askFor(faced);
    case "wonder":
      return asSentence(`I wanted to ask ${faced}`);
    case "sorry":
      return asSentence(`I'm sorry ${faced.replace(/^because /iu, "that ")}`);
    case "thank":
      return asSentence(`Thank you ${faced}`);
    case "invite":
      return `${asSentence(`Would you like to ${/^(?:come|go|have|join|meet|stay|watch|see)\b/iu.test(faced) ? faced : `come to ${faced}`}`).slice(0, -1)}?`;
    case "about":
      return `${asSentence(`I'd like to talk to you about ${faced}`)} When would be a good time?`;
    default:
      return asSaid(faced);
  }
}

function asSaid(text: string): string {
  if (SAYS_NO.test(text)) return "I'm sorry, but I have to say no.";
  const said = asSentence(/^how /iu.test(text) ? `I want you to know ${text}` : text);
  const isAsked = /^(?:can|could|would|will|do|are|did|have) (?:you|i|we)\b/iu.test(said);
  return isAsked ? said.replace(/\.$/u, "?") : said;
}

function notTo(text: string): string {
  return text.replace(/^not /iu, "please not ");
}

function askFor(text: string): string {
  const help = /^(?:some |any )?help (?:with|to) (.+)$/iu.exec(text);
  const asked = help === null ? `Could I have ${text}` : `Could you help me with ${help[1] ?? ""}`;
  return `${asSentence(asked).slice(0, -1)}?`;
}

const TURNED_ROUND =
  /^(you|i|we|it|they|he|she|there) (can|could|would|will|are|were|have|has|is|was|am|should|do|did) (.+)$/iu;

/** "You can come at two" asked: "Can you come at two?". */
function asQuestion(text: string): string {
  const found = TURNED_ROUND.exec(text);
  if (found === null) {
    const plain = /^(you|i|we|they) (.+)$/iu.exec(text);
    const asked =
      plain === null ? `I wanted to ask if ${text}` : `Do ${plain[1] ?? ""} ${plain[2] ?? ""}`;
    return plain === null ? asSentence(asked) : `${asSentence(asked).slice(0, -1)}?`;
  }
  const [, who = "", verb = "", rest = ""] = found;
  const subject = who.toLowerCase() === "i" ? "I" : who.toLowerCase();
  return `${asSentence(`${verb} ${subject} ${rest}`).slice(0, -1)}?`;
}
