import type { Region } from "#app/catalogue/help-lines.ts";
import type { Language } from "./assessment.ts";
import { detectLanguage } from "./detector/language.ts";
import { EncodedTextReader, SpelledWordReader } from "./guard/encoded.ts";
import { Evidence } from "./guard/evidence.ts";
import { reviewedText, type GuardedText } from "./guard/guarded-text.ts";
import { PhraseReader, openRuleBook, type RuleBook } from "./guard/phrase-reader.ts";
import { DANGER_RULES, type RuleName } from "./guard/rule.ts";
import { JUDGE_EVERY_WORDS, judgeWords, WORDS_JUDGED } from "./guard/model.ts";
import type { Machine } from "./guard/pattern.ts";
import { RULES } from "./guard/rules.ts";
import { OwnLifeReader } from "./guard/own-life.ts";
import { QuotationReader } from "./guard/quotes.ts";
import { breaksStrictly } from "./guard/strict.ts";
import { WORD_CLASSES } from "./guard/word-classes.ts";
import { foldCharacters } from "./detector/characters.ts";
import { endsSentence, SENTENCE_END, wordsOf } from "./guard/words.ts";

export { reviewedText };
export { resourceLine, withResource } from "./guard/resource-line.ts";
export type { GuardedText, RuleName };

/** Words that are held back at most while no risk is open. */
export const HELD_WORDS_AT_MOST = 8;
/** A piece without a space that is longer than this is read in parts. */
const PIECE_MAX_LENGTH = 240;
/** What stands between spaces, and the spaces; U+FEFF is no space here, for it is not seen. */
const PIECES = /([\S\uFEFF]*)([^\S\uFEFF]*)/g;

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

let book: RuleBook | undefined;

/** The rules are compiled for the first reply that a model gives: who has no model needs none. */
function ruleBook(): RuleBook {
  return (book ??= openRuleBook(RULES, WORD_CLASSES));
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
  readonly #machine: Machine;
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
    const rules = ruleBook();
    this.#machine = rules.machine;
    this.#phrases = new PhraseReader(rules, openRisk);
    this.#evidence = new Evidence(openRisk);
  }

  push(text: string): GuardStep {
    if (this.#violation) return this.#step("");
    for (const [, word = "", space = ""] of text.matchAll(PIECES)) {
      this.#tail += word;
      if (space !== "") this.#endPiece(space);
      else while (this.#tail.length > PIECE_MAX_LENGTH) this.#cutPiece();
      if (this.#violation) return this.#step("");
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
    const piece = this.#tail;
    this.#held.push(piece.slice(this.#tailShown) + space);
    this.#tail = "";
    this.#tailShown = 0;
    if (piece !== "") this.#readPiece(piece);
    if (space.length > 1) this.#readSpelled(this.#spelling.end());
    if (this.#isAtRisk) this.#sentence += `${piece} `;
    if (space.includes("\n")) this.#quotations.endParagraph();
    if (endsSentence(piece) || space.includes("\n")) this.#endSentence();
  }

  #cutPiece(): void {
    const rest = this.#tail.slice(PIECE_MAX_LENGTH);
    this.#tail = this.#tail.slice(0, PIECE_MAX_LENGTH);
    this.#endPiece("");
    this.#tail = rest;
  }

  #readPiece(piece: string): void {
    this.#isQuoted = this.#quotations.read(piece);
    const words = wordsOf(piece, (word) => this.#machine.words.has(word));
    if (this.#code.isCode(piece, words)) this.#violation ??= { rule: "encoded" };
    this.#readSpelled(this.#spelling.read(words));
    for (const word of words) this.#readWord(word);
    this.#sentenceWords.push(...words);
    this.#sentenceLength += words.length;
    this.#sayWords(words.length);
  }

  #readSpelled(word: string | null): void {
    if (word === null) return;
    if (SPELLED_DANGER.test(word)) this.#violation ??= { rule: "encoded" };
    if (this.#machine.words.has(word)) this.#readWord(word);
  }

  #readWord(word: string): void {
    if (this.#ownLife.claims(word) && !this.#isQuoted) this.#violation ??= { rule: "claims_human" };
    const number = this.#firstHeld + this.#held.length - 1;
    for (const { rule, mark } of this.#phrases.read(word, number)) {
      if (this.#isQuoted && OWN_CLAIMS.has(rule)) continue;
      if (mark === undefined || this.#evidence.add(mark)) this.#violation ??= { rule };
    }
  }

  #endSentence(): void {
    this.#readWord(SENTENCE_END);
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
    const rule = breaksStrictly(this.#sentenceWords, /\?\W*$/.test(this.#sentence));
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
    const shown = this.#held.slice(0, ready).join("");
    this.#held = ready === this.#held.length ? [] : this.#held.slice(ready);
    this.#firstHeld += ready;
    this.#judged = 0;
    if (this.#isAtRisk || this.#held.length > 0 || !this.#isTailHarmless()) return shown;
    const tail = this.#tail.slice(this.#tailShown);
    this.#tailShown = this.#tail.length;
    return shown + tail;
  }

  #decided(): number {
    const undecided = this.#phrases.undecidedFrom - this.#firstHeld;
    const most = this.#held.length - HELD_WORDS_AT_MOST + (this.#tail === "" ? 0 : 1);
    return Math.min(this.#held.length, Math.max(undecided, most, 0));
  }

  /** Half a word may go ahead where no rule begins, or goes on, with a word that begins like it. */
  #isTailHarmless(): boolean {
    const letters = WORD_IN_PLAY.exec(foldCharacters(this.#tail))?.[1];
    return letters !== undefined && !this.#phrases.mayTell(letters.toLowerCase());
  }
}

/** What only the companion can say wrongly: in a quotation it is the person's own word given back. */
const OWN_CLAIMS: ReadonlySet<RuleName> = new Set([
  "claims_human",
  "claims_licence",
  "claims_feelings",
]);

/** A word, or only what may stand before or after one. */
const WORD_IN_PLAY = /^[\s"'(*_-]*([a-z]{0,20})[\s.,;:!?"'-]*$/;
const SPELLED_DANGER =
  /lethal|overdos|noose|hang(ing|yo)|pills|poison|suicid|kill(your|s)|bleach|letal|pastill|sobredos|ahorc|veneno/;
