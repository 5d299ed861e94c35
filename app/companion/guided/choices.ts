import { findExercise } from "#app/content/exercises.ts";
import { askWhatHelps, helpButtons, withButtons, withHelpShown } from "./buttons.ts";
import { askNeed, NEEDS, showExercises } from "./exercise-choices.ts";
import { begin } from "./exercise-turns.ts";
import { answerIntent } from "./intent-answers.ts";
import { exercisesForMenu } from "./offers.ts";
import type { TurnReply, Turn } from "./turn-reply.ts";
import { button, inLanguage, sayLine } from "./say.ts";
import { beginTopic } from "./topics.ts";
import { currentSubject, giveTip, meetSubject, nextAsk, tipsAreSaid } from "./subjects.ts";
import type { GuidedState } from "./turn.ts";

/** How many topics stand together; the others are behind "More". */
const TOPICS_SHOWN = 8;

/** Does what a button says; null where nothing is called so. */
export function perform(turn: Turn, does: string): TurnReply | null {
  const [kind = "", id = ""] = does.split(":");
  switch (kind) {
    case "just_listen":
    case "go_on":
      return listenOnly(turn);
    case "sort":
    case "topics":
      return showTopics(turn, id === "more");
    case "now":
    case "exercises":
      return askNeed(turn);
    case "need":
      return showExercises(turn, NEEDS[does] ?? []);
    case "menu":
      return showExercises(
        turn,
        exercisesForMenu(turn.leanings).map((each) => each.id),
      );
    case "not_sure":
      return notSure(turn);
    case "none":
      return noneFits(turn);
    case "what_helps":
      return askWhatHelps(turn, sayLine(turn, "another_way"));
    case "breathe":
      return beginCalled(turn, "box-breathing");
    case "wrap_up":
      return withButtons(sayLine(turn, "wrapped"), { ...turn.state, listened: 0 }, []);
    case "topic": {
      const topic = turn.content.topicCalled(id);
      return topic === undefined ? null : beginTopic(turn, topic);
    }
    case "subject":
    case "tip":
      return aboutSubject(turn, kind, id);
    case "keep_writing":
      return keepWriting(turn);
    case "exercise":
      return beginCalled(turn, id);
    case "keep_quiet":
      return withButtons(sayLine(turn, "kept_quiet"), settled(turn, true), helpButtons(turn));
    case "may_ask":
      return withButtons(sayLine(turn, "asks_again"), settled(turn, false), helpButtons(turn));
    default: {
      const intent = turn.content.intentCalled(kind)?.intent;
      return intent === undefined ? null : answerIntent(turn, intent);
    }
  }
}

function aboutSubject(turn: Turn, kind: string, id: string): TurnReply | null {
  const subject = turn.content.subjects.find((each) => each.subject.id === id)?.subject;
  if (subject === undefined) return null;
  if (kind === "subject") return meetSubject(turn, subject);
  return giveTip(turn, subject) ?? tipsAreSaid(turn, subject);
}

/** Back to the talk, by the next question about its subject where there is one. */
function keepWriting(turn: Turn): TurnReply {
  const subject = turn.state.isQuiet ? undefined : currentSubject(turn);
  const asked = subject === undefined ? null : nextAsk(turn, subject);
  if (asked === null) return withButtons(sayLine(turn, "then_listen"), turn.state, []);
  return withButtons(asked.text, asked.state, []);
}

function settled({ state }: Turn, isQuiet: boolean): GuidedState {
  return { ...state, isQuiet, isQuietSettled: true, pending: null };
}

function listenOnly(turn: Turn): TurnReply {
  const state = {
    ...turn.state,
    isListening: true,
    listened: 0,
    pending: null,
    hasOfferedHelp: true,
  };
  return withButtons(sayLine(turn, "then_listen"), state, []);
}

/** Not knowing is an answer: to talk, or something small. */
export function notSure(turn: Turn): TurnReply {
  if (turn.state.isQuiet) return listenOnly(turn);
  return withButtons(sayLine(turn, "not_sure_ask"), turn.state, [
    button(turn, "talk", "just_listen"),
    button(turn, "something_small", "now"),
  ]);
}

function showTopics(turn: Turn, isMore: boolean): TurnReply {
  const { topics } = turn.content;
  const shown = isMore ? topics.slice(TOPICS_SHOWN) : topics.slice(0, TOPICS_SHOWN);
  const named = shown.map(({ topic }) => ({
    label: inLanguage(topic.button, turn.state.language)[0] ?? topic.id,
    does: `topic:${topic.id}`,
  }));
  const hasMore = !isMore && topics.length > TOPICS_SHOWN;
  return withButtons(sayLine(turn, isMore ? "more_topics" : "which_topic"), withHelpShown(turn), [
    ...named,
    ...(hasMore ? [button(turn, "more", "topics:more")] : []),
    button(turn, "none_of_these", "none"),
  ]);
}

function noneFits(turn: Turn): TurnReply {
  return withButtons(sayLine(turn, "none_fits"), turn.state, [
    button(turn, "solve_it", "exercise:problem-solving"),
    button(turn, "write_it", "just_listen"),
  ]);
}

function beginCalled(turn: Turn, id: string): TurnReply | null {
  const exercise = findExercise(id);
  return exercise === undefined ? null : begin(turn, exercise);
}
