import type { TherapistVoice } from "#app/catalogue/therapists/voices.ts";
import { lineInLanguageOf } from "./content/other-languages.ts";
import { readForPhrases } from "./content/phrases.ts";
import type { Character } from "./content/schema.ts";
import { helpButtons, withButtons } from "./guided/buttons.ts";
import { createChooser } from "./guided/choose.ts";
import { productContent, type OpenContent } from "./guided/content.ts";
import {
  asksLikeLast,
  beginsLikeLately,
  hasAskedEnough,
  withoutOpening,
} from "./guided/fresh-openings.ts";
import { findIntent } from "./guided/intents.ts";
import { detectGuidedLanguage, languageAfter } from "./guided/language.ts";
import { withoutLaughter } from "./guided/laughter.ts";
import { askKeepQuiet } from "./guided/pending.ts";
import { withPronouns } from "./guided/pronouns.ts";
import { leadSession } from "./guided/programme.ts";
import { goalAnswer } from "./guided/goal-answer.ts";
import { respond } from "./guided/respond.ts";
import type { TurnReply, Turn } from "./guided/turn-reply.ts";
import { aboutSubject, subjectOf } from "./guided/subjects.ts";
import { quickAnswersOf, sayLine, withName } from "./guided/say.ts";
import { EMPTY_STATE, type GuidedInput, type GuidedState, type GuidedTurn } from "./guided/turn.ts";
import { withoutQuestions } from "./reply/without-questions.ts";

export type {
  GuidedInput,
  GuidedState,
  GuidedTurn,
  HistoryEntry,
  CurrentSession,
  ProgrammePosition,
  QuickAnswer,
} from "./guided/turn.ts";

/**
 * Answers one message from written text alone: no model, no clock, no chance. The same input gives
 * the same turn. Messages at risk are answered before and never come here.
 */
export function answerGuided(
  given: GuidedInput,
  content: OpenContent = productContent(),
): GuidedTurn {
  const plain = <Entry extends { content: string }>(entry: Entry): Entry => ({
    ...entry,
    content: withoutLaughter(entry.content),
  });
  const history = given.history.map((entry) => (entry.role === "user" ? plain(entry) : entry));
  const input = { ...given, history, message: plain(given.message) };
  const { turn, said } = sayFreshly(input, content);
  const theirs = [...input.history.filter(({ role }) => role === "user"), input.message];
  const text = withPronouns(
    said.text,
    theirs.map(({ content: words }) => words),
  );
  const { exercise, leads, finished, rated, goal } = said;
  return {
    text,
    state: {
      ...said.state,
      buttons: said.buttons ?? [],
      usedLines: turn.chooser.usedLines(),
      lastMessageId: input.message.id,
    },
    quickAnswers: said.quickAnswers,
    ...(exercise === undefined ? {} : { exercise }),
    ...(leads === undefined ? {} : { leads }),
    ...(finished === undefined ? {} : { finished }),
    ...(rated === undefined ? {} : { rated }),
    ...(goal === undefined ? {} : { goal }),
    modalities: said.modalities ?? [],
  };
}

/** A reply begins anew so often where it would begin like one of the last. */
const TRIES_TO_BEGIN = 4;

/** A reply that doesn't begin like one of the last three, where there is another way to say it. */
function sayFreshly(input: GuidedInput, content: OpenContent): { turn: Turn; said: TurnReply } {
  const sayBy = (seed: string) => {
    const turn = turnOf({ ...input, seed }, content);
    return { turn, said: settle(turn, sayIt(turn)) };
  };
  const seed = input.seed ?? "";
  const first = sayBy(seed);
  const isFine = ({ said }: { said: TurnReply }) =>
    said.isStep === true ||
    said.exercise !== undefined ||
    (!beginsLikeLately(said.text, input.history) && !asksLikeLast(said.text, input.history));
  if (isFine(first)) return first;
  for (let at = 1; at < TRIES_TO_BEGIN; at += 1) {
    const another = sayBy(`${seed}/${at}`);
    if (isFine(another)) return another;
  }
  if (!beginsLikeLately(first.said.text, input.history)) return first;
  return { ...first, said: { ...first.said, text: withoutOpening(first.said.text) } };
}

/** What stands at the start of a new conversation, before anybody has written. */
export function openingLine(
  input: {
    firstName: string | null;
    /** Who opens it: then the question is asked in this companion's manner. */
    voice?: Pick<TherapistVoice, "id"> | null;
    /** What the choice depends on: the same line for as long as it is the same. */
    seed?: string;
  },
  content: OpenContent = productContent(),
): GuidedTurn {
  const { firstName, voice = null, seed = "" } = input;
  const message = { id: `${firstName ?? ""}/no_model${seed}`, content: "" };
  const turn = turnOf({ message, history: [], state: null, firstName, voice }, content);
  const own = turn.character?.openings.en ?? content.lines.opening.en;
  const line = turn.chooser.pick("opening", own) ?? "";
  const buttons = helpButtons(turn);
  return {
    text: withName(line, firstName),
    state: { ...EMPTY_STATE, buttons, usedLines: turn.chooser.usedLines() },
    quickAnswers: quickAnswersOf(buttons),
    modalities: [],
  };
}

/** The choices that a conversation opens with, after a message that nobody could answer. */
export function openingChoices(
  input: GuidedInput,
  content: OpenContent = productContent(),
): Pick<GuidedTurn, "quickAnswers"> & { state: GuidedState } {
  const turn = turnOf(input, content);
  const buttons = helpButtons(turn);
  const state = { ...turn.state, pending: null, buttons, lastMessageId: input.message.id };
  return { state, quickAnswers: quickAnswersOf(buttons) };
}

function turnOf(input: GuidedInput, content: OpenContent): Turn {
  const before = stateFor(input);
  const chooser = createChooser(input.message.id + (input.seed ?? ""), before.usedLines);
  const sentences = readForPhrases(input.message.content);
  const intent = findIntent(input.message.content, content, sentences);
  const isSpanish =
    intent !== null && content.intentCalled(intent.id)?.isSpanish(sentences) === true;
  const language = isSpanish ? "es" : languageAfter(input.message.content, before.language);
  return {
    ...input,
    state: { ...afterOthers(before, input.history, content), language },
    chooser,
    content,
    character: characterOf(input, content),
    sentences,
  };
}

/** Without a companion of their own the talk has the first one's manner. */
function characterOf({ voice }: GuidedInput, { characters }: OpenContent): Character | null {
  return characters.find(({ id }) => id === (voice?.id ?? "alina")) ?? characters[0] ?? null;
}

/** What was running when somebody else answered is kept, and not gone on with unasked. */
function stateFor({ state, remembered, history }: GuidedInput): GuidedState {
  if (state === null) {
    const isQuiet = remembered?.wasQuiet === true;
    return { ...EMPTY_STATE, isQuiet, isQuietSettled: !isQuiet };
  }
  if (!wasAnsweredElsewhere(state, history)) return state;
  return {
    ...state,
    running: null,
    parked: state.running ?? state.parked,
    topic: null,
    parkedTopic: state.topic ?? state.parkedTopic,
    pending: null,
    buttons: [],
  };
}

/** So many messages that somebody else answered say what the talk is about. */
const READ_OF_OTHERS = 6;

/** What was told while the written words of safety, or a model, answered is what the talk is about. */
function afterOthers(
  state: GuidedState,
  history: GuidedInput["history"],
  content: OpenContent,
): GuidedState {
  const asked = history.filter(({ role }) => role === "user");
  const seen = asked.findLastIndex(({ id }) => id === state.lastMessageId);
  const unseen = asked.slice(seen + 1).slice(-READ_OF_OTHERS);
  const subject = subjectOf(
    unseen.map((each) => each.content),
    content,
  );
  return subject === null ? state : { ...state, talk: aboutSubject(state, subject) };
}

function wasAnsweredElsewhere(
  { lastMessageId }: GuidedState,
  history: GuidedInput["history"],
): boolean {
  const lastAsked = history.findLast(({ role }) => role === "user")?.id ?? null;
  return lastMessageId !== null && lastAsked !== null && lastAsked !== lastMessageId;
}

function sayIt(turn: Turn): TurnReply {
  const led = leadSession(turn);
  if (led !== null) return led;
  const isFirst = turn.history.every(({ role }) => role !== "user");
  return (isFirst ? goalAnswer(turn) : null) ?? inOtherLanguage(turn) ?? respond(turn);
}

function inOtherLanguage(turn: Turn): TurnReply | null {
  const { state, message, content } = turn;
  const isRunning = state.running !== null || state.topic !== null;
  if (isRunning || detectGuidedLanguage(message.content) !== "other") return null;
  if (findIntent(message.content, content, turn.sentences)?.action === "goodbye") return null;
  const line = lineInLanguageOf(message.content, content.otherLanguages);
  const isTold = turn.history.some((entry) => entry.content === line);
  if (isTold) return null;
  return withButtons(line ?? sayLine(turn, "other_language"), state, helpButtons(turn));
}

/** One reply holds at most one question, and none where none is wanted. */
function settle(turn: Turn, said: TurnReply): TurnReply {
  if (turn.state.isQuiet && !turn.state.isQuietSettled && said.state.isQuiet) {
    const text = withoutQuestions(said.text);
    return askKeepQuiet(turn, { ...said, text });
  }
  if (!said.state.isQuiet) return leavesRoom(turn, said);
  const text = said.isStep ? withoutMarks(said.text) : withoutQuestions(said.text);
  return { ...said, text: text === "" ? sayLine(turn, "receipts") : text };
}

/** After questions in a row a reply asks nothing, where its question isn't what it is about. */
function leavesRoom(turn: Turn, said: TurnReply): TurnReply {
  const { running, topic, pending } = said.state;
  const isLed = running !== null || topic !== null || pending !== null || turn.programme != null;
  if (isLed || said.isStep === true || (said.buttons ?? []).length > 0) return said;
  if (!hasAskedEnough(turn.history)) return said;
  const text = withoutQuestions(said.text);
  return text === "" ? said : { ...said, text };
}

/** The question of a step that somebody goes through: it stands, and is no question any more. */
function withoutMarks(text: string): string {
  return text
    .replaceAll(/¿/gu, "")
    .replaceAll(/\?+/gu, ".")
    .replaceAll(/\.{2}(?!\.)/gu, ".");
}
