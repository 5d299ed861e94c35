import type { ExerciseStep, Line } from "#app/content/exercise.ts";
import type { Programme, ProgrammeSession } from "#app/content/programme.ts";
import type { Chooser } from "./choose.ts";
import { pickLine } from "./fill.ts";
import type { TurnReply } from "./turn-reply.ts";
import type { ProgrammePosition } from "./turn.ts";

/** The session that is led, and where in it this turn begins. */
export interface Lead {
  programme: Programme;
  session: ProgrammeSession;
  /** What the person had set themselves, in their own words. */
  goal: string | null;
  position: ProgrammePosition;
}

/** A turn with the place in the session that it leaves off at. */
export function withPosition(said: TurnReply, position: ProgrammePosition): TurnReply {
  return { ...said, state: { ...said.state, programme: position } };
}

/** Stands where no exercise is running: any answer will do. */
export const NO_STEP: ExerciseStep = {
  name: "answer",
  expects: { kind: "text" },
  prompts: [],
  reflections: [],
  scaffolds: { unknown: [] },
};

/** One of a session's own lines, with the person's words in it where they can be repeated; null where none can be said. */
export function sessionLine(
  id: string,
  choices: readonly Line[],
  words: Readonly<Record<string, string | null>>,
  { session, chooser }: { session: ProgrammeSession; chooser: Chooser },
): string | null {
  const answers = new Map(
    Object.entries(words).flatMap(([name, word]) => (word === null ? [] : [[name, word] as const])),
  );
  const scene = { exercise: session.core, step: NO_STEP, answers };
  const inTheirWords = choices.filter((line) => typeof line === "object" || line.includes("{"));
  const lineId = `${session.core.id}.${id}`;
  return (
    pickLine(lineId, inTheirWords, scene, chooser) ?? pickLine(lineId, choices, scene, chooser)
  );
}
