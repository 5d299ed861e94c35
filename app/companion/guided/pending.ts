import { findExercise } from "#app/content/exercises.ts";
import { isHesitant, readOfferAnswer } from "./answers.ts";
import { askWhatHelps, helpButtons, withButtons } from "./buttons.ts";
import { perform } from "./choices.ts";
import { draftAskedFor } from "./drafts.ts";
import { begin, resume } from "./exercise-turns.ts";
import { readHelped } from "./helped.ts";
import { findStepExercise } from "./step-exercises.ts";
import type { TurnReply, Turn } from "./turn-reply.ts";
import { button, joinWords, receipt, sayLine } from "./say.ts";
import { giveTip, talkOf, tipsAreSaid } from "./subjects.ts";
import type { Button } from "./turn.ts";
import { countWords, joinParagraphs } from "./wording.ts";

/** A longer answer to an offer is about more than yes or no. */
const PLAIN_ANSWER_WORDS = 12;

/** The reply to what the last one offered or asked; null when the message is about something else. */
export function answerPending(turn: Turn): TurnReply | null {
  const { pending } = turn.state;
  const settled = { ...turn, state: { ...turn.state, pending: null } };
  switch (pending?.kind) {
    case "offer":
      return answerOffer(settled, pending.exerciseId);
    case "tip":
      return answerTip(settled, pending.subjectId);
    case "idea":
      return answerIdea(settled, pending.subjectId);
    case "park":
      return answerPark(settled);
    case "resume":
      return answerResume(settled);
    case "helped":
      return answerHelped(settled, pending.exerciseId);
    case "keep_quiet":
      return answerKeepQuiet(settled);
    case "draft":
      return draftAskedFor(turn);
    default:
      return agreeToTry(settled);
  }
}

const ANY_NEED = "need:any";

/** "OK, let's try that", where something for right now was offered: anything will do. */
function agreeToTry(turn: Turn): TurnReply | null {
  const isOffered = turn.state.buttons.some(({ does }) => does === ANY_NEED);
  return isOffered && answerOf(turn) === "yes" ? perform(turn, ANY_NEED) : null;
}

function answerOf({ message }: Turn): ReturnType<typeof readOfferAnswer> {
  return countWords(message.content) > PLAIN_ANSWER_WORDS ? null : readOfferAnswer(message.content);
}

function answerOffer(turn: Turn, exerciseId: string): TurnReply | null {
  const exercise = findExercise(exerciseId);
  if (exercise === undefined) return null;
  const again = [
    button(turn, "lets_try", `exercise:${exerciseId}`),
    button(turn, "not_now", "what_helps"),
  ];
  if (/^(?:what|how|why|which)\b.*\?$/iu.test(turn.message.content.trim())) {
    const state = { ...turn.state, pending: { kind: "offer" as const, exerciseId } };
    return withButtons(exercise.about, state, again);
  }
  const answer = isHesitant(turn.message.content) ? null : answerOf(turn);
  if (answer === null) return null;
  return answer === "yes"
    ? begin(turn, exercise)
    : askWhatHelps(turn, sayLine(turn, "another_way"));
}

const TAKEN =
  /^(?:(?:ok(?:ay)?|fine|alright|all right|sure|hm+|mm+|right)(?:[\s,.!]+|$))+(?:then[.!]*)?$/iu;

/** So short a no only declines: whoever wants another idea says so. */
const BARE_NO_WORDS = 3;

/** A no to an offered idea is let be. */
function answerIdea(turn: Turn, subjectId: string): TurnReply | null {
  const subject = turn.content.subjects.find((each) => each.subject.id === subjectId)?.subject;
  const answer = answerOf(turn);
  if (subject === undefined || answer === null) return null;
  if (answer === "yes") return giveTip(turn, subject) ?? tipsAreSaid(turn, subject);
  return countWords(turn.message.content) > BARE_NO_WORDS ? null : takeNo(turn);
}

/** "I'll try that" to something that can help; to a bare no the next one isn't pressed on them. */
function answerTip(turn: Turn, subjectId: string): TurnReply | null {
  const subject = turn.content.subjects.find((each) => each.subject.id === subjectId)?.subject;
  const answer = answerOf(turn);
  const isTaken = answer === "yes" || TAKEN.test(turn.message.content.trim());
  if (subject === undefined || (answer === null && !isTaken)) return null;
  if (isTaken) return withButtons(sayLine(turn, "tip_taken"), turn.state, []);
  if (countWords(turn.message.content) <= BARE_NO_WORDS) {
    const isLeft = subject.tips.some(
      (_, number) => !talkOf(turn.state).tips.includes(`${subject.id}.${number}`),
    );
    return takeNo(turn, isLeft ? [button(turn, "another_tip", `tip:${subject.id}`)] : []);
  }
  return giveTip(turn, subject, sayLine(turn, "another_way")) ?? tipsAreSaid(turn, subject);
}

const GOES_ON =
  /\b(?:finish|go on|carry on|continue|back to|exercise first|keep going|terminar|seguir)\b/iu;

/** Takes a no as it is, and leaves what comes next to them. */
export function takeNo(turn: Turn, more: readonly Button[] = []): TurnReply {
  return withButtons(sayLine(turn, "no_taken"), { ...turn.state, pending: null }, [
    ...more,
    button(turn, "just_listen", "just_listen"),
    button(turn, "something_else", "what_helps"),
  ]);
}

/** After a change of subject: aside with the exercise, or on with it. */
function answerPark(turn: Turn): TurnReply | null {
  const { running } = turn.state;
  const exercise = running === null ? undefined : findStepExercise(running.exerciseId);
  if (running === null || exercise === undefined) return null;
  const { content } = turn.message;
  const answer = answerOf(turn);
  const isShort = countWords(content) <= PLAIN_ANSWER_WORDS;
  if (
    isShort &&
    (GOES_ON.test(content) || (answer === "no" && !/aside|talk|lado/iu.test(content)))
  ) {
    return resume(turn, exercise, running);
  }
  const state = { ...turn.state, running: null, parked: running };
  const text = joinWords(receipt(turn), sayLine(turn, "left_open"));
  return withButtons(text, { ...state, hasOfferedHelp: true }, helpButtons(turn));
}

function answerResume(turn: Turn): TurnReply | null {
  const { parked } = turn.state;
  const exercise = parked === null ? undefined : findStepExercise(parked.exerciseId);
  const answer = answerOf(turn);
  if (parked === null || exercise === undefined || answer === null) return null;
  return answer === "yes"
    ? resume(turn, exercise, parked)
    : askWhatHelps(
        { ...turn, state: { ...turn.state, parked: null } },
        sayLine(turn, "another_way"),
      );
}

function answerHelped(turn: Turn, exerciseId: string): TurnReply | null {
  const helped = readHelped(turn.message.content);
  if (helped === null) return null;
  const text = sayLine(turn, `helped_${helped}`);
  const buttons = [
    button(turn, "go_on", "go_on"),
    button(turn, "now", "now"),
    button(turn, "wrap_up", "wrap_up"),
  ];
  return { ...withButtons(text, turn.state, buttons), rated: { exerciseId, helped } };
}

function answerKeepQuiet(turn: Turn): TurnReply | null {
  const answer = answerOf(turn);
  return answer === null ? null : perform(turn, answer === "yes" ? "keep_quiet" : "may_ask");
}

/** Asked once at the start, where the conversation before was to be without questions. */
export function askKeepQuiet(turn: Turn, said: TurnReply): TurnReply {
  const buttons = [button(turn, "keep_quiet", "keep_quiet"), button(turn, "may_ask", "may_ask")];
  const text = joinParagraphs(said.text, sayLine(turn, "keep_quiet_ask"));
  const state = { ...said.state, isQuietSettled: true, pending: { kind: "keep_quiet" as const } };
  return withButtons(text, state, buttons);
}
