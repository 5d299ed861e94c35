import { aboutTheirThing } from "./about-things.ts";
import { withButtons } from "./buttons.ts";
import type { SubjectMatcher } from "../content/matchers.ts";
import type { Subject } from "../content/schema.ts";
import { isUnsure, takesIdea } from "./answers.ts";
import { deniesWhatWasSaid, isCorrection } from "./corrections.ts";
import { notSure, perform } from "./choices.ts";
import { acknowledge } from "./acknowledgments.ts";
import { asked, follow, received } from "./following.ts";
import { saidBack } from "./said-back.ts";
import { recallAnswer } from "./intent-answers.ts";
import { LISTENING, type TurnReply, type Turn } from "./turn-reply.ts";
import { repair } from "./repair.ts";
import { button, inLanguage, joinWords, receipt, sayLine } from "./say.ts";
import { answerOfAnybody, answerText, questionOfAnybody, questionOfSubject } from "./questions.ts";
import {
  giveTip,
  heardLine,
  isPlainlyAbout,
  LOSSES,
  meetSubject,
  subjectsIn,
  talkOf,
} from "./subjects.ts";
import {
  isDeathTold,
  isOnlyTold,
  isPetGoodbye,
  isPutDown,
  nameTenderDetail,
} from "./tender-details.ts";
import { asksSomething } from "./question-forms.ts";
import { isRemark } from "./remarks.ts";
import { isTrouble, tellsTrouble } from "./trouble.ts";
import { withoutAnswer } from "./unanswered.ts";
import { countWords, foldedText, withoutQuestion } from "./wording.ts";

/** After so many messages that were only received, a quiet choice stands below ... */
const LISTENED_BEFORE_CHOICE = 6;
/** With more subjects than that in one message none is plainly meant. */
const SUBJECTS_NAMED = 3;
/** A shorter message is about one thing, whatever its words could mean. */
const WORDS_OF_SEVERAL = 12;

/** What is answered where nothing was asked for: that it was heard, and at most one question. */
export function hear(turn: Turn): TurnReply {
  const { state } = turn;
  const isLed = isInSession(turn) && !isPanicking(turn);
  if (state.isListening || isLed) return listen(turn);
  if (isOwnDraft(turn)) {
    return withButtons(sayLine(turn, "draft_heard"), { ...state, pending: null }, []);
  }
  const answer = isOnlyTold(turn) ? null : answerOfAnybody(turn);
  if (answer !== null) return answer;
  if (takesIdea(turn.message.content)) return ideaTaken(turn);
  const isTold = isPutDown(turn);
  if (!isTold && (isCorrection(turn.message.content) || deniesWhatWasSaid(turn))) {
    return repair(turn);
  }
  const met = meetWhatComesUp(turn);
  if (met !== null) return met;
  return goAlong(withGuess(turn));
}

/** Along with what is told, whatever it is about. */
function goAlong(turn: Turn): TurnReply {
  if (isUnsure(turn.message.content) && acknowledge(turn) === null) return letOpen(turn);
  const isWhatIf = WHAT_IF.test(foldedText(turn.message.content));
  const isAsked = asksSomething(turn.message.content) && !isOnlyTold(turn) && !isWhatIf;
  return isAsked ? (recallAnswer(turn) ?? withoutAnswer(turn)) : follow(turn);
}

/** A fear in the form of a question: nobody has its answer, and it can be followed. */
const WHAT_IF = /^(?:(?:and|but|so|y)[\s,]+)*(?:what if|¿?y si)\b[^?]*\??$/u;

/** Not knowing is let be the first time, and after that something easier than a question is offered. */
function letOpen(turn: Turn): TurnReply {
  const talk = talkOf(turn.state);
  if (talk.answers.includes(LEFT_OPEN)) return notSure(turn);
  const next = { ...talk, askedInRow: 0, answers: [...talk.answers, LEFT_OPEN] };
  return withButtons(sayLine(turn, "unsure_taken"), { ...turn.state, talk: next, pending: null }, [
    button(turn, "something_small", "now"),
    button(turn, "something_else", "what_helps"),
  ]);
}

/** That a question was let be, among the answers of a talk. */
const LEFT_OPEN = "left_open";

function ideaTaken(turn: Turn): TurnReply {
  const exercise = turn.state.buttons.find(({ does }) => does.startsWith("exercise:"));
  if (exercise !== undefined && NOW.test(foldedText(turn.message.content))) {
    const said = perform({ ...turn, state: { ...turn.state, pending: null } }, exercise.does);
    if (said !== null) return said;
  }
  return withButtons(sayLine(turn, "tip_taken"), { ...turn.state, pending: null }, [
    button(turn, "go_on", "keep_writing"),
    button(turn, "wrap_up", "wrap_up"),
  ]);
}

const NOW = /\blet'?s\b|\bvamos\b/u;

/** What a single word points at is kept in mind, so that it can help where help is asked for. */
function withGuess(turn: Turn): Turn {
  const talk = talkOf(turn.state);
  const [guessed] = subjectsIn(turn).filter(({ subject }) => !talk.met.includes(subject.id));
  if (guessed === undefined || (talk.subject !== null && talk.isGuess !== true)) return turn;
  const next = { ...talk, subject: guessed.subject.id, isGuess: true };
  return { ...turn, state: { ...turn.state, talk: next } };
}

const SHOCK = "after-a-shock";
/** What people also speak of when all is well: their kids, a move, a glass of wine. */
const SPOKEN_OF_ANYHOW: ReadonlySet<string> = new Set([
  "breakup",
  "cant-sleep",
  "chronic-pain",
  "decision",
  "drinking",
  "family",
  "fear",
  "friendship",
  "habit",
  "life-change",
  "money",
  "moving",
  "neighbors",
  "parenting",
]);

/** An everyday remark is trouble only where it says so itself; anything else where it was said before. */
function isToldAsTrouble(turn: Turn): boolean {
  return isRemark(turn, "everyday") ? isTrouble(turn.message.content) : tellsTrouble(turn);
}

/** The subject that a message brings up; of several, they say which is first. */
function meetWhatComesUp(turn: Turn): TurnReply | null {
  const { met } = talkOf(turn.state);
  const { subject: current } = talkOf(turn.state);
  const isMourning = current !== null && LOSSES.has(current);
  const fresh = subjectsIn(turn)
    .filter(({ subject }) => !met.includes(subject.id))
    // How it happened is a part of the loss, and no shock beside it.
    .filter(({ subject }) => !isMourning || subject.id !== SHOCK)
    .filter((each) => isPlainlyAbout(turn, each));
  const [first] = fresh.length > 0 ? fresh : lossBeside(turn);
  if (first === undefined) return null;
  if (SPOKEN_OF_ANYHOW.has(first.subject.id) && !isToldAsTrouble(turn)) return null;
  if (isPanicking(turn)) return calmFirst(turn, first.subject);
  const isShort = countWords(turn.message.content) < WORDS_OF_SEVERAL;
  const isPlain = fresh.length === 1 || met.length > 0 || isShort;
  if (isPlain || nameTenderDetail(turn) !== null) return meet(turn, first.subject);
  const named = fresh.slice(0, SUBJECTS_NAMED).flatMap(({ subject }) => {
    const topic = turn.content.topicCalled(subject.topic ?? "");
    const label = inLanguage(topic?.button ?? { en: [] }, turn.state.language)[0];
    return label === undefined ? [] : [{ label, does: `subject:${subject.id}` }];
  });
  if (named.length < 2) return meet(turn, first.subject);
  const line = sayLine(turn, turn.state.isQuiet ? "buttons_below" : "which_first");
  const state = { ...turn.state, hasOfferedHelp: true, pending: null };
  return withButtons(joinWords(receipt(turn), line), state, [
    ...named,
    button(turn, "something_else", "what_helps"),
  ]);
}

/** A lost pregnancy leaves no days to ask about. */
const OF_SOMEBODY_KNOWN: ReadonlySet<string> = new Set(["grief", "pet-loss"]);

/** What somebody who died was like, in place of the question that the subject would ask of anybody. */
function askOfLost(met: TurnReply, turn: Turn): TurnReply | null {
  const heard = withoutQuestion(met.text);
  if (heard === met.text) return null;
  const line = sayLine(turn, "lost_ask");
  return { ...met, text: joinWords(heard, line), state: { ...met.state, talk: asked(met.state) } };
}

/** "She passed in April", of whoever was spoken of before: a death, though no subject's words tell it. */
function lossBeside(turn: Turn): readonly SubjectMatcher[] {
  const { met } = talkOf(turn.state);
  if ([...met].some((id) => LOSSES.has(id)) || nameTenderDetail(turn)?.isLoss !== true) return [];
  const id = isPetGoodbye(turn) ? "pet-loss" : "grief";
  return turn.content.subjects.filter(({ subject }) => subject.id === id);
}

/** In the middle of a talk with what fits the very remark, where something does: it leads over more gently. */
function meet(turn: Turn, subject: Subject): TurnReply {
  const tender = nameTenderDetail(turn);
  const { subject: current } = talkOf(turn.state);
  if (tender !== null && !tender.isLoss && current !== null) {
    // What weighs is named, and the talk stays with what it was about.
    const talk = { ...talkOf(tender.state), askedInRow: 0 };
    return withButtons(tender.text, { ...tender.state, talk, pending: null }, []);
  }
  const fit = tender ?? (talkOf(turn.state).subject === null ? null : acknowledge(turn));
  const after = { ...turn, state: fit?.state ?? turn.state };
  // A death that's told comes before any other detail beside it.
  const isLoss = tender !== null && !tender.isLoss && LOSSES.has(subject.id);
  // Who is only missed may be alive: then nobody is sorry for a death.
  const isMissed = tender === null && LOSSES.has(subject.id) && !isDeathTold(turn);
  const missed = isMissed ? acknowledge(turn)?.text : undefined;
  const heard = isDeathTold(turn) ? heardLine(after, subject) : null;
  const before = isLoss ? joinWords(heard, tender.text) : (missed ?? fit?.text);
  // Beside what was just named a question would be one too many.
  const isNamed = tender?.isOwned === true && !tender.isLoss && !turn.state.isQuiet;
  const quiet = { ...after, state: { ...after.state, isQuiet: after.state.isQuiet || isNamed } };
  const met = meetSubject(quiet, subject, before);
  if (tender?.lost != null && !turn.state.isQuiet && OF_SOMEBODY_KNOWN.has(subject.id)) {
    // Who died is asked about by name, and not as "they".
    const asked = askOfLost(met, turn);
    if (asked !== null) return asked;
  }
  const said = { ...met, state: { ...met.state, isQuiet: turn.state.isQuiet } };
  if (isNamed) return said;
  return { ...said, state: { ...said.state, talk: asked(said.state) } };
}

/** In the middle of an attack what helps comes first. */
function calmFirst(turn: Turn, subject: Subject): TurnReply {
  const said = meetSubject({ ...turn, state: { ...turn.state, isQuiet: true } }, subject);
  const state = { ...said.state, isQuiet: turn.state.isQuiet };
  return giveTip({ ...turn, state }, subject, said.text) ?? { ...said, state };
}

/** "How about: 'I miss you. Could we try it on Sunday?'": words of theirs, meant for somebody else. */
const OWN_DRAFT =
  /^(?:(?:ok(?:ay)?|so|and|well|maybe|then)[\s,.:]+)*(?:(?:how|what) about|something like|like this|i wrote|i'd say|i would say|here'?s (?:my|what)|maybe)?[\s,.:]*["“'‘«].{18,}["”'’»][\s?.!]*(?:(?![?.!])\S+(?: |$)(?:\S+(?: |$)){0,5})?$/u;
const JUDGE_WORDS =
  /\btoo (?:blunt|harsh|rude|soft|long|short|direct|formal|much|mean|pushy)\b|\b(?:is|was|does) (?:that|it|this) (?:sound )?(?:ok(?:ay)?|good|fine|all right|alright|rude|mean|clear)(?: enough)?\b/u;
const DRAFT_LETTERS = 400;

function isOwnDraft({ message, history }: Turn): boolean {
  const said = foldedText(message.content).trim();
  if (
    said.length <= DRAFT_LETTERS &&
    (OWN_DRAFT.test(said) || /^(?:dear|hi|hello|hey) [\p{L}. ]{2,30},/u.test(said))
  )
    return true;
  const before = history.findLast(({ role }) => role === "user")?.content ?? "";
  return said.length < 40 && JUDGE_WORDS.test(said) && /(?:^|\s)["“'‘«].{18,}/u.test(before);
}

/** A session offers its own way on. */
function isInSession({ programme, state }: Turn): boolean {
  return programme != null && state.programme?.step !== "ended";
}

/** Whether a message is about panic that is happening now. */
export function isPanicking({ content, message, sentences }: Turn): boolean {
  const panic = content.topics.find(({ topic }) => topic.id.startsWith("panic"));
  const said = foldedText(message.content);
  if (PANIC_OVER.test(said)) return false;
  return panic?.recognises(message.content, sentences) ?? PANIC.test(said);
}

/** Told as what comes again and again, or as what is over: nothing has to be calmed first. */
const PANIC_OVER =
  /\b(?:i (?:\w+ )?(?:get|got|had|have had|used to (?:get|have))|i'?ve (?:had|been having|been getting)|i have) (?:\w+ ){0,3}panic attacks?\b(?!.{0,30}\b(?:now|right now)\b)|\b(?:it'?s|it is|it was|is) (?:over|gone|passed|better|easing)\b|\b(?:yesterday|this morning|last (?:night|week)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\bcalm(?:er)? now\b|\bya pas[oó]\b|\bayer\b/u;

const PANIC =
  /\b(?:having|in the middle of) an? (?:\w+ )?panic attack\b|\bpanicking\b|\bcan't breathe\b|\bteniendo un ataque de p[aá]nico\b/u;

function listen(turn: Turn): TurnReply {
  const { text: heard, state: after } = heardWhileListening(turn);
  const listened = turn.state.listened + 1;
  const next = { ...after, listened, pending: null };
  if (listened < LISTENED_BEFORE_CHOICE || isInSession(turn)) {
    return { ...withButtons(heard, next, []), modalities: [LISTENING] };
  }
  const choice = turn.state.isQuiet ? sayLine(turn, "buttons_below") : quietChoice(turn);
  const said = withButtons(joinWords(heard, choice), { ...next, listened: 0 }, [
    button(turn, "go_on", "go_on"),
    button(turn, "breathe", "breathe"),
    button(turn, "wrap_up", "wrap_up"),
  ]);
  return { ...said, modalities: [LISTENING] };
}

/** What comes up is met without a question; else their words by turns with a receipt: every time, they would be an echo. */
function heardWhileListening(turn: Turn): Pick<TurnReply, "text" | "state"> {
  const { state } = turn;
  const tender = asksSomething(turn.message.content) ? null : nameTenderDetail(turn);
  if (tender !== null) return tender;
  const answer = questionOfSubject(turn) ?? questionOfAnybody(turn);
  if (answer !== null) return { text: answerText(turn, answer.subject, answer.question), state };
  const [first] = subjectsIn(turn);
  if (first !== undefined && !talkOf(state).met.includes(first.subject.id)) {
    const met = meetSubject({ ...turn, state: { ...state, isQuiet: true } }, first.subject);
    return { text: met.text, state: { ...state, talk: talkOf(met.state) } };
  }
  if (asksSomething(turn.message.content)) return { text: sayLine(turn, "cannot_answer"), state };
  if (state.listened % 2 !== 0) return { text: received(turn), state };
  const thing = state.isQuiet ? null : aboutTheirThing(turn, "say");
  return thing ?? { text: saidBack(turn) ?? received(turn), state };
}

/** In this companion's words and in everybody's by turns, so that it doesn't come back soon. */
function quietChoice({ character, chooser, content, state }: Turn): string {
  const shared = inLanguage(content.lines.buttons_below, state.language);
  const own = character === null ? [] : inLanguage(character.quiet_choice, state.language);
  return chooser.pick(`quiet_choice.${state.language}`, [...own, ...shared]) ?? "";
}
