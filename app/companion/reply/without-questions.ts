import { longPattern } from "#app/config/long-pattern.ts";
import { SentenceReader, type Sentence } from "#app/safety/guard/sentences.ts";

const IS_QUESTION = /\?["'”’»)\]…\s]*$/u;

/** From its colon on the sentence is words that the person could say to somebody. */
const LENDS = longPattern("u")`
  \b(?:
    (?:
      say|ask|tell|text|write|send|words?|sentence|line|message|di|dile|pregúntale|escríbele|decirle|
      escribirle|preguntarle|mandarle
    )\b
    |(?:one|something|algo|una?) (?:to|for|para) (?!you\b|ti\b)
  )[^:?]{0,80}:\s`;
/** Who speaks before the colon asks: "let me ask one thing: are you alone?" */
const OWN_VOICE = longPattern("u")`
  ^[^:]*\b(?:
    (?:i|i'd|i'll|i'm|let me|may i)(?: \w+){0,3} (?:ask|asking|say|saying|tell)|tell me|ask you|
    preguntarte|decirte|dime
  )\b`;
/** The person is told to ask somebody: "ask her, will you take them?" */
const SENDS_TO_ASK = longPattern("u")`
  ^(?:(?:then|and|just|perhaps|maybe|you (?:could|can|might)|y|luego|puedes) )*
  (?:ask|tell|text|say to|pregúntale|dile) (?!me\b)`;

/** Whether a sentence asks the person something: what they could ask somebody else is no question to them. */
function asks({ text, own }: Sentence): boolean {
  const isLent = SENDS_TO_ASK.test(text) || (LENDS.test(text) && !OWN_VOICE.test(text));
  return IS_QUESTION.test(own) && !isLent;
}

/** A text without the sentences that ask something; paragraphs that were only questions go. */
export function withoutQuestions(text: string): string {
  const filter = new QuestionFilter("drop_all");
  return filter.push(text) + filter.end();
}

/**
 * Takes questions out of words that are still coming: all of them, or those alone that close the text,
 * where another question stands below it. What is handed on are whole sentences.
 */
export class QuestionFilter {
  readonly #policy: "drop_all" | "drop_closing";
  readonly #reader = new SentenceReader();
  /** Questions that close the text, unless more comes after them. */
  #held = "";
  /** What parts the last sentence from the next one; null before the first. */
  #space: string | null = null;

  constructor(policy: "drop_all" | "drop_closing") {
    this.#policy = policy;
  }

  push(text: string): string {
    return this.#pass(this.#reader.push(text));
  }

  end(): string {
    return this.#pass(this.#reader.end());
  }

  /** The questions that closed the text, once it has ended: they stand after all. Empty where there are none. */
  takeHeld(): string {
    const held = this.#held === "" ? "" : (this.#space ?? "") + this.#held.trimEnd();
    this.#held = "";
    return held;
  }

  #pass(sentences: readonly Sentence[]): string {
    let passed = "";
    for (const sentence of sentences) {
      const words = sentence.raw.trimEnd();
      const space = sentence.raw.slice(words.length);
      if (words === "") this.#widen(space);
      else if (!asks(sentence)) {
        passed += (this.#space ?? "") + this.#held + words;
        this.#held = "";
        this.#space = space;
      } else if (this.#policy === "drop_closing") this.#held += sentence.raw;
      else this.#widen(space);
    }
    return passed;
  }

  /** The end of a paragraph stays one, whatever is left out before it. */
  #widen(space: string): void {
    if (this.#held !== "") this.#held += space;
    else if (this.#space !== null && space.includes("\n")) this.#space = space;
  }
}
