const MAX_CACHED_LENGTH = 30;
const MAX_CACHED = 4_000;
/** V8 makes no view of a longer text out of fewer characters (SlicedString::kMinLength). */
const SLICED_FROM = 13;

/**
 * A cache of what was computed from short texts, for all replies together: they share most of their words.
 * Once it is full, it is cleared.
 */
export class WordCache<Value> {
  readonly #known = new Map<string, Value>();
  readonly #compute: (text: string) => Value;

  constructor(compute: (text: string) => Value) {
    this.#compute = compute;
  }

  recall(text: string): Value {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    if (text.length > MAX_CACHED_LENGTH) return this.#compute(text);
    // A copy: for a part of a text the engine keeps all of it, but for short ones, which it copies itself.
    const own = text.length < SLICED_FROM ? text : Buffer.from(text, "utf16le").toString("utf16le");
    const value = this.#compute(own);
    if (this.#known.size >= MAX_CACHED) this.#known.clear();
    this.#known.set(own, value);
    return value;
  }
}
