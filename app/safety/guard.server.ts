import type { Region } from "#app/content/help-lines.ts";
import type { Language } from "./assessment.ts";
import { detectLanguage } from "./detector/language.ts";
import { EncodedTextReader, SpelledWordReader } from "./guard/encoded.ts";
import { Evidence } from "./guard/evidence.ts";
import { reviewedText, type GuardedText } from "./guard/guarded-text.ts";
import { PhraseReader, openRuleBook, type RuleBook, type Word } from "./guard/phrase-reader.ts";
import { PieceReader, type Piece } from "./guard/piece.ts";
import { DANGER_RULES, type RuleName } from "./guard/rule.ts";
import { JUDGE_EVERY_WORDS, judgeWords, WORDS_JUDGED } from "./guard/model.ts";
import { OwnLifeReader } from "./guard/own-life.ts";
import { QuotationReader } from "./guard/quotes.ts";
import { breaksStrictly } from "./guard/strict.ts";
import { spacesEnd, wordEnd } from "./guard/spaces.ts";
import { SENTENCE_END } from "./guard/words.ts";
import { readGuardFamilies } from "./rules/guard-rules.ts";

export { reviewedText };
export { resourceLine, withResource } from "./guard/resource-line.ts";
export type { GuardedText, RuleName };

/** Words that are held back at most while no risk is open. */
export const MAX_HELD_WORDS = 8;
/** A piece without a space that is longer than this is read in parts. */
const PIECE_MAX_LENGTH = 240;

export interface GuardViolation {
  rule: RuleName;
}

export interface GuardStep {
  /** What may be shown now. */
  show: GuardedText;
  violation: GuardViolation | null;
}

export interface Guard {
  /** Set once the reply has broken a rule. */
  readonly violation: GuardViolation | null;
  /** Takes the model's next words, in pieces cut anywhere. */
  push: (text: string) => GuardStep;
  /** The model has ended: judges and lets go of what is left. */
  end: () => GuardStep;
}

export interface GuardOptions {
  /** While risk is open nothing of a sentence is shown before it is complete and judged. */
  openRisk: boolean;
  region: Region;
  language: Language;
}

interface Rules {
  book: RuleBook;
  pieces: PieceReader;
  sentenceEnd: Word;
}

let opened: Rules | undefined;

/** The rules are compiled for the first reply that a model gives: who has no model needs none. */
function rules(): Rules {
  if (opened) return opened;
  const book = openRuleBook(readGuardFamilies().flatMap((family) => family.rules));
  const sentenceEnd = book.words.recall(SENTENCE_END);
  return (opened = { book, pieces: new PieceReader(book), sentenceEnd });
}

/** Whether what the model said calls for the written answer to danger rather than for an exercise. */
export function isAboutDanger(rule: RuleName): boolean {
  return DANGER_RULES.has(rule);
}

/**
 * Reads a model's reply as it streams. What it has not passed is never shown; after a violation
 * nothing more is. Linear in the length of the reply, whatever the pieces.
 */
export function createGuard(options: GuardOptions): Guard {
  return new ReplyGuard(options);
}

class ReplyGuard implements Guard {
  readonly #isAtRisk: boolean;
  readonly #rules = rules();
  readonly #phrases: PhraseReader;
  readonly #evidence: Evidence;
  readonly #code = new EncodedTextReader();
  readonly #spelling = new SpelledWordReader();
  readonly #ownLife = new OwnLifeReader();
  readonly #quotations = new QuotationReader();
  #isQuoted = false;
  /** Pieces that were read and are held back, oldest first, and the number of the first of them. */
  #held: string[] = [];
  #firstHeld = 0;
  /** The piece that is still being written, and how much of it was shown already. */
  #tail = "";
  #tailShown = 0;
  #sentence = "";
  /** The newest words of the sentence that is being said, and how many it has by now. */
  #sentenceWords: string[] = [];
  #sentenceLength = 0;
  /** What was said before this sentence: some things are only told in two. */
  #sentenceBefore: string[] = [];
  /** How many held pieces belong to whole, judged sentences. */
  #judged = 0;
  #violation: GuardViolation | null = null;

  get violation(): GuardViolation | null {
    return this.#violation;
  }

  constructor({ openRisk }: GuardOptions) {
    this.#isAtRisk = openRisk;
    this.#phrases = new PhraseReader(this.#rules.book, openRisk);
    this.#evidence = new Evidence(openRisk);
  }

  push(text: string): GuardStep {
    if (this.#violation) return this.#step("");
    for (let start = 0; start < text.length;) {
      const end = wordEnd(text, start);
      const next = spacesEnd(text, end);
      this.#tail += text.slice(start, end);
      if (next > end) this.#endPiece(text.slice(end, next));
      else while (this.#tail.length > PIECE_MAX_LENGTH) this.#cutPiece();
      if (this.#violation) return this.#step("");
      start = next;
    }
    return this.#step(this.#release());
  }

  end(): GuardStep {
    if (this.#violation) return this.#step("");
    if (this.#tail !== "") this.#endPiece("");
    this.#readSpelled(this.#spelling.end());
    this.#endSentence();
    if (this.#violation) return this.#step("");
    const rest = this.#held.join("");
    this.#held = [];
    return this.#step(rest);
  }

  #step(show: string): GuardStep {
    // The one place where a model's words become words that may be shown.
    return { show: reviewedText(this.#violation ? "" : show), violation: this.#violation };
  }

  #endPiece(space: string): void {
    const text = this.#tail;
    this.#held.push(text.slice(this.#tailShown) + space);
    this.#tail = "";
    this.#tailShown = 0;
    const piece = text === "" ? null : this.#rules.pieces.read(text);
    if (piece) this.#readPiece(piece);
    if (space.length > 1) this.#readSpelled(this.#spelling.end());
    if (this.#isAtRisk) this.#sentence += `${text} `;
    const endsLine = space !== " " && space.includes("\n");
    if (endsLine) this.#quotations.endParagraph();
    if (endsLine || piece?.endsSentence) this.#endSentence();
  }

  #cutPiece(): void {
    const rest = this.#tail.slice(PIECE_MAX_LENGTH);
    this.#tail = this.#tail.slice(0, PIECE_MAX_LENGTH);
    this.#endPiece("");
    this.#tail = rest;
  }

  #readPiece(piece: Piece): void {
    const { words, texts } = piece;
    this.#isQuoted = this.#quotations.read(piece);
    if (this.#code.isCode(piece)) this.#violation ??= { rule: "encoded" };
    this.#readSpelled(this.#spelling.read(texts));
    for (const word of words) this.#readWord(word);
    for (const text of texts) this.#sentenceWords.push(text);
    this.#sentenceLength += texts.length;
    this.#sayWords(texts.length);
  }

  #readSpelled(word: string | null): void {
    if (word === null) return;
    if (SPELLED_DANGER.test(word)) this.#violation ??= { rule: "encoded" };
    const { machine, words } = this.#rules.book;
    if (machine.words.has(word)) this.#readWord(words.recall(word));
  }

  #readWord(word: Word): void {
    if (this.#ownLife.claims(word.text) && !this.#isQuoted) {
      this.#violation ??= { rule: "claims_human" };
    }
    const number = this.#firstHeld + this.#held.length - 1;
    for (const { rule, mark } of this.#phrases.read(word, number)) {
      if (this.#isQuoted && OWN_CLAIMS.has(rule)) continue;
      if (mark === undefined || this.#evidence.add(mark)) this.#violation ??= { rule };
    }
  }

  #endSentence(): void {
    this.#readWord(this.#rules.sentenceEnd);
    this.#evidence.endSentence();
    if (this.#isAtRisk) this.#judgeSentence();
    this.#judgeWords();
    this.#sentenceBefore = this.#sentenceWords;
    this.#sentenceWords = [];
    this.#sentenceLength = 0;
    this.#judged = this.#held.length;
  }

  /** While risk is open a sentence is also judged as a whole, more strictly than by its phrases. */
  #judgeSentence(): void {
    const rule = breaksStrictly(this.#sentenceWords, /\?[^\w?]*$/.test(this.#sentence));
    if (rule) this.#violation ??= { rule };
    if (detectLanguage(this.#sentence) === "other") this.#violation ??= { rule: "unreadable" };
    this.#sentence = "";
  }

  /**
   * A long sentence is also judged while it is being said, unless all of it is held back anyhow. One
   * without end is judged less often: each of its words is still read twice.
   */
  #sayWords(count: number): void {
    if (this.#isAtRisk) return;
    const { length } = this.#sentenceWords;
    if (length > 2 * WORDS_JUDGED) this.#sentenceWords = this.#sentenceWords.slice(-WORDS_JUDGED);
    const isEndless = this.#sentenceLength > WORDS_JUDGED;
    const every = isEndless ? WORDS_JUDGED / 2 : JUDGE_EVERY_WORDS;
    const before = this.#sentenceLength - count;
    if (Math.floor(before / every) === Math.floor(this.#sentenceLength / every)) return;
    const rule = judgeWords(this.#sentenceWords, false);
    if (rule) this.#violation ??= { rule };
  }

  #judgeWords(): void {
    if (this.#sentenceWords.length === 0) return;
    const alone = judgeWords(this.#sentenceWords, this.#isAtRisk);
    const together = [...this.#sentenceBefore, ...this.#sentenceWords];
    const rule = alone ?? judgeWords(together, this.#isAtRisk);
    if (rule) this.#violation ??= { rule };
  }

  /** Lets go of what no rule needs any more. */
  #release(): string {
    const ready = this.#isAtRisk ? this.#judged : this.#decided();
    const shown = this.#letGo(ready);
    this.#judged = 0;
    if (this.#isAtRisk || this.#held.length > 0 || !this.#isTailHarmless()) return shown;
    const tail = this.#tail.slice(this.#tailShown);
    this.#tailShown = this.#tail.length;
    return shown + tail;
  }

  #letGo(count: number): string {
    if (count === 0) return "";
    this.#firstHeld += count;
    const isAll = count === this.#held.length;
    const shown = (isAll ? this.#held : this.#held.slice(0, count)).join("");
    this.#held = isAll ? [] : this.#held.slice(count);
    return shown;
  }

  #decided(): number {
    const undecided = this.#phrases.undecidedFrom - this.#firstHeld;
    const most = this.#held.length - MAX_HELD_WORDS + (this.#tail === "" ? 0 : 1);
    return Math.min(this.#held.length, Math.max(undecided, most, 0));
  }

  /** Half a word may go ahead where no rule begins, or goes on, with a word that begins like it. */
  #isTailHarmless(): boolean {
    if (this.#tail === "") return true;
    const beginning = this.#rules.pieces.beginning(this.#tail);
    return beginning !== null && !this.#phrases.mayTell(beginning);
  }
}

/** What only the companion can say wrongly: in a quotation it is the person's own word given back. */
const OWN_CLAIMS: ReadonlySet<RuleName> = new Set([
  "claims_human",
  "claims_licence",
  "claims_feelings",
]);

const SPELLED_DANGER =
  /lethal|overdos|noose|hang(ing|yo)|pills|poison|suicid|kill(your|s)|bleach|letal|pastill|sobredos|ahorc|veneno/;
