import { readOfferAnswer, readCommand } from "./answers.ts";
import { rounded, suggest } from "./programme-ending.ts";
import * as lines from "./programme-lines.ts";
import {
  checkQuestion,
  declines,
  goOn,
  isElsewhere,
  isTaken,
  placeOf,
  saysReady,
  withoutQuestion,
} from "./programme-opening.ts";
import { type Lead, withPosition } from "./programme-turn.ts";
import { respond } from "./respond.ts";
import type { TurnReply, Turn } from "./turn-reply.ts";
import { findIntent } from "./intents.ts";
import type { Chooser } from "./choose.ts";
import type { CurrentSession, LeftSession, ProgrammePosition, ProgrammeStep } from "./turn.ts";
import { countWords, foldedText, joinParagraphs } from "./wording.ts";

/** Turns about something else before going on is asked about again. */
const TURNS_BEFORE_ASKING = 2;
/** Longer than this, there is more in it than which way to go. */
const MAX_WISH_WORDS = 12;

const AGAIN =
  /\b(?:begin|start|do|take)\b.{0,24}\b(?:again|over|anew|afresh|new)\b|\bfrom (?:the )?(?:beginning|start|scratch|top)\b|\b(?:restart|start over)\b/u;
const ONWARD =
  /\b(?:go on|carry on|continue|resume|pick (?:it )?up|where we (?:were|stopped|left off)|from there)\b/u;

/** Whether somebody would rather have a session that was left from its beginning. */
export function asksToBeginAgain(content: string): boolean {
  const text = foldedText(content);
  return (
    countWords(text) <= MAX_WISH_WORDS && AGAIN.test(text) && !/\b(?:don't|not|no)\b/u.test(text)
  );
}

/** What stands at the beginning where the session was left on another day, in place of its welcome. */
export function reopenSession(
  lead: Pick<Lead, "programme" | "session">,
  step: ProgrammeStep,
  firstName: string | null,
  chooser: Chooser,
): string {
  const at = step === "opening" ? "core" : step;
  const left = chooser.pick(`programme.left.${at}`, lines.leftAt[at]) ?? "";
  const question = chooser.pick("programme.askReturn", lines.askReturn) ?? "";
  return [placeOf(lead, firstName, chooser), left, question].join("\n\n");
}

/** The place in a session that a new conversation takes over from an earlier one. */
export function resumedPosition(
  { id, session }: Pick<CurrentSession, "id" | "session">,
  { step, coreStep, coreAnswers, answerMessageIds }: LeftSession,
): ProgrammePosition {
  const isInCore = step === "core" && coreStep !== null;
  const core = { exerciseId: `${id}-${session}`, step: coreStep ?? "", tries: 0 };
  return {
    id,
    session,
    step,
    core: isInCore ? { ...core, answerMessageIds: coreAnswers } : null,
    aside: 0,
    declined: 0,
    suggestion: 0,
    answerMessageIds,
    resumedAt: step,
    isReturning: true,
  };
}

/** The first messages of a conversation that takes a session up: on from there, or from the beginning. */
export function atReturn(turn: Turn, lead: Lead): TurnReply {
  const { content } = turn.message;
  const { position } = lead;
  if (asksToBeginAgain(content)) {
    return beginAgain(turn, lead);
  }
  if (isElsewhere(turn)) {
    return hearFirst(turn, lead);
  }
  const intent = findIntent(content, turn.content, turn.sentences);
  if (intent !== null && intent.id !== "thanks" && !ABOUT_THE_SESSION.has(intent.action)) {
    const said = respond(turn);
    return intent.action === "goodbye" || isTaken(said)
      ? withPosition(said, position)
      : askAgain(said, turn, position);
  }
  if (declines(content) || readCommand(content) === "stop" || readOfferAnswer(content) === "no") {
    const text = turn.chooser.pick("programme.waits", lines.waits) ?? "";
    return withPosition({ text, state: turn.state, quickAnswers: [] }, { ...position, aside: 0 });
  }
  // Once they have talked of something else, only a plain word takes the session up.
  return position.aside === 0 || isPlain(content) ? takeUp(turn, lead) : hearFirst(turn, lead);
}

/** Said here, these are about which way to go. */
const ABOUT_THE_SESSION: ReadonlySet<string> = new Set([
  "continue",
  "park",
  "stop",
  "skip",
  "programme",
]);

function isPlain(content: string): boolean {
  const isShort = countWords(content) <= MAX_WISH_WORDS;
  const isOnward = isShort && ONWARD.test(foldedText(content));
  return isOnward || readOfferAnswer(content) === "yes" || saysReady(content);
}

function hearFirst(turn: Turn, { position }: Lead): TurnReply {
  const said = respond(turn);
  const aside = position.aside + 1;
  return isTaken(said) || aside <= TURNS_BEFORE_ASKING
    ? withPosition(said, { ...position, aside })
    : askAgain(said, turn, { ...position, aside: 1 });
}

function askAgain(said: TurnReply, { chooser }: Turn, position: ProgrammePosition): TurnReply {
  const question = chooser.pick("programme.askReturn", lines.askReturn) ?? "";
  const text = joinParagraphs(withoutQuestion(said.text), question);
  return withPosition({ ...said, text, quickAnswers: lines.LEFT_ANSWERS, buttons: [] }, position);
}

function beginAgain(turn: Turn, lead: Lead): TurnReply {
  const { chooser, state } = turn;
  const { id, session, resumedAt = lead.position.step } = lead.position;
  const text = joinParagraphs(
    chooser.pick("programme.fromTheStart", lines.fromTheStart) ?? "",
    checkQuestion(lead, chooser),
  );
  const position: ProgrammePosition = {
    id,
    session,
    step: "opening",
    core: null,
    aside: 0,
    declined: 0,
    suggestion: 0,
    answerMessageIds: {},
    resumedAt,
  };
  return withPosition({ text, state, quickAnswers: [] }, position);
}

/** On from where it was left. */
function takeUp(turn: Turn, lead: Lead): TurnReply {
  const { chooser, state, message } = turn;
  const { isReturning: _, ...position } = lead.position;
  const onward: Lead = { ...lead, position };
  const heard = isPlain(message.content)
    ? ""
    : (chooser.pick("programme.heard", lines.heard) ?? "");
  switch (position.step) {
    case "opening":
    case "core":
      return goOn(turn, onward, heard === "" ? null : heard);
    case "closing": {
      const question = chooser.pick("programme.takeAway", lines.takeAway) ?? "";
      return withPosition(
        { text: joinParagraphs(heard, question), state, quickAnswers: lines.TAKE_AWAY_ANSWERS },
        position,
      );
    }
    case "week": {
      const before = chooser.pick("programme.beforeWeek", lines.beforeWeek) ?? "";
      return suggest(turn, joinParagraphs(heard, before), onward);
    }
    case "ended":
      return rounded(turn, heard, onward);
  }
}
