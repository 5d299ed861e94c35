/** A sentence or line that is said so often is said in circles. */
const SENTENCE_TIMES = 3;
/** Shorter ones ("Breathe in.") may come again. */
const SENTENCE_MIN_LENGTH = 20;
/** So many words in a row are recited, and not found by chance. */
const RECITED_WORDS = 12;
/** They are compared by so many at a time. */
const RUN_WORDS = 4;

const TOKEN = /[\p{L}\p{N}'’]+|<|[^\p{L}\p{N}'’<]+/gu;
const WORD = /^[\p{L}\p{N}'’]/u;
const SENTENCE_END = /[.!?…:\n]/u;
/** Only what the model is given is marked so. */
const MARKED = /^(?:data|app)$/;
const MARK_BEGUN = /<\/?$/;

/** The runs of words of texts that nobody should say by heart. */
export function runsOfWords(texts: readonly string[]): ReadonlySet<string> {
  const runs = new Set<string>();
  for (const text of texts) {
    const words = (text.match(TOKEN) ?? []).filter((token) => WORD.test(token)).map(plain);
    for (let end = RUN_WORDS; end <= words.length; end += 1) {
      runs.add(words.slice(end - RUN_WORDS, end).join(" "));
    }
  }
  return runs;
}

/**
 * Lets a model's words through, which come in pieces cut anywhere, until it goes in circles (the same
 * sentence a third time) or recites its instructions. What may become that is held back for as long
 * as it may.
 */
export class DegenerationFilter {
  readonly #given: readonly ReadonlySet<string>[];
  readonly #times = new Map<string, number>();
  /** Sentences that were said as often as they may be: mostly none. */
  readonly #saidEnough = new Set<string>();
  #isAstray = false;
  /** What isn't let through yet. */
  #held = "";
  /** The sentence so far, without the signs between its words. */
  #sentence = "";
  #word = "";
  #between = "";
  #lastWords: string[] = [];
  /** So many words in a row stand in what was given. */
  #recited = 0;

  /** `given`: runs of words that stand in its instructions. */
  constructor(...given: readonly ReadonlySet<string>[]) {
    this.#given = given;
  }

  /** Whether it lost its way: from there on nothing is let through. */
  get isAstray(): boolean {
    return this.#isAstray;
  }

  /** Takes the next words; returns those that are fine. */
  push(piece: string): string {
    let shown = "";
    for (const token of piece.match(TOKEN) ?? []) {
      if (this.#isAstray) break;
      this.#held += token;
      if (WORD.test(token)) this.#word += token;
      else this.#endWord(token);
      if (this.#isAstray || this.#mayBeAstray()) continue;
      shown += this.#held;
      this.#held = "";
    }
    return shown;
  }

  /** The model has ended: returns what was held back, unless it completes a circle. */
  end(): string {
    this.#endWord("\n");
    return this.#isAstray ? "" : this.#held;
  }

  #mayBeAstray(): boolean {
    if (this.#recited > 0 || MARK_BEGUN.test(this.#between)) return true;
    const begun = this.#sentence + plain(this.#word);
    if (begun === "" || this.#saidEnough.size === 0) return false;
    return [...this.#saidEnough].some((sentence) => sentence.startsWith(begun));
  }

  #endWord(between: string): void {
    if (this.#word !== "") {
      if (MARK_BEGUN.test(this.#between) && MARKED.test(this.#word)) this.#isAstray = true;
      this.#readWord(plain(this.#word));
      this.#between = "";
      this.#word = "";
    }
    this.#between += between;
    if (SENTENCE_END.test(between)) this.#endSentence();
  }

  #readWord(word: string): void {
    this.#sentence += `${word} `;
    this.#lastWords = [...this.#lastWords, word].slice(-RUN_WORDS);
    const run = this.#lastWords.join(" ");
    const isGiven = this.#given.some((runs) => runs.has(run));
    this.#recited = isGiven ? Math.max(this.#recited + 1, RUN_WORDS) : 0;
    if (this.#recited >= RECITED_WORDS) this.#isAstray = true;
  }

  #endSentence(): void {
    const sentence = this.#sentence;
    this.#sentence = "";
    if (sentence.length < SENTENCE_MIN_LENGTH) return;
    const times = (this.#times.get(sentence) ?? 0) + 1;
    this.#times.set(sentence, times);
    if (times === SENTENCE_TIMES - 1) this.#saidEnough.add(sentence);
    if (times >= SENTENCE_TIMES) this.#isAstray = true;
  }
}

function plain(word: string): string {
  return word.toLowerCase().replaceAll("’", "'");
}
