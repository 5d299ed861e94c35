import { findProgramme, sessionOf } from "#app/content/programmes.ts";
import { readOfferAnswer } from "./answers.ts";
import { detectGuidedLanguage } from "./language.ts";
import * as lines from "./programme-lines.ts";
import { afterEnd, atClosing, atWeek } from "./programme-ending.ts";
import { answerAboutSession } from "./programme-questions.ts";
import { atReturn, resumedPosition } from "./programme-return.ts";
import { atOpening, goOn, listenFirst } from "./programme-opening.ts";
import { type Lead, withPosition } from "./programme-turn.ts";
import { respond } from "./respond.ts";
import { LISTENING, type TurnReply, type Turn } from "./turn-reply.ts";
import { asksToContinue } from "./wishes.ts";
import type { CurrentSession, ProgrammePosition } from "./turn.ts";
import { countWords, joinParagraphs } from "./wording.ts";

/** Longer than this, an answer to the offer says more than yes or no. */
const PLAIN_ANSWER_WORDS = 8;
const GOES_ON =
  /\b(?:go on|carry on|continue|resume|pick up|begin|start|finish|back to)\b(?:(?! (?:and )?on).){0,30}\b(?:session|exercise|programme|program|track)\b/iu;

/**
 * Leads the session of a programme that the conversation is for: the answer to the opening check,
 * the exercise, the closing, one thing to try. Whatever else is written is heard first. Null where
 * the conversation is for none.
 */
export function leadSession(turn: Turn): TurnReply | null {
  const lead = turn.programme == null ? null : leadOf(turn, turn.programme);
  if (lead === null) {
    return null;
  }
  const said = takeTurn(turn, lead);
  return { ...said, state: keepCore(said.state, lead) };
}

function leadOf(turn: Turn, current: CurrentSession): Lead | null {
  const programme = findProgramme(current.id);
  const session = programme === undefined ? undefined : sessionOf(programme, current.session);
  if (programme === undefined || session === undefined) {
    return null;
  }
  const known = turn.state.programme;
  const isSame = known?.id === current.id && known.session === current.session;
  return {
    programme,
    session,
    goal: current.goal,
    position: isSame ? known : beginning(turn, current),
  };
}

/** Where somebody else has led it so far, its steps are not begun again from the first. */
function beginning(turn: Turn, current: CurrentSession): ProgrammePosition {
  if (current.left) return resumedPosition(current, current.left);
  const isFirst = !turn.history.some((entry) => entry.role === "user");
  return {
    id: current.id,
    session: current.session,
    step: isFirst ? "opening" : current.trackStep < 3 ? "core" : "ended",
    core: null,
    aside: 0,
    declined: 0,
    suggestion: 0,
    answerMessageIds: {},
  };
}

function takeTurn(turn: Turn, lead: Lead): TurnReply {
  const { state, message } = turn;
  const { position } = lead;
  if (detectGuidedLanguage(message.content) !== "english" && state.running === null) {
    return withPosition(respond(turn), position);
  }
  if (state.pending?.kind === "programme") {
    return answerReturn({ ...turn, state: { ...state, pending: null } }, lead);
  }
  if (state.running !== null || state.pending !== null) {
    return throughExercise(turn, lead);
  }
  if (position.isReturning === true) {
    return atReturn(turn, lead);
  }
  const aboutSession = answerAboutSession(turn, lead);
  if (aboutSession !== null) {
    return aboutSession;
  }
  if (position.step === "core" && asksFor(message.content)) {
    return goOn(turn, lead, null);
  }
  switch (position.step) {
    case "opening":
      return atOpening(turn, lead);
    case "core":
      return listenFirst(turn, lead, state.programme === undefined);
    case "closing":
      return atClosing(turn, lead);
    case "week":
      return atWeek(turn, lead);
    case "ended":
      return afterEnd(turn, lead);
  }
}

function asksFor(content: string): boolean {
  return asksToContinue(content) || (GOES_ON.test(content) && countWords(content) <= 12);
}

/** What runs goes on as it does anywhere; once the session's exercise is done, the closing begins. */
function throughExercise(turn: Turn, { session, position }: Lead): TurnReply {
  const said = respond(turn);
  const { id } = session.core;
  const wasRunning = turn.state.running?.exerciseId === id;
  if (!wasRunning || !said.state.finished.includes(id) || said.state.running !== null) {
    const isLeft = wasRunning && said.state.running === null && said.state.parked === null;
    // What made it worse is not offered again.
    return withPosition(said, isLeft ? { ...position, core: null, declined: 2 } : position);
  }
  const question = turn.chooser.pick("programme.takeAway", lines.takeAway) ?? "";
  const answers = { ...position.answerMessageIds, ...turn.state.running?.answerMessageIds };
  return withPosition(
    {
      ...said,
      text: joinParagraphs(said.text, question),
      quickAnswers: lines.TAKE_AWAY_ANSWERS,
      buttons: [],
    },
    { ...position, step: "closing", core: null, answerMessageIds: answers },
  );
}

/** The reply to the offer to go on: on with it, or to stay; anything else is simply heard. */
function answerReturn(turn: Turn, lead: Lead): TurnReply {
  const { content } = turn.message;
  const { position } = lead;
  const answer = readOfferAnswer(content);
  if (answer === "yes" || asksFor(content)) {
    return goOn(turn, lead, null);
  }
  if (answer === null) {
    return listenFirst(turn, lead, false);
  }
  if (countWords(content) > PLAIN_ANSWER_WORDS) {
    return listenFirst(turn, lead, false);
  }
  const declined = { ...position, declined: position.declined + 1, aside: 0 };
  const text = turn.chooser.pick("programme.stays", lines.staysWithIt) ?? "";
  return withPosition(
    { text, state: turn.state, quickAnswers: [], modalities: [LISTENING] },
    declined,
  );
}

/** The place in the session's exercise outlives whatever other exercise is taken up in between. */
function keepCore(state: TurnReply["state"], { session }: Lead): TurnReply["state"] {
  const held = [state.running, state.parked].find(
    (candidate) => candidate?.exerciseId === session.core.id,
  );
  return held == null || state.programme === undefined
    ? state
    : { ...state, programme: { ...state.programme, core: held } };
}
