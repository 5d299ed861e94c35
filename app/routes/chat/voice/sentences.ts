import { spokenText } from "./spoken-text.ts";

/** Shorter sentences wait for the next one, so that the voice doesn't stop and start. */
const MIN_LENGTH = 24;
/** Longer sentences are spoken in parts. */
const MAX_LENGTH = 250;

const END = /(?<![.!?…])[.!?…]+["'”’)\]*_]*(?=\s)|\n+/gu;
const NO_END = /(?:^|\n)[^\S\n]*\d{1,3}\.$|\b(?:Mr|Mrs|Ms|Dr|St|vs|e\.g|i\.e)\.$/u;

export interface SpokenSentence {
  /** Where it stands in the reply's own text. */
  from: number;
  to: number;
  /** As it is said. */
  text: string;
}

/** Takes a reply that grows apart into what can be said already. */
export class SpokenSentenceReader {
  #read = 0;

  /** The sentences that are new; what has no end yet waits, until the text is whole. */
  take(text: string, isWhole: boolean): SpokenSentence[] {
    const sentences: SpokenSentence[] = [];
    for (let end = this.#nextEnd(text, isWhole); end > this.#read;) {
      const said = spokenText(text.slice(this.#read, end));
      if (said !== "") sentences.push({ from: this.#read, to: end, text: said });
      this.#read = end;
      end = this.#nextEnd(text, isWhole);
    }
    return sentences;
  }

  #nextEnd(text: string, isWhole: boolean): number {
    const from = this.#read;
    END.lastIndex = from;
    for (let match = END.exec(text); match; match = END.exec(text)) {
      const end = END.lastIndex;
      if (end - from > MAX_LENGTH) break;
      const isLine = match[0].startsWith("\n");
      const isEnd = isLine || !NO_END.test(text.slice(from, end));
      if (isEnd && (isLine || end - from >= MIN_LENGTH)) return end;
    }
    if (text.length - from > MAX_LENGTH) return from + pauseIn(text.slice(from, from + MAX_LENGTH));
    return isWhole ? text.length : from;
  }
}

/** Where one can breathe: after a comma, else between two words. */
function pauseIn(text: string): number {
  const comma = text.lastIndexOf(", ");
  if (comma > MAX_LENGTH / 2) return comma + 1;
  const space = text.lastIndexOf(" ");
  return space > 0 ? space : text.length;
}
