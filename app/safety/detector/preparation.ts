import { asksAboutDanger, isFromModelAlone } from "../assessment.ts";
import { signOf } from "../rules/detector-rules.ts";
import type { Finding } from "./findings.ts";
import { PatternIndex } from "./pattern-index.ts";
import type { Sentence } from "./sentence-reader.ts";

/**
 * Signs of getting ready to be gone. Each alone is a chore; several different ones within a few messages, with no
 * reason given for any, are what people tell who say nothing of dying.
 */
const CHORES = {
  caredFor: signOf("ready_cared_for"),
  papers: signOf("ready_papers"),
  cleared: signOf("ready_cleared"),
  letter: signOf("ready_letter"),
  given: signOf("ready_given"),
  closed: signOf("ready_closed"),
  alone: signOf("ready_alone"),
  end: signOf("ready_end"),
};
const MEANS = signOf("ready_means");
const DAY = signOf("ready_day");
const REASON = signOf("ready_reason");
const ILLNESS = signOf("ready_illness");

export const PREPARATION_INDEX = new PatternIndex([
  ...Object.values(CHORES),
  MEANS,
  DAY,
  REASON,
  ILLNESS,
]);

type Chore = keyof typeof CHORES;

/** What a message says of it. */
export interface Preparation {
  chores: ReadonlySet<Chore>;
  hasMeans: boolean;
  /** A day stands beside one of the chores. */
  hasDay: boolean;
  hasReason: boolean;
  /** A move, a journey or the end of a job, for which people say goodbye as well. */
  isLeaving: boolean;
}

/** So many different chores are asked about; with a last word or a relief at the end of it, one fewer. */
const CHORES_TO_ASK = 3;
/** The chores that are a farewell more than the others are. */
const PARTING: readonly Chore[] = ["letter", "end", "closed"];

/** Once the chores were asked about, each of these is one of parting, and names the help lines. */
const PARTING_AFTER: readonly Chore[] = ["letter", "papers", "given", "end", "closed", "caredFor"];

/** Reads what a message says of getting ready. */
export function readPreparation(sentences: readonly Sentence[]): Preparation {
  const chores = new Set<Chore>();
  let [hasMeans, hasDay, isLeaving, isIll] = [false, false, false, false];
  for (const { words } of sentences) {
    const candidates = PREPARATION_INDEX.read(words);
    if (candidates.size === 0) continue;
    const isSaid = (pattern: typeof MEANS) => {
      const alternatives = candidates.get(pattern);
      return alternatives !== undefined && pattern.test(words, alternatives);
    };
    const found = Object.entries(CHORES).filter(([, pattern]) => isSaid(pattern));
    for (const [name] of found) if (isChore(name)) chores.add(name);
    hasMeans ||= isSaid(MEANS);
    hasDay ||= isSaid(DAY);
    isLeaving ||= isSaid(REASON);
    isIll ||= isSaid(ILLNESS);
  }
  const hasReason = isLeaving || isIll;
  return { chores, hasMeans, hasDay: hasDay && chores.size > 0, hasReason, isLeaving };
}

function isChore(name: string): name is Chore {
  return name in CHORES;
}

/**
 * What the new message completes of getting ready: several different chores are asked about, and with a means, or a
 * day and a last word, they are a plan. A reason given for them (a move, a journey, a stay in hospital) raises nothing.
 */
export function findPreparation(fresh: Preparation, earlier: readonly Preparation[]): Finding[] {
  const all = [...earlier, fresh];
  const isNew = fresh.chores.size > 0 || fresh.hasMeans;
  if (!isNew || all.some(({ hasReason }) => hasReason)) return [];
  const chores = new Set(all.flatMap((each) => [...each.chores]));
  const hasMeans = all.some((each) => each.hasMeans);
  const hasDay = all.some((each) => each.hasDay);
  const isParting = PARTING.some((chore) => chores.has(chore));
  // "Sorted the papers so she won't have to" is one chore with its reason, not two.
  const isTold = all.filter((each) => each.chores.size > 0).length > 1 || hasMeans;
  const isFew = chores.size === CHORES_TO_ASK - 1 && isTold && (isParting || hasMeans);
  const isAsked = chores.size >= CHORES_TO_ASK || isFew;
  if (!isAsked) return [];
  const isPlan =
    (hasMeans && chores.size >= 2) ||
    (chores.size >= CHORES_TO_ASK && hasDay && isLastWord(chores));
  const isFurther = wasAsked(earlier) && (isNewParting(fresh, earlier) || fresh.hasMeans);
  return [
    {
      rule: "together.getting_ready",
      kind: "plan_or_attempt",
      severity: isPlan || isFurther ? "high" : "moderate",
      tier: isPlan || isFurther ? "crisis" : "check_in",
      subject: "self",
    },
  ];
}

/** Whether the messages before it were enough to be asked about. */
function wasAsked(earlier: readonly Preparation[]): boolean {
  return earlier.some((each, index) => findPreparation(each, earlier.slice(0, index)).length > 0);
}

function isNewParting(fresh: Preparation, earlier: readonly Preparation[]): boolean {
  return PARTING_AFTER.some(
    (chore) => fresh.chores.has(chore) && !earlier.some(({ chores }) => chores.has(chore)),
  );
}

/** After a no to the question about chores, a new letter, paper or last word is asked about once more. */
export function findAfterNo(fresh: Preparation, earlier: readonly Preparation[]): Finding[] {
  const isOpen = ![...earlier, fresh].some(({ hasReason }) => hasReason);
  const isLast =
    fresh.chores.has("letter") || fresh.chores.has("papers") || fresh.chores.has("end");
  if (!isOpen || !isLast || !wasAsked(earlier) || !isNewParting(fresh, earlier)) return [];
  return [
    {
      rule: "together.getting_ready",
      kind: "plan_or_attempt",
      severity: "moderate",
      tier: "check_in",
      subject: "self",
    },
  ];
}

const FAREWELLS: ReadonlySet<string> = new Set([
  "plan.goodbye",
  "cues.settling_and_farewell",
  "cues.settling",
]);

/** Whether a finding is a goodbye, or affairs in order beside one. */
export function isFarewell({ rule }: Pick<Finding, "rule">): boolean {
  return FAREWELLS.has(rule);
}

/**
 * The goodbyes of somebody who has said that they move, travel or leave a job: no more than the link to help, unless
 * one of the messages has a means in it or a sign of despair.
 */
export function readLeaving(
  findings: readonly Finding[],
  earlier: readonly Preparation[],
  { isDespair, isGoodbye }: { isDespair: boolean; isGoodbye: boolean },
): readonly Finding[] {
  const isLeaving = earlier.some((each) => each.isLeaving);
  if (!isLeaving || isDespair || earlier.some(({ hasMeans }) => hasMeans)) return findings;
  return findings.map((finding) =>
    isFarewell(finding) || (isGoodbye && isOfModel(finding))
      ? { ...finding, tier: "watch", severity: "low" }
      : finding,
  );
}

function isOfModel({ rule, tier }: Finding): boolean {
  return asksAboutDanger(tier) && isFromModelAlone({ rules: [rule] });
}

function isLastWord(chores: ReadonlySet<Chore>): boolean {
  return chores.has("letter") || chores.has("end");
}
