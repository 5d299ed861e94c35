import { DONE, lineNamed } from "#app/content/safety.ts";
import {
  QUESTION_IDS,
  type ConsideredAnswer,
  type Part,
  type Spoken,
} from "#app/content/safety-script.ts";
import { DONE_IDS, type DoneId } from "#app/content/told-ids.ts";
import { isPlainSign, type Tier } from "./assessment.ts";
import { shareOf, SURE, type AsideHeard } from "./scripts/asides-heard.ts";
import type { QuestionId } from "./scripts/questions.ts";

/** The signs by which something is told whatever way it is said: none of them has to be sure by itself. */
const SIGNS: readonly (readonly [string, readonly string[]])[] = [
  ...DONE_IDS.map((id) => [id, DONE[id].heard] as const),
  ["aside_neck", ["aside_neck", "aside_neck_theirs", "aside_neck_after"]],
];

/** So many times likelier than nothing at all: who is told that help is called, and hasn't called, waits for nobody. */
const OVER_NOTHING = 1.3;

/** Surer than other facts: "they're down" is no arrival of help, and a blow on the ear holds no neck. */
const SURER: Readonly<Record<string, number>> = { aside_neck: 0.75, done_there: 0.65 };

/** What a message says is done already, or tells of a neck that was held. */
export function factsHeard(heard: readonly AsideHeard[]): readonly string[] {
  const none = shareOf(heard, ["none"]);
  return SIGNS.flatMap(([id, signs]) => {
    const share = shareOf(heard, signs);
    return share >= (SURER[id] ?? SURE) && share > OVER_NOTHING * none ? [id] : [];
  });
}

/** In a share of less than this nothing is heard, whatever else may be said. */
const LEAST_HEARD = 0.1;

/**
 * What a message may say, as it stands after a question and what was told before: what is likely to come next is heard
 * though it isn't sure by itself. "I gave them to my mom" says little, and all of it once it was asked for.
 */
export function heardAfter(
  heard: readonly AsideHeard[],
  asked: QuestionId | null,
  told: ReadonlySet<string>,
): readonly AsideHeard[] {
  const rest = 1 - shareOf(heard, ["none"]);
  const isDue = (id: DoneId) => {
    const { heard: signs, after } = DONE[id];
    const share = shareOf(heard, signs);
    const isNext =
      after?.questions.some((question) => question === asked) ||
      after?.told.some((at) => told.has(at));
    return isNext === true && share >= LEAST_HEARD && share / rest >= (after?.share ?? 1);
  };
  const due = DONE_IDS.find(isDue);
  const top = heard.find(({ id }) => due !== undefined && DONE[due].heard.includes(id));
  if (top === undefined) return heard;
  return [
    { ...top, score: top.score / rest },
    ...heard.filter(({ id }) => id !== top.id && id !== "none"),
  ];
}

/** What an answer to a question says is done. */
export function factsAnswered(
  question: QuestionId | null,
  answer: ConsideredAnswer | null,
): readonly DoneId[] {
  return DONE_IDS.filter((id) => DONE[id].answers.some((each) => each === `${question}.${answer}`));
}

/** What says where somebody is, or that another is: whether whoever hurts them is there, it doesn't. */
const OF_A_PLACE = [
  ...DONE.done_there.heard,
  ...DONE.done_away.heard,
  "aside_near",
  "aside_is_here",
  "aside_here_now",
  "aside_going_to_them",
];

/** Of all that may be said so much has to be about a place, once whoever hurts them was spoken of. */
const PLACE_SHARE = 0.7;

/** Whether a message tells of a place. */
export function isOfPlace(heard: readonly AsideHeard[]): boolean {
  const share = shareOf(heard, OF_A_PLACE);
  return share >= LEAST_HEARD && share / (1 - shareOf(heard, ["none"])) >= PLACE_SHARE;
}

/** Another visit, another danger, or whoever hurts them is back. */
const BEGINS_ANEW = ["visit", "anew", "aside_is_here"] as const;

/**
 * What is done by now, of what each message told, oldest first. What was done about one danger, or on one visit, is
 * nothing done about the next: only who is near and what is out of reach stays so.
 */
export function doneByNow(told: readonly ReadonlySet<string>[]): ReadonlySet<DoneId> {
  const begun = told.findLastIndex((each) => BEGINS_ANEW.some((id) => each.has(id)));
  const isTold = (id: DoneId) =>
    told.some((each, index) => each.has(id) && (DONE[id].lasts || index >= begun));
  return new Set(DONE_IDS.filter(isTold));
}

/** Whether something belongs to a situation, by how the names of those begin that it is for; without them, to all. */
export function isWithin(
  { within }: { within?: readonly string[] | undefined },
  situation: string,
): boolean {
  return within === undefined || within.some((start) => situation.startsWith(start));
}

/** What follows from thoughts alone: without them it isn't asked. */
const DEEPER: readonly QuestionId[] = ["today", "plan", "means", "when"];
const OF_THOUGHTS: ReadonlySet<QuestionId> = new Set([
  "thoughts",
  "thoughts_gently",
  "thoughts_now",
  "today",
  "plan",
]);

/** How it is kept with a message that a model took it for the answer to a question. */
export function answeredId(question: QuestionId): string {
  return `answered.${question}`;
}

/** What a model took for answered since the last plain sign of danger, and what only follows from it. */
export function questionsAnswered({ told = [], tier, rules = [] }: Answers): readonly QuestionId[] {
  if (isPlainSign({ tier, rules })) return [];
  const since = told.slice(Math.max(told.findLastIndex(isPlainSign), 0));
  return QUESTION_IDS.filter((id) => since.some((each) => each.told.has(answeredId(id)))).flatMap(
    (id) => (OF_THOUGHTS.has(id) ? [id, ...DEEPER] : [id]),
  );
}

interface Answers {
  told?: readonly { told: ReadonlySet<string>; tier: Tier }[];
  tier: Tier;
  rules?: readonly string[];
}

/** Whether help was called, or is there. */
export function isHelped(done: ReadonlySet<DoneId>): boolean {
  return done.has("done_help") || done.has("done_there");
}

/** Whether each wording of a line begins with the call itself. */
export function isCall({ en }: Pick<Spoken, "en">): boolean {
  return en.every((line) => /^\{(?:Emergency|Poison)\}/u.test(line));
}

/** Whether each wording of a line tells to call, wherever in it. */
export function isCallAmong({ en }: Pick<Spoken, "en">): boolean {
  return en.every((line) => /\{(?:Emergency|Poison)\}/u.test(line));
}

/** The parts of a reply that ask for nothing that is done already. */
export function partsLeft(parts: readonly Part[], done: ReadonlySet<DoneId>): readonly Part[] {
  const spared = new Set([...done].flatMap((id) => DONE[id].spares.lines.map(lineNamed)));
  const isCalled = [...done].some((id) => DONE[id].calls);
  return parts.filter(
    (part) => typeof part === "string" || !(spared.has(part) || (isCalled && isCall(part))),
  );
}

/** The questions that ask for what is done already. */
export function questionsSpared(done: ReadonlySet<DoneId>): readonly QuestionId[] {
  return [...done].flatMap((id) => DONE[id].spares.questions);
}
