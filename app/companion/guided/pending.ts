import { afterRefusal, isHesitant, readAnswer } from "./answers.ts";
import { begin, resume } from "./exercise-turns.ts";
import * as lines from "./general-lines.ts";
import { findLed } from "./led.ts";
import { answerHelped } from "./helped.ts";
import { listen } from "./listening.ts";
import { OFFER_ANSWERS } from "./offers.ts";
import { LISTENING, type Said, type Turn } from "./said.ts";
import { findSmallTalk } from "./small-talk.ts";
import type { GuidedState } from "./turn.ts";
import { countWords } from "./wording.ts";

/** The reply to an offer; null when the message is about something else. */
export function answerPending(turn: Turn): Said | null {
  const { pending } = turn.state;
  switch (pending?.kind) {
    case "offer":
      return answerOffer(turn, pending.exerciseId);
    case "park":
      return answerPark(turn);
    case "helped":
      return answerHelped(turn, pending.exerciseId);
    case "resume":
      return answerResume(turn);
    default:
      return null;
  }
}

function answerOffer(turn: Turn, exerciseId: string): Said | null {
  const exercise = findLed(exerciseId);
  const answer = readAnswer(turn.message.content);
  if (exercise === undefined) {
    return null;
  }
  if (
    /^(?:what|how|why|which|does|is)\b.*\?*$/iu.test(turn.message.content.trim()) &&
    countWords(turn.message.content) <= 9 &&
    findSmallTalk(turn.message.content) === null
  ) {
    const text = `${exercise.about} ${turn.chooser.pick("explain", EXPLAINED) ?? ""}`;
    return { text, state: turn.state, quickAnswers: OFFER_ANSWERS };
  }
  if (isHesitant(turn.message.content)) {
    const text = turn.chooser.pick("hesitant", HESITANT) ?? "";
    return { text, state: turn.state, quickAnswers: OFFER_ANSWERS };
  }
  if (answer === "yes") {
    return begin(turn, exercise);
  }
  if (answer === null) {
    return null;
  }
  return decline(turn, exerciseId, answer);
}

const HESITANT: readonly string[] = [
  "No hurry. We can take the first step and you stop whenever you like, or we just talk. Which do you prefer?",
  "“Maybe” is fine. Shall we begin and see, or leave it for today?",
  "You need not be sure. Try one step of it, or rather talk on?",
];

const EXPLAINED: readonly string[] = [
  "Would you like to try it?",
  "Shall we, or rather not?",
  "Is that something for you now?",
  "Do you want to give it a go?",
];

function decline(turn: Turn, exerciseId: string, answer: "no" | "later"): Said {
  const { chooser, message } = turn;
  const state: GuidedState = {
    ...turn.state,
    pending: null,
    declined: [...new Set([...turn.state.declined, exerciseId])],
  };
  const taken =
    answer === "later"
      ? chooser.pick("later", lines.declineLater)
      : chooser.pick("declined", lines.declineTaken);
  const rest = afterRefusal(message.content);
  if (rest === "") {
    const question = chooser.pick("afterDecline", lines.askAfterDecline);
    return { text: `${taken ?? ""} ${question ?? ""}`, state, quickAnswers: [] };
  }
  const reply = listen({ content: rest, history: turn.history, state, chooser, mayOffer: false });
  return { ...reply, text: `${taken ?? ""} ${reply.text}`, modalities: [LISTENING] };
}

/** After a change of subject: aside with the exercise, or on with it. */
function answerPark(turn: Turn): Said | null {
  const { running } = turn.state;
  const exercise = running === null ? undefined : findLed(running.exerciseId);
  if (running === null || exercise === undefined) {
    return null;
  }
  const { content } = turn.message;
  const goesOn =
    /\b(?:finish|go on|carry on|continue|back to|the exercise first|keep going)\b/iu.test(
      content,
    ) && countWords(content) <= 9;
  const answer = readAnswer(content);
  if (goesOn || ((answer === "no" || answer === "later") && !/aside|talk/iu.test(content))) {
    return resume({ ...turn, state: { ...turn.state, pending: null } }, exercise, running);
  }
  const state: GuidedState = { ...turn.state, running: null, parked: running, pending: null };
  const isBareYes = countWords(content) <= 7;
  const before = turn.history.findLast((entry) => entry.role === "user")?.content ?? content;
  const reply = listen({
    content: isBareYes ? before : content,
    history: turn.history,
    state,
    chooser: turn.chooser,
    mayOffer: false,
  });
  return { ...reply, modalities: [LISTENING] };
}

function answerResume(turn: Turn): Said | null {
  const { parked } = turn.state;
  const exercise = parked === null ? undefined : findLed(parked.exerciseId);
  const answer = readAnswer(turn.message.content);
  if (parked === null || exercise === undefined || answer === null) {
    return null;
  }
  return answer === "yes"
    ? resume(turn, exercise, parked)
    : decline({ ...turn, state: { ...turn.state, parked: null } }, exercise.id, answer);
}
