import { HELPED } from "#app/catalogue/exercise-ratings.ts";
import { findExercise } from "#app/content/exercises.ts";
import { askHelped, finishedEffects, leadOn, RATINGS, withFinished } from "./exercise.ts";
import { gather, hear, inListening, wished } from "./hear.ts";
import { menuChoices, showMenu, TOLD_SCORE } from "./menu.ts";
import { inSession, withSession } from "./session.ts";
import { BEGINNING, runningExercise, type GuideState, type PlaceAt } from "./state.ts";
import { closeWith, inSubject, showPath } from "./subject.ts";
import { afterTopicExercise } from "./topic.ts";
import { argumentOf, buttons, choice, line, own, receipt, reply, saysNo } from "./turn.ts";
import type { Classes, Facts, GuideLine, GuideReply, Input, Talk } from "./turn.ts";

/** Answers one message: the same state and input give the same lines, choices and state. It reads no text. */
export function next(before: GuideState | null, input: Input): GuideReply {
  const { asks, isBrief, language, says, wish } = input.classes;
  const state = before ?? { ...BEGINNING, language: input.facts.language ?? "en" };
  const chosenId = input.choice ?? impliedChoice(state, input.classes);
  const begun = withSession({
    // Steps are answered in any language.
    state: { ...state, language: (isOpen(state) ? language : null) ?? state.language },
    input: takenUp(state, { ...input, choice: chosenId }),
  });
  const subjects = begun.input.classes.subjects.filter(({ id }) => !state.rejected.includes(id));
  const classes = { ...begun.input.classes, subjects };
  const isFree = chosenId === null && isOpen(begun.state);
  const about = isFree ? gather(state, classes) : state.about;
  const talk: Talk = { state: { ...begun.state, about }, input: { ...begun.input, classes } };
  const answered = leaveStep(talk) ?? atPlace(talk) ?? hear(talk);
  const kept = FORGETS_TOLD.has(chosenId ?? "") ? null : talk.state.told;
  const goesOn = kept !== null && state.place.at === "subject";
  const isPlain = !asks && !isBrief && says === null && wish === "none";
  const isTold = isFree && !goesOn && isPlain && (subjects[0]?.score ?? 0) >= TOLD_SCORE;
  const told = isTold ? input.messageId : kept;
  const said = withTold(talk, { ...answered, state: { ...answered.state, told } });
  const { at } = said.state.place;
  const isHearing = isFree && wish === "none" && (at === state.place.at || at === "listening");
  const isNod = saysNo(input.classes) || (isBrief && (says !== null || at === "menu"));
  const ours = said.lines.filter(({ id }) => id.startsWith("guide.") || id.includes(".asked."));
  const wordings = Object.fromEntries(ours.map(({ id, wording }) => [id, wording]));
  const choices = withNotThat(said);
  return {
    ...said,
    choices,
    state: {
      ...said.state,
      turn: state.turn + 1,
      heard: isHearing ? state.heard + Number(!asks && !isNod) : 0,
      said: { ...said.state.said, ...wordings },
      parked: leftBehind(talk.state, said.state),
      choices: choices.map(({ id }) => id),
      lastMessageId: input.messageId,
    },
  };
}

/** Under each reply about a subject it can be said that it isn't that, but not at its end. */
function withNotThat({ choices, state }: GuideReply): GuideReply["choices"] {
  const isKnown = choices.some(({ id }) => id === "not_that" || id === "bye");
  const isOver = state.place.at !== "subject" || !isOpen(state) || isKnown;
  return isOver ? choices : [...choices, choice("not_that")];
}

/** Questions that are answered by yes or no, by the choices that stand for them. */
const YES_OR_NO: readonly (readonly [yes: string, no: string])[] = [
  ["lets_try", "not_now"],
  ["goal_keep", "goal_leave"],
  ["week.try", "week.nothing"],
  ["delete_yes", "keep_here"],
  ["form_suggested", "form_leave"],
  ["form_keep", "form_change"],
  ["helped.a_little", "helped.not_today"],
];

/** The choice that words stand for: one that a step names, or a yes or no where that was asked. */
function impliedChoice({ choices }: GuideState, classes: Classes): string | null {
  const { isBrief, named, says, wish } = classes;
  const meant = choices.find((id) => id === named || (named === "stop" && STOPS.includes(id)));
  if (meant !== undefined) return meant;
  // In more words much may stand, and a goodbye is no yes.
  if (says === null || !isBrief || wish === "goodbye") return null;
  // After an end, it is one.
  if (choices.length === 2 && choices[1] === "bye") return "bye";
  const asked = YES_OR_NO.find((pair) => pair.every((id) => choices.includes(id)));
  return asked?.[says === "yes" ? 0 : 1] ?? null;
}

/** What was told before is taken as the answer to the step that stands. */
function takenUp({ told }: GuideState, input: Input): Input {
  if (input.choice !== "use_told" || told === null) return input;
  return { ...input, choice: null, messageId: told, classes: NOTHING_SAID.classes };
}

const STOPS: readonly string[] = ["stop", "stop_here", "form_leave", "session.not_now"];

/** A word or two at a step that surely leave it, or thank: all else that is written there is its answer. */
function leaveStep(talk: Talk): GuideReply | null {
  const { input, state } = talk;
  const { isBrief, isPlain, wish } = input.classes;
  const isSure = input.choice === null && isBrief && isPlain;
  if (!isSure || isOpen(state) || isAddressed(state)) return null;
  if (wish === "goodbye") return wished(talk);
  if (wish === "stop") {
    const choice = state.choices.find((id) => STOPS.includes(id));
    return choice === undefined ? wished(talk) : atPlace({ ...talk, input: { ...input, choice } });
  }
  const step =
    wish === "thanks" ? atPlace({ ...talk, input: { ...input, choice: "go_on" } }) : null;
  return step && { ...step, lines: [{ ...own(talk, wish), leads: true }, ...step.lines] };
}

/** Whether a letter is written, or words to somebody: a goodbye and thanks may be meant for them. */
function isAddressed(state: GuideState): boolean {
  const { exerciseId = "", step = "" } = runningExercise(state) ?? {};
  const form = state.place.at === "subject" ? state.place.form : null;
  return form?.kind === "say_to" || findExercise(exerciseId)?.letter?.includes(step) === true;
}

/** After these choices what was told is over, used, or deleted. */
const FORGETS_TOLD: ReadonlySet<string> = new Set(["menu", "use_told", "delete_yes"]);

/** Whether no step stands that waits for an answer. */
export function isOpen({ place, session }: GuideState): boolean {
  if (place.at === "subject") return !place.topic && !place.form;
  if (place.at === "exercise") return place.isDone;
  return place.at !== "session" || session?.step === "ended";
}

/** Where a step may take what was told before, that is shown, once. */
function withTold(talk: Talk, said: GuideReply): GuideReply {
  if (!said.choices.some(({ id }) => id === "use_told")) return said;
  const others = said.choices.filter(({ id }) => id !== "use_told");
  if (said.state.told === null) return { ...said, choices: others };
  const isKnown = talk.state.choices.includes("use_told");
  const shown = { ...line(talk, "told", { told: { own: "told" } }), leads: true } as const;
  const take = choice("use_told", isKnown ? "told_before" : "use_told");
  const lines = isKnown ? said.lines : [...said.lines, shown];
  return { ...said, lines, choices: [take, ...others] };
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
  const met = talk.input.choice === null ? receipt(talk) : line(talk, "misfit");
  return reply(talk, place, [met], [...ways, ...back]);
}

/** An exercise that was left in the middle keeps its place. */
function leftBehind({ place }: GuideState, after: GuideState): GuideState["parked"] {
  const isLeft = place.at === "exercise" && !place.isDone && after.place.at !== "exercise";
  const isKept = isLeft && !after.finished.includes(place.position.exerciseId);
  return isKept ? place.position : after.parked;
}

function atPlace(talk: Talk): GuideReply | null {
  const { choices, place } = talk.state;
  const { choice: tapped } = talk.input;
  if (tapped === "misfit" || (tapped === null && choices.includes("go_on")))
    return showWaysOut(talk);
  if (place.at === "subject") return inSubject(talk, place);
  if (place.at === "exercise") return inExercise(talk, place);
  if (place.at === "listening") return inListening(talk, place);
  return place.at === "session" ? inSession(talk) : null;
}

function inExercise(talk: Talk, place: PlaceAt<"exercise">): GuideReply | null {
  const { position, subject, topic, isDone } = place;
  if (isDone) return rated(talk, place);
  const exercise = findExercise(position.exerciseId);
  const led = exercise && leadOn(talk, exercise, position);
  if (!exercise || !led) return null;
  const effects = { exercise: exercise.id };
  if (led.kind === "goes_on") {
    const state = { ...talk.state, place: { ...place, position: led.position } };
    return { lines: led.lines, choices: led.choices, state, effects };
  }
  if (led.kind === "stopped") {
    const left = { ...talk, state: { ...talk.state, parked: position } };
    const stopped = line(talk, "exercise_stopped");
    if (subject === null) return showMenu(left, [stopped, line(talk, "menu")]);
    return showPath(left, subject, [stopped, line(talk, "path")]);
  }
  const said = withFinished(talk, exercise.id);
  const done = finishedEffects(exercise, led.position);
  const back = (to: Talk, lines: readonly GuideLine[]) => showPath(to, topic?.topicId ?? "", lines);
  const after = topic && afterTopicExercise(said, topic, led.lines, back);
  if (after) return { ...after, effects: { ...after.effects, ...done } };
  return askHelped(said, { ...place, position: led.position }, led.lines, done);
}

function rated(talk: Talk, place: PlaceAt<"exercise">): GuideReply | null {
  const { position, subject } = place;
  const { choice: tapped, classes } = talk.input;
  const helped = HELPED.find((each) => each === argumentOf(tapped, "helped"));
  const isFirst = tapped === null && classes.wish === "none" && talk.state.heard === 0;
  if (isFirst && !classes.asks) return reply(talk, place, [receipt(talk)], RATINGS);
  if (helped === undefined) return null;
  const on = helped === "not_today" ? choice("now", "other_exercise") : undefined;
  const said = closeWith(talk, subject, [line(talk, `helped_${helped}`)], on);
  return { ...said, effects: { rated: { exerciseId: position.exerciseId, helped } } };
}

/** What stands at the start of a conversation, before anybody has written. */
export function openGuide(
  facts: Facts,
  { hasGoal, seed }: { hasGoal: boolean; seed: number },
): Pick<GuideReply, "lines" | "choices"> {
  const talk: Talk = { state: { ...BEGINNING, turn: seed }, input: { ...NOTHING_SAID, facts } };
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
    numbers: [],
    asks: false,
    isBrief: false,
    isPlain: false,
    says: null,
    named: null,
  },
};
