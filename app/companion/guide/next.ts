import { HELPED } from "#app/catalogue/exercise-ratings.ts";
import { findExercise } from "#app/content/exercises.ts";
import { findGuideSubject } from "#app/content/guide.ts";
import { askHelped, finishedEffects, leadOn, wantsNumber, withFinished } from "./exercise.ts";
import { CHOICE_OF_WISH, gather, hear, inListening, wished } from "./hear.ts";
import { menuChoices, showMenu, subjectChoice, TOLD_SCORE } from "./menu.ts";
import { inSession, withSession } from "./session.ts";
import { BEGINNING, runningExercise, type GuideState, type PlaceAt } from "./state.ts";
import { closeWith, inSubject, showPath } from "./subject.ts";
import { afterTopicExercise } from "./topic.ts";
import { argumentOf, buttons, choice, line, own, metAs, reply, saysNo } from "./turn.ts";
import type { Classes, Facts, GuideLine, GuideReply, Input, Talk } from "./turn.ts";

/** Answers one message: the same state and input give the same lines, choices and state. It reads no text. */
export function next(before: GuideState | null, input: Input): GuideReply {
  const { asks, isBrief, language, says, wish } = input.classes;
  const state = before ?? BEGINNING;
  const chosenId = input.choice ?? impliedChoice(state, input.classes);
  const begun = withSession({
    state: { ...state, language: language ?? state.language },
    input: takenUp(state, { ...input, choice: chosenId }),
  });
  const isFree = chosenId === null && isOpen(begun.state);
  const about = isFree ? gather(state, input.classes) : state.about;
  const talk: Talk = { ...begun, state: { ...begun.state, about } };
  const answered = beside(talk, state) ?? atPlace(talk) ?? hear(talk);
  const kept = FORGETS_TOLD.has(chosenId ?? "") ? null : talk.state.told;
  const goesOn = kept !== null && state.place.at === "subject";
  const isTold = isFree && !goesOn && !asks && !isBrief && says === null && wish === "none";
  const told = isTold ? input.messageId : kept;
  const said = withTold(talk, { ...answered, state: { ...answered.state, told } });
  const { at } = said.state.place;
  const isHearing = isFree && wish === "none" && (at === state.place.at || at === "listening");
  const isNod = saysNo(input.classes) || (isBrief && (says !== null || at === "menu"));
  const ours = said.lines.filter(({ id }) => id.startsWith("guide."));
  const wordings = Object.fromEntries(ours.map(({ id, wording }) => [id, wording]));
  return {
    ...said,
    state: {
      ...said.state,
      turn: state.turn + 1,
      heard: isHearing ? state.heard + Number(!asks && !isNod) : 0,
      said: { ...said.state.said, ...wordings },
      parked: leftBehind(talk.state, said.state),
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
  ["form_suggested", "form_leave"],
  ["form_keep", "form_change"],
  ["week.keep", "week.nothing"],
  ["helped.a_little", "helped.not_today"],
];

/** The choice that words stand for: one that a step names, or a yes or no where that was asked. */
function impliedChoice({ choices }: GuideState, classes: Classes): string | null {
  const { isBrief, named, says, wish } = classes;
  const meant = choices.find((id) => id === named || (named === "stop" && STOPS.includes(id)));
  if (meant !== undefined) return meant;
  // In more words a step of one's own may stand.
  const isBare = isBrief || (choices.includes("form_keep") && saysNo(classes));
  if (says === null || wish === "goodbye" || (!isBare && choices.includes("form_leave")))
    return null;
  const [first = "", second] = choices;
  if (second === "not_that" && first.startsWith("subject.")) return says === "yes" ? first : second;
  // After an end, it is one.
  if (choices.length === 2 && second === "bye" && isBrief) return second;
  const asked = YES_OR_NO.find((pair) => pair.every((id) => choices.includes(id)));
  return asked?.[says === "yes" ? 0 : 1] ?? null;
}

/** A message of before that is taken as the answer to the step that stands. */
function takenUp({ lastMessageId, told }: GuideState, input: Input): Input {
  const taken = { keep_answer: lastMessageId, use_told: told }[input.choice ?? ""] ?? null;
  if (taken === null) return input;
  return { ...input, choice: null, messageId: taken, classes: NOTHING_SAID.classes };
}

const STOPS: readonly string[] = ["stop", "stop_here", "form_leave", "session.not_now"];

/** Where one of these stands, words are an answer, unless a number is wanted. */
const TAKES_WORDS = ["misfit", "form_leave", "session.not_now", "week.nothing"];
const ON_THE_STEP = new Set(["hint", "back", "use_told", "misfit"]);

/** Words at a step that leave, ask, wish or set right: what was heard stands as choices, and the step waits. */
function beside(talk: Talk, { language, ...before }: GuideState): GuideReply | null {
  const { input, state } = talk;
  const { asks, isBrief, isPlain, leaves, number, says, wish } = input.classes;
  if (input.choice !== null || isOpen(state)) return null;
  if (isPlain && wish in CHOICE_OF_WISH) {
    const stop = before.choices.find((id) => STOPS.includes(id));
    if (wish !== "stop" || stop === undefined) return wished(talk);
    return atPlace({ ...talk, input: { ...input, choice: stop } });
  }
  const step = atPlace({ ...talk, input: { ...input, choice: "go_on" } });
  if (step === null) return null;
  const ids = step.choices.map(({ id }) => id);
  const form = state.place.at === "subject" ? state.place.form : null;
  const takesWords = TAKES_WORDS.some((id) => ids.includes(id));
  const isTap = !takesWords || wantsNumber(runningExercise(state));
  const switched = language === "en" && state.language === "es" && runningExercise(state) !== null;
  const isTaken = input.messageId === before.lastMessageId;
  const isAgain = number === null && !isTaken && before.choices.includes("go_on");
  const near = state.place.at === "session" ? null : otherSubject(talk);
  const isNo = says === "no" && !isBrief && (isTap || (near !== null && form?.kind !== "say_to"));
  const isEnd = ["goodbye", "thanks"].includes(wish) || (isTap && leaves && wish === "none");
  if (!switched && !isAgain && !asks && !isNo && !isEnd && wish === "none") return null;
  // A time may stand beside a goodbye: it is shown before it is kept, as ever.
  const shown = isEnd && form?.kind === "step" ? atPlace(talk) : null;
  if (shown?.choices.some(({ id }) => id === "form_keep")) {
    const lines = [line(talk, "leave_here"), ...shown.lines];
    return { ...shown, lines, choices: [...shown.choices, choice("bye")] };
  }
  const met = switched ? line(talk, "exercises_in_english") : heardAs(talk, isEnd);
  const way = isEnd ? "bye" : (CHOICE_OF_WISH[wish] ?? "menu");
  const ways = [
    ...(way === "menu" ? [] : buttons(way)),
    ...(!isEnd && (asks || isNo) && near !== null ? [subjectChoice(near)] : []),
    ...(asks && state.place.at === "subject" ? buttons("path_asked") : []),
  ];
  const mayKeep = takesWords || ids.includes("something_else");
  const keep = mayKeep && !(isBrief && state.place.at === "subject") ? ["keep_answer"] : [];
  if (isTap && !(isEnd && wish !== "none")) {
    const own = step.choices.filter(({ id }) => !ON_THE_STEP.has(id));
    return {
      ...step,
      lines: [met, ...step.lines],
      choices: [...ways, ...own, ...buttons(...keep)],
    };
  }
  const leave = STOPS.filter((id) => ids.includes(id)).map((id) => choice(id, "stop_here"));
  const others = buttons(...(ids.includes("misfit") && !isEnd ? ["misfit"] : []), ...keep);
  const choices = [...ways, choice("go_on", "go_on_here"), ...leave, ...others];
  return { ...step, lines: [{ ...met, leads: true }], choices };
}

function heardAs(talk: Talk, isEnd: boolean): GuideLine {
  const { asks, says, wish } = talk.input.classes;
  if (wish === "thanks" || wish === "who") return metAs(talk, "leave_here");
  if (isEnd || ["stop", "menu", "back"].includes(wish)) return line(talk, "leave_step");
  if (wish !== "none") return line(talk, "way_beside");
  return line(talk, asks ? "step_question" : says === "no" ? "step_misread" : "step_words");
}

/** The subject that words are rather about than the one that is looked at; null where there is none. */
function otherSubject({ state: { place }, input }: Talk): string | null {
  const [first] = input.classes.subjects;
  const at = place.at === "subject" ? place.id : place.at === "exercise" ? place.subject : null;
  const isOther = first && first.id !== at && first.score >= TOLD_SCORE;
  return isOther && findGuideSubject(first.id) ? first.id : null;
}

/** After these choices what was told is over, used, or deleted. */
const FORGETS_TOLD: ReadonlySet<string> = new Set(["menu", "use_told", "delete_yes"]);

/** Whether no step stands that waits for an answer. */
export function isOpen({ place }: GuideState): boolean {
  if (place.at === "subject") return !place.topic && !place.form;
  return place.at !== "exercise" && place.at !== "session";
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
  return reply(talk, place, [line(talk, "misfit")], [...ways, ...back]);
}

/** An exercise that was left in the middle keeps its place. */
function leftBehind({ place }: GuideState, after: GuideState): GuideState["parked"] {
  const isLeft = place.at === "exercise" && !place.isDone && after.place.at !== "exercise";
  const isKept = isLeft && !after.finished.includes(place.position.exerciseId);
  return isKept ? place.position : after.parked;
}

function atPlace(talk: Talk): GuideReply | null {
  const { place } = talk.state;
  if (talk.input.choice === "misfit") return showWaysOut(talk);
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

function rated(talk: Talk, { position, subject }: PlaceAt<"exercise">): GuideReply | null {
  const helped = HELPED.find((each) => each === argumentOf(talk.input.choice, "helped"));
  if (helped === undefined) return null;
  const on = helped === "not_today" ? choice("now", "other_exercise") : undefined;
  const said = closeWith(talk, subject, [line(talk, `helped_${helped}`)], on);
  return { ...said, effects: { rated: { exerciseId: position.exerciseId, helped } } };
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
    numberIn: null,
    asks: false,
    leaves: false,
    isBrief: false,
    isPlain: false,
    says: null,
    named: null,
  },
};
