import type { Subject, SubjectQuestion } from "../content/schema.ts";
import type { SubjectMatcher } from "../content/matchers.ts";
import { findExercise } from "#app/content/exercises.ts";
import { button, inLanguage, joinWords, sayText } from "./say.ts";
import { withButtons } from "./buttons.ts";
import { askForFacts, draftOffered } from "./drafts.ts";
import { recipientOf } from "./drafts/recipient-of.ts";
import { wordsAskedOf } from "./drafts/requests.ts";
import {
  currentSubject,
  exerciseButton,
  heardLine,
  LOSSES,
  OF_ANY_MATTER,
  subjectsHinted,
  subjectsIn,
  talkOf,
} from "./subjects.ts";
import { withPlainQuestions } from "./question-forms.ts";
import { nameTenderDetail } from "./tender-details.ts";
import type { GuidedState } from "./turn.ts";
import type { Turn, TurnReply } from "./turn-reply.ts";
import { readForPhrases } from "../content/phrases.ts";
import { foldedText } from "./wording.ts";

/** Only a short message is a question and nothing else. */
const QUESTION_MAX_WORDS = 40;

/** The question of a subject that a message asks: of the one it is about, or of the one before. */
export function questionOfSubject(
  turn: Turn,
): { subject: Subject; question: SubjectQuestion } | null {
  if (isLong(turn)) return null;
  const { subject: current, met } = talkOf(turn.state);
  const known = [current, ...met.toReversed()];
  const about = turn.content.subjects
    .filter(({ subject }) => known.includes(subject.id))
    .toSorted((one, other) => known.indexOf(one.subject.id) - known.indexOf(other.subject.id));
  const named = subjectsIn(turn);
  const [newest] = about;
  // "How do I tell my kids" after a layoff has an answer of its own.
  const { content } = turn.message;
  const isApology = /\b(?:sorry|apologi[sz]e)\b/iu.test(content);
  const asksToSay = newest !== undefined && !isApology && wordsAskedOf(content) === "say";
  const ofNewest = asksToSay ? findQuestion(turn, [newest]) : null;
  const words = ofNewest ?? wordsAskedFor(turn);
  if (words !== null) return words;
  const isOfAny = ({ subject }: SubjectMatcher) =>
    current !== null && current !== subject.id && OF_ANY_MATTER.has(subject.id);
  const own = named.filter((each) => !isOfAny(each));
  const narrow = own.filter(({ subject }) => subject.topic === undefined);
  // "Am I a bad mother" means another thing after a newborn's nights than it does by itself.
  return (
    askedAgain(turn) ??
    findQuestion(turn, [...subjectsCalled(turn, OF_OTHERS), ...narrow, ...about, ...own]) ??
    findQuestion(turn, [...subjectsCalled(turn, TO_DECIDE), ...named]) ??
    findQuestion(turn, subjectsHinted(turn))
  );
}

/** The question that was answered last, asked again: there is more to say to it. */
function askedAgain(turn: Turn): { subject: Subject; question: SubjectQuestion } | null {
  const last = talkOf(turn.state).answers.at(-1) ?? "";
  const [subjectId, questionId] = last.split(".");
  const asked = turn.content.subjects.find(({ subject }) => subject.id === subjectId);
  if (asked === undefined) return null;
  const found = findQuestion(turn, [asked]);
  return found?.question.id === questionId ? found : null;
}

function subjectsCalled({ content }: Turn, id: string): readonly SubjectMatcher[] {
  return content.subjects.filter(({ subject }) => subject.id === id);
}

/** What others will think and ask means the same in any talk ... */
const OF_OTHERS = "general-people";
/** ... and what to do, something narrower where the talk knows an answer. */
const TO_DECIDE = "general-decide";

/** What is asked for is a message for a plain purpose: its words, whatever the talk is about. */
function wordsAskedFor(turn: Turn): { subject: Subject; question: SubjectQuestion } | null {
  const found = findQuestion(turn, wordsIn(turn));
  if (found === null) return null;
  const isForParents = PARENTS.has(talkOf(turn.state).subject ?? "");
  if (isForParents && OF_PUPILS.has(found.question.id)) return null;
  if (!OF_ANY_MESSAGE.has(found.question.id)) return found;
  return wordsAskedOf(turn.message.content) === "write" ? wordsForWhatWasTold(turn) : null;
}

/** Who talks about their child writes to a teacher for the child. */
const PARENTS: ReadonlySet<string> = new Set(["parenting", "teen"]);
const OF_PUPILS: ReadonlySet<string> = new Set(["teacher_help", "teacher_extension"]);

/** "Help me write it": what it's about was told before. */
function wordsForWhatWasTold(turn: Turn): { subject: Subject; question: SubjectQuestion } | null {
  const told = turn.history.filter(({ role }) => role === "user").slice(-MESSAGES_BEFORE);
  for (const { content } of told.toReversed()) {
    const sentences = readForPhrases(`${turn.message.content} about ${content}`);
    const found = findQuestion({ ...turn, sentences }, wordsIn(turn));
    if (found !== null && !OF_ANY_MESSAGE.has(found.question.id)) return found;
  }
  return null;
}

function wordsIn({ content }: Turn): readonly SubjectMatcher[] {
  return content.subjects.filter(({ subject }) => subject.id === WORDS_FOR_OTHERS);
}

/** So many messages before a request say what it's about. */
const MESSAGES_BEFORE = 4;

/** Whether the last thing that was given were words to send. */
export function wereWordsGiven({ talk }: GuidedState): boolean {
  const lately = talk?.answers.slice(-WORDS_LATELY) ?? [];
  return lately.some((answer) => answer.startsWith(`${WORDS_FOR_OTHERS}.`));
}

/** So many answers ago they were still what the talk is about. */
const WORDS_LATELY = 3;
const WORDS_FOR_OTHERS = "general-words";
/** Without a purpose of their own: a subject that knows more answers better. */
const OF_ANY_MESSAGE: ReadonlySet<string> = new Set([
  "help_me_write",
  "what_to_say",
  "how_to_tell",
  "first_sentence",
  "text_or_call",
]);

/** The question that anybody may ask, whatever the talk is about. */
export function questionOfAnybody(
  turn: Turn,
): { subject: Subject; question: SubjectQuestion } | null {
  if (isLong(turn)) return null;
  const general = turn.content.subjects.filter(
    ({ subject }) =>
      subject.topic === undefined && subject.recognise === undefined && subject.words === undefined,
  );
  return findQuestion(turn, general);
}

/** The answer to what anybody may ask; null where there is none. */
export function answerOfAnybody(turn: Turn): TurnReply | null {
  const found = questionOfAnybody(turn);
  const isOfNoPurpose =
    found?.subject.id === WORDS_FOR_OTHERS && ASKED_FOR_FACTS.has(found.question.id);
  // Words that would fit any message fit none: what this one is to say is asked.
  const facts = found === null || isOfNoPurpose ? askForFacts(turn, ["write", "say"]) : null;
  return facts ?? (found === null ? null : answerQuestion(turn, found));
}

const ASKED_FOR_FACTS: ReadonlySet<string> = new Set([
  "help_me_write",
  "what_to_say",
  "how_to_tell",
  "first_sentence",
]);

function isLong({ message }: Turn): boolean {
  return foldedText(message.content).split(" ").length > QUESTION_MAX_WORDS;
}

/** What was answered with all there is to say about it isn't said again. */
function findQuestion(
  { sentences, state }: Turn,
  subjects: readonly SubjectMatcher[],
): { subject: Subject; question: SubjectQuestion } | null {
  const asked = withPlainQuestions(sentences);
  for (const { subject, questions } of subjects) {
    const found = questions.find(
      (each) => each.isAsked(asked) && !isAllSaid(state, subject, each.question),
    );
    if (found !== undefined) return { subject, question: found.question };
  }
  return null;
}

function isAllSaid(state: GuidedState, subject: Subject, { id, say }: SubjectQuestion): boolean {
  const answered = talkOf(state).answers.filter((each) => each === `${subject.id}.${id}`);
  return answered.length >= inLanguage(say, state.language).length;
}

/** What is said to a question that has an answer. */
export function answerText(turn: Turn, subject: Subject, { id, say }: SubjectQuestion): string {
  return sayText(turn, `subject.${subject.id}.answer.${id}`, say);
}

/** Answers a question, and leaves the ways to go on that its subject has. */
export function answerQuestion(
  turn: Turn,
  { subject, question }: { subject: Subject; question: SubjectQuestion },
): TurnReply {
  const talk = talkOf(turn.state);
  const isGeneral = subject.tips.length === 0;
  const next = {
    ...talk,
    subject: isGeneral ? talk.subject : subject.id,
    isGuess: isGeneral && talk.isGuess === true,
    met: isGeneral || talk.met.includes(subject.id) ? talk.met : [...talk.met, subject.id],
    answers: [...talk.answers, `${subject.id}.${question.id}`],
    sinceAsked: 1,
  };
  const about = isGeneral ? currentSubject(turn) : subject;
  // "My dad died, should I have called sooner?": the death comes first.
  const isNews = LOSSES.has(subject.id) && !talk.met.includes(subject.id);
  const lost = isNews ? nameTenderDetail(turn) : null;
  const heard = lost?.isLoss === true ? lost.text : heardLine(turn, subject);
  const text = joinWords(
    isNews ? heard : null,
    withName(turn, answerText(turn, subject, question)),
  );
  const exercise = findExercise(about?.exercise ?? "");
  const isOffered = exercise !== undefined && OFFERS.test(text);
  const state: GuidedState = {
    ...turn.state,
    talk: next,
    hasOfferedHelp: true,
    pending: isOffered ? { kind: "offer", exerciseId: exercise.id } : draftOffered(turn, text),
  };
  return withButtons(text, state, [
    ...(about === undefined || about.tips.length === 0
      ? []
      : [button(turn, "what_can_help", `tip:${about.id}`), ...exerciseButton(turn, about)]),
    button(turn, "go_on", "keep_writing"),
  ]);
}

/** "Hi [name]" by the name of whoever it's for, where they said it. */
function withName(turn: Turn, text: string): string {
  const name = text.includes("Hi [name]") ? recipientOf(turn, [turn.message])?.name : null;
  return name == null ? text : text.replace("Hi [name]", `Hi ${name}`);
}

/** An answer that ends in the offer of its exercise: a yes to it begins it. */
const OFFERS = /\b(?:practice|exercise|practi(?:car|camos)|ejercicio)\b[^.!?]*\?$/u;
