import type { Exercise } from "#app/companion/exercises/exercise.ts";

const WAYS = ["on", "back", "skip", "stop", "resume", "delete"] as const;

/** What the form of a run sent, before anything is made of it. */
export interface Sent {
  go: (typeof WAYS)[number];
  /** The step that the form was made for; empty where it does not say. */
  step: string;
  /** The turn of the run that the form was made in; null where it does not say. */
  turn: number | null;
  /** What was typed, or the quick answer that was tapped. */
  text: string;
  helped: string | null;
}

/** Reads the fields of the form. A quick answer is one of the step's own, whatever was sent. */
export function readSent(
  form: FormData,
  exercise: Exercise | undefined,
  kept: readonly { step: string; content: string }[],
): Sent {
  const step = textIn(form, "step");
  const turn = textIn(form, "turn");
  const go = textIn(form, "go");
  const asked = exercise?.steps.find((each) => each.name === step);
  const quick = asked?.quickAnswers?.find((each) => each === form.get("quick"));
  const typed = textIn(form, "text");
  const before = kept.find((answer) => answer.step === step)?.content ?? "";
  const isNew = typed.trim() !== "" && typed.trim() !== before.trim();
  return {
    go: WAYS.find((way) => way === go) ?? "on",
    step,
    turn: /^\d{1,9}$/.test(turn) ? Number(turn) : null,
    // Words that were typed beside it are not lost to a tap.
    text: quick === undefined ? typed : isNew ? `${typed.trim()}\n${quick}` : quick,
    helped: form.has("helped") ? textIn(form, "helped") : null,
  };
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.replaceAll("\r\n", "\n") : "";
}
