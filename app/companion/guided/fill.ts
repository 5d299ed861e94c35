import type { Exercise, ExerciseStep, Line, LineCondition } from "#app/content/exercise.ts";
import { readNumber } from "./answers.ts";
import type { Chooser } from "./choose.ts";
import { capitaliseQuotes, quotedGoal } from "./quoting.ts";
import { isContrary, readRemark, saysNobody } from "./step-remarks.ts";
import { foldedText } from "./wording.ts";

/** What somebody has answered so far, by step: their message as written. `answer` is the newest. */
export type Answers = ReadonlyMap<string, string>;

interface Scene {
  exercise: Exercise;
  step: ExerciseStep;
  answers: Answers;
}

/** Said back in quotation marks, such an answer would sound like mockery. */
const SAYS_NOTHING =
  /^[\s"'.]*(?:ok(?:ay)?|k+|y|n|yes|yeah|yep|no+|nope|nah|sure|fine|good|done|ready|right|whatever|none|nothing|hm+|idk|i don'?t know|dunno|not sure|maybe)[\s.!?]*$/iu;

const SLOT = /\{(\w+)\}/gu;

/**
 * Chooses one of the lines that fit: those whose condition holds if there are any, else those
 * without one; a line with a slot that cannot be filled is left out.
 */
export function pickLine(
  id: string,
  lines: readonly Line[],
  scene: Scene,
  chooser: Chooser,
): string | null {
  const fitting = lines.filter((line) => typeof line === "object" && holds(line.when, scene));
  const conditional = filledLines(fitting, scene);
  const open = filledLines(
    lines.filter((line) => typeof line === "string"),
    scene,
  );
  return conditional.length > 0 ? chooser.pick(`${id}.if`, conditional) : chooser.pick(id, open);
}

function filledLines(lines: readonly Line[], scene: Scene): string[] {
  return lines
    .map((line) => fillLine(typeof line === "string" ? line : line.text, scene))
    .filter((line) => line !== null);
}

function fillLine(text: string, scene: Scene): string | null {
  let isComplete = true;
  const filled = text.replace(SLOT, (_, name: string) => {
    const value = slotValue(name, scene);
    isComplete = isComplete && value !== null;
    return value ?? "";
  });
  return isComplete ? capitaliseQuotes(tidyQuotes(filled)) : null;
}

/** Periods and commas stand inside the closing mark; a quote that ends a sentence of its own needs none. */
function tidyQuotes(text: string): string {
  return text.replace(/([.!?…])”\./gu, "$1”").replace(/(?<![!?…])”([.,])/gu, "$1”");
}

function slotValue(name: string, scene: Scene): string | null {
  const content = scene.answers.get(name);
  if (content === undefined) {
    return null;
  }
  const step =
    name === "answer"
      ? scene.step
      : scene.exercise.steps.find((candidate) => candidate.name === name);
  switch (step?.expects.kind) {
    case "number": {
      const number = numberAt(name, scene.answers);
      return number === null ? null : String(number);
    }
    case undefined:
      // No step's answer: what they had set themselves.
      return quotedUnlessEmpty(content);
    default:
      // What somebody wrote reads wrong in the middle of another sentence: such a line isn't said.
      return null;
  }
}

function quotedUnlessEmpty(content: string): string | null {
  const isEmpty =
    SAYS_NOTHING.test(content) ||
    readRemark(content) !== null ||
    isContrary(content) ||
    saysNobody(content);
  return isEmpty ? null : quotedGoal(content);
}

/**
 * The number from 0 to 100 that was answered at a step. A lone one up to ten is taken to be out of
 * ten, unless the person had used the longer scale before.
 */
function numberAt(name: string, answers: Answers): number | null {
  const read = readNumber(answers.get(name) ?? "");
  if (read === null) {
    return null;
  }
  const content = answers.get(name);
  const contents = [...answers.values()];
  const earlier = contents.slice(
    0,
    contents.findIndex((other) => other === content),
  );
  const usedHundred = earlier.some((other) => (readNumber(other)?.value ?? 0) > 10);
  return read.isDoubtful && !usedHundred ? read.value * 10 : read.value;
}

export function says(content: string, phrases: readonly string[]): boolean {
  const text = ` ${foldedText(content)
    .replace(/[^\p{L}\p{N}' ]/gu, " ")
    .replace(/\s+/gu, " ")} `;
  return phrases.some((phrase) => phrase === "*" || text.includes(` ${phrase} `));
}

/** Whether an answer is this button's words and nothing else. */
export function isButton(content: string, label: string): boolean {
  return foldedText(content).trim() === foldedText(label).trim();
}

function holds(condition: LineCondition, scene: Scene): boolean {
  const answer = scene.answers.get("answer") ?? "";
  const number = numberAt("answer", scene.answers);
  const comparesWith = (step: string, compare: (now: number, then: number) => boolean) => {
    const then = numberAt(step, scene.answers);
    return number !== null && then !== null && compare(number, then);
  };
  const checks: boolean[] = [
    condition.from === undefined || (number !== null && number >= condition.from),
    condition.to === undefined || (number !== null && number <= condition.to),
    condition.says === undefined || says(answer, condition.says),
    condition.is === undefined || isButton(answer, condition.is),
    condition.lowerThan === undefined ||
      comparesWith(condition.lowerThan, (now, then) => now < then),
    condition.higherThan === undefined ||
      comparesWith(condition.higherThan, (now, then) => now > then),
    condition.sameAs === undefined || comparesWith(condition.sameAs, (now, then) => now === then),
    condition.answered === undefined || scene.answers.has(condition.answered),
    condition.skipped === undefined || !scene.answers.has(condition.skipped),
  ];
  return checks.every(Boolean);
}
