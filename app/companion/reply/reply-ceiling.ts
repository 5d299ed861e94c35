/** A reply longer than this is cut: nobody in pain reads more. */
export const REPLY_MAX_LENGTH = 12_000;
/** From here on a reply is shown sentence by sentence, so that it can end with one. */
const SENTENCES_FROM = 11_000;
const SENTENCE = /^[^]*[.!?…]["'”’)*_]*(?=\s)/u;

/**
 * Ends a reply that would go on for ever. Beyond a length it lets whole sentences through only, and none
 * that would exceed the maximum, so that nothing shown has to be taken back.
 */
export class ReplyCeiling {
  #length = 0;
  #held = "";
  #hasEndedSentence = false;
  isReached = false;

  /** Takes the next words; returns what may still be said. */
  push(text: string): string {
    if (this.isReached) return "";
    if (this.#length + text.length <= SENTENCES_FROM) {
      this.#length += text.length;
      return text;
    }
    this.#held += text;
    const sentences = SENTENCE.exec(this.#held)?.[0] ?? "";
    if (this.#length + this.#held.length > REPLY_MAX_LENGTH) return this.#cut();
    this.#held = this.#held.slice(sentences.length);
    this.#length += sentences.length;
    this.#hasEndedSentence ||= sentences !== "";
    return sentences;
  }

  /** The reply has ended by itself: all of it fits. */
  end(): string {
    const rest = this.isReached ? "" : this.#held;
    this.#held = "";
    return rest;
  }

  #cut(): string {
    this.isReached = true;
    const room = this.#held.slice(0, REPLY_MAX_LENGTH - this.#length);
    this.#held = "";
    const sentences = SENTENCE.exec(room)?.[0];
    if (sentences !== undefined || this.#hasEndedSentence) return sentences ?? "";
    // A text with no sentence in a thousand characters ends with a word.
    return room.replace(/(?<!\S)\S+$|$/, "").trimEnd();
  }
}
