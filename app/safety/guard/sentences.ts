import { longPattern } from "#app/config/long-pattern.ts";
import { unmaskLookAlikes } from "../detector/characters.ts";

/** A sentence of a reply that is not judged before it is whole, or this long. */
const MAX_SENTENCE_LENGTH = 600;

/** One sentence of a reply, as the rules read it. */
export interface Sentence {
  /** As it was said, with the spaces after it. */
  raw: string;
  /** In small letters, without marks of layout. */
  text: string;
  /** The same without what stands in quotation marks, or in a draft for the person to send. */
  own: string;
}

const END = /[.!?…。！？][*_~`"'”’»)\]]{0,4}(?=\s)|\n/gu;
/** Points that end no sentence. */
const ABBREVIATION = /(?:\b(?:dr|mr|mrs|ms|st|vs|e\.g|i\.e|a\.m|p\.m|sr|sra)\.|\b\d+\.)$/iu;

/** Where in a reply a sentence stands. */
interface Place {
  isQuoted: boolean;
  /** A draft begins with the next words, in this paragraph or the one after it. */
  isAnnounced: boolean;
  isDrafting: boolean;
  /** The draft is a letter: it goes on over its paragraphs until somebody signs it. */
  isLetter: boolean;
  endsLine: boolean;
  hasBegun: boolean;
}

const BEGINNING: Place = {
  isQuoted: false,
  isAnnounced: false,
  isDrafting: false,
  isLetter: false,
  endsLine: false,
  hasBegun: false,
};

/** Cuts a reply that is still being said into its sentences. */
export class SentenceReader {
  #rest = "";
  #place: Place = { ...BEGINNING };

  /** The sentences that are whole by now. */
  push(text: string): Sentence[] {
    this.#rest += text;
    const sentences: Sentence[] = [];
    for (let end = this.#nextEnd(); end > 0; end = this.#nextEnd()) {
      sentences.push(this.#read(this.#rest.slice(0, end)));
      this.#rest = this.#rest.slice(end);
    }
    return sentences;
  }

  /** What is left once the reply has ended. */
  end(): Sentence[] {
    const rest = this.#rest;
    this.#rest = "";
    return rest === "" ? [] : [this.#read(rest)];
  }

  /** The sentence that is not whole yet, as far as it was said. */
  get unfinished(): Sentence {
    const before = { ...this.#place };
    const sentence = this.#read(this.#rest);
    this.#place = before;
    return sentence;
  }

  #nextEnd(): number {
    for (const match of this.#rest.matchAll(END)) {
      const end = match.index + match[0].length;
      const isLineEnd = match[0].startsWith("\n");
      if (!isLineEnd && ABBREVIATION.test(this.#rest.slice(0, end))) continue;
      const spaces = /^\s*/u.exec(this.#rest.slice(end))?.[0].length ?? 0;
      if (spaces > 0 || isLineEnd) return end + spaces;
      return 0;
    }
    if (this.#rest.length <= MAX_SENTENCE_LENGTH) return 0;
    const space = this.#rest.lastIndexOf(" ", MAX_SENTENCE_LENGTH);
    return space > 0 ? space + 1 : MAX_SENTENCE_LENGTH;
  }

  #read(raw: string): Sentence {
    if (this.#place.endsLine && /^[^\S\n]*\n/u.test(raw)) this.#endParagraph();
    const text = folded(raw);
    const isDraft = this.#isDraft(text);
    const own = isDraft ? "" : this.#withoutQuotations(text);
    if (this.#place.isLetter && SIGNS_OFF.test(text)) this.#place.isLetter = false;
    if (/\n\s*\n/u.test(raw)) this.#endParagraph();
    this.#place.hasBegun ||= text !== "";
    this.#place.endsLine = raw.slice(raw.trimEnd().length).includes("\n");
    return { raw, text, own };
  }

  #endParagraph(): void {
    this.#place.isQuoted = false;
    this.#place.isDrafting = this.#place.isLetter;
  }

  /** After "you could write:" all is the person's until the paragraph ends, and a letter until it is signed. */
  #isDraft(text: string): boolean {
    // A reply that begins with a greeting greets the person.
    if (this.#place.hasBegun && SALUTES.test(text))
      this.#place.isDrafting = this.#place.isLetter = true;
    if (ANNOUNCES.test(text)) {
      this.#place.isAnnounced = true;
      return false;
    }
    if (this.#place.isAnnounced) [this.#place.isAnnounced, this.#place.isDrafting] = [false, true];
    return this.#place.isDrafting;
  }

  #withoutQuotations(text: string): string {
    let own = "";
    for (const piece of text.replaceAll(SINGLE_QUOTED, " … ").split(/(")/u)) {
      if (piece === '"') this.#place.isQuoted = !this.#place.isQuoted;
      else if (!this.#place.isQuoted) own += piece;
      if (piece === '"') own += " … ";
    }
    const colon = LENT.exec(own);
    if (!colon) return own;
    if (colon[0].includes(":")) this.#place.isDrafting = true;
    return own.slice(0, colon.index + colon[0].length);
  }
}

/** An apostrophe inside of a word, or at its end, opens nothing. */
const SINGLE_QUOTED = /(?<![\p{L}\p{N}])'.+?'(?![\p{L}\p{N}])/gu;
/** A sentence that ends in a colon, and speaks of words to say or to send. */
const ANNOUNCES = longPattern("u")`
  \b(?:
    say|saying|said|write|writing|wrote|text|send|tell|draft|message|email|note|letter|line|
    words?|something like|version|try|start|sentence|reply|answer|ask|di|dile|escribe|mensaje|
    carta|algo así
  )\b[^:]{0,80}:\s*$`;
/** The first line of a letter, and the one above its writer's name. */
const SALUTES = longPattern("u")`
  ^(?:dear|hi|hello|hey|to|estimad[oa]s?|querid[oa]s?|hola)\b[^.?!,]{0,20}
  (?:(?:dr|mr|mrs|ms|prof)\.)?[^.?!,]{1,40},$`;
const SIGNS_OFF = longPattern("u")`
  ^(?:all the |with |many )?(?:
    best|thanks|thank you|(?:kind|warm) regards|regards|sincerely|yours|love|warmly|un saludo|
    saludos|atentamente|gracias|un abrazo
  )(?: [^.?!,]{1,20})?,?$`;
/** The same inside of one sentence: what comes after it is lent to the person. */
const LENT = longPattern("u")`
  (?:
    \b(?:
      say|saying|write|text|send|tell (?:him|her|them)|something like|try|di|dile|escríbele|
      algo así como
    )\b[^:,]{0,40},|:
  )\s+(?=(?:i|i'm|my|we|hi|hey|mom|dad|dear|me|yo|hola|mi)\b)|
  (?<!\b(?:i|i'll|i'd|me) )
  \b(?:say|write|text|send|tell|answer|ask|message|sentence|line|words?)\b
  (?: [^\s:,;]+){0,4}? (?:him|her|them|your [^\s:,;]+)(?: [^\s:,;]+){0,4}:\s+|
  \byour (?:message|text|answer|sentence|line|words)(?: [^\s:,;]+){0,4}:\s+`;

const QUOTES = /[“”„«»‟]/gu;
const APOSTROPHES = /[‘’ʼ`´]/gu;
const LAYOUT = /[*_~#>|]|[\p{Cf}\u034f]/gu;

/** Small letters, straight quotation marks, no layout, one space; accents are letters. */
function folded(raw: string): string {
  return unmaskLookAlikes(raw.normalize("NFKC").toLowerCase())
    .replaceAll(QUOTES, '"')
    .replaceAll(APOSTROPHES, "'")
    .replaceAll(LAYOUT, "")
    .replaceAll(/\s+/gu, " ")
    .trim();
}
