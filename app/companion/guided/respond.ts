import type { Intent } from "../content/schema.ts";
import { findExercise } from "#app/content/exercises.ts";
import { answerAtOnce } from "./at-once.ts";
import { pressedButton } from "./buttons.ts";
import { perform } from "./choices.ts";
import { begin, holdsFarewell, holdsInsult, insideExercise, repeatStep } from "./exercise-turns.ts";
import { askForFacts, draftAskedFor } from "./drafts.ts";
import { wordsAskedOf } from "./drafts/requests.ts";
import { saidFarewell } from "./farewells.ts";
import { hear } from "./hearing.ts";
import { answerIntent, continueWhatWasLeft } from "./intent-answers.ts";
import { findIntent } from "./intents.ts";
import { parked } from "./parked.ts";
import { asksSomething } from "./question-forms.ts";
import { repair } from "./repair.ts";
import { isCorrection } from "./corrections.ts";
import { readCommand } from "./answers.ts";
import { requestedExercise } from "./offers.ts";
import { readRemark } from "./step-remarks.ts";
import { findStepExercise } from "./step-exercises.ts";
import { answerPending } from "./pending.ts";
import type { TurnReply, Turn } from "./turn-reply.ts";
import { joinWords, sayLine } from "./say.ts";
import { isQuestionToCompanion, isQuestionInStep, isOwnButton } from "./step-reading.ts";
import { labelOf } from "./topic-choices.ts";
import { afterTopicExercise, continueTopic, repeatTopic } from "./topics.ts";
import {
  answerOfAnybody,
  answerQuestion,
  answerText,
  questionOfAnybody,
  questionOfSubject,
  wereWordsGiven,
} from "./questions.ts";
import { asksWhatToDo, currentSubject, giveTip, subjectsIn, talkOf } from "./subjects.ts";
import { readForPhrases } from "../content/phrases.ts";
import { draftGiven } from "./drafts/say-draft.ts";
import { saidBack } from "./said-back.ts";
import { whatWasMeant } from "./meant.ts";
import { rememberWithThem } from "./remembering.ts";
import { isOnlyTold, isPutDown } from "./tender-details.ts";
import { countWords } from "./wording.ts";

/** So short an answer to an offer is meant for it, before anything else. */
const BARE_ANSWER_WORDS = 4;

/**
 * What one message is answered with, outside of any programme: an answer that stands on a button of
 * what runs, commands inside what runs, a button of the last reply, what is plainly asked for, the answer to what stands, and else it is heard.
 */
export function respond(turn: Turn): TurnReply {
  const begun = turn.begins === undefined ? undefined : findExercise(turn.begins);
  if (begun !== undefined) return begin(turn, begun);
  if (answersByButton(turn)) {
    const said = onward(turn);
    if (said !== null) return said;
  }
  const { content } = turn.message;
  const isBare =
    countWords(content) <= BARE_ANSWER_WORDS &&
    findIntent(content, turn.content, turn.sentences)?.action !== "goodbye";
  return (
    commandInside(turn) ??
    pressed(turn) ??
    setRight(turn) ??
    answerAtOnce(turn) ??
    (isBare ? answerPending(turn) : null) ??
    asked(turn) ??
    answerPending(turn) ??
    onward({ ...turn, state: { ...turn.state, pending: null } }) ??
    hear({ ...turn, state: { ...turn.state, running: null, topic: null, pending: null } })
  );
}

/** "No, I mean ...": owned, and what was meant is answered as if it had been said so from the start. */
function setRight(turn: Turn): TurnReply | null {
  const { running, topic } = turn.state;
  if (running !== null || topic !== null || draftGiven(turn.history) !== null) return null;
  const meant = saidFarewell(turn.state) ? null : whatWasMeant(turn);
  if (meant === null) return null;
  const remembered = rememberWithThem(turn);
  if (remembered !== null) return remembered;
  const talk = { ...talkOf(turn.state), subject: null, sinceAsked: 0 };
  const state = { ...turn.state, talk, pending: null };
  const message = { ...turn.message, content: meant };
  const anew = { ...turn, message, state, sentences: readForPhrases(meant) };
  const owned = sayLine(turn, "got_wrong");
  const said = respond({ ...anew, history: withoutLast(turn.history) });
  if (asksSomething(meant) && answersOf(said.state) === answersOf(state)) {
    return repair({ ...turn, message });
  }
  const isAnswer = countWords(said.text) > RECEIPT_WORDS || said.exercise !== undefined;
  const words = isAnswer ? said.text : (saidBack(anew) ?? sayLine(turn, "once_more"));
  return { ...said, text: joinWords(owned, words) };
}

/** So much was answered in a talk, beside what was only acknowledged. */
function answersOf(state: Turn["state"]): number {
  const { answers, tips } = talkOf(state);
  return answers.filter((each) => !each.startsWith("acknowledgment.")).length + tips.length;
}

/** So few words are a receipt, and don't say that it was understood. */
const RECEIPT_WORDS = 8;

/** What was answered wrongly doesn't lead the new answer. */
function withoutLast(history: Turn["history"]): Turn["history"] {
  return history.at(-1)?.role === "assistant" ? history.slice(0, -1) : history;
}

/** Whether the message is one of the answers that the question of what runs shows, whatever else it could mean. */
function answersByButton({ state, message }: Turn): boolean {
  const { running, topic, pending, buttons } = state;
  if (pending !== null) return false;
  if (running !== null) {
    const step = findStepExercise(running.exerciseId)?.steps.find(
      ({ name }) => name === running.step,
    );
    return isOwnButton(step, message.content);
  }
  const said = labelOf(message.content);
  return (
    topic !== null && buttons.some(({ label, does }) => does === "" && labelOf(label) === said)
  );
}

/** "Stop", "skip", "again": a word of command belongs to what runs, as does a doubt about an exercise. */
function commandInside(turn: Turn): TurnReply | null {
  const { running, topic, pending } = turn.state;
  if (pending !== null) return null;
  if (running !== null && readRemark(turn.message.content) === "doubt") return onward(turn);
  const command = readCommand(turn.message.content);
  if (command === null) return null;
  // In a dialogue "what do I do?" asks for what helps, and not for how the next answer is given.
  const isForIt = running !== null || (topic !== null && command !== "whatNow");
  return isForIt ? onward(turn) : null;
}

function pressed(turn: Turn): TurnReply | null {
  const does = pressedButton(turn);
  return does === null ? null : perform(turn, does);
}

/** What a message plainly asks for; inside what runs only what is to be answered at once. */
function asked(turn: Turn): TurnReply | null {
  const { state, message } = turn;
  const isInside = state.running !== null || state.topic !== null;
  // An exercise called by its name is no question, whatever else the name could mean.
  const requested = requestedExercise(message.content);
  const isNamed = requested !== null && !message.content.includes("?");
  const mayAsk = !isInside && !isNamed;
  const draft = mayAsk ? draftAskedFor(turn) : null;
  if (draft !== null) return draft;
  // What is told tenderly, and asks nothing, is met as that before it's taken for a question.
  const isTold = isOnlyTold(turn);
  const answer = mayAsk && !isTold ? questionOfSubject(turn) : null;
  if (answer !== null) return answerQuestion(turn, answer);
  if (isTold && mayAsk && isPutDown(turn)) return null;
  const facts = mayAsk ? askForFacts(turn) : null;
  if (facts !== null) return facts;
  const intent = findIntent(message.content, turn.content, turn.sentences);
  // "Make it shorter" of a message for somebody else isn't about this talk.
  if (!isInside && intent?.action === "shorter" && wereWordsGiven(state)) {
    const shorter = questionOfAnybody(turn);
    if (shorter !== null) return answerQuestion(turn, shorter);
  }
  if (!isInside) {
    const tip =
      !isTold && (intent === null || MAY_BE_TIP.has(intent.action)) ? tipAskedFor(turn) : null;
    if (tip !== null) return tip;
    const general = intent?.fallback === true ? answerOfAnybody(turn) : null;
    if (general !== null) return general;
    const isMeant = intent === null || ASKS_FOR_ONE.has(intent.action);
    if (
      requested !== null &&
      isMeant &&
      !isCorrection(message.content) &&
      !NAMES_PROGRAMME.test(message.content)
    ) {
      return begin(turn, requested);
    }
    // Signs alone are one way to go on telling.
    const isSigns = intent?.max_words === 0 && state.hasOfferedHelp;
    return intent === null || isSigns ? null : answerIntent(turn, intent);
  }
  if (state.running === null && intent?.action === "offer_exercise") {
    return answerIntent({ ...turn, state: { ...state, ...parked(state) } }, intent);
  }
  return intent?.inside === true ? answeredInside(turn, intent) : questionInside(turn);
}

/** What asks for something to do is met by what can help with the subject, where there is one. */
function tipAskedFor(turn: Turn): TurnReply | null {
  const { content } = turn.message;
  const isExercise = NAMES_EXERCISE.test(content) || requestedExercise(content) !== null;
  if (isExercise || !asksWhatToDo(turn) || isCorrection(content)) return null;
  const found = questionOfAnybody(turn);
  // "Could you help me write to her" asks for more than an idea.
  if (found?.subject.id === WORDS || wordsAskedOf(content) !== null) return null;
  const isPlain = found !== null && ABOUT_THEM.has(found.subject.id);
  if (isPlain && !ASKS_FOR_ANYTHING.has(found.question.id)) return answerQuestion(turn, found);
  const subject = subjectsIn(turn)[0]?.subject ?? currentSubject(turn);
  const tip = subject === undefined ? null : giveTip(turn, subject);
  if (tip !== null) return tip;
  return answerOfAnybody(turn);
}

const WORDS = "general-words";
/** Whose questions are about their own life, and not about this program or small talk. */
const ABOUT_THEM: ReadonlySet<string> = new Set([
  "general-decide",
  "general-people",
  "general-practical",
  "general-self",
]);
/** What any idea about the subject answers better. */
const ASKS_FOR_ANYTHING: ReadonlySet<string> = new Set([
  "what_to_do",
  "feel_better",
  "stop_thinking",
  "will_it_get_better",
  "what_do_you_think",
  "why_feel",
  "make_plan",
]);
const MAY_BE_TIP: ReadonlySet<string> = new Set(["none", "offer_exercise"]);
const NAMES_EXERCISE = /\b(?:exercises?|techniques?|breathing|ejercicios?|t[eé]cnicas?)\b/iu;

const ASKS_FOR_ONE: ReadonlySet<string> = new Set([
  "offer_exercise",
  "continue",
  "menu",
  "sleep",
  "programme",
]);
const NAMES_PROGRAMME = /\b(?:program(?:me)?s?|tracks?|courses?|programas?|cursos?)\b/iu;
/** After these what runs is over, or keeps its place: its question isn't said again. */
const LEAVES: ReadonlySet<string> = new Set([
  "goodbye",
  "stop",
  "park",
  "skip",
  "listen",
  "say_again",
]);

function answeredInside(turn: Turn, intent: Intent): TurnReply | null {
  const { running } = turn.state;
  const { content } = turn.message;
  if (intent.action === "goodbye" && running !== null && holdsFarewell(running, content))
    return null;
  if (intent.action === "apologise" && running !== null && holdsInsult(running, content))
    return null;
  if (intent.action === "continue") return onwardAgain(turn);
  // Thanks belong to the answer.
  if (intent.id === "thanks") return null;
  const said = answerIntent(turn, intent);
  if (LEAVES.has(intent.action) || said.exercise !== undefined) return said;
  const isSame = said.state.running === running && said.state.topic === turn.state.topic;
  return isSame ? again({ ...turn, state: said.state }, said.text) : said;
}

/** A question to the companion that it has no answer to is set aside, and not taken for the answer. */
function questionInside(turn: Turn): TurnReply | null {
  const { running, topic } = turn.state;
  const { content } = turn.message;
  const isQuestion =
    running === null
      ? topic !== null && isQuestionToCompanion(content)
      : isQuestionInStep(running, content);
  if (!isQuestion) return null;
  const answer = questionOfSubject(turn) ?? questionOfAnybody(turn);
  const said =
    answer === null
      ? sayLine(turn, "question_aside")
      : answerText(turn, answer.subject, answer.question);
  return again(turn, said);
}

function onwardAgain(turn: Turn): TurnReply | null {
  return again(turn, "") ?? continueWhatWasLeft(turn);
}

/** The question that stands, after something else was answered. */
function again(turn: Turn, answer: string): TurnReply | null {
  const { running, topic } = turn.state;
  const before = turn.state.isQuiet ? answer : withoutLastQuestion(answer);
  if (running !== null) return repeatStep(turn, running, before);
  return topic === null ? null : repeatTopic(turn, topic, before);
}

/** One question at a time: the one that stands. */
function withoutLastQuestion(text: string): string {
  const rest = text
    .split(/(?<=[.!?])\s+/u)
    .filter((sentence) => !sentence.endsWith("?"))
    .join(" ");
  return rest === "" ? text.replaceAll(/\?/gu, ".") : rest;
}

/** The exercise or dialogue that runs takes the words as its answer. */
function onward(turn: Turn): TurnReply | null {
  const { running, topic } = turn.state;
  if (running === null) return topic === null ? null : continueTopic(turn, topic);
  const said = insideExercise(turn, running);
  if (said === null || topic === null || said.state.running !== null) return said;
  if (said.finished === undefined)
    return { ...said, state: { ...said.state, ...parked(said.state) } };
  const next = afterTopicExercise({ ...turn, state: said.state }, said.text);
  return next === null
    ? said
    : { ...said, ...next, finished: said.finished, modalities: said.modalities ?? [] };
}
