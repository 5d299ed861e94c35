import {
  compileMachine,
  endsSilently,
  reachOf,
  tellsSomething,
  type Machine,
  type Reach,
  type State,
  type WordClasses,
} from "./pattern.ts";
import { DANGER_RULES, type Rule } from "./rule.ts";
import { CLAUSE_END, SENTENCE_END } from "./words.ts";

/** Words of a sentence that are remembered, to see what takes a phrase's meaning away. */
const REMEMBERED_WORDS = 14;

/** All rules as one machine. */
export interface RuleBook {
  machine: Machine;
  /** The rule of each phrase, by the phrase's number. */
  ruleOf: readonly Rule[];
  /** Rounds are counted across all readers: a state that carries this round's number was seen in it. */
  seenIn: Int32Array;
  round: number;
  /** What a word may begin with that has to be held back, of states that were asked for it. */
  held: Map<Reach, [untold?: ReadonlySet<string>, told?: ReadonlySet<string>]>;
}

export function openRuleBook(rules: readonly Rule[], classes: WordClasses): RuleBook {
  const phrases = rules.flatMap((rule) => rule.phrases);
  const ruleOf = rules.flatMap((rule) => rule.phrases.map(() => rule));
  const machine = compileMachine(phrases, classes);
  return { machine, ruleOf, seenIn: new Int32Array(machine.states), round: 0, held: new Map() };
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
  #sentence: string[] = [];
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
  read(word: string, piece: number): readonly Rule[] {
    const book = this.#book;
    book.round = book.round === 0x7fff_ffff ? 1 : book.round + 1;
    const isBoundary = word === SENTENCE_END || word === CLAUSE_END;
    const tells = tellsSomething(word) ? 1 : 0;
    const before = this.#threads;
    this.#threads = [];
    this.#broken = NONE;
    // Earlier phrases first: a state that two of them reach keeps the earlier beginning.
    for (const thread of before) {
      const { word: start, told, piece: held } = thread;
      // A comma is passed over, unless the phrase names it.
      if (word === CLAUSE_END) this.#enter(thread.state, start, told + tells, held, piece);
      const { next, any } = reachOf(thread.state);
      for (const state of next.get(word) ?? NO_STATES) {
        this.#enter(state, start, told + tells, held, piece);
      }
      if (!isBoundary) for (const state of any) this.#enter(state, start, told, held, piece);
    }
    this.#begin(reachOf(book.machine.anywhere), word, tells, piece);
    if (this.#isClauseStart && !isBoundary) {
      this.#begin(reachOf(book.machine.atClause), word, tells, piece);
    }
    this.#remember(word);
    this.#isClauseStart = isBoundary || CLAUSE_OPENERS.has(word);
    return this.#broken;
  }

  #begin(reach: Reach, word: string, told: number, piece: number): void {
    for (const state of reach.next.get(word) ?? NO_STATES) {
      this.#enter(state, this.#wordCount, told, NOTHING_HELD, piece);
    }
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
    const isHeld = held !== NOTHING_HELD || this.#isHeldFrom(state, told);
    const from = isHeld ? Math.min(held, piece) : NOTHING_HELD;
    this.#threads.push({ state, word: start, told, piece: from });
  }

  /** Whether a word that begins with these letters could complete a phrase, or have to be held back. */
  mayTell(letters: string): boolean {
    const isWhole = !tellsSomething(letters);
    const { anywhere, atClause } = this.#book.machine;
    if (!isWhole && this.#heldAfter(reachOf(anywhere), 0).has(letters)) return true;
    if (!isWhole && this.#heldAfter(reachOf(atClause), 0).has(letters)) return true;
    return this.#threads.some(({ state, told }) =>
      isWhole
        ? reachOf(state).next.has(letters)
        : this.#heldAfter(reachOf(state), told).has(letters),
    );
  }

  /**
   * Of danger the first telling word is held back already; of other rules the second, or the first
   * where no other need follow.
   */
  #isHeldFrom(state: State, told: number): boolean {
    if (told !== 1) return told > 1;
    const rule = this.#book.ruleOf[state.phrase];
    return (rule !== undefined && DANGER_RULES.has(rule.rule)) || endsSilently(state);
  }

  #heldAfter(reach: Reach, told: number): ReadonlySet<string> {
    const known = this.#book.held.get(reach) ?? [];
    const kept = told === 0 ? known[0] : known[1];
    if (kept) return kept;
    const isHeld = (state: State) =>
      reachOf(state).accepts.length > 0 || this.#isHeldFrom(state, told + 1);
    const words = [...reach.next]
      .filter(([word, targets]) => tellsSomething(word) && targets.some(isHeld))
      .map(([word]) => word);
    const beginnings = new Set(
      words.flatMap((word) => Array.from(word, (_letter, index) => word.slice(0, index + 1))),
    );
    known[told === 0 ? 0 : 1] = beginnings;
    this.#book.held.set(reach, known);
    return beginnings;
  }

  #holds(rule: Rule, start: number): boolean {
    if (rule.onlyAtRisk && !this.#isAtRisk) return false;
    const { unless } = rule;
    if (!unless) return true;
    const before = this.#sentence.length - (this.#wordCount - start);
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
    if (word === SENTENCE_END) {
      this.#sentence = [];
    } else {
      this.#sentence.push(word);
      if (this.#sentence.length > 2 * REMEMBERED_WORDS) {
        this.#sentence = this.#sentence.slice(-REMEMBERED_WORDS);
      }
    }
    this.#wordCount += 1;
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
