/** Where a sentence ends: at its mark, with what closes it, before a space or the end. */
const SENTENCE = /[^.!?…\n]*(?:[.!?…]+["'”’»)*_]*(?:\s+|$)|\n+|$)/gu;
const IS_QUESTION = /\?["'”’»)*_\s]*$/u;

/** A text without the sentences that ask something; paragraphs that were only questions go. */
export function withoutQuestions(text: string): string {
  const paragraphs = text.split(/\n{2,}/).map((paragraph) =>
    (paragraph.match(SENTENCE) ?? [])
      .filter((sentence) => !IS_QUESTION.test(sentence))
      .join("")
      .trim(),
  );
  return paragraphs.filter((paragraph) => paragraph !== "").join("\n\n");
}

/** The same for words that are still coming: what is handed on are whole sentences that ask nothing. */
export class QuestionFilter {
  #held = "";

  push(text: string): string {
    this.#held += text;
    const sentences = this.#held.match(SENTENCE)?.filter((sentence) => sentence !== "") ?? [];
    // The last one may go on.
    this.#held = sentences.pop() ?? "";
    return asking(sentences);
  }

  end(): string {
    const rest = this.#held;
    this.#held = "";
    return asking([rest]);
  }
}

function asking(sentences: readonly string[]): string {
  return sentences.filter((sentence) => !IS_QUESTION.test(sentence)).join("");
}
