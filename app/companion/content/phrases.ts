import { expressionOf } from "#app/safety/rules/expression.ts";
import { readOptions, type Phrase, type Step, type WordClasses } from "#app/safety/rules/phrase.ts";

const NO_CLASSES: WordClasses = new Map();

/** Contractions and the shorthands of quick typing, written out: phrases and messages alike. */
const WRITTEN_OUT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "can't": "can not",
    cant: "can not",
    cannot: "can not",
    "won't": "will not",
    wont: "will not",
    "shan't": "shall not",
    "let's": "let us",
    lets: "let us",
    im: "i am",
    ive: "i have",
    dont: "do not",
    didnt: "did not",
    doesnt: "does not",
    isnt: "is not",
    wasnt: "was not",
    couldnt: "could not",
    wouldnt: "would not",
    shouldnt: "should not",
    havent: "have not",
    hasnt: "has not",
    arent: "are not",
    thats: "that is",
    whats: "what is",
    wheres: "where is",
    youre: "you are",
    hes: "he is",
    shes: "she is",
    theyre: "they are",
    u: "you",
    ur: "your",
    r: "are",
    pls: "please",
    plz: "please",
    thx: "thanks",
    ty: "thank you",
    idk: "i do not know",
    wanna: "want to",
    gonna: "going to",
    gotta: "got to",
    cuz: "because",
    bc: "because",
    tmrw: "tomorrow",
    tonite: "tonight",
    rn: "right now",
    q: "que",
    xq: "porque",
    tb: "tambien",
    "y'all": "you all",
  }),
);

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/^(.+)n't$/u, "$1 not"],
  [/^(i)'m$/u, "$1 am"],
  [/^(.+)'re$/u, "$1 are"],
  [/^(.+)'ve$/u, "$1 have"],
  [/^(.+)'ll$/u, "$1 will"],
  [/^(i|you|he|she|we|they)'d$/u, "$1 would"],
  [/^(what|that|it|he|she|where|who|there|here|how)'s$/u, "$1 is"],
  [/^(.+)'s$/u, "$1 s"],
];

/** One word in small letters, without accents, its contraction written out. */
function writeOut(word: string): string {
  const small = word
    .toLowerCase()
    .replaceAll(/[\u2018\u2019\u02bc`\u00b4]/gu, "'")
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .normalize("NFC");
  const known = WRITTEN_OUT.get(small);
  if (known !== undefined) return known;
  const ending = ENDINGS.find(([pattern]) => pattern.test(small));
  return ending === undefined ? small : small.replace(...ending);
}

const WORD = /[\p{L}\p{M}\p{Nd}$]+(?:['\u2018\u2019\u02bc`\u00b4][\p{L}\p{M}]+)*/gu;
const SENTENCE_END = /(?:(?<![.!?…])[.!?…]+(?=\s|$)|[\n;]|\s[-–—]+\s)+/u;
/** Only this much of a message is read for what it wants. */
const READ_CHARACTERS = 4_000;

/**
 * The sentences of a message as phrases are looked for in them: each word with a space before it,
 * without accents and contractions, and commas as words of their own.
 */
export function readForPhrases(content: string): readonly string[] {
  return content
    .slice(0, READ_CHARACTERS)
    .normalize("NFKC")
    .split(SENTENCE_END)
    .map((sentence) =>
      (sentence.match(new RegExp(`${WORD.source}|,`, "gu")) ?? [])
        .map((word) => ` ${writeOut(word)}`)
        .join(""),
    )
    .filter((sentence) => /[^ ,]/u.test(sentence));
}

/** Phrases are written as people write; what they are looked for in is written out. */
function writeOutPhrase(source: string): string {
  return source.replaceAll(
    new RegExp(`(?<![.{\\p{L}\\p{Nd}_])(${WORD.source})(\\?|\\*)?`, "gu"),
    (_, word: string, sign = "") => {
      const written = writeOut(word);
      if (!written.includes(" ")) return written + String(sign);
      return sign === "" ? written : `(${written})${String(sign)}`;
    },
  );
}

const FROM_START = /^\s*\^\s*/u;
/** What may stand around a phrase that has to hold all of a message. */
const POLITE =
  "(?: (?:ok|okay|please|thanks|thank you|hey|hi|so|well|um|now|and|then|just|actually|but|por favor|gracias|bueno|pues|entonces|,))*";

interface Compiled {
  anywhere: RegExp;
  whole: RegExp;
}

/** Phrases of the rule language, any of which may match; `^` before one holds it to the sentence's start. */
export class PhraseSet {
  readonly #compiled: readonly Compiled[];

  /** Throws a SyntaxError where one of them is no phrase. */
  constructor(written: readonly string[]) {
    this.#compiled = written.flatMap((source) => compile(source));
  }

  /** Whether a sentence of the message holds one. */
  isIn(sentences: readonly string[]): boolean {
    return sentences.some((sentence) =>
      this.#compiled.some(({ anywhere }) => anywhere.test(sentence)),
    );
  }

  /** Whether every sentence is one of them and nothing else, apart from polite words. */
  isAllOf(sentences: readonly string[]): boolean {
    return (
      sentences.length > 0 &&
      sentences.every((sentence) => this.#compiled.some(({ whole }) => whole.test(sentence)))
    );
  }
}

function compile(source: string): readonly Compiled[] {
  const isFromStart = FROM_START.test(source);
  const phrase = writeOutPhrase(source.replace(FROM_START, "").trim());
  return readOptions(phrase, NO_CLASSES).map((option) => {
    if (mayBeEmpty(option) || option.some(hasEmptyChoice)) {
      throw new SyntaxError(
        `an alternative that matches nothing (meds? is "meds or nothing"): ${source}`,
      );
    }
    const { source: expression } = expressionOf(option);
    return {
      anywhere: new RegExp(isFromStart ? `^(?:${expression})` : expression, "u"),
      whole: new RegExp(`^${POLITE}(?:${expression})${POLITE}$`, "u"),
    };
  });
}

/** `(med|meds?)` would match no word at all, and with it nearly everything. */
function hasEmptyChoice(step: Step): boolean {
  if (step.kind === "optional" || step.kind === "repeated") return hasEmptyChoice(step.step);
  return (
    step.kind === "choice" &&
    step.options.some((option) => mayBeEmpty(option) || option.some(hasEmptyChoice))
  );
}

function mayBeEmpty(phrase: Phrase): boolean {
  return phrase.every(
    ({ kind }) => kind === "optional" || kind === "repeated" || kind === "gap" || kind === "ahead",
  );
}
