import { describe, expect, test } from "vitest";
import { beginningOf, takeAnswer } from "#app/companion/guide/steps.ts";
import { findProgram } from "#app/content/programs.ts";

const sessions = findProgram("internal-family-systems")?.sessions ?? [];
const TOO_MUCH = "It's getting too much";

describe.each(sessions.map((session) => [session.number, session] as const))(
  "session %i",
  (_, { core, guidance }) => {
    const answer = (step: string, picked: number | null) =>
      takeAnswer(
        core,
        { ...beginningOf(core, null), step },
        { messageId: "one", picked, number: null },
        0,
      );

    test("leads somebody who is flooded back into the room, from every step that looks inwards", () => {
      for (const { name, quickAnswers = [] } of core.steps.filter(({ jumps }) => jumps)) {
        const led = answer(name, quickAnswers.indexOf(TOO_MUCH));
        expect(led.position.step, name).toBe("room");
      }
    });

    test("ends after that, and does not go inside again", () => {
      expect(answer("room", null).isDone).toBe(true);
    });

    test("passes the way back over where nobody needs it", () => {
      const last = core.steps.findLast(({ aside }) => aside !== true);
      expect(answer(last?.name ?? "", null).isDone).toBe(true);
    });

    test("tells the model when to leave it", () => {
      expect(guidance).toMatch(/therapist|safety first|room/iu);
    });
  },
);
