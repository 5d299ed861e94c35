import { and, eq, lte, sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import {
  afterDenial,
  CLOSES_AFTER_MS,
  isQuestionOpen,
  isRiskOpen,
  rowOfCard,
  WATCH_LASTS_MS,
  type AskingAnswer,
  type AskingInput,
  type AskingResolution,
  type AskingState,
  type Transition,
} from "#app/safety/asking.ts";
import { ASKING_TRANSITIONS } from "#app/safety/asking-table.server.ts";
import { asksAboutDanger, type Assessment, type Tier } from "#app/safety/assessment.ts";
import { kindAskedAbout } from "#app/safety/model-asked.ts";
import { notTwiceInARow, withinLimits } from "#app/safety/question-limits.ts";
import { questionFor } from "#app/safety/scripts/check-in-questions.ts";
import type { QuestionId } from "#app/safety/scripts/questions.ts";
import { LASTING, lastingOf, OTHERS_DANGER_LASTS_MS, rank } from "#app/safety/scripts/lasting.ts";
import { database, prepared } from "#db/client.ts";
import { riskStates } from "#db/schema.ts";
import {
  inputOf,
  isSomethingNew,
  isThirdFalseAlarm,
  lastingInput,
  lately,
} from "./risk-input.server.ts";
import { situationAfter } from "./risk-situation.server.ts";
import {
  nobody,
  stateOf,
  whatOf,
  type RiskState,
  type RiskSign,
  type What,
} from "./risk-state.server.ts";

export { isMild, stateOf, type RiskState, type Said, type RiskSign } from "./risk-state.server.ts";

/** What closed a finding: an answer, time, a line that followed it, another opinion, or an admin. */
export type Resolution = AskingResolution | "followed_up" | "second_opinion";

/** Which of a person's unresolved events a change settles, and how. */
export interface Settlement {
  resolution: Resolution;
  /**
   * `own`: what stays open about the writer, and what was only asked about; `brief`: what one line
   * follows; `abuse`: abuse alone; `all`: all of it, and whatever else was misread.
   */
  covers: "own" | "brief" | "abuse" | "all";
  /** Events that were written later are none of it. */
  until: number;
}

const NOTHING_SETTLED: readonly Settlement[] = [];

/** What a message makes of where its writer stands, and which earlier events that settles. */
export interface RiskChange {
  state: RiskState | null;
  settles: readonly Settlement[];
}

/** A change with the cell of the table that it came from. */
export interface Decision extends RiskChange {
  from: AskingState;
  to: AskingState;
  input: AskingInput;
  answer: AskingAnswer;
}

const riskOf = prepared((db) =>
  db
    .select()
    .from(riskStates)
    .where(eq(riskStates.userId, sql.placeholder("userId")))
    .limit(1)
    .prepare(),
);

/** Where a person stands; null when no risk was ever seen. */
export async function findRiskState(userId: string): Promise<RiskState | null> {
  const [state] = await riskOf().all({ userId });
  return state ?? null;
}

/** Whether the check-back of this visit stands on the screen, unanswered so far. */
export function isCheckedBack(risk: RiskState | null): boolean {
  return risk !== null && risk.status !== "closed" && risk.checkBackShownAt !== null;
}

/**
 * Whether a message is about danger, by what was found in it or by where its writer stands: it is
 * answered, not counted, and meets no limit.
 */
export function isExempt(tier: Tier, risk: RiskState | null, now = Date.now()): boolean {
  return asksAboutDanger(tier) || keepsQuiet(risk, now);
}

/** Whether nothing is shown that counts, sells or reviews: risk is open, or our question about danger stands. */
export function keepsQuiet(risk: Timed | null, now = Date.now()): boolean {
  const state = risk ? (cellOfTime(risk, now)?.to ?? stateOf(risk)) : "clear";
  return isRiskOpen(state) || isQuestionOpen(state);
}

/** When that ends by time alone: a question that is left unanswered closes. Null while that isn't known. */
export function quietUntil(risk: Timed | null): number | null {
  if (!risk || !keepsQuiet(risk)) return null;
  const ends = [risk.lastSignAt, risk.statusSince].map((since) => since + CLOSES_AFTER_MS);
  return ends.find((end) => !keepsQuiet(risk, end)) ?? null;
}

/** Whether nothing is repeated of what was said: then, and after abuse, when somebody else may look on. */
export function repeatsNothing(
  risk: (Timed & Pick<RiskState, "neutralCheckBack">) | null,
): boolean {
  return keepsQuiet(risk) || risk?.neutralCheckBack === true;
}

/** What a message makes of the state of risk, as the table of asking says. Pure; times in ms. */
export function nextRisk(
  userId: string,
  current: RiskState | null,
  sign: RiskSign,
  now: number,
): Decision {
  const aged = afterTime(current, now);
  const standing = stateOf(aged.state);
  const from = sign.where === "card" ? rowOfCard(standing) : standing;
  const input = inputOf(aged.state, sign, now);
  const isNew = isSomethingNew(aged.state, sign.finding, input, now);
  const limits = aged.state ?? { askedAt: [], messagesSinceAsked: 0 };
  const row = notTwiceInARow(from, input, ASKING_TRANSITIONS[from][input], {
    asked: aged.state?.questionAsked,
    next: questionFor(sign.finding),
    severity: sign.finding.severity,
  });
  const cell = withinLimits(from, denied(aged.state, row), limits, isNew, now);
  const state = applied(userId, aged.state, { cell, input, from }, sign, now);
  const { followed, settles: followedUp } = followedUpBy(state, aged.state, sign, now);
  return {
    state: followed,
    settles: [...aged.settles, ...settledBy(cell, aged.state), ...followedUp],
    from,
    to: cell.to,
    input,
    answer: cell.answer,
  };
}

/** Where a person stands once a model has asked about danger in its own words: our question is asked. */
export function afterModelAsked(
  userId: string,
  current: RiskState | null,
  question: QuestionId,
  now: number,
): RiskState {
  const kind = kindAskedAbout(question);
  const asked = { tier: "check_in", kind, severity: "low", subject: "self", rules: [] } as const;
  const base = afterTime(current, now).state ?? nobody(userId, asked, now);
  if (isRiskOpen(stateOf(base))) return { ...base, questionAsked: question };
  return {
    ...moved(base, { to: "asked" }, now),
    ...whatOf(asked),
    questionAsked: question,
    questionWording: base.questionWording + 1,
    askedAt: [...lately(base.askedAt, now), now],
    messagesSinceAsked: 0,
  };
}

/** "This isn't what I meant", answered with a clear no. */
export function afterNotMeant(current: RiskState, now: number): Decision {
  const { state: risk, settles } = afterTime(current, now);
  const from = stateOf(risk);
  const input = isThirdFalseAlarm(risk, now) ? "not_meant_third" : "not_meant";
  const cell = denied(risk, ASKING_TRANSITIONS[from][input]);
  const base = risk ?? current;
  const state = {
    ...moved(base, cell, now),
    falseAlarmsAt: [...lately(base.falseAlarmsAt, now), now],
    followUpKind: null,
    followUpSubject: null,
    followUpSince: null,
    checkBackShownAt: null,
  };
  const settlement = { resolution: "false_alarm", covers: "all", until: now } as const;
  const settled = cell.settles === null ? settles : [...settles, settlement];
  return { state, settles: settled, from, to: cell.to, input, answer: cell.answer };
}

/** "I'm feeling safer now", answered: a considered yes closes any risk; the next visit asks once more. */
export function afterSaferNow(current: RiskState, isYes: boolean, now: number): RiskChange {
  const from = stateOf(current);
  if (!isRiskOpen(from) || !isYes) return { state: null, settles: NOTHING_SETTLED };
  const cell = ASKING_TRANSITIONS[from].safer;
  return { state: moved(current, cell, now), settles: settledBy(cell, current) };
}

/** The opening of a visit: the state after it, and whether it asks. Null where nothing changes. */
export function afterVisit(current: RiskState, now: number): Decision {
  const { state: risk, settles } = afterTime(current, now);
  const base = risk ?? current;
  const from = stateOf(risk);
  const cell = ASKING_TRANSITIONS[from].visit;
  const asks = cell.answer === "opening";
  const state = asks ? { ...moved(base, cell, now), checkBackShownAt: now } : base;
  return { state, settles, from, to: cell.to, input: "visit", answer: cell.answer };
}

/** Whether somebody may still say that they were misread: not once they said yes themselves. */
export function mayBeCorrected(risk: RiskState | null, now = Date.now()): boolean {
  const { state } = afterTime(risk, now);
  if (state === null || state.saidYesAt !== null) return false;
  const at = stateOf(state);
  if (at === "watch" || at === "clear") return state.followUpKind !== null;
  if (at === "watch_and_ask") return state.neutralCheckBack;
  return true;
}

/** What time alone has made of a state: a watch ends, a question closes, a folded panel unfolds. */
export function afterTime(current: RiskState | null, now: number): RiskChange {
  if (!current) return { state: null, settles: NOTHING_SETTLED };
  const cell = cellOfTime(current, now);
  if (cell === null) return { state: current, settles: NOTHING_SETTLED };
  return { state: moved(current, cell, now), settles: settledBy(cell, current) };
}

type Timed = Pick<RiskState, "status" | "foldedAt" | "statusSince" | "lastSignAt">;

/** What time alone makes of a state, by how long it has stood. */
function cellOfTime(current: Timed, now: number): Transition | null {
  const from = stateOf(current);
  const since = from === "folded" ? (current.foldedAt ?? 0) : current.statusSince;
  const row = ASKING_TRANSITIONS[from];
  const day = row.day.to !== from && now - since >= WATCH_LASTS_MS ? row.day : null;
  // What a visit asked is open as long as what a message asked.
  const asked = from === "asked_at_visit" ? current.statusSince : current.lastSignAt;
  const isLong = !isRiskOpen(from) && now - asked >= CLOSES_AFTER_MS;
  const cell = day ?? (isLong ? row.three_days : null);
  return !cell || (cell.to === from && cell.settles === null) ? null : cell;
}

/**
 * Writes a state, unless a newer sign has come in between: a harmless message that was read at the
 * same time never undoes it.
 */
export function riskStatement(state: RiskState, condition?: SQL): BatchItem<"sqlite"> {
  const { userId: _userId, ...changes } = state;
  return database()
    .insert(riskStates)
    .values(state)
    .onConflictDoUpdate({
      target: riskStates.userId,
      set: changes,
      setWhere: and(condition, lte(riskStates.lastSignAt, state.lastSignAt)),
    });
}

function denied(current: RiskState | null, cell: Transition): Transition {
  return afterDenial(cell, current?.kind === "plan_or_attempt" && current.tier === "crisis");
}

/** A state moved to another one, with nothing else changed. */
function moved(state: RiskState, { to }: Pick<Transition, "to">, now: number): RiskState {
  if (to === stateOf(state)) return state;
  const isClosing = isRiskOpen(stateOf(state)) && !isRiskOpen(to);
  return {
    ...state,
    status: to === "clear" ? "closed" : to === "folded" ? "open" : to,
    statusSince: now,
    foldedAt: to === "folded" ? now : null,
    closedAt: isClosing || to === "clear" ? now : state.closedAt,
    saidYesAt: isRiskOpen(to) ? state.saidYesAt : null,
  };
}

interface Step {
  cell: Transition;
  input: AskingInput;
  from: AskingState;
}

function applied(
  userId: string,
  current: RiskState | null,
  step: Step,
  sign: RiskSign,
  now: number,
): RiskState | null {
  const { finding } = sign;
  const isSign = asksAboutDanger(finding.tier) || sign.says === "yes";
  if (!current && !isSign) return null;
  const base = current ?? nobody(userId, finding, now);
  const state = moved(base, step.cell, now);
  const opens = isRiskOpen(step.cell.to);
  const wasOpen = isRiskOpen(step.from);
  const isFolded = step.input === "not_meant_third" && step.cell.to === "folded";
  const isFalseAlarm = isFolded || step.cell.settles === "false_alarm";
  return {
    ...state,
    ...found(base, finding, step),
    ...besides(base, finding, now),
    situation: situationAfter(base, finding, step.from, now),
    ...askedNow(base, step, finding, now),
    openedAt: opens && !wasOpen ? now : base.openedAt,
    answersGiven: wasOpen ? base.answersGiven + 1 : 1,
    quietMessages: wasOpen && !isSign ? base.quietMessages + 1 : 0,
    saidYesAt: step.input === "yes" && opens ? now : state.saidYesAt,
    falseAlarmsAt: isFalseAlarm ? [...lately(base.falseAlarmsAt, now), now] : base.falseAlarmsAt,
    lastSignAt: isSign ? now : base.lastSignAt,
    lastMessageAt: now,
    checkBackShownAt:
      (sign.where ?? "conversation") === "conversation" ? null : base.checkBackShownAt,
  };
}

// Risk that is open never becomes smaller by another message, and nothing aside takes its place.
function found(base: RiskState, finding: Assessment, { input, cell, from }: Step): What {
  const isFound = asksAboutDanger(finding.tier) && input !== "brief" && input !== "neutral";
  const isUnasked = input === "page" && cell.answer !== "card";
  const isKept = isUnasked && !isRiskOpen(cell.to) && base.status !== "closed";
  const isGraver = rank(finding.severity) > rank(base.severity);
  // A gun in the house beside the blows locks nothing either, and is known.
  const { severity } =
    input === "neutral" && base.kind === finding.kind && isGraver ? finding : base;
  if (!isFound || isKept) return { ...whatOf(base), severity };
  if (!isRiskOpen(from)) return whatOf(finding);
  const worse = lastingOf(finding) === "open" && isGraver;
  const tier = base.tier === "crisis" ? "crisis" : finding.tier;
  return { ...whatOf(worse ? finding : base), tier };
}

/** What one line follows, and whether the next visit has to be neutral: beside the state. */
function besides(base: RiskState, finding: Assessment, now: number) {
  const aside = finding.tier === "crisis" ? lastingInput(finding) : null;
  const followUp =
    aside === "brief"
      ? { followUpKind: finding.kind, followUpSubject: finding.subject, followUpSince: now }
      : {};
  return { ...followUp, neutralCheckBack: base.neutralCheckBack || aside === "neutral" };
}

const ASKING: ReadonlySet<AskingAnswer> = new Set(["ordinary_and_question", "question", "card"]);

function askedNow(base: RiskState, { cell, input }: Step, finding: Assessment, now: number) {
  if (!ASKING.has(cell.answer)) {
    const messagesSinceAsked = base.messagesSinceAsked + 1;
    if (input === "page" && base.questionAsked === null) {
      return { messagesSinceAsked, questionAsked: questionFor(finding) };
    }
    return { messagesSinceAsked };
  }
  const isNew = cell.to === "asked" || cell.answer === "card" || base.questionAsked === null;
  return {
    questionAsked: isNew ? questionFor(finding) : base.questionAsked,
    questionWording: base.questionWording + 1,
    askedAt: isNew ? [...lately(base.askedAt, now), now] : base.askedAt,
    messagesSinceAsked: 0,
  };
}

function settledBy({ settles }: Transition, current: RiskState | null): readonly Settlement[] {
  if (settles === null || !current) return NOTHING_SETTLED;
  return [{ resolution: settles, covers: "own", until: current.lastSignAt }];
}

// The one line stands before this message's reply, and what it followed is closed. Another person's
// imminent danger waits for an answer about it (that one can't tell is none), or for two hours.
function followedUpBy(
  state: RiskState | null,
  current: RiskState | null,
  sign: RiskSign,
  now: number,
): { followed: RiskState | null; settles: readonly Settlement[] } {
  const { followUpKind } = current ?? {};
  if (!state || !current || !followUpKind || asksAboutDanger(sign.finding.tier)) {
    return { followed: state, settles: NOTHING_SETTLED };
  }
  const since = current.followUpSince ?? current.lastSignAt;
  const isAnswered = !["other", "joke", "maybe"].includes(sign.says);
  if (isOthersLife(current) && !isAnswered && now - since < OTHERS_DANGER_LASTS_MS) {
    return { followed: state, settles: NOTHING_SETTLED };
  }
  return {
    followed: { ...state, followUpKind: null, followUpSubject: null, followUpSince: null },
    settles: [{ resolution: "followed_up", covers: "brief", until: since }],
  };
}

/** Whether what one line still has to follow is another person's life in danger. */
export function isOthersLife({ followUpKind: kind, followUpSubject: subject }: RiskState): boolean {
  return kind !== null && subject !== null && LASTING[kind][subject] === "until_answered";
}
