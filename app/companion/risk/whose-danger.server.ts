import type { Decision, RiskState } from "#app/models/risk/risk.server.ts";
import { isQuestionOpen, NEW_VISIT_AFTER_MS } from "#app/safety/asking.ts";
import {
  asksAboutDanger,
  READER_RULES,
  type Assessment,
  type Kind,
} from "#app/safety/assessment.ts";
import { isUnsure } from "#app/safety/detector/hints.ts";
import type { WordsRead } from "#app/safety/words-read.ts";
import type { Screening } from "#app/safety/screened-text.server.ts";
import type { QuestionId } from "#app/safety/scripts/questions.ts";
import type { WrittenAnswer } from "#app/safety/written-answers.server.ts";
import type { AnswerRead } from "./asked-question.server.ts";
import { isOfAbuse } from "./same-matter.ts";

const READER_ASKS: ReadonlySet<string> = new Set([READER_RULES.check_in, READER_RULES.crisis]);

/**
 * What a message only completes of what was said before is the danger of whom that was about: "40 minutes away" after
 * a friend's goodbye is no plan of the writer's, and a bruise beside a partner's grip no harm to oneself.
 */
export function reassignSubject(
  screening: Screening,
  asked: QuestionId | null,
  before: RiskState | null,
): Assessment {
  const { assessment, whose } = screening;
  if (assessment.subject !== "self") return assessment;
  // "They found her. pills. she's alive, that's on me": the act is hers.
  if (whose !== null && isUnsureAct(assessment)) return { ...assessment, subject: whose };
  if (before === null) return assessment;
  const isRecent = Date.now() - before.lastSignAt < NEW_VISIT_AFTER_MS;
  if (!isRecent || !asksAboutDanger(assessment.tier)) return assessment;
  const isAbuse = isOfAbuse(before.situation ?? "") || asked === "afraid_of_someone";
  if (isAbuse && assessment.kind === "self_harm" && assessment.tier === "check_in") {
    return { ...assessment, kind: "abuse_or_violence" };
  }
  const isTheirs = before.subject !== "self" || before.followUpSubject === "other";
  // While another's body is in danger, what is told of a body is theirs: "his lips look blue".
  const isOfTheirBody =
    assessment.kind === "medical_emergency" && /_other$|^other/.test(before.situation ?? "");
  if (!isTheirs || (!isOfTheirBody && isAlsoOwn(screening))) return assessment;
  return { ...assessment, subject: "other" };
}

const ACTS: ReadonlySet<Kind> = new Set(["plan_or_attempt", "self_harm", "medical_emergency"]);

function isUnsureAct({ kind, rules }: Assessment): boolean {
  return ACTS.has(kind) && rules.every((rule) => rule === "minor" || isUnsure(rule));
}

const WISHES: ReadonlySet<Kind> = new Set(["passive_ideation", "active_ideation"]);

/** Whether a message alone is a sign of its writer's own danger; where it tells of another only a wish is. */
function isAlsoOwn({ assessment, isSignAlone, whose }: Screening): boolean {
  const isAlone = isSignAlone || assessment.rules.some((rule) => READER_ASKS.has(rule));
  return isAlone && (whose === null || WISHES.has(assessment.kind));
}

/** Whether the person that we asked about is what they still write about, though they answered nothing. */
export function goesOnAboutThem(
  { state, from, answer }: Decision,
  read: AnswerRead | null,
  script: WrittenAnswer,
  { says }: WordsRead,
): boolean {
  const isTheirs = state?.questionAsked === "they_in_danger" && isQuestionOpen(from);
  const isOrdinary = answer === "ordinary" || answer === "ordinary_and_question";
  if (!isTheirs || !isOrdinary || script.situation !== "other_worry") return false;
  return !script.isThrough && (read !== null || says.has("them"));
}

/** The danger that was taken for the writer's, as whose they say it is; null where they put nothing right. */
export function correctSubject(screened: Screening, before: RiskState | null): Assessment | null {
  const isAboutWriter = before?.subject === "self" && asksAboutDanger(before.tier);
  if (!isAboutWriter || asksAboutDanger(screened.assessment.tier)) return null;
  if (!screened.words.says.has("puts_right")) return null;
  const { kind } = before;
  return { tier: "crisis", kind, severity: "high", subject: "other", rules: ["put_right_whose"] };
}
