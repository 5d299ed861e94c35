import { findExercise } from "#app/content/exercises.ts";
import {
  askHelped,
  beginExercise,
  finishedEffects,
  leadOn,
  ratingOf,
  resumeExercise,
  withFinished,
} from "./exercise.ts";
import { chooseAnywhere, hear, hearGoal } from "./hear.ts";
import { inListening } from "./listening.ts";
import { menuChoices, showGroup, showMenu, showSubjects } from "./menu.ts";
import { inSession, withSession } from "./session.ts";
import { BEGINNING, type GuideState, type PlaceAt } from "./state.ts";
import { inSubject, meetSubject, showPath } from "./subject.ts";
import { afterTopicExercise } from "./topic.ts";
import {
  argumentOf,
  choice,
  line,
  own,
  type Classes,
  type Facts,
  type GuideChoice,
  type GuideLine,
  type GuideReply,
  type Input,
  type Talk,
} from "./turn.ts";

/**
 * Answers one message: which lines are said, what can be chosen then, and where the person is. The same
 * state and input give the same reply. It reads no text, neither the person's nor its own.
 */
export function next(before: GuideState | null, input: Input): GuideReply {
  const { language } = input.classes;
  const state = before ?? BEGINNING;
  const heard = { ...input, choice: input.choice ?? impliedChoice(state, input.classes) };
  const talk = withSession({
    state: { ...state, language: language ?? state.language },
    input: heard,
  });
  const said = atPlace(talk) ?? anywhere(talk);
  const hasLeft = talk.state.place.at === "exercise" && said.state.place.at !== "exercise";
  return {
    ...said,
    state: {
      ...said.state,
      turn: state.turn + 1,
      parked: hasLeft ? leftBehind(talk.state, said.state) : said.state.parked,
      choices: said.choices.map(({ id }) => id),
      lastMessageId: input.messageId,
    },
  };
}

/** Questions that are answered by yes or no, by the choices that stand for them. */
const YES_OR_NO: readonly (readonly [yes: string, no: string])[] = [
  ["lets_try", "not_now"],
  ["goal_keep", "goal_leave"],
  ["week.try", "week.nothing"],
  ["delete_yes", "keep_here"],
];

/** The choice that words stand for: one that a step names, or a yes or no where that was asked. */
function impliedChoice({ choices }: GuideState, { says, named }: Classes): string | null {
  if (named !== null && choices.includes(named)) return named;
  if (says === null) return null;
  const [first = "", second] = choices;
  if (second === "not_that" && first.startsWith("subject.")) return says === "yes" ? first : second;
  const asked = YES_OR_NO.find((pair) => pair.every((id) => choices.includes(id)));
  return asked?.[says === "yes" ? 0 : 1] ?? null;
}

/** An exercise that was left in the middle keeps its place. */
function leftBehind({ place }: GuideState, after: GuideState): GuideState["parked"] {
  if (place.at !== "exercise" || place.isDone) return after.parked;
  return after.finished.includes(place.position.exerciseId) ? after.parked : place.position;
}

function atPlace(talk: Talk): GuideReply | null {
  const { place } = talk.state;
  switch (place.at) {
    case "subject":
      return inSubject(talk, place);
    case "exercise":
      return inExercise(talk, place);
    case "session":
      return inSession(talk);
    case "listening":
      return inListening(talk, place);
    case "menu":
    case "closing":
      return null;
  }
}

function anywhere(talk: Talk): GuideReply {
  const { choice: tapped } = talk.input;
  if (tapped === null) return hear(talk);
  return chosen(talk, tapped) ?? showMenu(talk, [line(talk, "pick_one")]);
}

/** What a choice means wherever it stands. */
function chosen(talk: Talk, id: string): GuideReply | null {
  const [name = ""] = id.split(".");
  const argument = argumentOf(id, name) ?? "";
  switch (name) {
    case "subject":
      return meetSubject(talk, argument);
    case "subjects":
    case "not_that":
      return showSubjects(talk, [line(talk, name === "subjects" ? "all_subjects" : "not_that")]);
    case "group":
      return showGroup(talk, argument);
    case "path":
      return showPath(talk, argument);
    case "exercise": {
      const exercise = findExercise(argument);
      return exercise ? beginExercise(talk, exercise) : null;
    }
    case "resume":
      return resumeExercise(talk);
    case "session":
      return inSession(talk);
    case "goal":
      return hearGoal(talk, argument);
    default:
      return chooseAnywhere(talk, id);
  }
}

function inExercise(talk: Talk, place: PlaceAt<"exercise">): GuideReply | null {
  const { position, subject, topic, isDone } = place;
  if (isDone) return rated(talk, place);
  const exercise = findExercise(position.exerciseId);
  const led = exercise && leadOn(talk, exercise, position);
  if (!exercise || !led) return null;
  const effects = { exercise: exercise.id };
  switch (led.kind) {
    case "goes_on": {
      const state = { ...talk.state, place: { ...place, position: led.position } };
      return { lines: led.lines, choices: led.choices, state, effects };
    }
    case "stopped": {
      const left = { ...talk, state: { ...talk.state, parked: position } };
      return backTo(left, subject, line(talk, "exercise_stopped"));
    }
    case "done": {
      const said = withFinished(talk, exercise.id);
      const done = finishedEffects(exercise, led.position);
      const after =
        topic &&
        afterTopicExercise(said, topic, led.lines, (again, lines) =>
          showPath(again, topic.topicId, lines),
        );
      if (after) return { ...after, effects: { ...after.effects, ...done } };
      return askHelped(said, { ...place, position: led.position }, led.lines, done);
    }
  }
}

function rated(talk: Talk, { position, subject }: PlaceAt<"exercise">): GuideReply | null {
  const helped = ratingOf(talk);
  if (helped === null) return null;
  const said = backTo(talk, subject, line(talk, `helped_${helped}`));
  return { ...said, effects: { rated: { exerciseId: position.exerciseId, helped } } };
}

/** Back in the path that led here, or at the menu. */
function backTo(talk: Talk, subject: string | null, before: GuideLine): GuideReply {
  if (subject !== null) return showPath(talk, subject, [before, line(talk, "path")]);
  return showMenu(talk, [before, line(talk, "menu")]);
}

/** What stands at the start of a conversation, before anybody has written. */
export function openGuide(
  facts: Facts,
  { hasGoal, turn }: { hasGoal: boolean; turn: number },
): { lines: readonly GuideLine[]; choices: readonly GuideChoice[] } {
  const talk: Talk = { state: { ...BEGINNING, turn }, input: { ...NOTHING_SAID, facts } };
  if (!hasGoal) return { lines: [own(talk, "opening")], choices: menuChoices(talk) };
  const goal = { goal: { own: "goal" } };
  return {
    lines: [own(talk, "opening"), line(talk, "goal_was", goal), line(talk, "goal_ask")],
    choices: [choice("goal.some"), choice("goal.not_yet"), choice("goal.other")],
  };
}

/** Whether a choice may stand under the first words of a conversation. */
export function opensConversation(choiceId: string): boolean {
  return OPENING_CHOICES.has(choiceId.split(".")[0] ?? "");
}

const OPENING_CHOICES: ReadonlySet<string> = new Set([
  "subject",
  "subjects",
  "unsure",
  "now",
  "listen",
  "help",
  "goal",
  "session",
  "program",
]);

/** A message with nothing in it. */
export const NOTHING_SAID: Input = {
  messageId: "",
  facts: { companion: "alina" },
  choice: null,
  classes: {
    subjects: [],
    wish: "none",
    language: null,
    number: null,
    asks: false,
    isBrief: false,
    isShort: false,
    says: null,
    named: null,
  },
};
