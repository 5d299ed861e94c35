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
import { CHOICE_OF_WISH, chooseAnywhere, hear, hearGoal } from "./hear.ts";
import { inListening } from "./listening.ts";
import { menuChoices, showGroup, showMenu, showSubjects } from "./menu.ts";
import { inSession, withSession } from "./session.ts";
import { BEGINNING, runningExercise, type GuideState, type PlaceAt } from "./state.ts";
import { inSubject, meetSubject, showPath } from "./subject.ts";
import { afterTopicExercise } from "./topic.ts";
import {
  argumentOf,
  buttons,
  choice,
  line,
  own,
  metAs,
  reply,
  type Classes,
  type Facts,
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
  const chosenId = input.choice ?? impliedChoice(state, input.classes);
  const talk = withSession({
    state: { ...state, language: language ?? state.language },
    input: takenUp(state, { ...input, choice: chosenId }),
  });
  const answered = beside(talk, state) ?? atPlace(talk) ?? anywhere(talk);
  const kept = FORGETS_TOLD.has(chosenId ?? "") ? null : talk.state.told;
  const goesOn = kept !== null && state.place.at === "subject";
  const told = !goesOn && isTelling(talk) ? input.messageId : kept;
  const said = withTold(talk, { ...answered, state: { ...answered.state, told } });
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

/** A message of before that is taken as the answer to the step that stands. */
function takenUp({ lastMessageId, told }: GuideState, input: Input): Input {
  const taken = { keep_answer: lastMessageId, use_told: told }[input.choice ?? ""] ?? null;
  if (taken === null) return input;
  return {
    ...input,
    choice: null,
    messageId: taken,
    classes: { ...NOTHING_SAID.classes, isBrief: true },
  };
}

const STOPS: ReadonlySet<string> = new Set(["stop", "stop_here", "form_leave", "session.not_now"]);

/**
 * Words that are no answer to the step that stands: a question, a wish, or what was written beside it. They
 * are met, and the step stands again, with a way to keep them as its answer all the same.
 */
function beside(talk: Talk, { language, ...before }: GuideState): GuideReply | null {
  const { input, state } = talk;
  const { asks, number, wish } = input.classes;
  const switched = language === "en" && state.language === "es" && runningExercise(state) !== null;
  const isTaken = input.messageId === before.lastMessageId;
  const isBeside = number === null && !isTaken && before.choices.includes("go_on");
  const isOther = switched || isBeside || asks || wish !== "none";
  if (input.choice !== null || !isOther) return null;
  const step = atPlace({ ...talk, input: { ...input, choice: "go_on" } });
  if (step === null) return null;
  const way = CHOICE_OF_WISH[wish];
  if (way !== undefined && !asks) {
    const stops = step.choices.filter(({ id }) => STOPS.has(id));
    const leaves = stops.map(({ id }) => choice(id, "stop_here"));
    const ways = buttons(...new Set([way, "help", "menu", "keep_answer"]));
    const question = { ...line(talk, "leave_step"), leads: true } as const;
    return {
      ...step,
      lines: [question],
      choices: [choice("go_on", "go_on_here"), ...leaves, ...ways],
    };
  }
  const met = switched ? line(talk, "exercises_in_english") : metAs(talk, "step_question");
  const choices = [choice("keep_answer"), ...step.choices];
  return { ...step, lines: [met, ...step.lines], choices };
}

/** After these choices what was told is over, used, or deleted. */
const FORGETS_TOLD: ReadonlySet<string> = new Set(["menu", "use_told", "delete_yes"]);

/** Whether a message tells something of its own, in answer to no step. */
function isTelling({ state: { place }, input: { choice: tapped, classes } }: Talk): boolean {
  const { asks, isBrief, says, wish } = classes;
  const isOpen = place.at === "subject" ? !place.topic && !place.form : place.at !== "exercise";
  if (!isOpen || place.at === "session" || tapped !== null) return false;
  return !asks && !isBrief && says === null && wish === "none";
}

/** Where a step may take what was told before, that is shown, once. */
function withTold(talk: Talk, said: GuideReply): GuideReply {
  if (!said.choices.some(({ id }) => id === "use_told")) return said;
  const others = said.choices.filter(({ id }) => id !== "use_told");
  if (said.state.told === null) return { ...said, choices: others };
  const isKnown = talk.state.choices.includes("use_told");
  const shown = { ...line(talk, "told", { told: { own: "told" } }), leads: true } as const;
  const take = choice("use_told", isKnown ? "told_before" : "use_told");
  return {
    ...said,
    lines: isKnown ? said.lines : [...said.lines, shown],
    choices: [take, ...others],
  };
}

/** A step that doesn't fit: something else for the same subject, on without it, or to write. */
function showWaysOut(talk: Talk): GuideReply {
  const { place } = talk.state;
  const about = place.at === "subject" ? place.id : place.at === "exercise" ? place.subject : null;
  const other =
    about === null ? choice("now", "other_exercise") : choice(`path.${about}`, "other_way");
  const without = place.at !== "subject" ? "skip" : place.form ? "form_skip" : "dont_know";
  const ways = [other, choice(without, "without_step"), choice("listen")];
  const back = [choice("go_on", "back_to_step"), choice("menu")];
  return reply(talk, place, [line(talk, "misfit")], [...ways, ...back]);
}

/** An exercise that was left in the middle keeps its place. */
function leftBehind({ place }: GuideState, after: GuideState): GuideState["parked"] {
  if (place.at !== "exercise" || place.isDone) return after.parked;
  return after.finished.includes(place.position.exerciseId) ? after.parked : place.position;
}

function atPlace(talk: Talk): GuideReply | null {
  const { place } = talk.state;
  if (talk.input.choice === "misfit") return showWaysOut(talk);
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
  const { place } = talk.state;
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
    case "in_spanish":
      return place.at === "subject" ? showPath(talk, place.id) : showMenu(talk);
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
): Pick<GuideReply, "lines" | "choices"> {
  const talk: Talk = { state: { ...BEGINNING, turn }, input: { ...NOTHING_SAID, facts } };
  if (!hasGoal) return { lines: [own(talk, "opening")], choices: menuChoices(talk) };
  const was = line(talk, "goal_was", { goal: { own: "goal" } });
  const lines = [own(talk, "opening"), was, line(talk, "goal_ask")];
  return { lines, choices: buttons("goal.some", "goal.not_yet", "goal.other") };
}

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
    says: null,
    named: null,
  },
};
