import type { Exercise } from "../exercises/exercise.ts";
import { calmMind } from "./calm-mind/index.ts";
import { internalFamilySystems } from "./internal-family-systems/index.ts";
import { lettingGo } from "./letting-go/index.ts";
import { processGrief } from "./process-grief/index.ts";
import type { Programme, ProgrammeSession } from "./programme.ts";

export type { Programme, ProgrammeId, ProgrammeSession } from "./programme.ts";

/** Every written programme. */
export const programmes: readonly Programme[] = [
  lettingGo,
  calmMind,
  processGrief,
  internalFamilySystems,
];

const programmesById = new Map<string, Programme>(
  programmes.map((programme) => [programme.id, programme]),
);

/** The programme of a track, or undefined where the track has none. */
export function findProgramme(id: string): Programme | undefined {
  return programmesById.get(id);
}

/** A session of a programme by its number, from 1; undefined beyond the last. */
export function sessionOf(programme: Programme, number: number): ProgrammeSession | undefined {
  return programme.sessions.find((session) => session.number === number);
}

// What a session leads to stands with the session: its exercise ends on those words.
const coresById = new Map<string, Exercise>(
  programmes.flatMap(({ sessions }) =>
    sessions.map(({ core, closings }) => [core.id, { ...core, closings, thisWeek: [] }] as const),
  ),
);

/** The exercise of a session by its id, as the companion leads it: its ending is the session's. */
export function findCore(id: string): Exercise | undefined {
  return coresById.get(id);
}
