import type { Exercise } from "./exercise.ts";
import { programFile, sessionFile, type Program, type ProgramSession } from "./program.ts";
import { contentFiles, readContent } from "./read-content.ts";

const PROGRAM_FILE = "program.yaml";
const NOT_IN_THE_MENU = { summary: "", helpsWith: [], aliases: [], closings: [], thisWeek: [] };

/** Every written program. */
export const programs: readonly Program[] = [
  "letting-go",
  "calm-mind",
  "process-grief",
  "internal-family-systems",
].map(readProgram);

function readProgram(id: string): Program {
  const folder = `programs/${id}`;
  const { languages: _, ...about } = readContent(folder, PROGRAM_FILE, programFile);
  const sessions = contentFiles(folder)
    .filter((name) => name !== PROGRAM_FILE)
    .map((name) => readSession(folder, name))
    .toSorted((one, other) => one.number - other.number);
  return { ...about, sessions };
}

/** Its exercise is offered nowhere else, so that it has no summary and no ending of its own. */
function readSession(folder: string, name: string): ProgramSession {
  const { languages: _, core, ...session } = readContent(folder, name, sessionFile);
  return { ...session, core: { ...core, ...NOT_IN_THE_MENU } };
}

const programsById = new Map<string, Program>(programs.map((program) => [program.id, program]));

/** The program of a track, or undefined where the track has none. */
export function findProgram(id: string): Program | undefined {
  return programsById.get(id);
}

/** A session of a program by its number, from 1; undefined beyond the last. */
export function programSessionOf(program: Program, number: number): ProgramSession | undefined {
  return program.sessions.find((session) => session.number === number);
}

// What a session leads to stands with the session: its exercise ends on those words.
const coresById = new Map<string, Exercise>(
  programs.flatMap(({ sessions }) =>
    sessions.map(({ core, closings }) => [core.id, { ...core, closings, thisWeek: [] }] as const),
  ),
);

/** The exercise of a session by its id, as the companion leads it: its ending is the session's. */
export function findCore(id: string): Exercise | undefined {
  return coresById.get(id);
}
