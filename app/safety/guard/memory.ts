const MAX_CACHED_LENGTH = 30;
const MAX_CACHED = 4_000;

/**
 * What was worked out of short texts, for all replies together: they share most of their words.
 * Once there are too many, all are forgotten.
 */
export class Memory<Value> {
  readonly #known = new Map<string, Value>();
  readonly #workOut: (text: string) => Value;

  constructor(workOut: (text: string) => Value) {
    this.#workOut = workOut;
  }

  recall(text: string): Value {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    if (text.length > MAX_CACHED_LENGTH) return this.#workOut(text);
    // A copy: for a part of a text the engine keeps all of it.
    const own = Buffer.from(text, "utf16le").toString("utf16le");
    const value = this.#workOut(own);
    if (this.#known.size >= MAX_CACHED) this.#known.clear();
    this.#known.set(own, value);
    return value;
  }
}
