import { isUnsure, readOfferAnswer, readCommand } from "./answers.ts";
import type { OpeningCheck } from "#app/content/programme.ts";
import { findCore } from "#app/content/programmes.ts";
import { begin, resume } from "./exercise-turns.ts";
import { requestedExercise } from "./offers.ts";
import * as lines from "./programme-lines.ts";
import { type Lead, NO_STEP, sessionLine, withPosition } from "./programme-turn.ts";
import { quotedGoal } from "./quoting.ts";
import { respond } from "./respond.ts";
import type { TurnReply, Turn } from "./turn-reply.ts";
import { isPanicking } from "./hearing.ts";
import { findIntent } from "./intents.ts";
import { sayLine, withName } from "./say.ts";
import { isExpectedAnswer, isQuestionToCompanion, isTangent } from "./step-reading.ts";
import { readRemark, REMARK_LINES } from "./step-remarks.ts";
import { refusesExercises } from "./wishes.ts";
import type { Chooser } from "./choose.ts";
import type { ProgrammePosition } from "./turn.ts";
import { countWords, foldedText, joinParagraphs } from "./wording.ts";

/** Somebody who writes this much to a small question has something that comes first. */
const LONG_ANSWER_WORDS = 45;
/** Turns about something else before going on is offered. */
const TURNS_BEFORE_OFFER = 2;
/** How often going on may be declined before it is no longer offered. */
export const MAX_DECLINED = 2;

/** What stands at the beginning: which session this is, what for, and how the time since went. */
export function openSession(
  lead: Pick<Lead, "programme" | "session" | "goal">,
  firstName: string | null,
  chooser: Chooser,
): string {
  const { session } = lead;
  const place = placeOf(lead, firstName, chooser);
  const welcome = chooser.pick(`${session.core.id}.welcome`, session.welcomes) ?? "";
  const question = checkQuestion(lead, chooser);
  return [place, joinSentences(welcome, session.aim), question].join("\n\n");
}

/** Which session of which programme this is. */
export function placeOf(
  { programme, session }: Pick<Lead, "programme" | "session">,
  firstName: string | null,
  chooser: Chooser,
): string {
  return (chooser.pick("programme.place", lines.places) ?? "")
    .replace("{hello}", withName("Hello{name}", firstName))
    .replace("{number}", String(session.number))
    .replace("{count}", String(programme.sessions.length))
    .replace("{programme}", programme.title)
    .replace("{title}", session.title);
}

function joinSentences(first: string, second: string): string {
  return first.includes(second) ? first : `${first} ${second}`;
}

/** The question of the opening check: about what was set the last time, where there is something. */
export function checkQuestion(
  { session, goal }: Pick<Lead, "session" | "goal">,
  chooser: Chooser,
): string {
  const { withGoal, withoutGoal } = session.openingCheck;
  const scene = { session, chooser };
  return (
    (goal === null || quotedGoal(goal) === null
      ? null
      : sessionLine("check", withGoal.prompts, { goal }, scene)) ??
    sessionLine("ask", withoutGoal.prompts, {}, scene) ??
    ""
  );
}

/** The first message: mostly the answer to the opening check, and the exercise follows. */
export function atOpening(turn: Turn, lead: Lead): TurnReply {
  const { message, chooser, state } = turn;
  const { position } = lead;
  const { content } = message;
  if (isElsewhere(turn)) {
    return listenFirst(turn, lead, countWords(content) > LONG_ANSWER_WORDS);
  }
  const beside = isUnsure(content) ? null : besideOpening(turn, lead);
  if (beside !== null) {
    return beside;
  }
  if (declines(content) || readCommand(content) === "stop") {
    const text = chooser.pick("programme.waits", lines.waits) ?? "";
    return withPosition(
      { text, state, quickAnswers: [] },
      { ...position, step: "core", declined: 1 },
    );
  }
  const remark = readRemark(content);
  const isOpen = remark === "none" && !isExpected(lead, content);
  if (isOpen || isUnsure(content) || readCommand(content) === "skip") {
    return goOn(turn, lead, chooser.pick("programme.leftOpen", lines.leftOpen));
  }
  if (saysReady(content) || (remark === "nod" && lead.goal === null)) {
    return goOn(turn, lead, chooser.pick("programme.begun", lines.begun));
  }
  if (remark === "doubt") {
    return goOn(turn, lead, chooser.pick("programme.doubted", lines.doubted));
  }
  const answered = { ...position.answerMessageIds, opening: message.id };
  return goOn(
    turn,
    { ...lead, position: { ...position, answerMessageIds: answered } },
    reflection(turn, lead),
  );
}

/** What is asked for beside the session is answered, and its question stands again. */
function besideOpening(turn: Turn, lead: Lead): TurnReply | null {
  const { content } = turn.message;
  const { position } = lead;
  const question = () => checkQuestion(lead, turn.chooser);
  const intent = findIntent(content, turn.content, turn.sentences);
  if (intent !== null && !BELONGS.has(intent.action) && intent.id !== "thanks") {
    const said = respond(turn);
    const isOver = ENDS_THE_QUESTION.has(intent.action) || isTaken(said);
    if (isOver) return withPosition(said, position);
    const text = joinParagraphs(withoutQuestion(said.text), question());
    return withPosition({ ...said, text, isStep: true }, position);
  }
  if (!isQuestionToCompanion(content)) return null;
  const text = joinParagraphs(sayLine(turn, "question_aside"), question());
  return withPosition({ text, state: turn.state, quickAnswers: [], isStep: true }, position);
}

/** Said to the opening of a session, these are about the session itself. */
const BELONGS: ReadonlySet<string> = new Set(["continue", "park", "stop", "skip", "programme"]);
/** After these nothing is asked again. */
const ENDS_THE_QUESTION: ReadonlySet<string> = new Set(["goodbye", "listen", "stop_asking"]);

/** Whether something else runs or waits for an answer after it. */
export function isTaken({ state }: TurnReply): boolean {
  return state.running !== null || state.topic !== null || state.pending !== null;
}

/** Whether somebody says no more than that it may begin. */
export function saysReady(content: string): boolean {
  return BEGINS.test(foldedText(content));
}

const BEGINS =
  /^(?:(?:yes|yeah|ok(?:ay)?|sure|i'm|i am|well)[\s,.]+)*(?:ready|begin|start|go ahead|let'?s (?:begin|start|go|do (?:it|this))|we can (?:begin|start))(?:[\s,.]+(?:ready|begin|start|now|please|when you are|let'?s (?:begin|start|go)))*[\s.]*$/u;
const DECLINES =
  /^(?:(?:no|sorry|ok(?:ay)?|maybe|perhaps|rather|thanks?)[\s,]+)*(?:not (?:right )?(?:now|today|tonight|yet)|later|another (?:time|day)|next time|i don'?t (?:want|feel like)(?: to| it| this| that)?)\b/u;

/** Whether somebody does not want the session now. */
export function declines(content: string): boolean {
  const text = foldedText(content);
  return countWords(text) <= 8 && DECLINES.test(text);
}

/** Whether the opening check has a line of its own for such an answer. */
function isExpected(lead: Lead, content: string): boolean {
  const { reflections } = checkOf(lead);
  return isExpectedAnswer({ ...NO_STEP, reflections }, content);
}

function checkOf({ session, goal }: Lead): OpeningCheck {
  const { withGoal, withoutGoal } = session.openingCheck;
  return goal === null ? withoutGoal : withGoal;
}

function reflection(turn: Turn, lead: Lead): string | null {
  const { message, chooser } = turn;
  const { session, goal } = lead;
  const check = checkOf(lead);
  const remark = readRemark(message.content);
  if ((remark === "less" || remark === "good") && !isExpected(lead, message.content)) {
    return sayLine(turn, REMARK_LINES[remark]);
  }
  // A bare "yes" is taken, and not held up like a quotation.
  const isBare = readOfferAnswer(message.content) === "yes" && countWords(message.content) <= 2;
  return (
    sessionLine(
      "checkBack",
      check.reflections,
      { answer: isBare ? null : message.content, goal },
      { session, chooser },
    ) ?? chooser.pick("programme.heard", lines.heard)
  );
}

/** Whether something else comes first. */
export function isElsewhere(turn: Turn): boolean {
  const { content } = turn.message;
  return (
    countWords(content) > LONG_ANSWER_WORDS ||
    isTangent(NO_STEP, content) ||
    isPanicking(turn) ||
    refusesExercises(content) ||
    requestedExercise(content) !== null
  );
}

/** On with the session's exercise: from its beginning, or from where it was left. */
export function goOn(turn: Turn, lead: Lead, before: string | null): TurnReply {
  const { session, position } = lead;
  const core = findCore(session.core.id) ?? session.core;
  const said = position.core === null ? begin(turn, core) : resume(turn, core, position.core);
  const isResumed = position.core !== null;
  const opening =
    before ?? (isResumed ? "" : (turn.chooser.pick("programme.begun", lines.begun) ?? ""));
  return withPosition(
    { ...said, text: joinParagraphs(opening, said.text) },
    { ...position, step: "core", aside: 0 },
  );
}

/** Hears what is written, and after a while offers to go on with the session. */
export function listenFirst(turn: Turn, lead: Lead, offersNow: boolean): TurnReply {
  const said = respond(turn);
  const position = { ...lead.position, step: "core" as const, aside: lead.position.aside + 1 };
  const mayOffer = offersNow || position.aside > TURNS_BEFORE_OFFER;
  const intent = findIntent(turn.message.content, turn.content, turn.sentences);
  const isGoodbye = intent?.action === "goodbye";
  if (
    !mayOffer ||
    isTaken(said) ||
    isGoodbye ||
    said.state.isListening ||
    position.declined >= MAX_DECLINED
  ) {
    return withPosition(said, position);
  }
  return offerSession(said, heardOf(said.text, turn.chooser), turn, position);
}

/** Offers to go on with the session, or to begin its exercise, after something else was said. */
export function offerSession(
  said: Pick<TurnReply, "state" | "modalities">,
  before: string,
  { chooser }: Turn,
  position: ProgrammePosition,
): TurnReply {
  const offer =
    position.core === null
      ? chooser.pick("programme.after", lines.beginAfterAll)
      : chooser.pick("programme.comeBack", lines.comeBack);
  return withPosition(
    {
      ...said,
      text: joinParagraphs(before, offer ?? ""),
      state: { ...said.state, pending: { kind: "programme" } },
      quickAnswers: lines.RETURN_ANSWERS,
      buttons: [],
    },
    { ...position, aside: 0 },
  );
}

/** One question at a time: the offer's takes the place of the one at the end. */
export function withoutQuestion(text: string): string {
  return text.replace(LAST_QUESTION, "").trim();
}

const LAST_QUESTION = /(?:^|(?<=[.!?…”"*]\s))[^.!?…\n“]*(?:“[^”\n]*”[^.!?…\n“]*)*\?\s*$/u;
/** With fewer words than that left, what was said would look unheard. */
const HEARD_WORDS = 5;

function heardOf(text: string, chooser: Chooser): string {
  const rest = withoutQuestion(text);
  return countWords(rest) >= HEARD_WORDS
    ? rest
    : (chooser.pick("programme.followed", lines.followed) ?? "");
}
