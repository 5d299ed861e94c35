import type { Exercise, ExerciseStep, Line } from "#app/content/exercise.ts";
import { exercises, findExercise } from "#app/content/exercises.ts";
import { findProgram, programs, programSessionOf } from "#app/content/programs.ts";
import type { Program, ProgramSession } from "#app/content/program.ts";
import {
  guideLabel,
  guideLine,
  receiptsOf,
  type Preview,
  type PreviewKind,
  type PreviewNode,
  type PreviewPlace,
  type SaidText,
  type Way,
} from "./preview.ts";

const INTRO = "intro";
const OPENING = "opening";
const END = "end";

/** The exercises of the menu. */
export const exerciseKind: PreviewKind = {
  id: "exercise",
  title: "Exercises",
  isEnglishOnly: true,
  pieces: () => exercises,
  open(id, place) {
    const exercise = findExercise(id);
    if (exercise === undefined) return null;
    const about = [
      { wordings: [exercise.about], when: `${exercise.minutes} minutes, ${exercise.modality}` },
    ];
    return walk(exercise, place, { about, closings: exercise.closings, week: exercise.thisWeek });
  },
};

/** The sessions of the programs, each with its own exercise in the middle. */
export const sessionKind: PreviewKind = {
  id: "session",
  title: "Program sessions",
  isEnglishOnly: true,
  pieces: () =>
    programs.flatMap((program) =>
      program.sessions.map(({ number, title }) => ({
        id: `${program.id}.${number}`,
        title: `${program.title} ${number}: ${title}`,
      })),
    ),
  open(id, place) {
    const [, programId = "", number = ""] = /^([a-z-]+)\.(\d{1,2})$/u.exec(id) ?? [];
    const program = findProgram(programId);
    const session = program && programSessionOf(program, Number(number));
    return program && session ? sessionWalk(program, session, place) : null;
  },
};

function sessionWalk(program: Program, session: ProgramSession, place: PreviewPlace): Preview {
  const { core, aim, welcomes, closings, tryThisWeek: week, openingCheck } = session;
  const about = [{ wordings: [aim], when: `${program.title}, session ${session.number}` }];
  const through = walk(core, place, { about, closings, week });
  const opening: PreviewNode = {
    name: OPENING,
    said: [
      { wordings: welcomes },
      { wordings: guideLine("session_goal", place), when: "With a goal from last time" },
      { wordings: openingCheck, when: "Without one" },
    ],
    ways: [{ label: "Any words", to: INTRO, says: receiptsOf(place) }],
    exits: exitsOf(place, null, INTRO),
  };
  return {
    ...through,
    title: session.title,
    start: OPENING,
    node: (name) => (name === OPENING ? opening : through.node(name)),
  };
}

interface Frame {
  about: readonly SaidText[];
  closings: readonly Line[];
  week: readonly string[];
}

function walk(exercise: Exercise, place: PreviewPlace, { about, closings, week }: Frame): Preview {
  const { steps } = exercise;
  const first = steps[0]?.name ?? END;
  const intro = {
    name: INTRO,
    said: [{ wordings: exercise.intro }],
    ways: [{ label: "Goes on by itself", to: first }],
    exits: [],
  };
  const end = {
    name: END,
    said: [
      ...saidLines(closings, "At the end"),
      ...(week.length > 0 ? [{ wordings: week, when: "To try this week" }] : []),
    ],
    ways: [],
    exits: [],
  };
  return {
    title: exercise.title,
    about,
    start: INTRO,
    node(name) {
      if (name === INTRO) return intro;
      if (name === END) return end;
      const step = steps.find((each) => each.name === name);
      return step === undefined ? null : stepNode(exercise, step, place);
    },
  };
}

function stepNode(exercise: Exercise, step: ExerciseStep, place: PreviewPlace): PreviewNode {
  const next = following(exercise, step);
  const reflections = textsOf(step.reflections);
  const buttons = (step.quickAnswers ?? []).map((label) => ({
    label,
    to: jumpOf(step, label) ?? next,
    says: reflections,
  }));
  return {
    name: step.name,
    said: saidLines(step.prompts),
    ways: [
      ...buttons,
      { label: ANSWERS[step.expects.kind], to: jumpOf(step, null) ?? next, says: reflections },
    ],
    exits: exitsOf(place, step, next),
  };
}

const ANSWERS = {
  text: "Any words",
  number: "A number from 0 to 100",
  ready: "Done",
  list: "A list",
} as const;

/** What comes next where nobody jumps: neither an aside, nor what only a button opens. */
function following({ steps }: Exercise, step: ExerciseStep): string {
  const later = steps.slice(steps.indexOf(step) + 1);
  const opened = ({ aside, onlyAfter }: ExerciseStep) =>
    aside !== true && (onlyAfter === undefined || step.onlyAfter?.is === onlyAfter.is);
  return later.find(opened)?.name ?? END;
}

/** Where a button leads, or any words; undefined where that is simply on. */
function jumpOf(step: ExerciseStep, label: string | null): string | undefined {
  return step.jumps?.find(({ is }) => is === undefined || (label !== null && is.includes(label)))
    ?.to;
}

function exitsOf(place: PreviewPlace, step: ExerciseStep | null, next: string): readonly Way[] {
  const hints = step?.hints;
  return [
    ...(hints === undefined
      ? []
      : [{ label: guideLabel("hint", place), to: step?.name ?? next, says: hints }]),
    { label: guideLabel("skip", place), to: next },
    { label: guideLabel("stop", place), to: null, says: guideLine("exercise_stopped", place) },
  ];
}

/** The lines that are always open, and after them those that only some answers bring. */
function saidLines(lines: readonly Line[], when?: string): readonly SaidText[] {
  const open = lines.filter((line) => typeof line === "string");
  const bound = lines.flatMap((line) =>
    typeof line === "string"
      ? []
      : [{ wordings: [line.text], when: `Where ${conditionOf(line.when)}` }],
  );
  return [
    ...(open.length > 0 ? [{ wordings: open, ...(when === undefined ? {} : { when }) }] : []),
    ...bound,
  ];
}

function conditionOf(condition: object): string {
  return Object.entries(condition)
    .map(([name, value]) => `${name}: ${[value].flat().join(", ")}`)
    .join("; ");
}

function textsOf(lines: readonly Line[]): readonly string[] {
  return lines.map((line) => (typeof line === "string" ? line : line.text));
}
