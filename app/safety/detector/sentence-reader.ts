import { dropEmptyPhrases } from "./empty-phrases.ts";
import { isCritical, isKnown } from "./vocabulary.ts";
import { WORD_LISTS } from "./words.ts";

/** One sentence as rules read it: known words in plain Latin letters, commas as tokens of their own. */
export interface Sentence {
  words: string;
  isQuestion: boolean;
  /** The words before were bent on purpose (leet, masks, spaced letters): a sign of its own. */
  isDisguised: boolean;
}

const MAX_SENTENCE_LENGTH = 48;
const SENTENCE_OVERLAP = 14;

/** Puts words together into sentences, those that lean on their neighbours read anew. */
export class SentenceReader {
  readonly sentences: Sentence[] = [];
  private words: string[] = [];
  private isDisguised = false;
  private pending = "";

  add(words: string): void {
    if (!words.includes(" ")) {
      if (words !== "") this.addWord(words);
      return;
    }
    for (const word of words.split(" ")) if (word !== "") this.addWord(word);
  }

  private addWord(word: string): void {
    const previous = this.words.at(-1) ?? "";
    if ((word === "2" || word === "too") && WORD_LISTS.beforeTo.has(previous))
      this.words.push("to");
    else if (word === "b" && /^(?:to|not|will|would|can|should|could)$/.test(previous))
      this.words.push("be");
    else if (word === "1" && this.isDisguised) this.words.push("i");
    else if (word === "ill" && (previous === "" || WORD_LISTS.beforeWill.has(previous)))
      this.words.push("i", "will");
    else {
      const isWord = isKnown(word);
      if (!isWord && this.pending !== "" && isCritical(this.pending + word)) {
        this.words.pop();
        this.words.push(this.pending + word);
      } else this.words.push(word);
      this.pending = isWord && word.length > 2 ? "" : word;
      return;
    }
    this.pending = "";
  }

  comma(): void {
    if (this.words.length > 0 && this.words.at(-1) !== ",") this.words.push(",");
    this.pending = "";
  }

  markDisguised(): void {
    if (!this.isDisguised) this.words = this.words.map((word) => (word === "1" ? "i" : word));
    this.isDisguised = true;
  }

  endSentence(isQuestion: boolean): void {
    this.pending = "";
    while (this.words.at(-1) === ",") this.words.pop();
    for (
      let start = 0;
      start < this.words.length;
      start += MAX_SENTENCE_LENGTH - SENTENCE_OVERLAP
    ) {
      const written = this.words.slice(start, start + MAX_SENTENCE_LENGTH).join(" ");
      const words = dropEmptyPhrases(` ${written} `).trim();
      this.sentences.push({ words, isQuestion, isDisguised: this.isDisguised });
      if (start + MAX_SENTENCE_LENGTH >= this.words.length) break;
    }
    this.words = [];
    this.isDisguised = false;
  }
}
