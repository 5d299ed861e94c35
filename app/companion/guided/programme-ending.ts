import { isHesitant, isUnsure, readOfferAnswer, readCommand } from "./answers.ts";
import { requestedExercise } from "./offers.ts";
import * as lines from "./programme-lines.ts";
import { type Lead, NO_STEP, withPosition } from "./programme-turn.ts";
import { respond } from "./respond.ts";
import type { TurnReply, Turn } from "./turn-reply.ts";
import { isPanicking } from "./hearing.ts";
import { findIntent } from "./intents.ts";
import { isTaken, withoutQuestion } from "./programme-opening.ts";
import { sayLine } from "./say.ts";
import { isQuestionToCompanion, isTangent, NOTHING, saysItHurts } from "./step-reading.ts";
import { readRemark, type Remark, REMARK_LINES } from "./step-remarks.ts";
import { countWords, foldedText, joinParagraphs } from "./wording.ts";

const ANOTHER =
  /\b(?:something else|another|other one|different|alternative|what else|else please)\b/u;
/** "I'd rather write one line every evening" is a plan, and no refusal. */
const PREFERS = /\b(?:rather|prefer to|instead)\b(?! not\b)(?:\W+\w+){3,}/u;
const INDIFFERENT = /^(?:whatever|meh|i don't care|don't care)[\s.!]*$/u;
const NOTHING_WANTED = /^(?:nothing|none|skip|pass|not this week|no task|no homework)\b/u;

/** What they take along, and one thing to try until the next session. */
export function atClosing(turn: Turn, lead: Lead): TurnReply {
  const { message, chooser } = turn;
  const { position } = lead;
  const beside = besideTheEnd(turn, lead);
  if (beside !== null) {
    return beside;
  }
  if (isWorse(message.content)) {
    return rounded(turn, chooser.pick("programme.worse", lines.worse) ?? "", lead);
  }
  const isNothing = isEmptyAnswer(message.content);
  const remark = isNothing ? null : readRemark(message.content);
  const first =
    (isNothing
      ? chooser.pick("programme.nothingKept", lines.nothingKept)
      : remark === null
        ? null
        : remarkedAfter(turn, remark)) ?? "";
  const answers =
    isNothing || remark !== null
      ? position.answerMessageIds
      : { ...position.answerMessageIds, takeAway: message.id };
  return suggest(
    turn,
    joinParagraphs(first, chooser.pick("programme.beforeWeek", lines.beforeWeek) ?? ""),
    {
      ...lead,
      position: { ...position, step: "week", suggestion: 0, answerMessageIds: answers },
    },
  );
}

/** What is said to a remark on the exercise, made where something to keep was asked for. */
function remarkedAfter(turn: Turn, remark: Remark): string | null {
  if (remark === "nod") return null;
  return remark === "doubt"
    ? turn.chooser.pick("programme.doubtedAfter", lines.doubtedAfter)
    : sayLine(turn, REMARK_LINES[remark]);
}

function isWorse(content: string): boolean {
  const remark = readRemark(content);
  return remark === "more" || (remark === null && saysItHurts(NO_STEP, content));
}

/** One of the things to try, as a question. */
export function suggest(turn: Turn, before: string, { session, position }: Lead): TurnReply {
  const thing = session.tryThisWeek[position.suggestion] ?? "";
  const question = turn.chooser.pick("programme.askWeek", lines.askWeek) ?? "";
  return withPosition(
    {
      text: [before, thing, question].filter((part) => part !== "").join("\n\n"),
      state: turn.state,
      quickAnswers: lines.WEEK_ANSWERS,
      modalities: [session.core.modality],
    },
    position,
  );
}

/** The answer to the suggestion: taken, another, one of their own, or none; then how to end. */
export function atWeek(turn: Turn, lead: Lead): TurnReply {
  const { message, chooser } = turn;
  const { session, position } = lead;
  const text = foldedText(message.content);
  const remark = readRemark(message.content);
  const isAnother =
    ANOTHER.test(text) && !/\b(?:talk|speak)\b/u.test(text) && countWords(text) <= 10;
  if (isAnother || remark === "doubt" || remark === "hard" || remark === "odd") {
    return suggestAnother(turn, lead);
  }
  const beside = besideTheEnd(turn, lead);
  if (beside !== null) {
    return beside;
  }
  const answer = readOfferAnswer(message.content);
  if (isHesitant(message.content)) {
    return rounded(turn, chooser.pick("programme.weekMaybe", lines.weekMaybe) ?? "", lead);
  }
  const isNo =
    (answer === "no" && !PREFERS.test(text)) || remark === "none" || INDIFFERENT.test(text);
  if (isNo || NOTHING_WANTED.test(text) || isUnsure(message.content)) {
    return rounded(turn, chooser.pick("programme.weekNone", lines.weekNone) ?? "", lead);
  }
  const answers = { ...position.answerMessageIds, week: message.id };
  const taken = { ...lead, position: { ...position, answerMessageIds: answers } };
  if ((answer === "yes" && countWords(text) <= 8) || remark === "good" || remark === "nod") {
    const taking = rounded(turn, chooser.pick("programme.weekTaken", lines.weekTaken) ?? "", taken);
    const suggested = session.tryThisWeek[position.suggestion];
    return suggested === undefined ? taking : { ...taking, goal: { text: suggested } };
  }
  const own = chooser.pick("programme.weekOwnLong", lines.weekOwnLong);
  return { ...rounded(turn, own ?? "", taken), goal: { messageId: message.id } };
}

/** After the end everything is open; a nod, thanks or a remark is not asked about again. */
export function afterEnd(turn: Turn, { session, position }: Lead): TurnReply {
  const { message, chooser, state } = turn;
  const text = foldedText(message.content);
  const remark = readRemark(message.content);
  if (remark === null && !NOD.test(text) && !THANKS.test(text)) {
    return withPosition(respond(turn), position);
  }
  const before =
    remark === "doubt"
      ? (chooser.pick("programme.doubtedAfter", lines.doubtedAfter) ?? "")
      : remark === "more"
        ? (chooser.pick("programme.worse", lines.worse) ?? "")
        : "";
  const end = chooser.pick("programme.afterEnd", lines.afterEnd) ?? "";
  return withPosition(
    {
      text: joinParagraphs(before, end),
      state,
      quickAnswers: [],
      modalities: [session.core.modality],
    },
    position,
  );
}

const NOD =
  /^(?:(?:no+|nope|nah|ok(?:ay)?|yes|yeah|great|good)[\s,.]+)*(?:ok(?:ay)?|k|alright|all right|fine|good|great|yes|yeah|sure|no+|nope|nah|nothing(?: else)?|that'?s (?:all|it|everything|enough)(?: for (?:today|now))?)[\s.!,]*$/u;
const THANKS =
  /^(?:(?:ok(?:ay)?|great|good|no|yes)[\s,.]+)*(?:thanks?|thank you|thx)\b(?:[\s,.!]+[\w']+){0,6}[\s.!]*$/u;

function suggestAnother(turn: Turn, lead: Lead): TurnReply {
  const { session, position } = lead;
  const next = position.suggestion + 1;
  if (next >= session.tryThisWeek.length) {
    const text = turn.chooser.pick("programme.noOther", lines.noOther) ?? "";
    const quickAnswers = lines.WEEK_ANSWERS.slice(2);
    return withPosition({ text, state: turn.state, quickAnswers }, position);
  }
  const before = turn.chooser.pick("programme.another", lines.anotherThing) ?? "";
  return suggest(turn, before, { ...lead, position: { ...position, suggestion: next } });
}

/** Says where the session stands, and how it is ended. */
export function rounded(
  turn: Turn,
  before: string,
  { programme, session, position }: Lead,
): TurnReply {
  const count = programme.sessions.length;
  const isLast = session.number === count;
  const line = turn.chooser.pick(
    isLast ? "programme.roundingLast" : "programme.rounding",
    isLast ? lines.roundingLast : lines.rounding,
  );
  const text = (line ?? "")
    .replace("{number}", String(session.number))
    .replace("{count}", String(count));
  return withPosition(
    {
      text: joinParagraphs(before, text),
      state: turn.state,
      quickAnswers: [],
      modalities: [session.core.modality],
    },
    { ...position, step: "ended" },
  );
}

function isEmptyAnswer(content: string): boolean {
  const text = foldedText(content).replace(/(?<![.!])[.!]+$/u, "");
  return (
    isUnsure(content) ||
    NOTHING.test(text) ||
    ["none", "nod"].includes(readRemark(content) ?? "") ||
    /^(?:nothing\b|not really|skip|pass|gracias$)/u.test(text)
  );
}

/**
 * Goodbyes, questions about the companion and alarm have the word first; whoever wants to stop or
 * to talk of something else has come to the end.
 */
function besideTheEnd(turn: Turn, lead: Lead): TurnReply | null {
  const { content } = turn.message;
  const { position } = lead;
  if (readCommand(content) === "stop") {
    return rounded(turn, turn.chooser.pick("programme.weekNone", lines.weekNone) ?? "", lead);
  }
  if (isTangent(NO_STEP, content) || requestedExercise(content) !== null) {
    return withPosition(respond(turn), { ...position, step: "ended" });
  }
  const intent = findIntent(content, turn.content, turn.sentences);
  const isAside = intent?.inside === true && intent.id !== "thanks" && intent.action !== "continue";
  if (isAside || isPanicking(turn)) {
    const said = respond(turn);
    if (intent?.action === "goodbye" || isTaken(said)) return withPosition(said, position);
    return standingQuestion(turn, lead, withoutQuestion(said.text), said.state);
  }
  return isQuestionToCompanion(content)
    ? standingQuestion(turn, lead, sayLine(turn, "question_aside"), turn.state)
    : null;
}

/** The question of the closing or the week that stands, after something else was answered. */
export function standingQuestion(
  turn: Turn,
  { position }: Lead,
  before: string,
  state: TurnReply["state"],
): TurnReply {
  const isWeek = position.step === "week";
  const question = turn.chooser.pick(
    isWeek ? "programme.askWeek" : "programme.takeAway",
    isWeek ? lines.askWeek : lines.takeAway,
  );
  const quickAnswers = isWeek ? lines.WEEK_ANSWERS : lines.TAKE_AWAY_ANSWERS;
  const text = joinParagraphs(before, question ?? "");
  return withPosition({ text, state, quickAnswers, isStep: true }, position);
}
