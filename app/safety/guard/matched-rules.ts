import { readGuardFamilies } from "../rules/guard-rules.ts";
import { PhraseReader, openRuleBook } from "./phrase-reader.ts";
import { PieceReader } from "./piece.ts";
import { SENTENCE_END } from "./words.ts";

/** The ids of all rules whose phrases match in a text, marks among them, as while risk is open. */
export function matchedRules(text: string): readonly string[] {
  const book = openBook();
  const pieces = new PieceReader(book);
  const phrases = new PhraseReader(book, true);
  const ids = new Set<string>();
  const sentenceEnd = book.words.recall(SENTENCE_END);
  for (const [number, written] of text.split(/\s+/).entries()) {
    const { words, endsSentence } = pieces.read(written);
    for (const word of endsSentence ? [...words, sentenceEnd] : words)
      for (const { id } of phrases.read(word, number)) ids.add(id);
  }
  return [...ids];
}

let opened: ReturnType<typeof openRuleBook> | undefined;

function openBook() {
  return (opened ??= openRuleBook(readGuardFamilies().flatMap(({ rules }) => rules)));
}
