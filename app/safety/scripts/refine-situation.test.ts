import { describe, expect, test } from "vitest";
import type { Situation } from "#app/content/safety-script.ts";
import {
  writtenAnswer,
  type WrittenAnswer,
  type WrittenAnswerInput,
} from "../written-answers.server.ts";
import { readWords } from "#app/safety/cues/read-words.ts";
import { answeredAlready, refineSituation } from "./refine-situation.ts";
import { QUESTIONS } from "./questions.ts";
import { situationOf } from "./situation.ts";
import { toldIn } from "./told.ts";

describe("what a message makes of what stands", () => {
  test.each<[before: Situation, heard: string, after: Situation]>([
    ["abuse", "aside_is_here", "abuse_imminent"],
    ["young_abuse", "aside_locked_in", "young_abuse_imminent"],
    ["abuse", "none", "abuse"],
    ["other_worry", "aside_goodbye_theirs", "other_imminent"],
    ["other_worry", "none", "other_worry"],
    ["passive", "told_means_here", "imminent"],
  ])("%s, and %s is heard: %s", (before, id, after) => {
    const heard = [{ id, score: 0.9 }];
    expect(refineSituation(before, { heard, asked: ["thoughts"] })).toBe(after);
  });

  test.each<[before: Situation, message: string, after: Situation]>([
    ["active", "tonight i guess", "imminent"],
    ["active", "hoy creo", "imminent"],
    ["active", "how do i get through tonight", "active"],
    ["active", "not tonight", "active"],
  ])("%s: “%s” is %s", (before, message, after) => {
    expect(refineSituation(before, { words: readWords(message), asked: ["thoughts"] })).toBe(after);
  });

  test("a time alone says nothing before anybody was asked about dying", () => {
    expect(refineSituation("passive", { words: readWords("tonight"), asked: [] })).toBe("passive");
  });

  test("a parent who would never do it is no longer spoken to as somebody on the way to it", () => {
    const told = [
      { told: toldIn({ words: readWords("i see myself dropping my baby") }), tier: "crisis" },
    ] as const;
    const said = { told, asked: [] };
    const never = { ...said, words: readWords("i would never, it horrifies me") };
    expect(refineSituation("harm_imminent", never)).toBe("unwanted_baby");
    expect(refineSituation("harm_imminent", { ...said, words: readWords("i will do it") })).toBe(
      "harm_imminent",
    );
  });

  test("pictures of a child that keep coming are unwanted, and no plan", () => {
    const found = { kind: "harm_to_others", severity: "high", subject: "self" } as const;
    const message = "i keep seeing images in my mind of smothering her with the pillow";
    expect(situationOf({ ...found, tier: "crisis", words: readWords(message) })).toBe(
      "unwanted_baby",
    );
  });
});

describe("what was told isn't asked", () => {
  test.each([
    ["im gonna end my life on saturday", ["thoughts_now", "today", "when"]],
    ["esta noche creo", ["today", "when"]],
    ["i dont know anymore", []],
  ])("after “%s”", (message, known) => {
    expect([...answeredAlready({ words: readWords(message) })].sort()).toEqual([...known].sort());
  });

  test("what they have at hand, as it was heard", () => {
    const heard = [{ id: "told_means_here", score: 0.9 }];
    expect([...answeredAlready({ heard })].sort()).toEqual(["means", "plan"]);
  });

  test("somebody who named the day and the means is asked for neither, in the whole script", () => {
    const input: WrittenAnswerInput = {
      tier: "crisis",
      kind: "active_ideation",
      severity: "moderate",
      subject: "self",
      language: "en",
      region: "US",
      turn: 0,
      previous: [],
      told: [
        {
          told: toldIn({
            words: readWords("i think about using my dads gun, maybe to die on sunday"),
            heard: [{ id: "told_means", score: 1 }],
          }),
          tier: "crisis",
        },
      ],
      words: readWords("it just hurts"),
    };
    const answers: WrittenAnswer[] = [];
    while (answers.length < 9) {
      const tier = answers.length === 0 ? "crisis" : "none";
      const turn = { ...input, tier, turn: answers.length, previous: [...answers] } as const;
      const answer = writtenAnswer(turn);
      if (answer.isThrough) break;
      answers.push(answer);
    }
    const texts = answers.map(({ text }) => text);
    const asked = texts.join("\n");
    const unasked = [QUESTIONS.plan, QUESTIONS.when, QUESTIONS.today].flatMap(({ ask }) => ask.en);
    expect(texts[0]).toContain("988");
    expect(unasked.filter((question) => asked.includes(question))).toEqual([]);
    expect(texts.length).toBeGreaterThan(2);
  });
});

test("what hangs on one thing too many is asked about, and a plan beside it is one", () => {
  const found = {
    tier: "crisis",
    kind: "plan_or_attempt",
    severity: "high",
    subject: "self",
  } as const;
  const trifle = ["plan.intent", "hyperbole.one_too_many"];
  expect(situationOf({ ...found, rules: trifle })).toBe("passive");
  expect(situationOf({ ...found, rules: [...trifle, "plan.stated"] })).toBe("imminent");
});
