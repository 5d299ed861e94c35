import type { Manner } from "#app/catalogue/manner.ts";
import { inManner, notKept } from "./guide-manner.ts";
import { menuChoices } from "./guide/menu.ts";
import { isOpen, next, NOTHING_SAID, openGuide } from "./guide/next.ts";
import { GUIDE_LINES, guideSubjects } from "#app/content/guide.ts";
import { helpRegion } from "#app/safety/help-region.server.ts";
import { labelOf, render, type Saying } from "./guide/render.ts";
import { openSession } from "./guide/session.ts";
import { BEGINNING, type GuideState } from "./guide/state.ts";
import { openChoices } from "./guide/subject.ts";
import { NEAR_SCORE } from "./guide/turn.ts";
import type { Classes, CurrentSession, Effects, Facts, GuideChoice } from "./guide/turn.ts";
import type { Said, SaidLine } from "#app/safety/said.ts";

/** A button under a reply: what it means, and what stands on it. */
export interface QuickAnswer {
  id: string;
  label: string;
  message: string;
}

/** A goal for the week: a written step, the person's own messages, or both. */
export interface NewGoal {
  text: string | null;
  messageIds: readonly string[];
  replacesLast?: true;
}

/** One reply of the guide, in words. */
export interface GuideTurn extends Pick<
  Effects,
  "exercise" | "finished" | "rated" | "journal" | "forget" | "help"
> {
  text: string;
  lines: readonly SaidLine[];
  state: GuideState;
  quickAnswers: readonly QuickAnswer[];
  /** The words that lead an exercise on: they stand under the reply of whoever else answers. */
  leads?: string;
  /** It says no more than that something was received. */
  isReceipt: boolean;
  /** What it says where its choices are not shown. */
  withoutOffer: Said;
  /** What it says beside that something was received. */
  withoutReceipt: Said;
  goal?: NewGoal;
}

/** What a reply is made of. */
export interface GuideInput {
  message: { id: string; content: string; choice: string | null };
  classes: Classes;
  /** The person's earlier messages, as far as their words may be shown to them again. */
  history: readonly { id: string; content: string }[];
  state: GuideState | null;
  facts: Facts;
  firstName: string | null;
  /** How the person wants to be talked with. */
  manner?: Omit<Manner, "challenges">;
  /** False in a conversation that is deleted at its end. */
  isKept?: boolean;
}

/** Answers one message from what is written beforehand. The same input gives the same turn. */
export function answerByGuide(input: GuideInput): GuideTurn {
  const { message, classes, facts } = input;
  const before = withoutLostTold(input);
  const said = next(before, { messageId: message.id, choice: message.choice, classes, facts });
  const { choices, state, effects } = said;
  const inTheirs = input.manner ? inManner(said.lines, input.manner) : said.lines;
  const lines = input.isKept === false ? notKept(inTheirs) : inTheirs;
  const saying = sayingOf(input, state);
  const leading = lines.filter(({ leads }) => leads === true);
  const { exercise, finished, rated, journal, forget, help, goal } = effects;
  return {
    ...render(lines, saying),
    state,
    quickAnswers: quickAnswersOf(choices, saying),
    isReceipt: lines.every(({ isReceipt }) => isReceipt === true),
    withoutOffer: render(
      lines.filter(({ isOffer }) => !isOffer),
      saying,
    ),
    withoutReceipt: render(
      lines.filter(({ isReceipt }) => !isReceipt),
      saying,
    ),
    ...(leading.length > 0 && { leads: render(leading, saying).text }),
    ...(exercise !== undefined && { exercise }),
    ...(finished && { finished }),
    ...(rated && { rated }),
    ...(journal && { journal }),
    ...(forget && { forget }),
    ...(help && { help }),
    ...(goal && { goal: goalOf(goal, saying) }),
  };
}

function goalOf({ line, messageIds, replacesLast }: NonNullable<Effects["goal"]>, saying: Saying) {
  const text = line === null ? null : render([{ id: line, wording: 0 }], saying).text;
  return { text, messageIds, ...(replacesLast && { replacesLast }) };
}

/** What is deleted, or long ago, is shown to nobody again. */
function withoutLostTold({ state, history }: GuideInput): GuideState | null {
  const isLost = !history.some(({ id }) => id === state?.told);
  return state && isLost ? { ...state, told: null } : state;
}

/** So much of what was told is shown where a step may take it. */
const MAX_TOLD = 200;

function sayingOf(
  { message, history, facts, firstName }: GuideInput,
  { language, told }: GuideState,
): Saying {
  const record = new Map([...history, message].map(({ id, content }) => [id, content]));
  const words = record.get(told ?? "") ?? "";
  record.set("told", words.length > MAX_TOLD ? `${words.slice(0, MAX_TOLD).trimEnd()}…` : words);
  const goal = facts.session?.goal;
  if (goal) record.set("goal", goal);
  return { language, region: helpRegion(), firstName, record };
}

function quickAnswersOf(choices: readonly GuideChoice[], saying: Saying): QuickAnswer[] {
  return choices.map((choice) => {
    const label = labelOf(choice, saying);
    return { id: choice.id, label, message: label };
  });
}

/** What stands at the start of a conversation, before anybody has written. */
interface GuideOpening {
  text: string;
  quickAnswers: readonly QuickAnswer[];
}

interface OpeningInput {
  facts: Facts;
  firstName: string | null;
  /** Which wording: the same for as long as it is the same. */
  seed: number;
  /** False in a conversation that is deleted at its end. */
  isKept?: boolean;
  /** Whether the guide answers, and says what it is: there is no model. */
  isGuide?: boolean;
}

/** The first words of a conversation; what was set the last time is asked about first. */
export function openingOfGuide(
  { facts, firstName, seed, isKept = true, isGuide = true }: OpeningInput,
  goal: string | null,
): GuideOpening {
  const record = new Map(goal === null ? [] : [["goal", goal]]);
  const saying = { language: facts.language ?? "en", region: helpRegion(), firstName, record };
  const { lines, choices } = openGuide(facts, { hasGoal: goal !== null, seed });
  const of = `guide.companions.${facts.companion}`;
  const own = lines.map((each) =>
    !isGuide && each.id === `${of}.opening` ? { ...each, id: `${of}.hello` } : each,
  );
  const said = isKept ? own : notKept(own);
  return { text: render(said, saying).text, quickAnswers: quickAnswersOf(choices, saying) };
}

const OPENS = "subject subjects unsure now listen help goal session program".split(" ");

/** Whether a choice may stand under the first words of a conversation, whoever it is. */
export function opensConversation(choiceId: string): boolean {
  return OPENS.includes(choiceId.split(".")[0] ?? "");
}

/** What can be chosen by its name without a button: the ways on, and where no step waits every subject. */
export function choicesAnywhere(
  state: GuideState,
  subjects: Classes["subjects"],
): readonly QuickAnswer[] {
  const saying = { language: state.language, region: helpRegion(), firstName: null };
  const questions = isOpen(state) ? questionsOf(state, subjects) : [];
  return quickAnswersOf([...openChoices(state, isOpen(state)), ...questions], saying);
}

/** The questions that have a written answer, of the subject that is looked at and of those that words are about. */
function questionsOf({ place }: GuideState, subjects: Classes["subjects"]): readonly GuideChoice[] {
  const at = place.at === "subject" ? place.id : "";
  // "What do I do first?" may be asked of any: only of what is meant is it answered.
  const meant = subjects.filter(({ score }) => score >= NEAR_SCORE).map(({ id }) => id);
  const known = guideSubjects.filter(({ id }) => id === at || meant.includes(id));
  const nearest = known.toSorted((a, b) => Number(b.id === at) - Number(a.id === at));
  const ofSubjects = nearest.flatMap(({ id, asked }) =>
    asked.map((each) => ({
      id: `asked_of.${id}.${each.id}`,
      label: `subjects.${id}.asked.${each.id}.ask`,
    })),
  );
  const ofApp = GUIDE_LINES.asked.map(({ id }) => ({
    id: `app.${id}`,
    label: `guide.asked.${id}.ask`,
  }));
  return [...ofSubjects, ...ofApp];
}

/** All that may stand under the first words of a conversation, with a goal or without. */
export function openingChoices(facts: Facts): readonly QuickAnswer[] {
  const about = { facts, firstName: null, seed: 0 };
  const session = facts.session ? openingOfSession(about, facts.session) : null;
  if (session) return session.quickAnswers;
  return [null, "goal"].flatMap((goal) => openingOfGuide(about, goal).quickAnswers);
}

/** The first words in a conversation that is for a session; null where there is no such session. */
export function openingOfSession(
  { facts, firstName, seed }: OpeningInput,
  session: CurrentSession,
): GuideOpening | null {
  const input = { ...NOTHING_SAID, facts };
  const opened = openSession({ state: { ...BEGINNING, turn: seed }, input }, session);
  if (opened === null) return null;
  const record = new Map(session.goal === null ? [] : [["goal", session.goal]]);
  const saying = { language: "en", region: helpRegion(), firstName, record } as const;
  const { text } = render(opened.lines, saying);
  return { text, quickAnswers: quickAnswersOf(opened.choices, saying) };
}

/** The choices of the menu, after a message that nobody could answer. */
export function choicesOfGuide({
  state: before,
  message,
  facts,
}: Pick<GuideInput, "state" | "message" | "facts">): Pick<GuideTurn, "state" | "quickAnswers"> {
  const state = before ?? BEGINNING;
  const choices = menuChoices({ state, input: { ...NOTHING_SAID, facts } });
  const saying = { language: state.language, region: helpRegion(), firstName: null };
  const ids = choices.map(({ id }) => id);
  return {
    state: { ...state, place: { at: "menu" }, choices: ids, lastMessageId: message.id },
    quickAnswers: quickAnswersOf(choices, saying),
  };
}
