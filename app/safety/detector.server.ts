import { setImmediate as nextTurn } from "node:timers/promises";
import { WISHES, type Wish } from "#app/reader/names.ts";
import { loadReader, readMeaning, type Meaning } from "#app/reader/reader.server.ts";
import { answerMeant } from "./cues/answer-meant.server.ts";
import { shareOf, surelyHeard, type AsideHeard } from "./scripts/asides-heard.ts";
import { KIND_OF, markOf } from "./scripts/situation.ts";
import {
  asksAboutDanger,
  atLeast,
  isFromModelAlone,
  NO_NUMBERS,
  READER_RULES,
  type Assessment,
  type Subject,
  type TextField,
} from "./assessment.ts";
import { decide, toQuestion } from "./detector/findings.ts";
import { decodeHidden } from "./detector/encodings.ts";
import { PATTERN_INDEXES } from "./detector/judge.ts";
import { readTable } from "./detector/model.ts";
import { ASKS_FROM, hearInParts } from "./detector/read-asides.server.ts";
import { findByMeaning, marginOf, namedByMeaning } from "./detector/read-danger.ts";
import { findInText, judgeTogether, type FoundInText } from "./detector/together.ts";
import { weighUnsure } from "./detector/weigh-unsure.server.ts";
export { readsAsMinor } from "./detector/minors.ts";

/** How many earlier messages are judged together with a new one. */
export const RECENT_MESSAGES = 5;

/** How a text is to be judged beside its words. */
export interface Setting {
  /** Where it was written; talk where nothing is said. */
  field?: TextField;
  /** Of how many slices of a longer text it is one: each has its chances to look dangerous. */
  parts?: number;
}

/** From this share on somebody is taken for a minor; it chooses among scripts, and raises nothing. */
const SURE_MINOR = 0.9;
/** From this share on a danger is another's than the writer's. */
const SURE_ANOTHERS = 0.8;
/** From this share on an act that is told of in the first person is the writer's. */
const SURE_OWN = 0.5;
/** That there is a wish at all is sure from this share on: taken wrongly it is worse than not at all. */
const SURE_WISH = 0.85;
const LEAST_OF_ONE = 0.5;
const GOODBYE_IN_THANKS = 0.03;
/**
 * From this share on words answer an offer: of 109 answers 52 of 77 are known, and no yes where there is none.
 */
const SURE_OFFER = 0.7;
/** What a text may be about, and is kept with it: so many, each with how sure that is. */
const SUBJECT_FROM = 0.02;
const MOST_SUBJECTS = 3;

/** What a text was read as. */
export interface TextRead {
  assessment: Assessment;
  /** Whose danger it tells of, where that is surely another's; null for the writer's own, and where it is unclear. */
  whose: Exclude<Subject, "self"> | null;
  /** What it is about, likeliest first, and what its writer wants of the app. */
  subjects: readonly { id: string; score: number }[];
  wish: Wish;
  /** What it asks or tells in the middle of danger, likeliest first, "none" among them. */
  asides: readonly AsideHeard[];
  /** What a sentence of it surely asks beside the danger that the others tell; null for nothing. */
  askedBeside: string | null;
  /** Whether its writer waits for an answer. */
  asks: boolean;
  /** What it says to an offer, where one stands above it; null for something else. */
  offer: "yes" | "no" | "later" | null;
  /** Whether it is likelier a goodbye, thanks or a stop than not: less surely than a wish. */
  leaves: boolean;
}

/** Of a text with nothing in it to be read. */
export const UNREAD = {
  whose: null,
  subjects: [],
  wish: "none",
  asides: [],
  askedBeside: null,
  asks: false,
  offer: null,
  leaves: false,
} as const;

/**
 * Reads what a person wrote by its meaning and by rules: alone, and together with their earlier messages (`recent`,
 * oldest first, the last five count). Old risk in `recent` alone raises nothing; only what this text completes does.
 * No network.
 */
export async function readText(
  text: string,
  recent: readonly string[] = [],
  { field = "talk", parts = 1 }: Setting = {},
): Promise<TextRead> {
  if (saysNothing(text))
    return { assessment: assessByRules(text, recent, { field, parts }), ...UNREAD };
  // The reader has a thread of its own: the rules are gone through meanwhile.
  const reading = Promise.all([text, ...decodeHidden(text)].map((each) => readMeaning(each)));
  const found = findInText(text, parts);
  const meanings = await reading;
  const [meaning] = meanings;
  const margin = Math.max(...meanings.map((each) => marginOf(each, text)));
  const weighed = found.isReadable ? await weighUnsure(found, margin) : found;
  const byRules = await judgeSinceNo(weighed, recent.slice(-RECENT_MESSAGES), field);
  const byMeaning = meanings.map((each) => decide(findByMeaning(each, text, field)));
  const assessment = byMeaning.reduce(stronger, asRead(byRules, meaning));
  const isSign = asksAboutDanger(assessment.tier);
  const { asides, askedBeside } = meaning
    ? await hearInParts(text, meaning, isSign)
    : { asides: [], askedBeside: null };
  return {
    assessment: meaning ? sharpened(assessment, meaning, asides) : assessment,
    whose: meaning ? anothers(meaning) : null,
    subjects:
      meaning?.subjects.filter(({ score }) => score >= SUBJECT_FROM).slice(0, MOST_SUBJECTS) ?? [],
    wish: meaning ? likeliestWish(meaning) : "none",
    asides,
    askedBeside,
    asks: (meaning?.asks ?? 0) >= ASKS_FROM,
    offer: meaning ? offerAnswer(meaning) : null,
    leaves: meaning
      ? meaning.wish.goodbye + meaning.wish.thanks + meaning.wish.stop >= LEAST_OF_ONE
      : false,
  };
}

/** What somebody plainly denied to think of is not raised again by signs from before that. */
async function judgeSinceNo(
  found: FoundInText,
  recent: readonly string[],
  field: TextField,
): Promise<Assessment> {
  const judged = judgeTogether(found, recent, field);
  const isOfSigns = recent.length > 0 && judged.rules.some((rule) => rule.startsWith("cues."));
  if (!isOfSigns) return judged;
  const answers = await Promise.all(recent.map((said) => answerMeant("thoughts", said)));
  return judgeTogether(found, recent, field, answers.lastIndexOf("no") + 1);
}

/** A danger with what the reader adds to it: that its writer is a minor, or was hurt by somebody they don't know. */
function sharpened(
  found: Assessment,
  { minor, danger }: Meaning,
  asides: readonly AsideHeard[],
): Assessment {
  const { tier, kind, subject, severity, rules } = found;
  if (surelyHeard(asides, SURE_OF_TWO) === "told_together") return ofTwoLives(found);
  if (!asksAboutDanger(tier)) return found;
  if (minor >= SURE_MINOR) return { ...found, rules: [...rules, "minor"] };
  const isOfStranger = surelyHeard(asides) === "told_attacked";
  // "Someone mugged me, and I hit my head": the blow was another's doing.
  if (isOfStranger && kind === "self_harm" && danger.abuse_or_violence > danger.self_harm)
    return { ...found, ...KIND_OF.assault, rules: [...rules, markOf("assault_by_stranger")] };
  const isOwn = kind === "abuse_or_violence" && subject === "self" && severity !== "critical";
  if (!isOwn) return found;
  const wantsNone = shareOf(asides, ["aside_no_numbers"]) >= SURE_OF_NO_NUMBERS;
  return {
    ...found,
    rules: [
      ...rules,
      ...(wantsNone ? [NO_NUMBERS] : []),
      ...(isOfStranger ? [markOf("assault_by_stranger")] : []),
    ],
  };
}

/** What is folded away is less in view: the wish has to be heard by itself, or nearly. */
const SURE_OF_NO_NUMBERS = 0.7;

const OF_A_LIFE: ReadonlySet<Assessment["kind"]> = new Set([
  "none",
  "distress",
  "passive_ideation",
  "active_ideation",
  "plan_or_attempt",
  "harm_to_others",
]);

/** Much of what carers write, and others in danger, is near to it: only what is plain counts. */
const SURE_OF_TWO = 0.9;

/** Whoever thinks of dying together with somebody they look after is asked about it, whatever else was seen. */
function ofTwoLives(found: Assessment): Assessment {
  const { tier, kind, rules } = found;
  if (!OF_A_LIFE.has(kind)) return found;
  if (!asksAboutDanger(tier))
    return {
      tier: "check_in",
      kind: "passive_ideation",
      severity: "moderate",
      subject: "self",
      rules: [...rules, READER_RULES.check_in],
    };
  if (tier === "check_in") return found;
  return { ...found, ...KIND_OF.together, rules: [...rules, markOf("together")] };
}

/** A number, a mark, an emoji, a single Latin letter: there is nothing in it to be read by meaning. */
function saysNothing(text: string): boolean {
  return /^[a-z]?$/i.test(text.replaceAll(/[\s\d\p{P}\p{S}\p{M}\u200D]/gu, ""));
}

/** What is answered more strongly: neither lowers the other. Of two answered alike, what the rules say it is. */
function stronger(one: Assessment, other: Assessment): Assessment {
  const leads = atLeast(one.tier, other.tier) ? one : other;
  return { ...leads, rules: [...new Set([...one.rules, ...other.rules])] };
}

/** Where only the linear model speaks, the reader knows better what it is and whose. */
function asRead(byRules: Assessment, meaning: Meaning | undefined): Assessment {
  if (meaning === undefined) return byRules;
  // "My roommate and I fought, and I took her pills": whose act a rule sees is one thing, who is named another.
  const isOwnAct = byRules.rules.some((rule) => rule.startsWith("acts."));
  if (isOwnAct && meaning.whose.self >= SURE_OWN) return { ...byRules, subject: "self" };
  if (!isFromModelAlone(byRules)) return byRules;
  const named = namedByMeaning(meaning, byRules.tier);
  return {
    ...byRules,
    ...named,
    severity: byRules.tier === "crisis" ? named.severity : byRules.severity,
  };
}

function anothers({ whose: { dependent, other } }: Meaning): TextRead["whose"] {
  if (dependent + other < SURE_ANOTHERS) return null;
  return dependent > other ? "dependent" : "other";
}

/** The likeliest wish, where it is sure that there is one: "thank you, good night" is two. */
function likeliestWish({ wish }: Meaning): Wish {
  const likeliest = WISHES.filter((each) => each !== "none").reduce((best, each) =>
    wish[each] > wish[best] ? each : best,
  );
  // "Thanks, that's enough for today" is both, and a goodbye.
  const isEnd = wish.thanks + wish.goodbye >= SURE_WISH && wish.goodbye >= GOODBYE_IN_THANKS;
  if (isEnd) return "goodbye";
  const isSure = 1 - wish.none >= SURE_WISH && wish[likeliest] >= LEAST_OF_ONE;
  return isSure ? likeliest : "none";
}

/** "No thanks, not today" is both: which of the two matters less than that it is no yes. */
function offerAnswer({ offer: { yes, no, later } }: Meaning): TextRead["offer"] {
  if (yes >= SURE_OFFER) return "yes";
  if (no + later < SURE_OFFER) return null;
  return no >= later ? "no" : "later";
}

/** What rules and the linear model find, not weighed by the reader: the model alone shows no panel. Synchronous. */
export function assessByRules(
  text: string,
  recent: readonly string[] = [],
  { field = "talk", parts = 1 }: Setting = {},
): Assessment {
  const found = findInText(text, parts);
  const findings = found.findings.map((finding) =>
    isFromModelAlone({ rules: [finding.rule] }) ? toQuestion(finding) : finding,
  );
  return judgeTogether({ ...found, findings }, recent.slice(-RECENT_MESSAGES), field);
}

/** What was found of danger in a text alone, or with those before it. */
export async function assessText(...args: Parameters<typeof readText>): Promise<Assessment> {
  return (await readText(...args)).assessment;
}

let warming: Promise<void> | undefined;

/**
 * Gets the detector ready before somebody writes: once, in slices that let other work run. What a pattern says is
 * compiled when a text first needs it. Throws where the reader's model can't be loaded.
 */
export function warmDetector(): Promise<void> {
  return (warming ??= warm());
}

async function warm(): Promise<void> {
  await loadReader();
  for (const index of PATTERN_INDEXES) {
    while (index.prepareNext()) await nextTurn();
  }
  await nextTurn();
  readTable();
  await nextTurn();
  await assessText("I am here, and I am writing this.", ["I was here before."]);
}
