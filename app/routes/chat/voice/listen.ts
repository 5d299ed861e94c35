import { recogniserClass } from "./in-browser.ts";
import { NOTHING_HEARD, notSupportedHere, problemOf, type VoiceProblem } from "./problems.ts";

/** Stop after the recogniser has ended this many times without hearing anything. */
const MAX_EMPTY_ENDS = 3;
/** Stop waiting for a recogniser that doesn't report its end. */
const END_WITHIN_MS = 5_000;

export interface Hearer {
  /** What has been heard so far, and the beginning of it that won't change anymore. */
  onWords: (words: string, settled: string) => void;
  /** Called once: with what was heard, or with why there is nothing. */
  onEnd: (words: string, problem: VoiceProblem | null) => void;
}

export interface Listening {
  /** Stops listening and keeps what was said so far. */
  stop: () => void;
  /** Stops listening and drops everything, without a call back. */
  abort: () => void;
}

/**
 * Takes down what is said until the person ends it, in this language. A pause ends a recogniser, not
 * the listening: it begins again behind what was heard.
 */
export function listen(hearer: Hearer, language = navigator.language || "en-US"): Listening {
  const Recogniser = recogniserClass();
  let before = "";
  let words = "";
  let emptyEnds = 0;
  let isStopping = false;
  let problem: VoiceProblem | null = null;
  let isOver = false;
  let timer: number | undefined;

  function end(isTold = true) {
    if (isOver) return;
    isOver = true;
    window.clearTimeout(timer);
    const heard = joined(before, words);
    if (isTold) hearer.onEnd(heard, heard ? null : (problem ?? NOTHING_HEARD));
  }

  if (!Recogniser) {
    problem = notSupportedHere();
    queueMicrotask(end);
    return { stop() {}, abort: () => end(false) };
  }
  const recogniser = new Recogniser();
  recogniser.lang = language;
  recogniser.continuous = true;
  recogniser.interimResults = true;
  recogniser.maxAlternatives = 1;
  recogniser.addEventListener("result", ({ results }) => {
    const heard = Array.from(results ?? []);
    const settled = heard.filter(({ isFinal }) => isFinal).reduce(withResult, "");
    words = heard.filter(({ isFinal }) => !isFinal).reduce(withResult, settled);
    emptyEnds = 0;
    if (!isOver) hearer.onWords(joined(before, words), joined(before, settled));
  });
  recogniser.addEventListener("error", ({ error }) => {
    problem = problemOf(error);
  });
  recogniser.addEventListener("end", () => {
    if (words.trim() === "") emptyEnds += 1;
    const mayGoOn = problem === null || problem === NOTHING_HEARD;
    if (isStopping || isOver || !mayGoOn || emptyEnds >= MAX_EMPTY_ENDS) return end();
    before = joined(before, words);
    words = "";
    start();
  });
  function start() {
    try {
      recogniser.start();
    } catch {
      problem = problemOf("");
      queueMicrotask(end);
    }
  }
  start();
  return {
    stop() {
      isStopping = true;
      timer ??= window.setTimeout(() => {
        recogniser.abort();
        end();
      }, END_WITHIN_MS);
      recogniser.stop();
    },
    abort() {
      end(false);
      recogniser.abort();
    },
  };
}

function withResult(before: string, result: ArrayLike<{ transcript: string }>): string {
  return joined(before, result[0]?.transcript ?? "");
}

function joined(before: string, words: string): string {
  return [before, words.trim()].filter(Boolean).join(" ");
}
