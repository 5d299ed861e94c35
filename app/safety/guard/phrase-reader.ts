import {
  compileMachine,
  endsSilently,
  reachOf,
  tellsSomething,
  type Machine,
  type Reach,
  type State,
} from "./pattern.ts";
import { DANGER_RULES, type Rule } from "./rule.ts";
import { WordCache } from "./word-cache.ts";
import { CLAUSE_END, NUMBER, SENTENCE_END } from "./words.ts";

/** Words of a sentence that are remembered, to see what takes a phrase's meaning away. */
const REMEMBERED_WORDS = 14;

/** A word with what it does to the machine, whatever was said before it. */
export interface Word {
  text: string;
  /** 1 where it means something by itself. */
  tells: 0 | 1;
  isBoundary: boolean;
  opensClause: boolean;
  /** Whether any phrase names it: no other leads on from anywhere. */
  isNamed: boolean;
  /** Where phrases begin with it: those that may stand anywhere, and those that open a clause. */
  anywhere: readonly State[];
  atClause: readonly State[];
}

/** Letters that a word begins with. */
export interface Beginning {
  letters: string;
  /** Whether they are a word that means nothing by itself. */
  isSilentWord: boolean;
  /** Whether a phrase begins with such a word that has to be held back at once. */
  isHeldAtOnce: boolean;
}

/** All rules as one machine. */
export interface RuleBook {
  machine: Machine;
  /** The rule of each phrase, by the phrase's number. */
  ruleOf: readonly Rule[];
  /** Rounds are counted across all readers: a state that carries this round's number was seen in it. */
  seenIn: Int32Array;
  round: number;
  words: WordCache<Word>;
}

export function openRuleBook(rules: readonly Rule[]): RuleBook {
  const phrases = rules.flatMap((rule) => rule.phrases);
  const ruleOf = rules.flatMap((rule) => rule.phrases.map(() => rule));
  const machine = compileMachine(phrases);
  const words = new WordCache((text) => readWord(text, machine));
  return { machine, ruleOf, seenIn: new Int32Array(machine.states), round: 0, words };
}

function readWord(text: string, machine: Machine): Word {
  const isBoundary = text === SENTENCE_END || text === CLAUSE_END;
  return {
    text,
    tells: tellsSomething(text) ? 1 : 0,
    isBoundary,
    opensClause: isBoundary || CLAUSE_OPENERS.has(text),
    isNamed: isBoundary || text === NUMBER || machine.words.has(text),
    anywhere: reachOf(machine.anywhere).next.get(text) ?? NO_STATES,
    atClause: isBoundary ? NO_STATES : (reachOf(machine.atClause).next.get(text) ?? NO_STATES),
  };
}

/** What half a word, or a whole one, may become. */
export function beginningOf(letters: string, book: RuleBook): Beginning {
  const { anywhere, atClause } = book.machine;
  const isSilentWord = !tellsSomething(letters);
  const isHeld = (start: State) => heldAfter(reachOf(start), 0, book).has(letters);
  const isHeldAtOnce = !isSilentWord && (isHeld(anywhere) || isHeld(atClause));
  return { letters, isSilentWord, isHeldAtOnce };
}

/**
 * Of danger the first telling word is held back already; of other rules the second, or the first
 * where no other need follow.
 */
function isHeldFrom(state: State, told: number, book: RuleBook): boolean {
  if (told !== 1) return told > 1;
  const rule = book.ruleOf[state.phrase];
  return (rule !== undefined && DANGER_RULES.has(rule.rule)) || endsSilently(state);
}

/** What a telling word may begin with that has to be held back where these states have been reached. */
function heldAfter({ held, next }: Reach, told: number, book: RuleBook): ReadonlySet<string> {
  const kept = told === 0 ? held[0] : held[1];
  if (kept) return kept;
  const isHeld = (state: State) =>
    reachOf(state).accepts.length > 0 || isHeldFrom(state, told + 1, book);
  const words = [...next]
    .filter(([word, targets]) => tellsSomething(word) && targets.some(isHeld))
    .map(([word]) => word);
  const beginnings = new Set(
    words.flatMap((word) => Array.from(word, (_letter, index) => word.slice(0, index + 1))),
  );
  held[told === 0 ? 0 : 1] = beginnings;
  return beginnings;
}

interface Thread {
  state: State;
  /** The number of the word with which the phrase began. */
  word: number;
  /** How many telling words of it were said. */
  told: number;
  /**
   * The piece of text from which it is held back. "You have" says nothing yet: it may be seen before
   * it is known what follows, and only what follows has to wait.
   */
  piece: number;
}

const NOTHING_HELD = Number.MAX_SAFE_INTEGER;
const NONE: readonly Rule[] = [];
const NO_STATES: readonly State[] = [];

/** Reads words one after the other and tells which rules they break. */
export class PhraseReader {
  readonly #book: RuleBook;
  readonly #isAtRisk: boolean;
  #threads: Thread[] = [];
  #broken: readonly Rule[] = NONE;
  /** The newest words of the sentence, and how many they are: the places are used again. */
  readonly #sentence: string[] = [];
  #remembered = 0;
  #wordCount = 0;
  #isClauseStart = true;

  constructor(book: RuleBook, isAtRisk: boolean) {
    this.#book = book;
    this.#isAtRisk = isAtRisk;
  }

  /** The piece of text with the earliest word to hold back of a phrase that the next words may complete. */
  get undecidedFrom(): number {
    let earliest = Infinity;
    for (const thread of this.#threads) if (thread.piece < earliest) earliest = thread.piece;
    return earliest;
  }

  /** Reads one word, which stands in that piece of text; returns the rules that it completes. */
  read(word: Word, piece: number): readonly Rule[] {
    const book = this.#book;
    book.round = book.round === 0x7fff_ffff ? 1 : book.round + 1;
    const before = this.#threads;
    this.#threads = [];
    this.#broken = NONE;
    // Earlier phrases first: a state that two of them reach keeps the earlier beginning.
    for (const thread of before) this.#goOn(thread, word, piece);
    for (const state of word.anywhere) this.#begin(state, word.tells, piece);
    if (this.#isClauseStart)
      for (const state of word.atClause) this.#begin(state, word.tells, piece);
    this.#remember(word.text);
    this.#isClauseStart = word.opensClause;
    return this.#broken;
  }

  #goOn({ state, word: start, told, piece: held }: Thread, word: Word, piece: number): void {
    // A comma is passed over, unless the phrase names it.
    if (word.text === CLAUSE_END) this.#enter(state, start, told, held, piece);
    const { next, any } = reachOf(state);
    const named = word.isNamed ? next.get(word.text) : undefined;
    if (named) for (const each of named) this.#enter(each, start, told + word.tells, held, piece);
    if (!word.isBoundary) for (const each of any) this.#enter(each, start, told, held, piece);
  }

  #begin(state: State, told: number, piece: number): void {
    this.#enter(state, this.#wordCount, told, NOTHING_HELD, piece);
  }

  /** A phrase that began with the word `start` goes on in this state, once in a round. */
  #enter(state: State, start: number, told: number, held: number, piece: number): void {
    const book = this.#book;
    if (book.seenIn[state.id] === book.round) return;
    book.seenIn[state.id] = book.round;
    const { next, any, accepts } = reachOf(state);
    for (const number of accepts) {
      const rule = book.ruleOf[number];
      if (rule && this.#holds(rule, start)) this.#broken = [...this.#broken, rule];
    }
    if (next.size === 0 && any.length === 0) return;
    const isHeld = held !== NOTHING_HELD || isHeldFrom(state, told, book);
    const from = isHeld ? Math.min(held, piece) : NOTHING_HELD;
    this.#threads.push({ state, word: start, told, piece: from });
  }

  /** Whether a word that begins so could complete a phrase, or have to be held back. */
  mayTell({ letters, isSilentWord, isHeldAtOnce }: Beginning): boolean {
    if (isHeldAtOnce) return true;
    for (const { state, told } of this.#threads) {
      const reach = reachOf(state);
      const words = isSilentWord ? reach.next : heldAfter(reach, told, this.#book);
      if (words.has(letters)) return true;
    }
    return false;
  }

  #holds(rule: Rule, start: number): boolean {
    if (rule.onlyAtRisk && !this.#isAtRisk) return false;
    const { unless } = rule;
    if (!unless) return true;
    const before = this.#remembered - (this.#wordCount - start);
    for (let at = Math.max(0, before) - 1; at >= 0; at -= 1) {
      const word = this.#sentence[at];
      if (rule.isWithinClause && word === CLAUSE_END) return true;
      if (word === undefined || !unless.has(word)) continue;
      // "I think" makes it the companion's own claim, not somebody's thought.
      if (!(OWN_CLAIMS.has(word) && this.#sentence[at - 1] === "i")) return false;
    }
    return true;
  }

  #remember(word: string): void {
    this.#wordCount += 1;
    if (word === SENTENCE_END) {
      this.#remembered = 0;
      return;
    }
    if (this.#remembered === 2 * REMEMBERED_WORDS) {
      this.#sentence.copyWithin(0, REMEMBERED_WORDS + 1);
      this.#remembered = REMEMBERED_WORDS - 1;
    }
    this.#sentence[this.#remembered] = word;
    this.#remembered += 1;
  }
}

const OWN_CLAIMS = new Set(["think", "believe", "feel", "guess", "say"]);
const CLAUSE_OPENERS = new Set([
  "and",
  "so",
  "then",
  "but",
  "or",
  "just",
  "y",
  "o",
  "pero",
  "luego",
]);
