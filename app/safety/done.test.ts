import { expect, test } from "vitest";
import { ASIDES, DONE, lineNamed, MOMENTS } from "#app/content/safety.ts";
import { SITUATIONS } from "#app/content/safety-script.ts";
import { DONE_IDS, type DoneId } from "#app/content/told-ids.ts";
import { lineId } from "#app/content/line-ids.ts";
import { readWords } from "./cues/read-words.ts";
import { doneByNow, isCall, isWithin, partsLeft } from "./done.ts";
import { wasSaid } from "./said.ts";
import { markOf, type Situation } from "./scripts/situation.ts";
import { toldIn, type Told } from "./scripts/told.ts";
import { writtenAnswer, type WrittenAnswer } from "./written-answers.server.ts";

const TURNS = 14;
const CASES = SITUATIONS.flatMap((situation) =>
  DONE_IDS.filter((id) => isWithin(DONE[id], situation)).map((id) => [situation, id] as const),
);

/** A talk in which the second message says that something is done, and all others say nothing of it. */
function talkAfter(situation: Situation, done: DoneId): readonly WrittenAnswer[] {
  const answers: WrittenAnswer[] = [];
  const told: Told[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const words = readWords(
      turn === 1 ? "it is done already" : "i keep thinking about all of that",
    );
    const heard = turn === 1 ? [{ id: DONE[done].heard[0] ?? "", score: 0.9 }] : [];
    const tier = turn === 0 ? "crisis" : "none";
    answers.push(
      writtenAnswer({
        tier,
        kind: "distress",
        severity: "high",
        subject: "self",
        rules: [markOf(situation)],
        language: "en",
        region: "US",
        turn,
        previous: [...answers],
        told: [...told],
        words,
        heard,
      }),
    );
    told.push({ told: toldIn({ words, heard }), tier });
  }
  return answers.slice(1);
}

const saysToCall = /^Call (?:911|Poison)/mu;

test.each(CASES)(
  "in the script of %s, what is told by %s is taken up and not asked for",
  (...at) => {
    const [situation, id] = at;
    const after = talkAfter(situation, id);
    const answersToIt = Object.entries(ASIDES).flatMap(([name, aside]) =>
      DONE[id].heard.includes(aside.heard ?? name) ? [aside] : [],
    );
    const spared = new Set(DONE[id].spares.lines.map((name) => lineId(lineNamed(name))));
    const takesUp = [DONE[id], MOMENTS.helpIsComing, ...answersToIt];
    expect(takesUp.some((line) => wasSaid(line, after.slice(0, 1)))).toBe(true);
    for (const { lines, question, text } of after) {
      expect(DONE[id].spares.questions).not.toContain(question);
      expect(lines.filter((line) => spared.has(line.id))).toEqual([]);
      if (DONE[id].calls) expect(text).not.toMatch(saysToCall);
    }
  },
);

test("what was done in one danger, or on one visit, is nothing done in the next", () => {
  const done = (...told: string[][]) => [...doneByNow(told.map((each) => new Set(each)))];
  expect(done(["done_help"], [])).toEqual(["done_help"]);
  expect(done(["done_help", "done_company"], ["anew"])).toEqual(["done_company"]);
  expect(done(["done_help"], ["visit"], ["done_away"])).toEqual(["done_away"]);
  expect(done(["done_away"], ["aside_is_here"])).toEqual([]);
  expect(done(["anew", "done_help"])).toEqual(["done_help"]);
});

test("every line that begins with a call is one that is left out once help was called", () => {
  const { spares } = DONE.done_help;
  expect(spares.lines).toContain("imminent/now");
  const call = { en: ["{Emergency} now."], es: ["{Emergency} ahora."] };
  expect(isCall(call)).toBe(true);
  expect(partsLeft([call, "reply"], new Set(["done_help"]))).toEqual(["reply"]);
  expect(partsLeft([call, "reply"], new Set(["done_company"]))).toEqual([call, "reply"]);
});

test("it is told by all ways of saying it together, though none is sure", () => {
  const heard = [
    { id: "aside_help_going", score: 0.25 },
    { id: "aside_help_beside", score: 0.2 },
    { id: "none", score: 0.3 },
  ];
  expect([...toldIn({ heard })]).toContain("done_help");
  expect([...toldIn({ heard: [{ id: "none", score: 0.6 }, ...heard] })]).not.toContain("done_help");
  expect([...toldIn({ choice: "company.yes" })]).toContain("done_company");
});

test.each([
  ["medical_other", "aside_help_beside", MOMENTS.helpIsComing],
  ["imminent", "aside_help_comes", MOMENTS.helpIsComing],
  ["medical_other", "aside_arrived", DONE.done_there],
] as const)("an opening about %s leaves the call out where %s is heard in it", (at, id, line) => {
  const opening = writtenAnswer({
    tier: "crisis",
    kind: "distress",
    severity: "critical",
    subject: "self",
    rules: [markOf(at)],
    language: "en",
    region: "US",
    turn: 0,
    previous: [],
    words: readWords("it is done already"),
    heard: [{ id, score: 0.9 }],
  });
  expect(wasSaid(line, [opening])).toBe(true);
  expect(opening.text).not.toMatch(saysToCall);
  expect(opening.text).not.toMatch(/[Uu]nlock|open the door/);
  expect(opening.question).not.toBe("called");
});
