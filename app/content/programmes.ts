import type { Exercise } from "./exercise.ts";
import { programmeFile, sessionFile, type Programme, type ProgramSession } from "./programme.ts";
import { contentFiles, readContent } from "./read-content.ts";

const PROGRAMME_FILE = "programme.yaml";
const NOT_IN_THE_MENU = { summary: "", helpsWith: [], aliases: [], closings: [], thisWeek: [] };

/** Every written programme. */
export const programmes: readonly Programme[] = [
  "letting-go",
  "calm-mind",
  "process-grief",
  "internal-family-systems",
].map(readProgramme);

function readProgramme(id: string): Programme {
  const folder = `programmes/${id}`;
  const { languages: _, ...about } = readContent(folder, PROGRAMME_FILE, programmeFile);
  const sessions = contentFiles(folder)
    .filter((name) => name !== PROGRAMME_FILE)
    .map((name) => readSession(folder, name))
    .toSorted((one, other) => one.number - other.number);
  return { ...about, sessions };
}

/** Its exercise is offered nowhere else, so that it has no summary and no ending of its own. */
function readSession(folder: string, name: string): ProgramSession {
  const { languages: _, core, ...session } = readContent(folder, name, sessionFile);
  return { ...session, core: { ...core, ...NOT_IN_THE_MENU } };
}

const programmesById = new Map<string, Programme>(
  programmes.map((programme) => [programme.id, programme]),
);

/** The programme of a track, or undefined where the track has none. */
export function findProgramme(id: string): Programme | undefined {
  return programmesById.get(id);
}

/** A session of a programme by its number, from 1; undefined beyond the last. */
export function programSessionOf(programme: Programme, number: number): ProgramSession | undefined {
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
