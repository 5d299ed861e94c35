import type { z } from "zod";
import { named } from "./line-ids.ts";
import { contentFiles, readContent } from "./read-content.ts";
import {
  answersFile,
  asidesFile,
  doneFile,
  heardFile,
  holdingFile,
  lines,
  momentsFile,
  noticesFile,
  panelsFile,
  questionsFile,
  repliesFile,
  scriptsFile,
  SITUATIONS,
  youngFile,
  type Script,
  type Situation,
  type Spoken,
  type Step,
  type StepFile,
} from "./safety-script.ts";

/** A piece of what is said for the sake of safety: each of its lines is known by its place. */
function readPiece<Piece>(folder: string, name: string, schema: z.ZodType<Piece>): Piece {
  const place = `${folder}/${name}`.replace("safety/", "").replace(".yaml", "");
  return named(place.replaceAll("/", "."), readContent(folder, name, schema));
}

const ANSWERS = readPiece("safety", "answers.yaml", answersFile);

/** Every direct question, with its buttons. */
export const QUESTIONS = readPiece("safety", "questions.yaml", questionsFile(ANSWERS));
/** What is said first to the answer that someone gave to the last question. */
export const REPLIES = readPiece("safety", "replies.yaml", repliesFile);
/** What is said around the scripts. */
export const MOMENTS = readPiece("safety", "moments.yaml", momentsFile(ANSWERS));
/** What is said to what somebody says back to a first answer: it is about this danger and no other. */
export const ANSWERED_BACK = Object.fromEntries(
  contentFiles("safety/answered-back")
    .map((name) => readPiece("safety/answered-back", name, asidesFile))
    .flatMap((file) => Object.entries(file)),
);
/** What is said to what somebody asks or tells in the middle of danger; what is said back comes first. */
export const ASIDES = { ...ANSWERED_BACK, ...readPiece("safety", "asides.yaml", asidesFile) };
/** What somebody says is done already: taken up once, and not asked for again. */
export const DONE = readPiece("safety", "done.yaml", doneFile);
/** What stands in the place of an empty word while a question about danger is open. */
export const HEARD = readPiece("safety", "heard.yaml", heardFile);
/** What is said while somebody goes on about a danger whose questions are all asked. */
const HOLDING = readPiece("safety", "holding.yaml", holdingFile);
/** What is said to somebody who is not an adult. */
export const YOUNG = readPiece("safety", "young.yaml", youngFile);
/** That this is an AI, in the words of each occasion. */
export const NOTICES = readPiece("safety", "notices.yaml", noticesFile);
/** The panels, and what stands on every one of them. */
export const PANELS = readPiece("safety", "panels.yaml", panelsFile);

const SCRIPT_FILES = contentFiles("safety/scripts").map((name) => ({
  file: name.replace(".yaml", ""),
  ...readPiece("safety/scripts", name, scriptsFile),
}));

const LINES = new Map(
  [
    ...["help-in-full", "help-briefly", "support"].map((file) => ({
      file,
      lines: readPiece("safety", `${file}.yaml`, lines),
    })),
    ...SCRIPT_FILES,
  ].flatMap(({ file, lines }) =>
    Object.entries(lines).map(([name, spoken]) => [`${file}/${name}`, spoken] as const),
  ),
);

/** A line that several scripts say, by its file and its name: `help-briefly/suicide`. */
export function lineNamed(name: string): Spoken {
  return known(LINES, name);
}

const COMMON = new Map(
  SCRIPT_FILES.flatMap(({ file, common }) =>
    Object.entries(common).map(([name, steps]) => [`${file}/${name}`, steps] as const),
  ),
);

function known<Piece>(pieces: ReadonlyMap<string, Piece>, name: string): Piece {
  const piece = pieces.get(name);
  if (piece === undefined) throw new Error(`content/safety: nothing is called ${name}`);
  return piece;
}

/** The steps of a file with their words in place; names without a file are the file's own. */
function stepsOf(file: string, steps: readonly StepFile[]): readonly Step[] {
  const inFull = (name: string) => (name.includes("/") ? name : `${file}/${name}`);
  return steps.flatMap((step) => {
    if ("goOn" in step) {
      const common = inFull(step.goOn);
      return stepsOf(common.slice(0, common.indexOf("/")), known(COMMON, common));
    }
    const said = step.says.map((name) => (name === "reply" ? name : lineNamed(inFull(name))));
    return {
      question: step.asks,
      ...(step.branch && { branch: step.branch }),
      parts: [...said, "question"],
    };
  });
}

function scriptOf(file: string, written: readonly StepFile[]): Script {
  const [first, ...steps] = stepsOf(file, written);
  if (first === undefined) throw new Error(`content/safety/scripts/${file}: a script has no steps`);
  return { steps: [first, ...steps] };
}

const SCRIPTS = new Map<string, Script>();
const LATER = new Map<string, Script>();
for (const { file, scripts } of SCRIPT_FILES) {
  for (const { situations, later, steps } of scripts) {
    const script = scriptOf(file, steps);
    for (const situation of situations) putOnce(SCRIPTS, situation, script);
    for (const situation of later) putOnce(LATER, situation, script);
  }
}

const PANEL_OF = new Map<string, (typeof PANELS)["panels"][number]>();
for (const panel of PANELS.panels) {
  for (const situation of panel.situations) putOnce(PANEL_OF, situation, panel);
}

function putOnce<Piece>(pieces: Map<string, Piece>, situation: Situation, piece: Piece): void {
  if (pieces.has(situation)) throw new Error(`content/safety: ${situation} is answered twice`);
  pieces.set(situation, piece);
}

// A situation that nothing answers stops the start, not the reply to somebody in it.
for (const situation of SITUATIONS) {
  known(SCRIPTS, situation);
  known(PANEL_OF, situation);
}

/** The words for a situation, step by step. */
export function scriptFor(situation: Situation): Script {
  return known(SCRIPTS, situation);
}

/** The words for a situation on a later visit: what was urgent then is gone on with, not shouted again. */
export function laterScriptFor(situation: Situation): Script {
  return LATER.get(situation) ?? scriptFor(situation);
}

/** What the panel of a situation says, and which needs its help lines answer. */
export function panelTextFor(situation: Situation) {
  return known(PANEL_OF, situation);
}

/** What is said once the questions of a situation are all asked, and whom to call where that names nobody. */
export interface Holding {
  says: Spoken;
  help: Spoken | null;
  /** A life may hang on it. */
  isGrave: boolean;
}

/** What holds somebody in a situation whose questions are all asked; null where somebody else goes on. */
export function holdingFor(situation: Situation): Holding | null {
  const group = HOLDING.groups.find(({ situations }) => situations.includes(situation));
  if (group === undefined) return null;
  const { grave, help } = group;
  return {
    says: group,
    help: help === undefined ? null : lineNamed(help),
    isGrave: grave.includes(situation),
  };
}
