import { NEW_VISIT_AFTER_MS } from "./asking.ts";
import { asksAboutDanger, isFromModelAlone, type Assessment } from "./assessment.ts";
import { isUnsure } from "./detector/hints.ts";
import { STOMACH_RULE } from "./detector/stomach.ts";
import {
  isOfOwnAbuse,
  KIND_OF,
  markOf,
  situationOf,
  situationPriority,
  SITUATIONS,
  type Situation,
} from "./scripts/situation.ts";

/** What stands about somebody, and when its last sign was seen (ms). */
interface Standing extends Pick<Assessment, "kind" | "severity" | "subject"> {
  situation: Situation | null;
  lastSignAt: number;
}

const OF_ABUSE: ReadonlySet<Situation> = new Set([
  ...SITUATIONS.filter(isOfOwnAbuse),
  "dependent_abuse",
  "abuse_other",
]);

/** What goes on leading until plain words say something else. */
const LEADS: ReadonlySet<Situation> = new Set([
  ...SITUATIONS.filter((each) => isOfOwnAbuse(each) || situationPriority(each) === 2),
  "self_harm",
  "self_harm_now",
  "together",
  "unwanted_baby",
  "unwanted_child",
]);

/** A bad stomach, and being young, are no sign of what else was found. */
const NO_SIGN: ReadonlySet<string> = new Set(["minor", STOMACH_RULE]);

/**
 * What stands about the writer goes on leading in this visit: what only the reader, the linear model or an unsure rule
 * raised is more of the same, unless it is graver and of the same person. So is, once abuse was told, what may mean it.
 */
export function keepWhatStands(found: Assessment, before: Standing | null): Assessment {
  if (before?.situation == null || !asksAboutDanger(found.tier)) return found;
  if (Date.now() - before.lastSignAt >= NEW_VISIT_AFTER_MS) return found;
  const { situation, severity } = before;
  const { kind, subject } = KIND_OF[situation] ?? before;
  const isSame = found.subject === subject;
  const isMoreAbuse = OF_ABUSE.has(situation) && isSame && found.kind === kind;
  const graver = situationPriority(situationOf({ ...found, rules: [] }));
  const isGraver = isSame && graver > situationPriority(situation);
  const isKept = LEADS.has(situation) && saysTooLittle(found) && !isGraver;
  if (!isKept && !(isMoreAbuse && found.tier === "check_in")) return found;
  return { tier: "crisis", kind, severity, subject, rules: [...found.rules, markOf(situation)] };
}

/** Whether no rule of a finding is sure by itself. Of the own life, and of a body in danger, any is enough. */
function saysTooLittle({ kind, subject, rules }: Assessment): boolean {
  const found = rules.filter((rule) => !NO_SIGN.has(rule));
  const isOwnLife =
    subject === "self" && (kind === "active_ideation" || kind === "plan_or_attempt");
  return isOwnLife || kind === "medical_emergency"
    ? isFromModelAlone({ rules: found })
    : found.every(isUnsure);
}
