import { expect, test } from "vitest";
import { findExercise } from "#app/content/exercises.ts";
import { createChooser } from "./choose.ts";
import { beginExercise, continueExercise } from "./steps.ts";
import type { ExercisePosition, HistoryEntry } from "./turn.ts";

const exercise = findExercise("thought-record");

/** Where the exercise stands after each of these messages. */
function stepsAfter(messages: readonly string[]): string[] {
  if (!exercise) throw new Error("there is no such exercise");
  let { position } = beginExercise(exercise, null, createChooser("begin", []));
  const history: HistoryEntry[] = [];
  return messages.map((content, index) => {
    const message = { id: `m${index}`, content };
    const chooser = createChooser(message.id, []);
    const sayLine = () => "";
    const outcome = continueExercise({ exercise, position, message, history, chooser, sayLine });
    history.push({ ...message, role: "user" });
    position = outcome.kind === "goes_on" ? outcome.position : gone(position);
    return position.step;
  });
}

function gone(position: ExercisePosition): ExercisePosition {
  return { ...position, step: "over" };
}

test("a step that was answered is passed over once somebody went back", () => {
  const [first, second, third, fourth] = exercise?.steps.map(({ name }) => name) ?? [];
  const told = "Tuesday in the meeting, my boss read out the wrong number and looked at me";
  const thought = "I'm a fraud and now everyone in that room knows it";
  const before = stepsAfter([told, thought]);
  expect(before).toEqual([second, third]);
  const again = stepsAfter([told, thought, "back", "back", `${told}, twice`]);
  expect(again).toEqual([second, third, second, first, third]);
  expect(fourth).toBeDefined();
});
