import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseYaml } from "#app/content/parse-yaml.ts";
import type { z } from "zod";
import { isPiece, parsePiece } from "#app/content/read-content.ts";
import {
  acknowledgmentsSchema,
  characterSchema,
  intentSchema,
  linesSchema,
  remarksSchema,
  subjectSchema,
  topicSchema,
  type Acknowledgments,
  type Character,
  type Intent,
  type Lines,
  type Remarks,
  type Subject,
  type Topic,
} from "./schema.ts";

/** Read from disk, as the rules of safety are: the product always starts in its own folder. */
export const CONTENT_FOLDER = path.resolve("app/content");

export interface Content {
  topics: readonly Topic[];
  subjects: readonly Subject[];
  acknowledgments: readonly Acknowledgments[];
  remarks: readonly Remarks[];
  intents: readonly Intent[];
  characters: readonly Character[];
}

/** What the engine says around all of it: the same for everybody. */
export function readLines(folder: string = CONTENT_FOLDER): Lines {
  return linesSchema.parse(parseYaml(readFileSync(path.join(folder, "lines.yaml"), "utf8")));
}

/** One file that is not as it should be, for whoever writes it. */
export interface ContentProblem {
  file: string;
  problem: string;
}

/** All that is written in a folder, and what is wrong with its files. */
export function readContentFolder(folder: string): {
  content: Content;
  problems: readonly ContentProblem[];
} {
  const problems: ContentProblem[] = [];
  const content = {
    topics: readFiles(folder, "topics", topicSchema, problems),
    subjects: readFiles(folder, "subjects", subjectSchema, problems),
    acknowledgments: readFiles(folder, "acknowledgments", acknowledgmentsSchema, problems),
    remarks: readFiles(folder, "remarks", remarksSchema, problems),
    intents: readFiles(folder, "intents", intentSchema, problems),
    characters: readFiles(folder, "characters", characterSchema, problems),
  };
  return { content, problems };
}

/** The content of the product. Throws where a file is not as its schema says. */
export function readContent(folder: string = CONTENT_FOLDER): Content {
  const { content, problems } = readContentFolder(folder);
  const [first] = problems;
  if (first !== undefined) throw new Error(`${first.file}: ${first.problem}`);
  return content;
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

function readFiles<File extends { id: string }>(
  folder: string,
  kind: string,
  schema: z.ZodType<File>,
  problems: ContentProblem[],
): readonly File[] {
  return readPieces(folder, kind, schema, problems).map(({ file, piece }) => {
    if (path.basename(file) !== `${piece.id}.yaml`) {
      problems.push({ file, problem: `its id is ${piece.id}` });
    }
    return piece;
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
