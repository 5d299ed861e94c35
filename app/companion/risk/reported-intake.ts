import type { RiskState } from "#app/models/risk/risk.server.ts";
import type { Assessment } from "#app/safety/assessment.ts";
import type { Taken } from "#app/safety/detector/taken.ts";
import type { WordsRead } from "#app/safety/words-read.ts";
import type { QuestionId } from "#app/safety/scripts/questions.ts";
import { answerTapped } from "#app/safety/scripts/moments.ts";
import { markOf, type Situation } from "#app/safety/scripts/situation.ts";
import type { ReplyTarget } from "../reply/reply-context.ts";

/** To one of these an amount, or how long ago it was, says that something was done. */
const WHETHER_OR_WHEN: ReadonlySet<QuestionId> = new Set([
  "thoughts",
  "thoughts_gently",
  "thoughts_now",
  "putting_in_order",
  "today",
  "when",
  "back_suicide",
]);
/** To one of these an amount may be what is at hand, and "an hour ago" when somebody was called. */
const OF_THE_DANGER: ReadonlySet<QuestionId> = new Set([
  "plan",
  "means",
  "company",
  "moved",
  "reach",
  "hurting_self",
  "back_self_harm",
]);
/** Situations in which a body is in danger already: telling more about them doesn't change the situation. */
const OF_THE_BODY: ReadonlySet<Situation> = new Set([
  "overdose",
  "act_done",
  "poisoning",
  "medical",
]);

/**
 * What a few words say of an act that is done, as the answer to our question: "the whole bottle", "an hour ago with
 * vodka". Null where they say nothing of it. Such an answer is no yes to think about: help for the body comes first.
 */
export function assessReportedIntake(
  { read, choice }: Pick<ReplyTarget["message"], "read" | "choice">,
  asked: QuestionId | null,
  before: Pick<RiskState, "situation"> | null,
): Assessment | null {
  if (asked === null || before === null) return null;
  if (asked === "taken_what") {
    const isMuch = choice === null ? isTooMuch(read.words) : mayBeMuch(asked, choice);
    return isMuch ? found("medical_emergency", "poisoning") : null;
  }
  if (choice !== null) return null;
  if (before.situation !== null && OF_THE_BODY.has(before.situation)) return null;
  const told = read.words.taken;
  if (told === null) return null;
  const situation = situationTold(told, asked);
  return situation && found("plan_or_attempt", situation);
}

function mayBeMuch(asked: QuestionId, choice: string): boolean {
  const answer = answerTapped(asked, choice);
  return answer === "yes" || answer === "unsure";
}

function situationTold(told: Taken, asked: QuestionId): Situation | null {
  const isTaken = told.isDown || (told.alcohol && (told.time || told.amount));
  if (WHETHER_OR_WHEN.has(asked)) {
    if (isTaken || told.amount) return "overdose";
    if (told.time) return told.drug ? "overdose" : "act_done";
    return null;
  }
  if (!OF_THE_DANGER.has(asked)) return null;
  return isTaken || (told.amount && told.time) || (told.drug && told.time) ? "overdose" : null;
}

/** To what was taken: more than a dose, or an amount that they don't know themselves. */
function isTooMuch({ answers: { taken_what: answer }, taken }: WordsRead): boolean {
  if (answer === "yes" || answer === "unsure") return true;
  return taken !== null && (taken.amount || taken.isDown || taken.alcohol);
}

function found(kind: "medical_emergency" | "plan_or_attempt", situation: Situation): Assessment {
  const rules = ["answered_with_what_was_done", markOf(situation)];
  return { tier: "crisis", kind, severity: "critical", subject: "self", rules };
}
