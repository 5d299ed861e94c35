const OPEN = "<think>";
const CLOSE = "</think>";

/**
 * Takes what a model thinks aloud out of its streamed words: servers without a parser for it send
 * `<think>...</think>` as text, at the beginning. Elsewhere the words are left alone.
 */
export class ThinkingFilter {
  #held = "";
  #state: "before" | "thinking" | "thought" | "speaking" = "before";

  /** The words of this piece that are said aloud. */
  push(text: string): string {
    if (this.#isSpeaking()) return text;
    this.#held += text;
    if (this.#state === "before") this.#begin();
    if (this.#state === "thinking") this.#think();
    if (this.#state === "thought") this.#speak(this.#held.trimStart());
    return this.#isSpeaking() ? this.#taken() : "";
  }

  /** What was held back as the possible beginning of a mark and was none. */
  end(): string {
    return this.#state === "before" ? this.#taken() : "";
  }

  /** Whether it thought aloud, so far as is known. */
  hasThought = false;

  #isSpeaking(): boolean {
    return this.#state === "speaking";
  }

  #begin(): void {
    const start = this.#held.trimStart();
    if (start.startsWith(OPEN)) {
      this.hasThought = true;
      this.#state = "thinking";
      this.#held = start.slice(OPEN.length);
    } else if (!OPEN.startsWith(start)) this.#state = "speaking";
  }

  #think(): void {
    const end = this.#held.indexOf(CLOSE);
    if (end !== -1) {
      this.#state = "thought";
      this.#held = this.#held.slice(end + CLOSE.length);
    } else {
      // Only as much as may be the beginning of the mark.
      this.#held = this.#held.slice(-CLOSE.length);
    }
  }

  #speak(text: string): void {
    this.#held = text;
    // What stands between the mark and the words may come in pieces of its own.
    if (text !== "") this.#state = "speaking";
  }

  #taken(): string {
    const text = this.#held;
    this.#held = "";
    return text;
  }
}

/** A whole text without what a model thought aloud in it. */
export function withoutThinking(text: string): string {
  const filter = new ThinkingFilter();
  return filter.push(text) + filter.end();
}
