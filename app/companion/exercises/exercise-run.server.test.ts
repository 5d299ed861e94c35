import { describe, expect, test } from "vitest";
import {
  answerRun,
  beginRun,
  moveRun,
  passRun,
  stopRun,
  exerciseStepNumber,
  type RunPosition,
} from "./exercise-run.server.ts";
import { exercises } from "#app/content/exercises.ts";
import type { Exercise, ExerciseStep } from "#app/content/exercise.ts";

/** Something that each kind of step takes as it is. */
function plainAnswer({ expects }: ExerciseStep): string {
  switch (expects.kind) {
    case "ready":
      return "done";
    case "number":
      return "55";
    case "list":
      return Array.from({ length: expects.count }, (_, index) => `thing ${index + 1}`).join(", ");
    case "text":
      return "the long evening after the call with my sister";
  }
}

function walk(exercise: Exercise): { said: string[]; steps: string[]; status: string } {
  const begun = beginRun(exercise, "run");
  const said: string[] = [begun.said];
  const steps = [begun.step];
  const answers = new Map<string, string>();
  let position: RunPosition = { id: "run", tries: 0, turn: 0, ...begun };
  for (let turns = 0; turns < 30; turns += 1) {
    const step = exercise.steps.find(({ name }) => name === position.step);
    if (!step) throw new Error(`no step ${position.step}`);
    const turn = answerRun(exercise, position, answers, plainAnswer(step));
    if (turn.isTaken) answers.set(step.name, plainAnswer(step));
    said.push(turn.said);
    if (turn.status !== "running") return { said, steps, status: turn.status };
    position = { ...position, ...turn, turn: position.turn + 1 };
    steps.push(position.step);
  }
  throw new Error("it does not end");
}

test("a button of the page moves a run by what it means, whatever words the step's own buttons have", () => {
  const [exercise] = exercises.filter(({ steps }) => steps.length > 3);
  if (!exercise) throw new Error("there is no exercise");
  const words = ["back", "skip", "again"] as const;
  const steps = exercise.steps.map((step) => ({ ...step, quickAnswers: [...words] }));
  const [first, second] = steps;
  const run = { id: "moved", tries: 0, turn: 1, step: second?.name ?? "", usedLines: [] };
  const moved = words.map((word) => moveRun({ ...exercise, steps }, run, new Map(), word));
  expect(moved.map(({ isTaken }) => isTaken)).toEqual([false, false, false]);
  expect(moved.map(({ step }) => step)).toEqual([first?.name, steps[2]?.name, run.step]);
  // Written in the field they are the step's answer, and no command.
  const answered = answerRun({ ...exercise, steps }, run, new Map(), "back");
  expect(answered).toMatchObject({ isTaken: true });
});

describe.each(exercises.map((exercise) => [exercise.id, exercise] as const))(
  "%s",
  (_id, exercise) => {
    test("is walked through to its end, with a text at every step", () => {
      const { said, status } = walk(exercise);
      expect(status).toBe("finished");
      expect(said.every((text) => text.trim() !== "")).toBe(true);
    });

    test("never says a paragraph twice running", () => {
      const { said } = walk(exercise);
      for (const [index, text] of said.entries()) {
        const before = new Set((said[index - 1] ?? "").split("\n\n"));
        // A round of breathing is what it is, and comes in each of its steps.
        const again = text
          .split("\n\n")
          .filter((each) => before.has(each) && !each.startsWith("*"));
        expect(again).toEqual([]);
      }
    });

    test("can be skipped from the first step to the last", () => {
      const begun = beginRun(exercise, "skipping");
      let position: RunPosition = { id: "skipping", tries: 0, turn: 0, ...begun };
      let status = "running";
      for (let turns = 0; status === "running" && turns < 30; turns += 1) {
        const turn = moveRun(exercise, position, new Map(), "skip");
        status = turn.status;
        position = { ...position, ...turn, turn: position.turn + 1 };
      }
      expect(status).toBe("finished");
    });
  },
);

const record = exercises.find(({ id }) => id === "thought-record");

test("words about danger lead on without being given back, then or later", () => {
  if (!record) throw new Error("it is gone");
  const position = { id: "run", step: "thought", tries: 0, turn: 3, usedLines: [] };
  const passed = passRun(record, position, new Map([["thought", "a thing never to be said back"]]));
  expect(passed).toMatchObject({ status: "running", step: "feeling", isTaken: false });
  expect(passed.said).not.toContain("never to be said");
});

test("words in place of a number are taken as they are, and stand for none", () => {
  if (!record) throw new Error("it is gone");
  const position = { id: "run", step: "feelingAgain", tries: 0, turn: 3, usedLines: [] };
  const before = new Map([["feeling", "80"]]);
  const turn = answerRun(record, position, before, "hard to put into any figure");
  expect(turn).toMatchObject({ status: "finished", isTaken: true });
  expect(turn.said).not.toContain("80");
  expect(answerRun(record, position, before, "40").said).toMatch(/80/u);
});

test("stops where it stands, to be taken up again", () => {
  const position = { id: "run", step: "thought", tries: 0, turn: 1, usedLines: [] };
  expect(stopRun(position)).toMatchObject({ status: "stopped", step: "thought", isTaken: false });
});

test("a step that only some are led to has the number of the one before", () => {
  const box = exercises.find(({ id }) => id === "box-breathing");
  if (!box) throw new Error("it is gone");
  expect(exerciseStepNumber(box, "withoutHolds")).toMatchObject({ number: 3, total: 3 });
});
