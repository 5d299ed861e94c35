import type { Helped } from "#app/catalogue/exercise-ratings.ts";
import type { TextRead } from "#app/safety/detector.server.ts";
import type { GuideState, Place, SessionStep } from "./state.ts";

/** What the reader made of a free text. Nothing in the guide reads the text itself. */
export interface Classes {
  /** What it may be about, likeliest first, with how sure that is (0 to 1). */
  subjects: readonly { id: string; score: number }[];
  wish: TextRead["wish"];
  /** Null where it can't be told: then the language stays. */
  language: "en" | "es" | null;
  /** The numbers that stand in it, one after the other. */
  numbers: readonly number[];
  /** Its writer waits for an answer. */
  asks: boolean;
  /** Its wish is said in so few words that it is done at once, wherever one is. */
  isPlain: boolean;
  /** It is a word or two: "hello", "ok". */
  isBrief: boolean;
  /** It says yes or no, where that was asked. */
  says: "yes" | "no" | null;
  /** It is one of the words that a step names for going on, back or away: a choice's id. */
  named: string | null;
}

/** Where an earlier conversation left a session. */
export interface LeftSession {
  step: SessionStep;
  coreStep: string | null;
  coreAnswers: Record<string, string>;
  answerMessageIds: Record<string, string>;
}

/** The session of a program that a conversation is for. */
export interface CurrentSession {
  id: string;
  /** From 1. */
  session: number;
  /** What was set at the end of the session before, in the person's words; null where nothing was. */
  goal: string | null;
  /** How far it has come, whoever led it: 1 opening, 2 core, 3 closing, 4 this week. */
  trackStep: number;
  left?: LeftSession | null;
}

/** What is known of the person and the conversation. */
export interface Facts {
  /** The companion whose lines are said. */
  companion: string;
  session?: CurrentSession | null;
  helped?: Readonly<Record<string, Helped>>;
  /** The last mood that was logged today. */
  mood?: string | null;
  /** In the person's own time zone, from 0 to 23. */
  hour?: number | null;
  hasJournal?: boolean;
  /** Whether they follow a program, in a conversation of its own. */
  hasProgram?: boolean;
  /** Subjects that were looked at in the conversation before this one, newest first. */
  lately?: readonly string[];
  /** The language of the conversation before this one: a new one begins in it. */
  language?: GuideState["language"];
}

/** One message: a choice by its id, or free words by their classes. */
export interface Input {
  messageId: string;
  facts: Facts;
  choice: string | null;
  classes: Classes;
}

/** What fills a gap of a line: a number, another line, or something of the person's own record. */
export type Fill = number | { line: string } | { own: string };
export type Fills = Readonly<Record<string, Fill>>;

/** A line that is said, each as a paragraph: which, and in which of its wordings. */
export interface GuideLine {
  id: string;
  /** Counted on from the first again after the last. */
  wording: number;
  fill?: Fills;
  /** It leads an exercise on, and stands under whoever else answers. */
  leads?: true;
  /** It only says that something was received. */
  isReceipt?: true;
  /** It leads to the choices below: where those aren't shown, it isn't said. */
  isOffer?: true;
}

/** A button: what it means, and what stands on it: a line's id, or a number. */
export interface GuideChoice {
  id: string;
  label: string | number;
  fill?: Fills;
}

/** What the app does once the reply is stored. */
export interface Effects {
  exercise?: string;
  finished?: { exerciseId: string; step: string; answerMessageIds: Record<string, string> };
  rated?: { exerciseId: string; helped: Helped };
  /** The goal of the week: a written line, then the person's own messages. */
  goal?: { line: string | null; messageIds: readonly string[]; replacesLast?: true };
  /** Messages that are put into a new entry of the journal. */
  journal?: readonly string[];
  forget?: readonly string[];
  help?: true;
}

export interface GuideReply {
  lines: readonly GuideLine[];
  choices: readonly GuideChoice[];
  state: GuideState;
  effects: Effects;
}

/** A reply in the making: where the person is, and what came in. */
export interface Talk {
  state: GuideState;
  input: Input;
}

/** One of the guide's own lines. */
export function line(talk: Talk, key: string, fill?: Fills): GuideLine {
  return { ...inTurn(talk, `guide.lines.${key}`), ...(fill && { fill }) };
}

/** A line in the wording after the one that it was said in last: none comes again before all others. */
export function inTurn({ state }: Talk, id: string): GuideLine {
  return { id, wording: (state.said[id] ?? state.turn - 1) + 1 };
}

/** A line that leads to the choices below it. */
export function offer(talk: Talk, key: string, fill?: Fills): GuideLine {
  return { ...line(talk, key, fill), isOffer: true };
}

/** A line of this companion's own. */
export function own(talk: Talk, key: string): GuideLine {
  return inTurn(talk, `guide.companions.${talk.input.facts.companion}.${key}`);
}

/** That something was received, and nothing more. */
export function receipt(talk: Talk, key: "receipt" | "listening" = "receipt"): GuideLine {
  return { ...own(talk, key), isReceipt: true };
}

/** A choice with one of the guide's own labels: the one of its id, where no other is named. */
export function choice(id: string, label = id.replaceAll(".", "_"), fill?: Fills): GuideChoice {
  return { id, label: `guide.labels.${label}`, ...(fill && { fill }) };
}

/** Choices that bear the labels of their ids. */
export function buttons(...ids: string[]): readonly GuideChoice[] {
  return ids.map((id) => choice(id));
}

/** Questions that have a written answer, as choices: those that were read come last. */
export function questionsOf(
  { state: { said } }: Talk,
  kind: string,
  at: string,
  asked: readonly { id: string }[],
): readonly GuideChoice[] {
  const isRead = ({ id }: { id: string }) => Number(`${at}.${id}.say` in said);
  const inOrder = asked.toSorted((one, other) => isRead(one) - isRead(other));
  return inOrder.map(({ id }) => ({ id: `${kind}.${id}`, label: `${at}.${id}.ask` }));
}

/** The number named last on a scale from 0; in "7 out of 10" that is the 7. Null where none is. */
export function numberOn({ numbers }: Classes, most: number): number | null {
  const named = numbers.filter((each) => each >= 0 && each <= most);
  const isOutOf = named.length > 1 && named.at(-1) === most;
  return named.at(isOutOf ? -2 : -1) ?? null;
}

/** A reply that leads to a place. */
export function reply(
  { state }: Talk,
  place: Place,
  lines: readonly (GuideLine | null)[],
  choices: readonly GuideChoice[],
  effects: Effects = {},
): GuideReply {
  const said = lines.filter((each) => each !== null);
  return { lines: said, choices, state: { ...state, place }, effects };
}

/** A reply that leads to the menu. */
export function atMenu(talk: Talk, lines: readonly GuideLine[], choices: readonly GuideChoice[]) {
  return reply(talk, { at: "menu" }, lines, choices);
}

/** From this score on words may go on about a subject that was named. */
export const NEAR_SCORE = 0.1;

/** A no to what was offered; much that is told sounds like one, too. */
export function saysNo({ isBrief, says, subjects }: Classes): boolean {
  return says === "no" && (isBrief || (subjects[0]?.score ?? 0) < NEAR_SCORE);
}

/** What stands behind a name in the id of a choice: `grief` in `subject.grief`; null for another name. */
export function argumentOf(choiceId: string | null, name: string): string | null {
  return choiceId?.startsWith(`${name}.`) ? choiceId.slice(name.length + 1) : null;
}
