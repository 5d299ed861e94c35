import { describe, expect, test } from "vitest";
import {
  afterDenial,
  INPUTS,
  isJustAsked,
  isQuestionOpen,
  rowOfCard,
  STATES,
  type AskingInput,
  type AskingState,
} from "./asking.ts";
import { ASKING_TRANSITIONS } from "./asking-table.server.ts";
import { withinLimits } from "./question-limits.ts";

/** Every cell once more, by what comes: where somebody stood, where they stand, who answers. */
const CELLS: Readonly<Record<AskingInput, string>> = {
  no: `
    clear          -> clear          ordinary
    asked          -> watch          thanks said_no
    maybe          -> watch          thanks said_no
    unanswered     -> watch          thanks said_no
    asked_again    -> watch          thanks said_no
    rests          -> watch          thanks said_no
    asked_at_visit -> watch          thanks said_no
    left           -> watch          thanks said_no
    unsure         -> watch          thanks said_no
    watch          -> watch          ordinary_and_link
    watch_and_ask  -> watch_and_ask  ordinary_and_link
    open           -> watch          thanks false_alarm
    folded         -> folded         guided
  `,
  yes: `
    clear          -> open           script
    asked          -> open           script
    maybe          -> open           script
    unanswered     -> open           script
    asked_again    -> open           script
    rests          -> open           script
    asked_at_visit -> open           script
    left           -> open           script
    unsure         -> open           script
    watch          -> open           script
    watch_and_ask  -> open           script
    open           -> open           script
    folded         -> open           script
  `,
  maybe: `
    clear          -> clear          ordinary
    asked          -> maybe          question
    maybe          -> unsure         help
    unanswered     -> asked_again    ordinary_and_question
    asked_again    -> unsure         help
    rests          -> rests          ordinary
    asked_at_visit -> maybe          question
    left           -> left           ordinary
    unsure         -> unsure         ordinary
    watch          -> watch          ordinary_and_link
    watch_and_ask  -> watch_and_ask  ordinary_and_link
    open           -> open           script
    folded         -> folded         guided
  `,
  joke: `
    clear          -> clear          ordinary
    asked          -> unanswered     ordinary
    maybe          -> unsure         ordinary_and_help
    unanswered     -> rests          ordinary
    asked_again    -> rests          ordinary
    rests          -> rests          ordinary
    asked_at_visit -> left           ordinary
    left           -> left           ordinary
    unsure         -> unsure         ordinary
    watch          -> watch          ordinary_and_link
    watch_and_ask  -> watch_and_ask  ordinary_and_link
    open           -> open           script
    folded         -> folded         guided
  `,
  other: `
    clear          -> clear          ordinary
    asked          -> unanswered     ordinary
    maybe          -> unsure         ordinary_and_help
    unanswered     -> asked_again    ordinary_and_question
    asked_again    -> rests          ordinary
    rests          -> rests          ordinary
    asked_at_visit -> left           ordinary
    left           -> left           ordinary
    unsure         -> unsure         ordinary
    watch          -> watch          ordinary_and_link
    watch_and_ask  -> watch_and_ask  ordinary_and_link
    open           -> open           script
    folded         -> folded         guided
  `,
  pattern: `
    clear          -> asked          ordinary_and_question
    asked          -> asked_again    ordinary_and_question
    maybe          -> unsure         ordinary_and_help
    unanswered     -> asked_again    ordinary_and_question
    asked_again    -> unsure         ordinary_and_help
    rests          -> asked          ordinary_and_question
    asked_at_visit -> asked_again    ordinary_and_question
    left           -> asked          ordinary_and_question
    unsure         -> asked          ordinary_and_question
    watch          -> asked          ordinary_and_question
    watch_and_ask  -> asked          ordinary_and_question
    open           -> open           script
    folded         -> folded         guided
  `,
  model: `
    clear          -> asked          ordinary_and_question
    asked          -> unanswered     ordinary
    maybe          -> unsure         ordinary_and_help
    unanswered     -> asked_again    ordinary_and_question
    asked_again    -> rests          ordinary
    rests          -> rests          ordinary_and_link
    asked_at_visit -> left           ordinary
    left           -> left           ordinary_and_link
    unsure         -> unsure         ordinary_and_link
    watch          -> watch          ordinary_and_link
    watch_and_ask  -> watch_and_ask  ordinary_and_link
    open           -> open           script
    folded         -> folded         guided
  `,
  page: `
    clear          -> rests          card
    asked          -> asked          ordinary_and_link
    maybe          -> maybe          ordinary_and_link
    unanswered     -> unanswered     ordinary_and_link
    asked_again    -> asked_again    ordinary_and_link
    rests          -> rests          card
    asked_at_visit -> asked_at_visit ordinary_and_link
    left           -> left           card
    unsure         -> unsure         card
    watch          -> rests          card
    watch_and_ask  -> rests          card
    open           -> open           ordinary_and_link
    folded         -> folded         ordinary_and_link
  `,
  crisis: `
    clear          -> open           script
    asked          -> open           script
    maybe          -> open           script
    unanswered     -> open           script
    asked_again    -> open           script
    rests          -> open           script
    asked_at_visit -> open           script
    left           -> open           script
    unsure         -> open           script
    watch          -> open           script
    watch_and_ask  -> open           script
    open           -> open           script
    folded         -> folded         guided
  `,
  graver: `
    clear          -> open           script
    asked          -> open           script
    maybe          -> open           script
    unanswered     -> open           script
    asked_again    -> open           script
    rests          -> open           script
    asked_at_visit -> open           script
    left           -> open           script
    unsure         -> open           script
    watch          -> open           script
    watch_and_ask  -> open           script
    open           -> open           script
    folded         -> open           script
  `,
  model_crisis: `
    clear          -> asked          script
    asked          -> open           script
    maybe          -> open           script
    unanswered     -> open           script
    asked_again    -> open           script
    rests          -> open           script
    asked_at_visit -> open           script
    left           -> open           script
    unsure         -> open           script
    watch          -> watch          ordinary_and_link
    watch_and_ask  -> watch_and_ask  ordinary_and_link
    open           -> open           script
    folded         -> folded         guided
  `,
  brief: `
    clear          -> clear          script
    asked          -> asked          script
    maybe          -> maybe          script
    unanswered     -> unanswered     script
    asked_again    -> asked_again    script
    rests          -> rests          script
    asked_at_visit -> asked_at_visit script
    left           -> left           script
    unsure         -> unsure         script
    watch          -> watch          script
    watch_and_ask  -> watch_and_ask  script
    open           -> open           script
    folded         -> folded         script
  `,
  neutral: `
    clear          -> watch_and_ask  script
    asked          -> watch_and_ask  script
    maybe          -> watch_and_ask  script
    unanswered     -> watch_and_ask  script
    asked_again    -> watch_and_ask  script
    rests          -> watch_and_ask  script
    asked_at_visit -> watch_and_ask  script
    left           -> watch_and_ask  script
    unsure         -> watch_and_ask  script
    watch          -> watch_and_ask  script
    watch_and_ask  -> watch_and_ask  script
    open           -> open           script
    folded         -> folded         script
  `,
  past: `
    clear          -> watch_and_ask  nothing
    asked          -> watch_and_ask  nothing
    maybe          -> watch_and_ask  nothing
    unanswered     -> watch_and_ask  nothing
    asked_again    -> watch_and_ask  nothing
    rests          -> watch_and_ask  nothing
    asked_at_visit -> watch_and_ask  nothing
    left           -> watch_and_ask  nothing
    unsure         -> watch_and_ask  nothing
    watch          -> watch_and_ask  nothing
    watch_and_ask  -> watch_and_ask  nothing
    open           -> open           nothing
    folded         -> folded         nothing
  `,
  not_meant: `
    clear          -> watch          nothing false_alarm
    asked          -> watch          nothing false_alarm
    maybe          -> watch          nothing false_alarm
    unanswered     -> watch          nothing false_alarm
    asked_again    -> watch          nothing false_alarm
    rests          -> watch          nothing false_alarm
    asked_at_visit -> watch          nothing false_alarm
    left           -> watch          nothing false_alarm
    unsure         -> watch          nothing false_alarm
    watch          -> watch          nothing false_alarm
    watch_and_ask  -> watch          nothing false_alarm
    open           -> watch          nothing false_alarm
    folded         -> folded         nothing
  `,
  not_meant_third: `
    clear          -> watch          nothing false_alarm
    asked          -> watch          nothing false_alarm
    maybe          -> watch          nothing false_alarm
    unanswered     -> watch          nothing false_alarm
    asked_again    -> watch          nothing false_alarm
    rests          -> watch          nothing false_alarm
    asked_at_visit -> watch          nothing false_alarm
    left           -> watch          nothing false_alarm
    unsure         -> watch          nothing false_alarm
    watch          -> watch          nothing false_alarm
    watch_and_ask  -> watch          nothing false_alarm
    open           -> folded         nothing
    folded         -> folded         nothing
  `,
  safer: `
    clear          -> clear          nothing
    asked          -> watch          nothing said_no
    maybe          -> watch          nothing said_no
    unanswered     -> watch          nothing said_no
    asked_again    -> watch          nothing said_no
    rests          -> watch          nothing said_no
    asked_at_visit -> watch          nothing said_no
    left           -> watch          nothing said_no
    unsure         -> watch          nothing said_no
    watch          -> watch          nothing
    watch_and_ask  -> watch_and_ask  nothing
    open           -> watch_and_ask  nothing safer_now
    folded         -> watch_and_ask  nothing safer_now
  `,
  visit: `
    clear          -> clear          nothing
    asked          -> asked_at_visit opening
    maybe          -> asked_at_visit opening
    unanswered     -> asked_at_visit opening
    asked_again    -> asked_at_visit opening
    rests          -> asked_at_visit opening
    asked_at_visit -> asked_at_visit opening
    left           -> left           nothing
    unsure         -> asked_at_visit opening
    watch          -> watch          nothing
    watch_and_ask  -> asked_at_visit opening
    open           -> open           opening
    folded         -> folded         nothing
  `,
  day: `
    clear          -> clear          nothing
    asked          -> asked          nothing
    maybe          -> maybe          nothing
    unanswered     -> unanswered     nothing
    asked_again    -> asked_again    nothing
    rests          -> rests          nothing
    asked_at_visit -> asked_at_visit nothing
    left           -> left           nothing
    unsure         -> unsure         nothing
    watch          -> clear          nothing
    watch_and_ask  -> watch_and_ask  nothing
    open           -> open           nothing
    folded         -> open           nothing
  `,
  three_days: `
    clear          -> clear          nothing
    asked          -> clear          nothing unanswered
    maybe          -> clear          nothing unanswered
    unanswered     -> clear          nothing unanswered
    asked_again    -> clear          nothing unanswered
    rests          -> clear          nothing unanswered
    asked_at_visit -> clear          nothing unanswered
    left           -> clear          nothing unanswered
    unsure         -> unsure         nothing unanswered
    watch          -> clear          nothing
    watch_and_ask  -> watch_and_ask  nothing
    open           -> open           nothing
    folded         -> folded         nothing
  `,
  quiet: `
    clear          -> clear          nothing
    asked          -> asked          nothing
    maybe          -> maybe          nothing
    unanswered     -> unanswered     nothing
    asked_again    -> asked_again    nothing
    rests          -> rests          nothing
    asked_at_visit -> asked_at_visit nothing
    left           -> left           nothing
    unsure         -> unsure         nothing
    watch          -> clear          nothing
    watch_and_ask  -> watch_and_ask  nothing
    open           -> watch_and_ask  guided stepped_down
    folded         -> watch_and_ask  guided stepped_down
  `,
  resolved: `
    clear          -> clear          nothing
    asked          -> clear          nothing
    maybe          -> clear          nothing
    unanswered     -> clear          nothing
    asked_again    -> clear          nothing
    rests          -> clear          nothing
    asked_at_visit -> clear          nothing
    left           -> clear          nothing
    unsure         -> clear          nothing
    watch          -> clear          nothing
    watch_and_ask  -> clear          nothing
    open           -> clear          nothing
    folded         -> clear          nothing
  `,
};

const ALL_STATES = Object.keys(STATES).filter((state): state is AskingState => state in STATES);
const ALL_INPUTS = Object.keys(INPUTS).filter((input): input is AskingInput => input in INPUTS);

describe.each(ALL_INPUTS)("%s", (input) => {
  const lines = CELLS[input].trim().split("\n");

  test.each(ALL_STATES.map((state, index) => [state, lines[index] ?? ""] as const))(
    "to somebody at %s",
    (state, line) => {
      const { to, answer, settles } = ASKING_TRANSITIONS[state][input];
      const words = [state, "->", to, answer, ...(settles ? [settles] : [])];
      expect(words).toEqual(line.trim().split(/\s+/));
    },
  );
});

describe("whatever the cell says", () => {
  test("danger in plain words opens risk everywhere but behind a folded panel, and something graver there too", () => {
    for (const state of ALL_STATES) {
      const { to, answer } = ASKING_TRANSITIONS[state][state === "folded" ? "graver" : "crisis"];
      expect([state, to, answer]).toEqual([state, "open", "script"]);
    }
  });

  test("a yes to our question opens risk, a no closes it in the same turn, from every question", () => {
    for (const state of ALL_STATES.filter(isQuestionOpen)) {
      expect(ASKING_TRANSITIONS[state].yes).toMatchObject({ to: "open", answer: "script" });
      expect(ASKING_TRANSITIONS[state].no).toMatchObject({ to: "watch", answer: "thanks" });
      expect(ASKING_TRANSITIONS[state].not_meant).toMatchObject({
        to: "watch",
        settles: "false_alarm",
      });
    }
  });

  test("who said no is asked again only because of a pattern, or at a visit that was kept for it", () => {
    for (const state of ["watch", "watch_and_ask"] as const) {
      const asking = ALL_INPUTS.filter((input) =>
        ["ordinary_and_question", "question"].includes(ASKING_TRANSITIONS[state][input].answer),
      );
      expect(asking).toEqual(["pattern"]);
    }
    expect(ASKING_TRANSITIONS.watch.visit.answer).toBe("nothing");
  });

  test("the linear model alone opens nothing, unless as the answer to our question", () => {
    for (const state of ["clear", "watch", "watch_and_ask"] as const) {
      expect(ASKING_TRANSITIONS[state].model_crisis.to).not.toBe("open");
    }
  });

  test("no message without a sign and no yes opens risk", () => {
    for (const state of ALL_STATES.filter((each) => each !== "open" && each !== "folded")) {
      for (const input of ["no", "maybe", "joke", "other", "pattern", "model", "page"] as const) {
        expect(ASKING_TRANSITIONS[state][input].to).not.toBe("open");
      }
    }
  });

  test("an unanswered question comes back once and not twice", () => {
    expect(ASKING_TRANSITIONS.asked.other.to).toBe("unanswered");
    expect(ASKING_TRANSITIONS.unanswered.other).toMatchObject({ to: "asked_again" });
    expect(ASKING_TRANSITIONS.asked_again.other).toMatchObject({ to: "rests", answer: "ordinary" });
    expect(isJustAsked("unanswered")).toBe(false);
  });

  test("a joke closes no risk, and neither does another subject", () => {
    for (const state of ["open", "folded"] as const) {
      for (const input of ["joke", "other", "maybe"] as const) {
        expect(ASKING_TRANSITIONS[state][input].to).toBe(state);
      }
    }
  });
});

describe("how often is asked", () => {
  const NOW = Date.UTC(2026, 10, 20, 12);
  const cell = ASKING_TRANSITIONS.clear.model;
  const asked = (minutesAgo: readonly number[], messagesSinceAsked: number) => ({
    askedAt: minutesAgo.map((minutes) => NOW - minutes * 60_000),
    messagesSinceAsked,
  });

  test.each([
    ["the first time", asked([], 0), "ordinary_and_question"],
    ["four messages after the last", asked([30], 4), "ordinary_and_link"],
    ["five messages after the last", asked([30], 5), "ordinary_and_question"],
    ["a third time on one day", asked([600, 300], 50), "ordinary_and_link"],
    ["a third time, the first on another day", asked([1500, 300], 50), "ordinary_and_question"],
  ] as const)("%s", (_when, before, answer) => {
    expect(withinLimits("clear", cell, before, false, NOW).answer).toBe(answer);
  });

  test("what a pattern finds anew is always asked about, and the one repeat is exempt", () => {
    const before = asked([600, 300], 1);
    const { pattern } = ASKING_TRANSITIONS.clear;
    expect(withinLimits("clear", pattern, before, true, NOW).answer).toBe("ordinary_and_question");
    const again = ASKING_TRANSITIONS.unanswered.other;
    expect(withinLimits("unanswered", again, before, false, NOW)).toBe(again);
  });

  test.each(["watch", "watch_and_ask"] as const)(
    "after a no (%s) only a new sign asks again, however long ago the last question was",
    (state) => {
      const longAgo = asked([], 50);
      for (const input of ["pattern", "page"] as const) {
        const cell = ASKING_TRANSITIONS[state][input];
        const link = { to: state, answer: "ordinary_and_link", settles: null };
        expect(withinLimits(state, cell, longAgo, false, NOW)).toEqual(link);
        expect(withinLimits(state, cell, longAgo, true, NOW)).toBe(cell);
      }
      // Danger in plain words is never held back by a no.
      expect(ASKING_TRANSITIONS[state].crisis).toMatchObject({ to: "open", answer: "script" });
      expect(ASKING_TRANSITIONS[state].graver).toMatchObject({ to: "open", answer: "script" });
    },
  );
});

test("an answer on a card is read as one to a question of the chat", () => {
  for (const state of ["rests", "left", "unsure"] as const) expect(rowOfCard(state)).toBe("asked");
  for (const state of ["maybe", "watch", "open"] as const) expect(rowOfCard(state)).toBe(state);
});

test("a denied plan or attempt is asked about at the next visit", () => {
  expect(afterDenial(ASKING_TRANSITIONS.open.not_meant, true).to).toBe("watch_and_ask");
  expect(afterDenial(ASKING_TRANSITIONS.open.not_meant, false).to).toBe("watch");
  expect(afterDenial(ASKING_TRANSITIONS.open.safer, true)).toBe(ASKING_TRANSITIONS.open.safer);
});
