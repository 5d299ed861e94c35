import { describe, expect, test } from "vitest";
import { createChooser } from "#app/companion/guided/choose.ts";
import { beginExercise, continueExercise } from "#app/companion/guided/steps.ts";
import type { ExercisePosition } from "#app/companion/guided/turn.ts";
import { findProgramme } from "#app/content/programmes.ts";

const sessions = findProgramme("internal-family-systems")?.sessions ?? [];

function answer(
  number: number,
  position: ExercisePosition,
  content: string,
): ReturnType<typeof continueExercise> {
  const session = sessions[number - 1];
  if (!session) throw new Error("no such session");
  return continueExercise({
    exercise: session.core,
    position,
    message: { id: "one", content },
    history: [],
    chooser: createChooser("one", []),
    sayLine: () => "",
  });
}

describe.each(sessions.map((session) => [session.number, session] as const))(
  "session %i",
  (number, { core, guidance }) => {
    const { position } = beginExercise(core, null, createChooser("begin", []));

    test("leads somebody who is flooded back into the room, from every step that looks inwards", () => {
      for (const step of core.steps.filter(({ jumps }) => jumps)) {
        const outcome = answer(
          number,
          { ...position, step: step.name },
          "I'm shaking, memories are coming up",
        );
        expect(outcome, step.name).toMatchObject({ kind: "goes_on", position: { step: "room" } });
      }
    });

    test("ends after that, and does not go inside again", () => {
      const outcome = answer(
        number,
        { ...position, step: "room" },
        "the lamp, the cup, the window",
      );
      expect(outcome.kind).toBe("finished");
    });

    test("passes the way back over where nobody needs it", () => {
      const last = core.steps.findLast(({ aside }) => aside !== true);
      const outcome = answer(number, { ...position, step: last?.name ?? "" }, "the table, and 40");
      expect(outcome.kind).toBe("finished");
    });

    test("stops at a word", () => {
      expect(answer(number, position, "stop").kind).toBe("stopped");
    });

    test("tells the model when to leave it", () => {
      expect(guidance).toMatch(/therapist|safety first|room/iu);
    });
  },
);

test("somebody who is led back is asked about the room, not about the part", () => {
  const [first] = sessions;
  const { position } = beginExercise(first?.core ?? never(), null, createChooser("begin", []));
  const outcome = answer(1, position, "I feel overwhelmed");
  expect(outcome.kind === "goes_on" && outcome.text).toMatch(/three things/u);
});

function never(): never {
  throw new Error("no session");
}
