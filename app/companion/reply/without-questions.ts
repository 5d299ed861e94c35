/** Where a sentence ends: at its mark, with what closes it, before a space or the end. */
const END = /(?<![.!?…])[.!?…]+["'”’»)*_]*(?:\s+|$)|\n+|$/gu;
const IS_QUESTION = /\?["'”’»)*_\s]*$/u;

/** Words that somebody could say, as a tip quotes them: what is asked in there isn't asked here. */
const QUOTED = /"[^"\n]*"?|“[^”\n]*”?|«[^»\n]*»?/gu;

interface Sentence {
  text: string;
  asks: boolean;
}

function sentencesOf(text: string): Sentence[] {
  const masked = text.replace(QUOTED, (quote) => quote.replaceAll(/[.!?…](?!["”»]?$)/gu, "·"));
  const sentences: Sentence[] = [];
  let start = 0;
  for (const { 0: mark, index } of masked.matchAll(END)) {
    const end = index + mark.length;
    const found = masked.slice(start, end);
    if (found === "") continue;
    const isQuote = /["”»]$/u.test(found.trimEnd());
    const asks = IS_QUESTION.test(found) && !isQuote;
    sentences.push({ text: text.slice(start, end), asks });
    start = end;
  }
  return sentences;
}

/** A text without the sentences that ask something; paragraphs that were only questions go. */
export function withoutQuestions(text: string): string {
  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph) => kept(sentencesOf(paragraph)).trim())
    .filter((paragraph) => paragraph !== "");
  return paragraphs.join("\n\n");
}

/** The same for words that are still coming: what is handed on are whole sentences that ask nothing. */
export class QuestionFilter {
  #held = "";

  push(text: string): string {
    this.#held += text;
    const sentences = sentencesOf(this.#held);
    // The last one may go on.
    this.#held = sentences.pop()?.text ?? "";
    return kept(sentences);
  }

  end(): string {
    const rest = this.#held;
    this.#held = "";
    return kept(sentencesOf(rest));
  }
}

function kept(sentences: readonly Sentence[]): string {
  return sentences
    .filter(({ asks }) => !asks)
    .map(({ text }) => text)
    .join("");
}
