import { SentenceReader } from "#app/safety/guard/sentences.ts";
import { isBareAnswer, saysOnlyThatItIsAnAi } from "#app/safety/model-asked.ts";

/**
 * Where the app's own notice says that an AI writes, a reply doesn't begin by saying it again: such
 * sentences are left out of words that are still coming, unless nothing else comes.
 */
export class DisclosureFilter {
  readonly #reader = new SentenceReader();
  #held = "";
  #isRepeated = false;
  #hasBegun = false;

  push(text: string): string {
    if (this.#hasBegun) return text;
    let begun = "";
    for (const { raw } of this.#reader.push(text)) begun += this.#begin(raw);
    return this.#hasBegun ? begun + this.#rest() : "";
  }

  end(): string {
    if (this.#hasBegun) return "";
    const begun = this.#begin(this.#rest());
    return this.#hasBegun ? begun : this.#held;
  }

  #begin(sentence: string): string {
    if (this.#hasBegun) return sentence;
    const isRepeated = saysOnlyThatItIsAnAi(sentence);
    // A yes may belong to what comes after it.
    if (isRepeated || isBareAnswer(sentence)) {
      this.#held += sentence;
      this.#isRepeated ||= isRepeated;
      return "";
    }
    this.#hasBegun = true;
    return this.#isRepeated ? sentence : this.#held + sentence;
  }

  #rest(): string {
    return this.#reader
      .end()
      .map(({ raw }) => raw)
      .join("");
  }
}
