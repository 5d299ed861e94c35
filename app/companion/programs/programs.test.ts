import { describe, expect, test } from "vitest";
import { textOf, type ExerciseStep } from "#app/content/exercise.ts";
import { findExercise } from "#app/content/exercises.ts";
import { findCore, findProgram, programs, programSessionOf } from "#app/content/programs.ts";
import type { ProgramSession } from "#app/content/program.ts";

const SESSIONS = 12;
const MAX_GUIDANCE_CHARACTERS = 900;
const MAX_WORDS = 90;
const FORBIDDEN =
  /!|\b(?:cures?|heals?|healing|treats?|treatment|diagnos\w*|clinically proven|medication|guarantee\w*|promise you|as a human|I feel|I'm proud|I am proud|others have it worse|committed suicide|AI therapist|HIPAA|journey|hold space|you've got this)\b/iu;

const everySession = programs.flatMap(({ id, sessions }) =>
  sessions.map((session) => [`${id} ${session.number}`, session] as const),
);

function stepTexts(step: ExerciseStep): string[] {
  return [...[...step.prompts, ...step.reflections].map(textOf), ...step.hints];
}

/** What is said at a safe place beside the way: in every session of a program the same. */
function besideTheWay({ core }: ProgramSession): ReadonlySet<string> {
  return new Set(core.steps.filter(({ aside }) => aside === true).flatMap(stepTexts));
}

/** Everything of a session that somebody may read in the chat. */
function textsOf(session: ProgramSession): string[] {
  const { core } = session;
  return [
    session.title,
    session.aim,
    ...session.welcomes,
    ...session.openingCheck,
    core.about,
    ...core.intro,
    ...core.steps.flatMap(stepTexts),
    ...session.closings.map(textOf),
    ...session.tryThisWeek,
  ];
}

describe.each(programs.map((program) => [program.id, program] as const))(
  "the program %s",
  (id, program) => {
    test("has twelve sessions in order, and is found by its id", () => {
      const numbers = program.sessions.map(({ number }) => number);
      expect(numbers).toEqual(Array.from({ length: SESSIONS }, (_, index) => index + 1));
      expect(findProgram(id)).toBe(program);
      expect(programSessionOf(program, SESSIONS)?.number).toBe(SESSIONS);
      expect(programSessionOf(program, SESSIONS + 1)).toBeUndefined();
      expect(programSessionOf(program, 0)).toBeUndefined();
    });

    test("says what it is, and when to see somebody instead", () => {
      expect(program.about).toMatch(/therapist|doctor|counselor/u);
      expect(program.about).not.toMatch(FORBIDDEN);
    });
  },
);

describe.each(everySession)("session %s", (_, session) => {
  const { core } = session;

  test("has every part, what is said most in more than one wording", () => {
    expect(session.title).not.toBe("");
    expect(session.aim).toMatch(/[.]$/u);
    expect(session.welcomes.length).toBeGreaterThanOrEqual(2);
    expect(core.intro.length).toBeGreaterThanOrEqual(2);
    expect(session.closings.length).toBeGreaterThanOrEqual(1);
    expect(session.tryThisWeek.length).toBeGreaterThanOrEqual(2);
    expect(session.sources.length).toBeGreaterThanOrEqual(1);
    expect(session.openingCheck.length).toBeGreaterThanOrEqual(1);
  });

  test("takes four to eight steps, each with help for “I don't know”", () => {
    const onTheWay = core.steps.filter(({ aside }) => aside !== true);
    expect(onTheWay.length).toBeGreaterThanOrEqual(4);
    expect(onTheWay.length).toBeLessThanOrEqual(8);
    for (const step of core.steps) {
      expect(step.prompts.length, step.name).toBeGreaterThanOrEqual(2);
      expect(step.reflections.length, step.name).toBeGreaterThanOrEqual(1);
      expect(step.hints.length, step.name).toBeGreaterThanOrEqual(2);
    }
  });

  test("never speaks at length", () => {
    for (const text of textsOf(session)) {
      expect(text.split(/\s+/u).length, text).toBeLessThanOrEqual(MAX_WORDS);
    }
  });

  test("raises no voice, makes no promise and plays no doctor", () => {
    for (const text of textsOf(session)) {
      expect(text).not.toMatch(FORBIDDEN);
    }
  });

  test("tells the model how to lead it, briefly", () => {
    expect(session.guidance.length).toBeGreaterThan(150);
    expect(session.guidance.length).toBeLessThanOrEqual(MAX_GUIDANCE_CHARACTERS);
  });

  test("names its sources with a year", () => {
    for (const source of session.sources) {
      expect(source).toMatch(/\b(?:18|19|20)\d\d\b/u);
    }
  });

  test("has an exercise that only this session leads to", () => {
    expect(findCore(core.id)?.steps).toBe(core.steps);
    expect(findExercise(core.id)).toBeUndefined();
  });
});

test("every exercise of a session has an id of its own that begins with its program's", () => {
  const ids = programs.flatMap(({ sessions }) => sessions.map(({ core }) => core.id));
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, sessions } of programs) {
    expect(sessions.filter(({ core }) => !core.id.startsWith(`${id}-`))).toEqual([]);
  }
});

/** Short words of assent may come back; sentences that say something may not. */
const SAYS_SOMETHING = 7;

test("no two sessions say the same thing", () => {
  const places = new Map<string, string[]>();
  for (const [name, session] of everySession) {
    const beside = besideTheWay(session);
    for (const text of new Set(textsOf(session).filter((each) => !beside.has(each)))) {
      const said = text.toLowerCase().trim();
      if (said.split(/\s+/u).length >= SAYS_SOMETHING) {
        places.set(said, [...(places.get(said) ?? []), name]);
      }
    }
  }
  expect([...places].filter(([, names]) => names.length > 1)).toEqual([]);
});

test("no two sessions share a title, an aim or a question", () => {
  for (const [what, texts] of [
    ["titles", everySession.map(([, { title }]) => title)],
    ["aims", everySession.map(([, { aim }]) => aim)],
    [
      "questions",
      everySession.flatMap(([, { core }]) =>
        core.steps
          .filter(({ aside }) => aside !== true)
          .flatMap((step) => step.prompts.map(textOf)),
      ),
    ],
  ] as const) {
    expect(
      texts.filter((text, index) => texts.indexOf(text) !== index),
      what,
    ).toEqual([]);
  }
});
