import { judgeSentence, type Hit } from "./guard/judge-sentence.ts";
import { readMark } from "./guard/marker.server.ts";
import { mayBecomeRuleWord } from "./guard/rules.ts";
import { SentenceReader, type Sentence } from "./guard/sentences.ts";

export { reviewedText };
export { resourceLine, type PastReply } from "./guard/resource-line.ts";
export type { GuardedText };

export interface GuardOptions {
  /** Somebody may be in danger: more rules, and no word of a sentence before it is whole. */
  isStrict: boolean;
  /** Somebody decides, sentence by sentence, about what breaks no rule and might not be said. */
  asksAboutEach?: boolean;
  /** Whoever shows the reply changes its sentences: they are given whole. */
  holdsSentences?: boolean;
}

const ASKED = "asked";
/** In fewer words nothing is said that no rule sees. */
const MIN_WORDS = 4;

/** A sentence that may not be said. */
export interface GuardHit extends Hit {
  /** No rule is broken: it waits for whoever decides about each sentence. */
  isAskedOnly: boolean;
  sentence: string;
  /** The sentence as rules read it. */
  words: Pick<Sentence, "text" | "own">;
  /** So many characters of it were shown before it was known. */
  shown: number;
}

export interface GuardStep {
  /** What may be shown now. */
  show: GuardedText;
  /** What is held back; nothing more is read before it is settled. */
  hit: GuardHit | null;
}

/**
 * Reads a model's reply as it streams, sentence by sentence. What it has not passed is never shown.
 * After a hit it waits until `settle` says what stands in the sentence's place.
 */
export class Guard {
  readonly #options: GuardOptions;
  readonly #reader = new SentenceReader();
  #waiting: Sentence[] = [];
  #before = "";
  #count = 0;
  /** How much of the sentence that is not whole was shown. */
  #ahead = 0;
  #hit: GuardHit | null = null;
  /** The sentence that waits for an answer. */
  #held: Sentence | null = null;
  /** A sentence that was asked about and may be said. */
  #cleared: string | null = null;
  #hasEnded = false;

  constructor(options: GuardOptions) {
    this.#options = options;
  }

  /** Takes the model's next words, in pieces cut anywhere. */
  push(text: string): GuardStep {
    this.#waiting.push(...this.#reader.push(text));
    return this.#read();
  }

  /** The model has ended: judges and lets go of what is left. */
  end(): GuardStep {
    this.#hasEnded = true;
    this.#waiting.push(...this.#reader.end());
    return this.#read();
  }

  /** Goes on with a sentence as it is. */
  clear(): GuardStep {
    if (this.#held) this.#waiting.unshift(this.#held);
    this.#cleared = this.#held?.raw ?? null;
    this.#hit = null;
    return this.#read();
  }

  /** Goes on after a hit: without the sentence, or with another one in its place, judged as any. */
  settle(replacement: string | null): GuardStep {
    this.#hit = null;
    if (replacement !== null) {
      const reader = new SentenceReader();
      this.#waiting.unshift(...reader.push(`${replacement.trim()} `), ...reader.end());
    }
    return this.#read();
  }

  #read(): GuardStep {
    let show = "";
    while (!this.#hit) {
      const sentence = this.#waiting.shift();
      if (!sentence) break;
      const broken = this.#judge(sentence) ?? this.#ask(sentence);
      const ahead = this.#ahead;
      this.#ahead = 0;
      if (broken) {
        const isAskedOnly = broken.rule === ASKED;
        this.#held = sentence;
        this.#hit = {
          ...broken,
          isAskedOnly,
          sentence: sentence.raw,
          words: sentence,
          shown: ahead,
        };
        break;
      }
      this.#cleared = null;
      show += sentence.raw.slice(ahead);
      this.#before += sentence.raw;
      this.#count += 1;
    }
    if (!this.#hit && !this.#hasEnded) show += this.#showAhead();
    return { show: reviewedText(show), hit: this.#hit };
  }

  /** The beginning of a sentence that breaks nothing so far, but for half a word that a rule may be made of. */
  #showAhead(): string {
    const { isStrict, holdsSentences } = this.#options;
    if (isStrict || holdsSentences) return "";
    const { unfinished } = this.#reader;
    const { raw, text } = unfinished;
    const half = /(?<!\S)\S+$/u.exec(raw)?.[0] ?? "";
    // A word that ends in a mark is whole.
    const isHalf = /[\p{L}\p{N}'’-]$/u.test(half) || /\d/u.test(half);
    const isHeld = isHalf && mayBecomeRuleWord(text.slice(text.lastIndexOf(" ") + 1));
    const end = raw.length - (isHeld ? half.length : 0);
    if (end <= this.#ahead || this.#judge(unfinished)) return "";
    const show = raw.slice(this.#ahead, end);
    this.#ahead = end;
    return show;
  }

  #ask({ raw }: Sentence): Hit | null {
    const { isStrict, asksAboutEach } = this.#options;
    if (!isStrict || !asksAboutEach || raw === this.#cleared) return null;
    return raw.trim().split(/\s+/u).length < MIN_WORDS ? null : { rule: ASKED, drops: true };
  }

  #judge(sentence: Sentence): Hit | null {
    const { isStrict } = this.#options;
    return judgeSentence(sentence, { isStrict, index: this.#count, before: this.#before });
  }
}

/** What the guard makes of a whole text. */
export interface JudgedText {
  /** "altered": without some sentences; "stopped": nothing of it may be shown. */
  outcome: "shown" | "altered" | "stopped";
  /** The first rule that it broke; null where it broke none. */
  rule: string | null;
  /** What may be shown. */
  text: GuardedText;
}

/** Judges a text that is whole: a note, a summary, a reply that is only tried. */
export function judgeText(text: string, options: GuardOptions): JudgedText {
  const guard = new Guard({ ...options, holdsSentences: true });
  const whole = new WholeText();
  for (let step = guard.push(text); !whole.isRead(step);)
    step = step.hit ? guard.settle(null) : guard.end();
  return whole.judged();
}

/**
 * The same to somebody who may be in danger: with what the reader and a rule's own words find together. `isMarked` says
 * whether the reader marks any of it besides: the fast model judges that where there is one.
 */
export async function judgeStrictly(text: string): Promise<JudgedText & { isMarked: boolean }> {
  const guard = new Guard({ isStrict: true, asksAboutEach: true, holdsSentences: true });
  const whole = new WholeText();
  let isMarked = false;
  for (let step = guard.push(text); !whole.isRead(step);) {
    const mark = step.hit?.isAskedOnly ? await readMark(step.hit.words) : null;
    if (mark?.hit) whole.breaks(mark.hit);
    isMarked ||= mark?.isMarked === true;
    if (!step.hit) step = guard.end();
    else step = mark && !mark.hit ? guard.clear() : guard.settle(null);
  }
  return { ...whole.judged(), isMarked };
}

/** What has been read of a text, and what it broke. */
class WholeText {
  #shown = "";
  #rule: string | null = null;
  #isStopped = false;
  #hasEnded = false;

  /** Takes the next step; whether it was the last one. */
  isRead({ show, hit }: GuardStep): boolean {
    this.#shown += show;
    if (hit) {
      if (!hit.isAskedOnly) this.breaks(hit);
      return false;
    }
    const wasLast = this.#hasEnded;
    this.#hasEnded = true;
    return wasLast;
  }

  breaks({ rule, drops }: Hit): void {
    this.#rule ??= rule;
    this.#isStopped ||= !drops;
  }

  judged(): JudgedText {
    const rule = this.#rule;
    if (this.#isStopped || (rule !== null && this.#shown.trim() === ""))
      return { outcome: "stopped", rule, text: reviewedText("") };
    const outcome = rule === null ? "shown" : "altered";
    return { outcome, rule, text: reviewedText(this.#shown) };
  }
}

/** All rules that the sentences of a text break. */
export function brokenRules(text: string): string[] {
  const guard = new Guard({ isStrict: false, holdsSentences: true });
  const rules: string[] = [];
  let { hit } = guard.push(`${text}\n\n.`);
  while (hit) {
    rules.push(hit.rule);
    ({ hit } = guard.settle(null));
  }
  return rules;
}

declare const guarded: unique symbol;

/** Words that may stand on a screen as the companion's: read by the guard, or reviewed before. */
type GuardedText = string & { readonly [guarded]: true };

function isGuarded(text: string): text is GuardedText {
  return typeof text === "string";
}

/**
 * Marks text that the product's authors wrote and reviewed. Never for anything that a model or a
 * person said: a model's words become a GuardedText by the guard alone.
 */
function reviewedText(text: string): GuardedText {
  if (!isGuarded(text)) throw new TypeError("a text is a string");
  return text;
}
