import type { Article } from "#app/content/articles.ts";
import { PhraseSet } from "./phrases.ts";

/** Whether a message is plainly about the matter of an article that the product brings along. */
export class ArticleMatcher {
  readonly id: string;
  readonly #phrases: PhraseSet;
  readonly #unless: PhraseSet;

  /** Throws a SyntaxError where a phrase cannot be read. */
  constructor({ id, recognise, unless }: Pick<Article, "id" | "recognise" | "unless">) {
    this.id = id;
    this.#phrases = new PhraseSet(recognise);
    this.#unless = new PhraseSet(unless);
  }

  recognises(sentences: readonly string[]): boolean {
    return this.#phrases.isIn(sentences) && !this.#unless.isIn(sentences);
  }
}
