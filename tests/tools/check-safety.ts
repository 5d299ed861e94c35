import path from "node:path";
import type { z } from "zod";
import { articleFile } from "#app/content/articles.ts";
import { REGIONS, regionFile, waysFile } from "#app/content/help-line.ts";
import { LEGAL_NAMES, legalFactsFile, legalFile, safetyPageFile } from "#app/content/legal.ts";
import {
  answersFile,
  lines,
  momentsFile,
  noticesFile,
  panelsFile,
  questionsFile,
  repliesFile,
  scriptsFile,
  SITUATIONS,
  youngFile,
  type Situation,
  type StepFile,
} from "#app/content/safety-script.ts";
import { gradeFaults, textFaults, type CheckedText } from "./check-text.ts";
import { CONTENT_LANGUAGES } from "./schema.ts";
import { readPieces, type ContentProblem } from "./read-pieces.ts";

/**
 * Clinicians have reviewed the words of safety as they are: where those break one of these, they
 * stay until they are reviewed again. Names of help lines are spelled as their own country does.
 */
const LEFT_TO_REVIEW = [
  "write it as it is said: a contraction",
  "who",
  "US spelling",
  "never claim to know how it is",
  "no praise of the person",
  "no promise",
];

type Scripts = z.output<typeof scriptsFile>;
interface Read<Piece> {
  file: string;
  piece: Piece;
}

/** Everything that is wrong with the words of safety, the help lines, the legal texts and the articles. */
export function safetyFaults(folder: string): readonly ContentProblem[] {
  const problems: ContentProblem[] = [];
  /** The one file of this name. */
  const read = <Piece>(kind: string, name: string, schema: z.ZodType<Piece>) => {
    const noted = problems.length;
    const found = readPieces(folder, kind, schema, problems, (each) => each === name);
    if (found.length === 0 && problems.length === noted) {
      problems.push({ file: `${kind}/${name}`, problem: "is missing" });
    }
    return found;
  };
  const answers = read("safety", "answers.yaml", answersFile);
  const shared = answers[0]?.piece ?? {};
  const panels = read("safety", "panels.yaml", panelsFile);
  const scripts = readPieces(folder, "safety/scripts", scriptsFile, problems);
  const lineFiles = ["help-in-full", "help-briefly", "support"].flatMap((name) =>
    read("safety", `${name}.yaml`, lines),
  );
  const bilingual: readonly Read<unknown>[] = [
    ...answers,
    ...panels,
    ...scripts,
    ...lineFiles,
    ...read("safety", "questions.yaml", questionsFile(shared)),
    ...read("safety", "moments.yaml", momentsFile(shared)),
    ...read("safety", "replies.yaml", repliesFile),
    ...read("safety", "young.yaml", youngFile),
    ...read("safety", "notices.yaml", noticesFile),
    ...read("help-lines", "ways.yaml", waysFile),
    ...REGIONS.flatMap((region) => read("help-lines", `${region.toLowerCase()}.yaml`, regionFile)),
  ];
  const documents = [
    ...read("legal", "safety.md", safetyPageFile),
    ...LEGAL_NAMES.flatMap((name) => read("legal", `${name}.md`, legalFile)),
    ...readPieces(folder, "articles", articleFile, problems),
  ];
  read("legal", "facts.yaml", legalFactsFile);
  return [
    ...problems,
    ...bilingual.flatMap(({ file, piece }) =>
      wordFaults(piece).map((problem) => ({ file, problem })),
    ),
    ...documents.flatMap(({ file, piece }) =>
      gradeFaults(paragraphsOf(piece.body)).map((problem) => ({ file, problem })),
    ),
    ...onceFaults(
      "safety/scripts",
      scripts.flatMap(({ piece }) => piece.scripts.flatMap(({ situations }) => situations)),
    ),
    ...onceFaults(
      "safety/panels.yaml",
      panels.flatMap(({ piece }) => piece.panels.flatMap(({ situations }) => situations)),
    ),
    ...nameFaults(scripts, lineFiles),
  ];
}

function wordFaults(piece: unknown): readonly string[] {
  const texts = wordsIn(piece);
  return [...textFaults(texts), ...gradeFaults(texts)].filter(
    (fault) => !LEFT_TO_REVIEW.some((rule) => fault.includes(`: ${rule} (“`)),
  );
}

/** Every text of a piece that stands in its languages, side by side. */
function wordsIn(piece: unknown, at = ""): readonly CheckedText[] {
  if (typeof piece !== "object" || piece === null) return [];
  return Object.entries(piece).flatMap(([key, part]) => {
    const language = CONTENT_LANGUAGES.find((each) => each === key);
    if (language === undefined) return wordsIn(part, at === "" ? key : `${at}.${key}`);
    return [part].flat().map((text) => ({ at, language, text: String(text) }));
  });
}

function paragraphsOf(body: string): readonly CheckedText[] {
  const texts = body.split(/\n+/).map((line) => line.replace(/^(?:#+|-) /, ""));
  return texts.map((text) => ({ at: "body", language: "en", text }));
}

/** Every situation is answered, and by one piece alone. */
function onceFaults(file: string, found: readonly Situation[]): readonly ContentProblem[] {
  return SITUATIONS.flatMap((situation) => {
    const times = found.filter((each) => each === situation).length;
    return times === 1 ? [] : [{ file, problem: `${situation}: answered ${times} times` }];
  });
}

/** Names that nothing has, and lines that nothing says. */
function nameFaults(
  scripts: readonly Read<Scripts>[],
  lineFiles: readonly Read<z.output<typeof lines>>[],
): readonly ContentProblem[] {
  const placeOf = (file: string) => path.basename(file, ".yaml");
  const known = new Set([
    ...lineFiles.flatMap(({ file, piece }) =>
      Object.keys(piece).map((name) => `${placeOf(file)}/${name}`),
    ),
    ...scripts.flatMap(({ file, piece }) =>
      Object.keys({ ...piece.lines, ...piece.common }).map((name) => `${placeOf(file)}/${name}`),
    ),
  ]);
  const used = scripts.flatMap(({ file, piece }) =>
    [...Object.values(piece.common), ...piece.scripts.map(({ steps }) => steps)]
      .flat()
      .flatMap(namesIn)
      .map((name) => ({ file, name: name.includes("/") ? name : `${placeOf(file)}/${name}` })),
  );
  const said = new Set(used.map(({ name }) => name));
  return [
    ...used
      .filter(({ name }) => !known.has(name))
      .map(({ file, name }) => ({ file, problem: `nothing is called ${name}` })),
    ...[...known]
      .filter((name) => !said.has(name))
      .map((name) => ({ file: `safety/${name}`, problem: "nothing says it" })),
  ];
}

function namesIn(step: StepFile): readonly string[] {
  return "goOn" in step ? [step.goOn] : step.says.filter((name) => name !== "reply");
}
