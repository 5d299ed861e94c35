import { compileMachine, type Machine, type State, type WordClasses } from "./pattern.ts";
import type { Rule } from "./rule.ts";
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
}

export function openRuleBook(rules: readonly Rule[], classes: WordClasses): RuleBook {
  const phrases = rules.flatMap((rule) => rule.phrases);
  const ruleOf = rules.flatMap((rule) => rule.phrases.map(() => rule));
  const machine = compileMachine(phrases, classes);
  return { machine, ruleOf, seenIn: new Int32Array(machine.states), round: 0 };
}

interface Thread {
  state: State;
  /** Where the phrase began: the number of the word, and of the piece of text that holds it. */
  word: number;
  piece: number;
}

/** Reads words one after the other and tells which rules they break. */
export class PhraseReader {
  readonly #book: RuleBook;
  readonly #isAtRisk: boolean;
  #threads: Thread[] = [];
  #sentence: string[] = [];
  #wordCount = 0;
  #isClauseStart = true;

  constructor(book: RuleBook, isAtRisk: boolean) {
    this.#book = book;
    this.#isAtRisk = isAtRisk;
  }

  /** The piece of text in which the earliest phrase began that the next words may complete. */
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
    const threads: Thread[] = [];
    let broken: Rule[] | null = null;
    const enter = (state: State, from: Thread) => {
      if (book.seenIn[state.id] === book.round) return;
      book.seenIn[state.id] = book.round;
      for (const number of state.accepts) {
        const rule = book.ruleOf[number];
        if (rule && this.#holds(rule, from)) broken = [...(broken ?? []), rule];
      }
      if (state.next.size > 0 || state.any.length > 0) {
        threads.push({ state, word: from.word, piece: from.piece });
      }
    };
    // Earlier phrases first: a state that two of them reach keeps the earlier beginning.
    for (const thread of this.#threads) {
      // A comma is passed over, unless the phrase names it.
      if (word === CLAUSE_END) enter(thread.state, thread);
      for (const state of thread.state.next.get(word) ?? NO_STATES) enter(state, thread);
      if (!isBoundary) for (const state of thread.state.any) enter(state, thread);
    }
    const { machine } = book;
    const beginning = { word: this.#wordCount, piece };
    for (const state of machine.anywhere.next.get(word) ?? NO_STATES) {
      enter(state, { state, ...beginning });
    }
    if (this.#isClauseStart && !isBoundary) {
      for (const state of machine.atClause.next.get(word) ?? NO_STATES) {
        enter(state, { state, ...beginning });
      }
    }
    this.#threads = threads;
    this.#remember(word);
    this.#isClauseStart = isBoundary || CLAUSE_OPENERS.has(word);
    return broken ?? NONE;
  }

  #holds(rule: Rule, thread: Thread): boolean {
    if (rule.onlyAtRisk && !this.#isAtRisk) return false;
    const { unless } = rule;
    if (!unless) return true;
    const before = this.#sentence.length - (this.#wordCount - thread.word);
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
const NONE: readonly Rule[] = [];
const NO_STATES: readonly State[] = [];
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
