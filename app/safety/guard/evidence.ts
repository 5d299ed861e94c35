import type { Mark } from "./rule.ts";

/** Sentences that are judged together. */
const TOGETHER = 4;

/** Marks that are harmless alone and information on a method together. */
const TELLING_PAIRS: readonly (readonly [Mark, Mark])[] = [
  ["means", "deadly"],
  ["means", "hiding"],
  ["amount", "deadly"],
  ["steps", "deadly"],
  ["steps", "hiding"],
];
const TELLING_PAIRS_AT_RISK: readonly (readonly [Mark, Mark])[] = [
  ["means", "amount"],
  ["means", "steps"],
  ["amount", "hiding"],
];

/** What the last sentences have said between them: information may come in pieces. */
export class Evidence {
  readonly #seen = new Map<Mark, number>();
  readonly #pairs: readonly (readonly [Mark, Mark])[];
  #sentence = 0;

  constructor(isAtRisk: boolean) {
    this.#pairs = isAtRisk ? [...TELLING_PAIRS, ...TELLING_PAIRS_AT_RISK] : TELLING_PAIRS;
  }

  endSentence(): void {
    this.#sentence += 1;
  }

  /** Takes a mark of this sentence; true when it says too much together with earlier ones. */
  add(mark: Mark): boolean {
    this.#seen.set(mark, this.#sentence);
    return this.#pairs.some((pair) => pair.includes(mark) && pair.every((each) => this.#has(each)));
  }

  #has(mark: Mark): boolean {
    const at = this.#seen.get(mark);
    return at !== undefined && this.#sentence - at < TOGETHER;
  }
}
