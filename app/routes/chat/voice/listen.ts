import { recogniserClass } from "./in-browser.ts";
import { NOTHING_HEARD, notSupportedHere, problemOf, type VoiceProblem } from "./problems.ts";

/** A recogniser that was told to stop and does not say so is not waited for any longer. */
const END_WITHIN_MS = 5_000;

export interface Hearer {
  /** What has been heard so far; it may still change. */
  onWords: (words: string) => void;
  /** Called once: with what was heard, or with why there is nothing. */
  onEnd: (words: string, problem: VoiceProblem | null) => void;
}

export interface Listening {
  /** No more words: what was said until now counts. */
  stop: () => void;
  /** Nothing of it counts, and nobody is told. */
  abort: () => void;
}

/** Takes down one utterance in English (US). */
export function listen(hearer: Hearer): Listening {
  const Recogniser = recogniserClass();
  let words = "";
  let problem: VoiceProblem | null = null;
  let isOver = false;
  let timer: number | undefined;

  function end(isTold = true) {
    if (isOver) return;
    isOver = true;
    window.clearTimeout(timer);
    const heard = words.trim();
    if (isTold) hearer.onEnd(heard, heard ? null : (problem ?? NOTHING_HEARD));
  }

  if (!Recogniser) {
    problem = notSupportedHere();
    queueMicrotask(end);
    return { stop() {}, abort: () => end(false) };
  }
  const recogniser = new Recogniser();
  recogniser.lang = "en-US";
  recogniser.continuous = false;
  recogniser.interimResults = true;
  recogniser.maxAlternatives = 1;
  recogniser.addEventListener("result", ({ results }) => {
    words = Array.from(results ?? [], (result) => result[0]?.transcript ?? "").join(" ");
    if (!isOver) hearer.onWords(words);
  });
  recogniser.addEventListener("error", ({ error }) => {
    problem = problemOf(error);
  });
  recogniser.addEventListener("end", () => end());
  try {
    recogniser.start();
  } catch {
    problem = problemOf("");
    queueMicrotask(end);
  }
  return {
    stop() {
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
