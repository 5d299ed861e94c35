import type { ConsideredAnswer } from "#app/content/safety-script.ts";
import { refineSituation } from "./scripts/refine-situation.ts";
import type { QuestionId } from "./scripts/questions.ts";
import { situationPriority, isMinor, situationOf, type Situation } from "./scripts/situation.ts";
import { ofAMinor } from "./scripts/young.ts";
import type { WrittenAnswerInput } from "./written-answer-input.ts";

interface Escalation {
  on: ConsideredAnswer;
  to: Situation;
  /** Only where it was about something else until then. */
  fromOther?: true;
}

/** What an answer to a direct question changes, whatever the message alone would have been. */
const ESCALATIONS: Partial<Record<QuestionId, Escalation>> = {
  thoughts: { on: "yes", to: "active", fromOther: true },
  thoughts_gently: { on: "yes", to: "active", fromOther: true },
  thoughts_now: { on: "yes", to: "imminent" },
  putting_in_order: { on: "yes", to: "active", fromOther: true },
  back_suicide: { on: "yes", to: "active" },
  today: { on: "yes", to: "imminent" },
  means: { on: "yes", to: "imminent" },
  when: { on: "yes", to: "imminent" },
  wound: { on: "yes", to: "medical" },
  medical_now: { on: "yes", to: "medical" },
  taken_what: { on: "yes", to: "poisoning" },
  they_in_danger: { on: "yes", to: "other_imminent" },
  hurting_self: { on: "yes", to: "self_harm" },
  eating_now: { on: "yes", to: "eating" },
  hurt_someone: { on: "yes", to: "harm_imminent" },
  near_them: { on: "yes", to: "harm_imminent" },
  afraid_to_act: { on: "yes", to: "harm_imminent" },
  voices: { on: "yes", to: "psychosis_harm" },
  afraid_of_someone: { on: "yes", to: "abuse" },
  safe_place: { on: "no", to: "abuse_imminent" },
  near_now: { on: "yes", to: "abuse_imminent" },
};

/** The questions so far, oldest first, and the one right above the message. */
interface Asked {
  asked: readonly QuestionId[];
  last: QuestionId | null;
}

/** What somebody is in, once it is known what they told and how they answered what was asked. */
export function situationNow(
  input: WrittenAnswerInput,
  said: Asked,
  answer: ConsideredAnswer | null,
): Situation {
  const situation = situationAnswered(input, said, answer);
  return isMinor(input) || input.isYoung === true ? ofAMinor(situation) : situation;
}

function situationAnswered(
  input: WrittenAnswerInput,
  { asked, last }: Asked,
  answer: ConsideredAnswer | null,
): Situation {
  const situation = onceAsked(refineSituation(situationOf(input), { ...input, asked }), input);
  const escalation = last === null ? undefined : ESCALATIONS[last];
  if (escalation === undefined || escalation.on !== answer) return situation;
  if (escalation.fromOther === true && isOfSuicide(situation)) return situation;
  if (last === "medical_now" && input.subject !== "self") return "medical_other";
  if (last === "they_in_danger") return situation.startsWith("abuse") ? situation : escalation.to;
  const isOwn = input.subject === "self" || last === "afraid_to_act";
  return isOwn ? escalation.to : situation;
}

/** Whether the script is one about ending one's life, or hurting oneself, already, or of more than thoughts. */
function isOfSuicide(situation: Situation): boolean {
  return /^(?:passive|active|self_harm|eating)/.test(situation) || situationPriority(situation) > 0;
}

/** Once it was asked whether another is in danger, what they go on to tell is answered with what to do for them. */
function onceAsked(situation: Situation, { tier, previous }: WrittenAnswerInput): Situation {
  const isAsked = previous.some(({ question }) => question === "they_in_danger");
  return situation === "check_in_other" && tier === "none" && isAsked ? "other_worry" : situation;
}
