import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { isPiece, parsePiece } from "#app/content/read-content.ts";
/** Read from disk, as the rules of safety are: the product always starts in its own folder. */
export const CONTENT_FOLDER = path.resolve("app/content");

/** One file that is not as it should be, for whoever writes it. */
export interface ContentProblem {
  file: string;
  problem: string;
}

/** Whether there is an exercise of this name; its own file says whether it's as it should be. */
export function isExercise(id: string): boolean {
  return existsSync(path.join(CONTENT_FOLDER, "exercises", `${id}.yaml`));
}

/** The pieces of a folder that are as their schema says, in order; what is wrong with the others is noted. */
export function readPieces<Piece>(
  folder: string,
  kind: string,
  schema: z.ZodType<Piece>,
  problems: ContentProblem[],
  isMeant: (name: string) => boolean = () => true,
): readonly { file: string; piece: Piece }[] {
  const place = path.join(folder, kind);
  if (!existsSync(place)) return [];
  const names = readdirSync(place).filter((name) => isPiece(name) && isMeant(name));
  return names.sort().flatMap((name) => {
    const file = `${kind}/${name}`;
    const note = (problem: string) => problems.push({ file, problem });
    const source = parseFile(path.join(place, name), note);
    if (source === undefined) return [];
    const read = schema.safeParse(source);
    if (!read.success) {
      for (const issue of read.error.issues) note(`${issue.path.join(".")}: ${issue.message}`);
      return [];
    }
    return [{ file, piece: read.data }];
  });
}

function parseFile(file: string, note: (problem: string) => void): unknown {
  try {
    return parsePiece(file) ?? {};
  } catch (error) {
    note(error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error));
    return undefined;
  }
}
