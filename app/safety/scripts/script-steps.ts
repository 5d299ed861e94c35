import type { Holding } from "#app/content/safety.ts";
import type { ConsideredAnswer, Script, Step } from "#app/content/safety-script.ts";
import { QUESTIONS, type QuestionId } from "./questions.ts";

/** How far a script has come. */
export interface Progress {
  /** Every question so far, oldest first. */
  asked: readonly QuestionId[];
  /** The one right above the message. */
  last: QuestionId | null;
  answer: ConsideredAnswer | null;
  isLater: boolean;
  /** What they have told already: it isn't asked about. */
  known: ReadonlySet<QuestionId>;
}

/** The step after the furthest one reached; a plain no closes the branch that was asked about. */
export function nextStep(
  script: Script,
  { asked, known, last, answer, isLater }: Progress,
): Step | null {
  const denied = last !== null && answer === "no" ? QUESTIONS[last].closes : undefined;
  const closed = isLater ? "deeper" : denied;
  const reached = script.steps.findLastIndex(
    ({ question }) => question !== null && asked.includes(question),
  );
  const [first] = script.steps;
  const isFirstAsked = first.question === null || asked.includes(first.question);
  const isKnown = first.question !== null && known.has(first.question);
  // What a script begins with is said before anything else of it, whatever another one has asked.
  if (first.branch === undefined && !isFirstAsked && !isKnown) return first;
  const next = script.steps.slice(reached + 1).find(({ question, branch }) => {
    if (question !== null && (asked.includes(question) || known.has(question))) return false;
    return branch === "planning"
      ? isPlanning(last, answer)
      : branch === undefined || branch !== closed;
  });
  // Its first question is answered already: the next one stands in its place.
  if (next !== undefined && isKnown && !isFirstAsked && reached === -1)
    return { ...first, question: next.question };
  return next ?? null;
}

/** A plan is gone through only while each of its lines follows the last. */
function isPlanning(last: QuestionId | null, answer: ConsideredAnswer | null): boolean {
  if (last === "plan_offer") return answer === "yes";
  return last !== null && QUESTIONS[last].tone === "open";
}

/** What is said while they go on about it: to an aside its answer, to all else a line that holds them. */
export function heldStep(
  { says, help }: Holding,
  { isAside, isAnswered }: { isAside: boolean; isAnswered: boolean },
): Step {
  const parts: Step["parts"] = isAside ? ["reply"] : isAnswered ? ["reply", says] : [says];
  return { question: null, parts: help === null ? parts : [...parts, help] };
}

/** What is said once everything was asked: the last step, without its question. */
export function withoutQuestion(script: Script): Step {
  const last = script.steps.at(-1) ?? script.steps[0];
  return { question: null, parts: last.parts.filter((part) => part !== "question") };
}
