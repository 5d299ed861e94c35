import { z } from "zod";
import { stepChoiceId, type Exercise } from "#app/content/exercise.ts";
import { writtenAt, type ExerciseAnswer } from "#app/models/record/exercise-runs.server.ts";

/** What the form of a run holds besides the answer itself. */
export const runFields = {
  go: z.enum(["on", "back", "skip", "stop", "resume", "delete"]).default("on").catch("on"),
  /** The step that the form was made for. */
  step: z.string().default(""),
  /** The turn of the run that the form was made in. */
  turn: z.coerce.number().int().nonnegative().nullable().default(null).catch(null),
  /** One of the step's own answers, by its id. */
  choice: z.unknown().optional(),
  helped: z.string().nullable().default(null),
};

type RunFields = z.output<z.ZodObject<typeof runFields>>;

/** What the form of a run sent, before anything is made of it. */
export interface Sent extends Omit<RunFields, "choice"> {
  /** What was typed, or the quick answer that was tapped. */
  text: string;
}

/** Whether this was written at the step before, as one of its answers or as all of them. */
export function isWritten(step: string, text: string, kept: readonly ExerciseAnswer[]): boolean {
  const own = kept.filter((answer) => answer.step === step).map(({ content }) => content);
  return [...own, writtenAt(step, kept)].some((written) => written.trim() === text.trim());
}

/** Reads the fields of the form. A quick answer is one of the step's own, or it is none. */
export function readSent(
  { choice, ...fields }: RunFields,
  typed: string,
  exercise: Exercise,
  kept: readonly ExerciseAnswer[],
): Sent {
  const asked = exercise.steps.find((each) => each.name === fields.step);
  const quick = asked?.quickAnswers?.find((_, index) => stepChoiceId(asked.name, index) === choice);
  const isNew = typed.trim() !== "" && !isWritten(fields.step, typed, kept);
  // Words that were typed beside it are not lost to a tap.
  const text = quick === undefined ? typed : isNew ? `${typed.trim()}\n${quick}` : quick;
  return { ...fields, text };
}
