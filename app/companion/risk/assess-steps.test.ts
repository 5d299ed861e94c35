import { expect, test } from "vitest";
import { nobody, type RiskState } from "#app/models/risk/risk-state.server.ts";
import type { Assessment } from "#app/safety/assessment.ts";
import { readWords } from "#app/safety/cues/read-words.ts";
import { UNREAD } from "#app/safety/detector.server.ts";
import { NOTHING_FOUND } from "#app/safety/detector/findings.ts";
import { questionAtEnd } from "#app/safety/written-answers.server.ts";
import {
  answeredWhichQuestion,
  strengthenToScript,
  decided,
  screened,
  situated,
  whoseDanger,
  type Gathered,
} from "./assess-steps.server.ts";

const THOUGHTS: Assessment = {
  tier: "crisis",
  kind: "active_ideation",
  severity: "moderate",
  subject: "self",
  rules: ["thoughts"],
};

function standing(changes: Partial<RiskState>): RiskState {
  const at = Date.now() - 1_000;
  return { ...nobody("a", THOUGHTS, at), status: "open", answersGiven: 1, ...changes };
}

interface Case {
  says: string;
  choice?: string | null;
  finding?: Assessment;
  aged?: RiskState | null;
  said?: Partial<Gathered["said"]>;
  byModel?: Gathered["askedByModel"];
}

/** A message before its first step. */
function gathered({ says, choice = null, finding = NOTHING_FOUND, aged = null, ...more }: Case) {
  const words = readWords(says);
  const message = { id: "m", content: says, choice, read: { ...UNREAD, language: "en", words } };
  const target = { user: { id: "a" }, message, history: [], risk: aged, conversation: {} };
  const said = { written: [], last: null, isLastWritten: false, postponed: 0, ...more.said };
  return {
    target,
    screening: { text: says, assessment: finding, language: "en", words, asides: [] },
    before: aged,
    aged,
    said,
    shown: null,
    askedByModel: more.byModel ?? null,
    now: Date.now(),
    hasModel: false,
    mayTalkAtRisk: false,
  } as unknown as Gathered;
}

const TODAY = questionAtEnd("today", 0, "en");
const UNDER_TODAY = { written: [TODAY], last: TODAY, isLastWritten: true };

test("screened: who says that they are a child is panelled for hurting themselves at once", () => {
  const finding = { ...THOUGHTS, kind: "self_harm", tier: "check_in" } as const;
  const { screening } = screened(gathered({ says: "im 14 and i cut", finding }));
  expect(screening.assessment.tier).toBe("crisis");
  const adult = screened(gathered({ says: "i cut", finding }));
  expect(adult.screening.assessment).toBe(finding);
});

test("answered which question: the line above, or what a model asked; by a button or in words", () => {
  const aged = standing({ situation: "active" });
  const typed = answeredWhichQuestion(gathered({ says: "yes", aged, said: UNDER_TODAY }));
  expect(typed).toMatchObject({ asked: "today", read: { answer: "yes", isAboutDanger: true } });
  const choice = "today.no";
  const tapped = answeredWhichQuestion(gathered({ says: "x", choice, aged, said: UNDER_TODAY }));
  expect(tapped.read?.answer).toBe("no");
  const byModel = answeredWhichQuestion(gathered({ says: "yes", byModel: "thoughts" }));
  expect(byModel).toMatchObject({ asked: "thoughts", read: { answer: "yes" } });
  expect(answeredWhichQuestion(gathered({ says: "yes" }))).toMatchObject({
    asked: null,
    read: null,
  });
});

test("answered which question: a bare answer has the language of the line that it answers", () => {
  const spanish = questionAtEnd("today", 0, "es");
  const said = { written: [spanish], last: spanish, isLastWritten: true };
  const aged = standing({ situation: "active" });
  expect(answeredWhichQuestion(gathered({ says: "no", aged, said })).screening.language).toBe("es");
});

test("whose danger: what a friend's danger only completes is the friend's", () => {
  const aged = standing({ subject: "other", situation: "other_worry" });
  const found = { ...THOUGHTS, kind: "plan_or_attempt" } as const;
  const told = answeredWhichQuestion(gathered({ says: "40 minutes away", finding: found, aged }));
  expect(whoseDanger(told).screening.assessment.subject).toBe("other");
});

test("whose danger: a button's words are ours and no sign; an act that is told of is one", () => {
  const aged = standing({ situation: "active" });
  const button = { says: "Yes", choice: "today.yes", finding: THOUGHTS, aged, said: UNDER_TODAY };
  const tapped = whoseDanger(answeredWhichQuestion(gathered(button)));
  expect(tapped.screening.assessment).toBe(NOTHING_FOUND);
  const says = "the whole bottle, an hour ago";
  const done = whoseDanger(answeredWhichQuestion(gathered({ says, aged, said: UNDER_TODAY })));
  expect(done.screening.assessment).toMatchObject({
    kind: "plan_or_attempt",
    severity: "critical",
  });
});

test("situated: a yes to whether it is today is graver than its words", () => {
  const aged = standing({ situation: "active" });
  const known = gathered({ says: "yes", aged, said: UNDER_TODAY });
  const placed = situated(whoseDanger(answeredWhichQuestion(known)));
  expect(placed.script.situation).toBe("imminent");
  expect(placed.finding).toMatchObject({ kind: "plan_or_attempt", severity: "critical" });
});

test("decided: the table says what follows, and the script answers where it says so", () => {
  const known = gathered({ says: "I want to kill myself", finding: THOUGHTS });
  const made = decided(situated(whoseDanger(answeredWhichQuestion(known))));
  expect(made.risk).toMatchObject({ from: "clear", to: "open", answer: "script" });
  expect(made.written?.question).toBe(made.script.question);
  const harmless = gathered({ says: "the bus was late", aged: null });
  const quiet = decided(situated(whoseDanger(answeredWhichQuestion(harmless))));
  expect(quiet).toMatchObject({ written: null, risk: { to: "clear", answer: "ordinary" } });
});

test("as strong as its script: a question beside which a grave script stands is a crisis", () => {
  const known = gathered({ says: "he has it in his hand", finding: THOUGHTS });
  const made = decided(situated(whoseDanger(answeredWhichQuestion(known))));
  const script = { ...made.script, situation: "other_imminent" } as const;
  const asking = { ...made.risk, answer: "ordinary_and_question" } as const;
  const finding = { ...THOUGHTS, tier: "check_in" } as const;
  const raised = strengthenToScript({ ...made, script, finding, risk: asking });
  expect(raised.finding).toMatchObject({ tier: "crisis" });
  expect(raised.finding.rules).toContain("situation.other_imminent");
  const gentle = { ...made, script: { ...script, situation: "check_in" as const }, finding };
  expect(strengthenToScript({ ...gentle, risk: asking }).finding).toBe(finding);
});

test("situated: a yes to what a model asked opens risk, and the same isn't asked once more", () => {
  const said = answeredWhichQuestion(gathered({ says: "Yeah.", byModel: "thoughts" }));
  const { finding, script } = situated(whoseDanger(said));
  expect(finding).toMatchObject({ tier: "crisis", kind: "active_ideation", subject: "self" });
  expect(script).toMatchObject({ situation: "active", question: "today" });
  const no = situated(
    whoseDanger(answeredWhichQuestion(gathered({ says: "no", byModel: "thoughts" }))),
  );
  expect(no.finding.tier).toBe("none");
});

test("decided: where a time was named the second plain no closes what a figure of speech opened", () => {
  const question = questionAtEnd("thoughts_now", 0, "en");
  const aged = standing({ situation: "imminent", questionAsked: "thoughts_now" });
  const under = { written: [question], last: question, isLastWritten: true };
  const earlier = (answer?: object) => ({
    role: "user",
    content: "",
    lines: [],
    classes: { danger: THOUGHTS, told: ["time"], ...(answer && { answer }) },
  });
  const says = (history: object[]) => {
    const known = gathered({ says: "no", aged, said: under });
    const target = { ...known.target, history } as unknown as Gathered["target"];
    return decided(situated(whoseDanger(answeredWhichQuestion({ ...known, target })))).risk.to;
  };
  expect(says([earlier()])).toBe("open");
  expect(says([earlier({ question: "thoughts_now", is: "no" })])).not.toBe("open");
});
