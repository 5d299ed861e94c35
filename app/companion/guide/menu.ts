import { findExercise } from "#app/content/exercises.ts";
import { findGuideSubject, GUIDE_GROUPS, GUIDE_MENU } from "#app/content/guide.ts";
import type { GuideState } from "./state.ts";
import { argumentOf, atMenu, buttons, choice, inTurn, line, NEAR_SCORE, offer } from "./turn.ts";
import { reply } from "./turn.ts";
import type { GuideChoice, GuideLine, GuideReply, Talk } from "./turn.ts";

/** Subjects that stand in the menu; "I don't know what's wrong" comes after them. */
const MENU_SUBJECTS = 4;
const SHORT_EXERCISES = 3;
const RANKS = { a_lot: 0, a_little: 1, unknown: 2, not_today: 3 } as const;
/** From this score on what was told leads the menu. */
export const TOLD_SCORE = 0.3;
/** So many are offered where none is sure, in fit measure to the likeliest. */
const NEAREST = 3;
const NEAR_SHARE = 0.2;
/** A word or two, and words that go on from others, have to name a subject rather plainly. */
export const PLAIN_SCORE = 0.4;
export const isClear = ([first]: Readonly<GuideState["about"]>): boolean =>
  (first?.score ?? 0) >= PLAIN_SCORE;
const LATE_FROM = 22;
const LATE_UNTIL = 5;

/** What brings people here, and the other ways on. */
export function showMenu(
  talk: Talk,
  lines: readonly GuideLine[] = [offer(talk, "menu")],
): GuideReply {
  return atMenu(talk, lines, menuChoices(talk));
}

/** The choices of the menu: what was left first, then what people come with. */
export function menuChoices(talk: Talk): readonly GuideChoice[] {
  const { parked } = talk.state;
  const { hasProgram = false } = talk.input.facts;
  const hasSession = backToMenu(talk).id !== "menu";
  const left = parked && findExercise(parked.exerciseId);
  return [
    ...(hasSession ? [choice("session.continue")] : hasProgram ? [choice("program")] : []),
    ...(left
      ? [choice("resume", "resume", { exercise: { line: `exercises.${left.id}.title` } })]
      : []),
    ...menuSubjects(talk).map(subjectChoice),
    ...buttons("unsure", "now", "listen", "subjects", "help"),
  ];
}

/** To the session that waits; where none does, to the menu. */
export function backToMenu({ state: { session } }: Talk): GuideChoice {
  return choice(session !== null && session.step !== "ended" ? "session.continue" : "menu");
}

/** By what was looked at before, by today's check-in and by the hour; then what people come with most. */
function menuSubjects({ state, input }: Talk): readonly string[] {
  const { mood = null, hour = null, lately = [] } = input.facts;
  const isLate = hour !== null && (hour >= LATE_FROM || hour < LATE_UNTIL);
  const ids = [
    ...state.about.filter(({ score }) => score >= TOLD_SCORE).map(({ id }) => id),
    ...[...state.subjects, ...lately].filter((id) => findGuideSubject(id)).slice(0, 2),
    ...(isLate ? GUIDE_MENU.late : []),
    ...(GUIDE_MENU.moods[mood ?? ""] ?? []),
    ...GUIDE_MENU.usual,
  ];
  return [...new Set(ids)].filter((id) => !state.rejected.includes(id)).slice(0, MENU_SUBJECTS);
}

/** A subject as a choice, by what somebody would say. */
export function subjectChoice(id: string): GuideChoice {
  return { id: `subject.${id}`, label: `subjects.${id}.name` };
}

/** The groups in which all subjects stand. */
export function showSubjects(talk: Talk, key = "all_subjects"): GuideReply {
  const groups = Object.keys(GUIDE_GROUPS).map((id) => choice(`group.${id}`));
  return atMenu(talk, [line(talk, key)], [...groups, ...buttons("listen", "menu")]);
}

/** The subjects of one group; null where there is no such group. */
export function showGroup(talk: Talk, id: string): GuideReply | null {
  const group = GUIDE_GROUPS[id];
  if (group === undefined) return null;
  const choices = [...group.map(subjectChoice), choice("subjects"), choice("menu")];
  return atMenu(talk, [line(talk, "which_subject")], choices);
}

/** Three short exercises, after the subject's own: what helped before comes first, what didn't comes last. */
export function showShortExercises(talk: Talk): GuideReply {
  const { place } = talk.state;
  const { helped = {} } = talk.input.facts;
  const rank = (id: string) => RANKS[helped[id] ?? "unknown"];
  const about = place.at === "subject" ? place : null;
  const own = findGuideSubject(about?.id ?? "")?.exercise;
  const ranked = GUIDE_MENU.now.toSorted((one, other) => rank(one) - rank(other));
  const shown = [...new Set([...(own ? [own] : []), ...ranked])].slice(0, SHORT_EXERCISES);
  const say = about ? ["path_say_to"] : [];
  const choices = [...shown.map(exerciseChoice), ...buttons(...say, "listen", "menu")];
  const to = about ? { ...about, topic: null, form: null } : ({ at: "menu" } as const);
  return reply(talk, to, [line(talk, "now")], choices);
}

/** An exercise as a choice, with how long it takes. */
export function exerciseChoice(id: string): GuideChoice {
  return choice(`exercise.${id}`, "exercise", {
    exercise: { line: `exercises.${id}.title` },
    minutes: findExercise(id)?.minutes ?? 0,
  });
}

/** The help lines stand below who is for these. */
const MAY_BE_GRAVE = [GUIDE_MENU.near_danger, GUIDE_GROUPS["mind"], GUIDE_GROUPS["loss"]].flat();

/** Who is for this: of a subject, or in general; the app adds the help lines of the region. */
export function showHelp(talk: Talk, subjectId: string | null): GuideReply {
  const subject = subjectId === null ? undefined : findGuideSubject(subjectId);
  const help = subject ? inTurn(talk, `subjects.${subject.id}.help`) : line(talk, "help");
  const back = subject ? [choice(`path.${subject.id}`, "path")] : [];
  // Whoever asks about rent isn't sent to a crisis line; whoever only says "help" is.
  const isGrave = !subject || talk.input.classes.isPlain || MAY_BE_GRAVE.includes(subject.id);
  const lines = isGrave ? [] : [choice("help", "help_lines")];
  const choices = [...back, ...lines, ...buttons("listen", "menu")];
  return { ...atMenu(talk, [help], choices), effects: isGrave ? { help: true } : {} };
}

/** The way for what may happen right now, of a subject that has one. */
export function nowChoice(id = ""): readonly GuideChoice[] {
  const now = findGuideSubject(id)?.now;
  if (now === undefined) return [];
  return [{ id: `asked_of.${id}.${now}`, label: `subjects.${id}.asked.${now}.ask` }];
}

/** Something good: it is met gladly. */
export const isGlad = (id: string): boolean => GUIDE_MENU.glad.includes(id);

/** What may stand as a choice, in fit measure to the likeliest; what may happen right now, with help for that first. */
export function nearOf({ about }: GuideState): readonly GuideChoice[] {
  const least = NEAR_SHARE * (about[0]?.score ?? 0);
  const isFit = ({ id, score }: { id: string; score: number }) =>
    score >= (GUIDE_MENU.careful.includes(id) ? TOLD_SCORE : least) && !isGlad(id);
  const near = about.filter(isFit).slice(0, NEAREST);
  const now = isClear(near) ? nowChoice(near[0]?.id) : [];
  return [...now, ...near.map(({ id }) => subjectChoice(id))];
}

export const OTHERS = [choice("subjects", "something_else"), choice("listen")] as const;

/** The subjects that were offered right before; none where the menu stands. */
export function offeredBefore({ choices }: GuideState): readonly string[] {
  const isOffer = choices.includes("listen") || choices.includes("listen_done");
  if (!isOffer || choices.includes("unsure")) return [];
  return choices.flatMap((id) => argumentOf(id, "subject") ?? []);
}

/** What was offered, or is looked at, isn't it: it is offered no more. */
export function withoutOffered({ state, input }: Talk): Talk {
  const here = state.place.at === "subject" ? [state.place.id] : [];
  const rejected = [...new Set([...state.rejected, ...here, ...offeredBefore(state)])];
  const left = <Of extends { id: string }>(all: readonly Of[]) =>
    all.filter(({ id }) => !rejected.includes(id));
  const classes = { ...input.classes, subjects: left(input.classes.subjects) };
  return { state: { ...state, rejected, about: left(state.about) }, input: { ...input, classes } };
}

/** What comes next after a no: what is near of the rest, else all groups of subjects. */
export function showOthers(talk: Talk): GuideReply {
  const near = nearOf({
    ...talk.state,
    about: talk.state.about.filter(({ score }) => score >= NEAR_SCORE),
  });
  // One alone says little about what it is then.
  if (near.length < 2) return showSubjects(talk, "not_that");
  return atMenu(talk, [offer(talk, "not_that")], [...near, ...buttons("subjects", "listen")]);
}
