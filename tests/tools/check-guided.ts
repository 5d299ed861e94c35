import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import {
  textOf,
  exerciseFile,
  type coreExercise,
  type ExerciseStep,
  type Line,
} from "#app/content/exercise.ts";
import { programFile, sessionFile } from "#app/content/program.ts";
import { gradeFaults, textFaults, type CheckedText } from "./check-text.ts";
import { readableWordsOf } from "./readability.ts";
import { doubledTechniques } from "./check-techniques.ts";
import { readPieces, type ContentProblem } from "./read-pieces.ts";

type ExerciseFile = z.output<typeof exerciseFile>;
type SessionFile = z.output<typeof sessionFile>;
type Core = z.output<typeof coreExercise>;

interface Piece<Content> {
  file: string;
  piece: Content;
}

/** A line of fewer words ("Thank you. That's enough.") may stand in several pieces. */
const DISTINCTIVE_WORDS = 8;

const PROGRAM_FILE = "program.yaml";

/** Everything that is wrong with the exercises and programs of a folder. */
export function guidedFaults(folder: string): readonly ContentProblem[] {
  const problems: ContentProblem[] = [];
  const exercises = readPieces(folder, "exercises", exerciseFile, problems);
  const kinds = foldersIn(path.join(folder, "programs")).map((id) => `programs/${id}`);
  const programs = kinds.flatMap((kind) =>
    readPieces(folder, kind, programFile, problems, (name) => name === PROGRAM_FILE),
  );
  const sessions = kinds.flatMap((kind) =>
    readPieces(folder, kind, sessionFile, problems, (name) => name !== PROGRAM_FILE),
  );
  const faultsOf = <Content>(
    pieces: readonly Piece<Content>[],
    find: (piece: Content, file: string) => readonly string[],
  ) => pieces.flatMap(({ file, piece }) => find(piece, file).map((problem) => ({ file, problem })));
  return [
    ...problems,
    ...kinds
      .filter((kind) => !existsSync(path.join(folder, kind, PROGRAM_FILE)))
      .map((kind) => ({ file: `${kind}/${PROGRAM_FILE}`, problem: "is missing" })),
    ...faultsOf(exercises, (exercise, file) => [
      ...idFaults(exercise.id, path.basename(file, ".yaml")),
      ...exerciseFaults(exercise),
    ]),
    ...faultsOf(programs, (program, file) => [
      ...idFaults(program.id, path.basename(path.dirname(file))),
      ...languageFaults(program.languages),
      ...spokenFaults(program),
    ]),
    ...faultsOf(sessions, (session, file) => [
      ...idFaults(session.core.id, `${path.basename(path.dirname(file))}-${session.number}`),
      ...sessionFaults(session),
    ]),
    ...repeatedLines([...exercises, ...sessions]),
    ...doubledTechniques([
      ...exercises.map(({ file, piece }) => ({ file, name: piece.modality })),
      ...sessions.map(({ file, piece }) => ({ file, name: piece.core.modality })),
    ]),
  ];
}

function foldersIn(place: string): readonly string[] {
  if (!existsSync(place)) return [];
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

function idFaults(id: string, expected: string): readonly string[] {
  return id === expected ? [] : [`id: is ${id}, and should be ${expected}`];
}

function languageFaults(languages: readonly string[]): readonly string[] {
  return languages.length === 0 ? ["languages: says none"] : [];
}

/** What is wrong with one exercise of the menu. */
export function exerciseFaults(exercise: ExerciseFile): readonly string[] {
  const names = new Set(exercise.steps.map(({ name }) => name));
  const unknownStep = (at: string, step: string) =>
    names.has(step) ? [] : [`${at}: there is no step ${step}`];
  return [
    ...languageFaults(exercise.languages),
    ...stepFaults(exercise.steps, ""),
    ...(exercise.startsAt ? unknownStep("startsAt", exercise.startsAt.step) : []),
    ...(exercise.plan ?? []).flatMap((step) => unknownStep("plan", step)),
    ...(exercise.letter ?? []).flatMap((step) => unknownStep("letter", step)),
    ...lineFaults("closings", exercise.closings, {
      asked: names,
      slots: numbersOf(exercise.steps),
    }),
    ...spokenFaults(exercise),
    ...minutesFaults(exercise, exercise.minutes, [exercise.closings, exercise.thisWeek]),
  ];
}

/** What is wrong with one session of a program. */
export function sessionFaults(session: SessionFile): readonly string[] {
  const { openingCheck, core } = session;
  const names = new Set(core.steps.map(({ name }) => name));
  return [
    ...languageFaults(session.languages),
    ...lineFaults("openingCheck", openingCheck, NOTHING_ASKED),
    ...stepFaults(core.steps, "core."),
    ...lineFaults("closings", session.closings, { asked: names, slots: numbersOf(core.steps) }),
    ...spokenFaults(session),
    ...minutesFaults(core, core.minutes, [
      session.welcomes,
      openingCheck,
      session.closings,
      session.tryThisWeek,
    ]),
  ];
}

/** The way from step to step: every one is come to, from every one the end, and nothing names what isn't there. */
function stepFaults(steps: readonly ExerciseStep[], prefix: string): readonly string[] {
  const reached = reachedFrom(steps, steps[0]);
  return steps.flatMap((step, index) => {
    const at = `${prefix}steps.${step.name}`;
    const before = steps.slice(0, index);
    const earlier = new Set(before.map(({ name }) => name));
    const numbers = numbersOf(before);
    const answered = step.expects.kind === "number" ? new Set([...numbers, "answer"]) : numbers;
    const buttons = step.quickAnswers ?? [];
    const conditions = [...step.prompts, ...step.reflections].flatMap((line) =>
      typeof line === "string" ? [] : (line.when.is ?? []),
    );
    const opener = steps.find(({ name }) => name === step.onlyAfter?.step);
    return [
      ...(earlier.has(step.name) ? [`${at}: there are two of this name`] : []),
      ...(!reached.has(step) ? [`${at}: nothing leads here`] : []),
      ...(reached.has(step) && !reachedFrom(steps, step).has(END)
        ? [`${at}: a dead end: the end can't be reached from here`]
        : []),
      ...(step.jumps ?? []).flatMap((jump) => [
        ...(steps.some(({ name }) => name === jump.to)
          ? []
          : [`${at}.jumps: there is no step ${jump.to}`]),
        ...(jump.is ?? [])
          .filter((is) => !buttons.includes(is))
          .map((is) => `${at}.jumps: there is no button “${is}”`),
      ]),
      ...conditions
        .filter((is) => !buttons.includes(is))
        .map((is) => `${at}: when: there is no button “${is}”`),
      ...(step.onlyAfter !== undefined && opener?.quickAnswers?.includes(step.onlyAfter.is) !== true
        ? [`${at}.onlyAfter: no step ${step.onlyAfter.step} has a button “${step.onlyAfter.is}”`]
        : []),
      ...lineFaults(`${at}.prompts`, step.prompts, { asked: earlier, slots: numbers }),
      ...lineFaults(`${at}.reflections`, step.reflections, { asked: earlier, slots: answered }),
      ...slotFaults(`${at}.hints`, step.hints, answered),
    ];
  });
}

const END = "end";

/** The steps, and the end, that some answers lead to. */
function reachedFrom(
  steps: readonly ExerciseStep[],
  from: ExerciseStep | undefined,
): ReadonlySet<ExerciseStep | typeof END> {
  const seen = new Set<ExerciseStep | typeof END>();
  const open = [from];
  for (let step = open.pop(); step !== undefined; step = open.pop()) {
    if (seen.has(step)) continue;
    seen.add(step);
    for (const next of followingSteps(steps, step)) {
      if (next === END) seen.add(END);
      else open.push(next);
    }
  }
  return seen;
}

/** Everywhere that a step may lead: its jumps, and what comes next unless it always jumps. */
function followingSteps(
  steps: readonly ExerciseStep[],
  step: ExerciseStep,
): readonly (ExerciseStep | typeof END)[] {
  const jumps = step.jumps ?? [];
  const targets = steps.filter(({ name }) => jumps.some(({ to }) => to === name));
  if (jumps.some(({ is }) => is === undefined)) return targets;
  const later = steps.slice(steps.indexOf(step) + 1).filter(({ aside }) => aside !== true);
  const sure = later.findIndex(({ onlyAfter }) => onlyAfter === undefined);
  return sure < 0 ? [...targets, ...later, END] : [...targets, ...later.slice(0, sure + 1)];
}

/** What was asked before a line, and of that what a slot of it can give back. */
interface Before {
  asked: ReadonlySet<string>;
  slots: ReadonlySet<string>;
}

const NOTHING_ASKED: Before = { asked: new Set(), slots: new Set() };

/** The steps whose answer can stand in a sentence: a number. What somebody wrote never does. */
function numbersOf(steps: readonly ExerciseStep[]): ReadonlySet<string> {
  return new Set(steps.filter(({ expects }) => expects.kind === "number").map(({ name }) => name));
}

/** One line at least can always be said: without a condition, and without words that may be missing. */
function lineFaults(
  at: string,
  lines: readonly Line[],
  { asked, slots }: Before,
): readonly string[] {
  const isSure = lines.some((line) => typeof line === "string" && slotsOf(line).length === 0);
  return [
    ...(isSure ? [] : [`${at}: no line that fits every answer`]),
    ...slotFaults(at, lines, slots),
    ...lines.flatMap((line) => {
      if (typeof line === "string") return [];
      const { lowerThan, higherThan, sameAs, answered } = line.when;
      return [lowerThan, higherThan, sameAs, answered]
        .filter((step) => step !== undefined && !asked.has(step))
        .map((step) => `${at}: when: ${step} wasn't asked before`);
    }),
  ];
}

function slotFaults(
  at: string,
  lines: readonly Line[],
  known: ReadonlySet<string>,
): readonly string[] {
  return lines
    .flatMap((line) => slotsOf(textOf(line)))
    .filter((slot) => !known.has(slot))
    .map((slot) => `${at}: {${slot}} is no number that was asked before: the line is never said`);
}

function slotsOf(text: string): readonly string[] {
  return [...text.matchAll(/\{(\w+)\}/gu)].map(([, slot = ""]) => slot);
}

/** Not said to the person: what the program, the model or a reviewer reads, and what people write. */
const UNSPOKEN: ReadonlySet<string> = new Set([
  "id",
  "name",
  "languages",
  "modality",
  "source",
  "sources",
  "guidance",
  "aliases",
  "helpsWith",
  "when",
  "expects",
  "jumps",
  "onlyAfter",
  "startsAt",
  "plan",
  "letter",
]);
/** Where a line may give back what was answered. */
const MAY_ANSWER = /(?:^|\.)(?:prompts|reflections|hints|closings)\./u;
const BUTTONS = "quickAnswers";

/** Every text of a piece, with where it stands: steps by their name, the rest by its place in the list. */
function spokenTexts(part: unknown, at = ""): readonly CheckedText[] {
  if (typeof part === "string") return [{ at, language: "en", text: part }];
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
    if (UNSPOKEN.has(key)) return [];
    const place = key === "text" ? [] : [nameOf(value) ?? key];
    return spokenTexts(value, [...(at === "" ? [] : [at]), ...place].join("."));
  });
}

function nameOf(part: unknown): string | undefined {
  return typeof part === "object" &&
    part !== null &&
    "name" in part &&
    typeof part.name === "string"
    ? part.name
    : undefined;
}

function spokenFaults(piece: unknown): readonly string[] {
  const texts = spokenTexts(piece);
  return [
    ...texts
      .filter(({ at, text }) => !MAY_ANSWER.test(at) && slotsOf(text).length > 0)
      .map(({ at, text }) => `${at}: nothing is filled in here: ${text}`),
    ...textFaults(texts),
    ...gradeFaults(texts.filter(({ at }) => !at.includes(BUTTONS))),
  ];
}

/** Help with a question, and the way back into the room, may be the same in many. */
function isDistinctive({ at, text }: CheckedText, asides: readonly string[]): boolean {
  return (
    readableWordsOf(text).length >= DISTINCTIVE_WORDS &&
    !at.includes(".hints.") &&
    !asides.some((name) => at.includes(`steps.${name}.`))
  );
}

function repeatedLines(
  pieces: readonly { file: string; piece: ExerciseFile | SessionFile }[],
): readonly ContentProblem[] {
  const first = new Map<string, { file: string; at: string }>();
  return pieces.flatMap(({ file, piece }) => {
    const { steps } = "core" in piece ? piece.core : piece;
    const asides = steps.filter(({ aside }) => aside === true).map(({ name }) => name);
    return spokenTexts(piece).flatMap((spoken) => {
      const { at, text } = spoken;
      if (!isDistinctive(spoken, asides)) return [];
      const said = readableWordsOf(text).join(" ").toLowerCase();
      const earlier = first.get(said);
      if (earlier === undefined) first.set(said, { file, at });
      return earlier === undefined || earlier.file === file
        ? []
        : [{ file, problem: `${at}: ${earlier.file} says the same (${earlier.at}): ${text}` }];
    });
  });
}

/** What somebody tired reads in a minute on a phone. */
const WORDS_PER_MINUTE = 180;
/** People differ: the stated minutes may be this many times more or fewer than the estimate. */
const MAX_OFF = 2;
/** About how long a step takes besides reading: thinking and writing, rating, listing, doing. */
const MINUTES_TO_ANSWER: Readonly<Record<ExerciseStep["expects"]["kind"], number>> = {
  text: 1.5,
  number: 0.3,
  list: 1,
  ready: 1,
};

/** About how long these steps take: their reading with what stands around them, and an answer to each. */
function estimatedMinutes(
  core: Core,
  steps: readonly ExerciseStep[],
  around: readonly (readonly Line[])[],
): number {
  const read = [
    core.intro,
    ...steps.flatMap(({ prompts, reflections }) => [prompts, reflections]),
    ...around,
  ].reduce((sum, lines) => sum + averageWords(lines), 0);
  const answered = steps.reduce((sum, { expects }) => sum + MINUTES_TO_ANSWER[expects.kind], 0);
  return read / WORDS_PER_MINUTE + answered;
}

function averageWords(lines: readonly Line[]): number {
  const words = lines.reduce((sum, line) => sum + readableWordsOf(textOf(line)).length, 0);
  return lines.length === 0 ? 0 : words / lines.length;
}

function minutesFaults(
  core: Core,
  minutes: number,
  around: readonly (readonly Line[])[],
): readonly string[] {
  const shortest = core.steps.filter(({ aside, onlyAfter }) => aside !== true && !onlyAfter);
  const least = estimatedMinutes(core, shortest, around) / MAX_OFF;
  const most = estimatedMinutes(core, core.steps, around) * MAX_OFF;
  return minutes >= least && minutes <= most
    ? []
    : [`minutes: says ${minutes}, and takes ${least.toFixed(0)} to ${most.toFixed(0)}`];
}
