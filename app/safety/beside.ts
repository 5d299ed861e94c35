import type { Part, QuestionId, Step } from "#app/content/safety-script.ts";
import type { DangerId } from "#app/content/told-ids.ts";
import { lineNamed, scriptFor } from "#app/content/safety.ts";
import { wordingsOf } from "#app/content/line-ids.ts";
import { asksAboutDanger, type Assessment, type Kind } from "./assessment.ts";
import type { ReplyIds } from "./said.ts";
import { situationPriority, type Situation } from "./scripts/situation.ts";
import { surelyHeard } from "./scripts/asides-heard.ts";
import { toldInAll } from "./scripts/told.ts";
import { ofAMinor } from "./scripts/young.ts";
import type { WrittenAnswerInput } from "./written-answer-input.ts";

interface Danger {
  id: DangerId;
  kinds: ReadonlySet<Kind>;
  /** The rules that say it in plain words, whatever else leads. */
  rules: RegExp;
  /** The situations that are about it. */
  within: RegExp;
  /** It is met as this is. */
  situation: Situation;
  /** It is named by one of these lines, and asked by one of these questions. */
  names: RegExp;
  asked: ReadonlySet<QuestionId>;
  briefly: readonly string[];
}

const DANGERS: readonly Danger[] = [
  {
    id: "of_abuse",
    kinds: new Set(["abuse_or_violence"]),
    rules: /^abuse\.(?:stated|hurts_me|hurts_told_short|neck_held|waits_armed|threat_to_leave)$/,
    within: /^(?:young_)?abuse|^assault/,
    situation: "abuse",
    names: /\{(?:abuse|child|sexual)\}/i,
    asked: new Set(["safe_place"]),
    briefly: ["abuse/believed", "help-briefly/abuse"],
  },
  {
    id: "of_suicide",
    kinds: new Set(["passive_ideation", "active_ideation", "plan_or_attempt"]),
    rules:
      /^(?:passive\.(?:wish_dead|better_off|better_gone|thoughts_of_death)|active\.(?:kill_self|exit_words))$/,
    within: /^(?:passive|active|imminent|attempt|overdose|act_done|self_harm|eating|check_in)/,
    situation: "passive",
    names: /\{(?:suicide|suicideInFull)\}/i,
    asked: new Set(["thoughts", "thoughts_gently", "thoughts_now", "today", "back_suicide"]),
    briefly: ["help-briefly/suicide"],
  },
];

/** The dangers that they told of in this visit. What strangers did has its own script, and is none at home. */
export function dangersTold({
  told = [],
  also = [],
  heard = [],
}: Pick<WrittenAnswerInput, "told" | "also" | "heard">): ReadonlySet<string> {
  const visit = told.findLastIndex((each) => each.told.has("visit"));
  const all = toldInAll(told.slice(Math.max(visit, 0)));
  const dangers = new Set([...all, ...also]);
  if (all.has("told_attacked") || surelyHeard(heard) === "told_attacked")
    dangers.delete("of_abuse");
  return dangers;
}

/** Which dangers of the writer a finding names, the one that leads and any beside it. */
export function dangersIn({
  tier,
  kind,
  subject,
  rules,
}: Omit<Assessment, "severity">): readonly DangerId[] {
  if (subject !== "self" || !asksAboutDanger(tier)) return [];
  return DANGERS.filter(
    (danger) =>
      (tier === "crisis" && danger.kinds.has(kind)) ||
      rules.some((rule) => danger.rules.test(rule)),
  ).map(({ id }) => id);
}

/** Which of them its own kind doesn't say. */
export function dangersBeside(finding: Assessment): readonly DangerId[] {
  const leading = dangersIn({ ...finding, rules: [] });
  return dangersIn(finding).filter((id) => !leading.includes(id));
}

interface Around {
  /** What leads. */
  situation: Situation;
  dangers: ReadonlySet<string>;
  asked: readonly QuestionId[];
  previous: readonly ReplyIds[];
  isYoung: boolean;
}

/**
 * A step that also meets a danger beside the one it is about: its help is named once and its question asked once. What
 * has to be done at once stays first; in an opening the question of what leads is asked, and the other one next.
 */
export function withBeside<Of extends Pick<Step, "parts" | "question">>(
  step: Of,
  { situation, dangers, asked, previous, isYoung }: Around,
): Of {
  const [danger] = DANGERS.filter(({ id, within, names, asked: questions }) => {
    if (!dangers.has(id) || within.test(situation)) return false;
    return !wasNamed(names, previous) || !asked.some((question) => questions.has(question));
  });
  if (danger === undefined || /^check_in|_other$|^other/.test(situation)) return step;
  const isOpening = !step.parts.includes("reply") && step.question !== null;
  const [first] = scriptFor(isYoung ? ofAMinor(danger.situation) : danger.situation).steps;
  const named = wasNamed(danger.names, previous)
    ? []
    : isOpening && !isYoung
      ? danger.briefly.map(lineNamed)
      : first.parts.filter((part) => typeof part !== "string").slice(0, 2);
  const isAsked = asked.some((question) => danger.asked.has(question));
  const isPutOff = isOpening || isAsked || situationPriority(situation) === 2;
  const before = step.parts.filter((part) => part !== "question");
  return {
    ...step,
    question: isPutOff ? step.question : first.question,
    parts: [
      ...(isOpening || named.length === 0 ? before : before.filter(isKept)),
      ...named,
      "question",
    ],
  };
}

const isSaidFirst = /^\{(?:Emergency|Poison|Suicide|Abuse)\}/;

/** Beside another danger only the answer and what has to be done at once are said. */
function isKept(part: Part): boolean {
  return (
    part === "reply" ||
    (typeof part !== "string" && part.en.every((line) => isSaidFirst.test(line)))
  );
}

function wasNamed(names: RegExp, previous: readonly ReplyIds[]): boolean {
  return previous.some(({ lines }) =>
    lines.some(({ id, wording, language }) => names.test(wordingsOf(id, language)[wording] ?? "")),
  );
}
