import type { ExerciseStep } from "#app/content/exercise.ts";
import type { Answers } from "./fill.ts";
import type { ExercisePosition, HistoryEntry } from "./turn.ts";

/** A follow-up stands beside what was answered before; only who goes back to a step answers it anew. */
export function withAnswer(
  { answerMessageIds, tries }: ExercisePosition,
  step: ExerciseStep,
  messageId: string,
): Record<string, string> {
  if (tries === 0) {
    const others = Object.entries(answerMessageIds).filter(
      ([key]) => stepOfAnswer(key) !== step.name,
    );
    return { ...Object.fromEntries(others), [step.name]: messageId };
  }
  const parts = Object.keys(answerMessageIds).filter((key) => stepOfAnswer(key) === step.name);
  const key = parts.length === 0 ? step.name : `${step.name}+${parts.length + 1}`;
  return { ...answerMessageIds, [key]: messageId };
}

/** The step whose answer stands under a key: an answer in parts has several. */
export function stepOfAnswer(key: string): string {
  return key.replace(/\+\d+$/u, "");
}

/** The answers given so far, read back from the history by message id. */
export function collectAnswers(
  position: ExercisePosition,
  history: readonly HistoryEntry[],
): Answers {
  const contents = new Map(history.map((entry) => [entry.id, entry.content]));
  const answers = new Map<string, string>();
  for (const [key, messageId] of Object.entries(position.answerMessageIds)) {
    const content = contents.get(messageId);
    const step = stepOfAnswer(key);
    const before = answers.get(step);
    if (content !== undefined) {
      answers.set(step, before === undefined ? content : `${before}\n${content}`);
    }
  }
  return answers;
}
