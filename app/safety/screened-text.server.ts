import { setImmediate as nextTurn } from "node:timers/promises";
import { countFinding } from "#app/config/metrics.server.ts";
import { asksAboutDanger, type Language, type TextField } from "./assessment.ts";
import { assessByRules, readText, type TextRead } from "./detector.server.ts";
import { withoutTheNo } from "./cues/considered.ts";
import { readWords } from "./cues/read-words.ts";
import { moreSevere } from "./detector/findings.ts";
import { detectLanguage } from "./detector/language.ts";
import { toldIn } from "./scripts/told.ts";
import type { WordsRead } from "./words-read.ts";

declare const screened: unique symbol;

/** A person's own words (or the product's) that went through the detector. Only this module can make one. */
export type ScreenedText = string & { readonly [screened]: true };

export interface Screening extends TextRead {
  text: ScreenedText;
  /** "other" when the detector cannot read it: then help stays in view whatever the tier says. */
  language: Language | "other";
  /** What its words say. */
  words: WordsRead;
  /** Whether it is a sign of danger by its words alone, without those before it. */
  isSignAlone: boolean;
  /** What it says besides a no: "I'm not suicidal, I just can't sleep". Null where the no is all there is. */
  besideNo: Matter | null;
}

/** What a text is about, and what its writer wants and asks. */
export type Matter = Pick<TextRead, "subjects" | "wish" | "asks" | "offer" | "leaves"> & {
  words: WordsRead;
};

/** Texts up to this length are judged in one piece. */
export const SLICE_CHARACTERS = 4_000;

/** Slices share this much, so that a sentence across a seam is whole in one of them. */
const SLICE_OVERLAP = 500;

/** Longer texts are stored whole by nobody; of them the beginning and the end are judged, half of this each. */
export const MAX_SCREENED_CHARACTERS = 65_536;

/**
 * So many longer texts are judged at a time, slice by slice; others wait their turn. A text of one slice never waits.
 */
export const screenTextConcurrency = 2;

let judging = 0;
const waiting: (() => void)[] = [];

async function takeTurn(): Promise<void> {
  if (judging < screenTextConcurrency) judging += 1;
  // Who ends hands the turn on, so that the number stays as it is.
  else await new Promise<void>((resolve) => waiting.push(resolve));
}

function endTurn(): void {
  const next = waiting.shift();
  if (next) next();
  else judging -= 1;
}

function isScreened(text: string): text is ScreenedText {
  return !text.includes("\u0000") && text.isWellFormed();
}

function brand(text: string): ScreenedText {
  const clean = text.replaceAll("\u0000", "").toWellFormed();
  if (!isScreened(clean)) throw new Error("a cleaned text is well formed");
  return clean;
}

function sliceText(text: string): string[] {
  const half = MAX_SCREENED_CHARACTERS / 2;
  const parts =
    text.length > MAX_SCREENED_CHARACTERS ? [text.slice(0, half), text.slice(-half)] : [text];
  return parts.flatMap((part) => {
    const slices: string[] = [];
    for (
      let start = 0;
      start === 0 || start + SLICE_OVERLAP < part.length;
      start += SLICE_CHARACTERS - SLICE_OVERLAP
    ) {
      slices.push(part.slice(start, start + SLICE_CHARACTERS));
    }
    return slices;
  });
}

/**
 * Judges a person's text before anything else happens to it, and hands it back fit to be stored: without NUL bytes and
 * with lone surrogates repaired, otherwise untouched. `recent` are the person's earlier messages, oldest first; `field`
 * says where it was written. Texts over 4,000 characters are judged in overlapping slices that let other work run
 * between them, two texts at a time; over 64 kB the first and the last 32 kB are judged.
 */
export async function screenText(
  text: string,
  recent: readonly string[] = [],
  field: TextField = "talk",
): Promise<Screening> {
  const screening = await screen(text, recent, field);
  if (text !== "") countFinding(screening.assessment.tier);
  return screening;
}

async function screen(
  text: string,
  recent: readonly string[],
  field: TextField,
): Promise<Screening> {
  const clean = brand(text);
  const language = detectLanguage(clean.slice(0, SLICE_CHARACTERS));
  const read =
    clean.length <= SLICE_CHARACTERS
      ? await readText(clean, recent, { field })
      : await readInTurn(clean, recent, field);
  const words = readWords(clean);
  return {
    text: clean,
    ...read,
    // The honest answer to it is the same, however it was heard.
    wish: words.says.has("asks_if_human") ? "who" : read.wish,
    language,
    words,
    isSignAlone:
      recent.length === 0 ? asksAboutDanger(read.assessment.tier) : isSignAlone(clean, read),
    besideNo: await readBesideNo(clean, { ...read, words }),
  };
}

function isSignAlone(text: string, { assessment }: TextRead): boolean {
  return asksAboutDanger(assessment.tier) && asksAboutDanger(assessByRules(text).tier);
}

/** Longer texts tell more than a no and what stands beside it. */
const MAX_NO_CHARACTERS = 400;

async function readBesideNo(text: string, matter: Matter): Promise<Matter | null> {
  if (text.length > MAX_NO_CHARACTERS) return matter;
  const rest = withoutTheNo(text);
  if (rest === "") return null;
  if (rest === text.trim()) return matter;
  const read = await readText(rest);
  // "No. And don't ask me again" tells of nothing to go on with.
  const words = readWords(rest);
  return toldIn({ words, heard: read.asides }).has("no_questions") ? null : { ...read, words };
}

async function readInTurn(
  text: string,
  recent: readonly string[],
  field: TextField,
): Promise<TextRead> {
  await takeTurn();
  try {
    return await readSlices(text, recent, field);
  } finally {
    endTurn();
  }
}

/** What a stored message says by its words, for one from before that was kept with it. */
export function readStoredWords(text: string): WordsRead {
  return readWords(text);
}

/** What is read in each slice: the gravest danger, and what the first is about. */
async function readSlices(
  text: string,
  recent: readonly string[],
  field: TextField,
): Promise<TextRead> {
  const [first = "", ...rest] = sliceText(text);
  const setting = { field, parts: rest.length + 1 };
  const read = await readText(first, recent, setting);
  for (const slice of rest) {
    await nextTurn();
    const { assessment } = await readText(slice, [], setting);
    read.assessment = moreSevere(read.assessment, assessment);
  }
  return read;
}

/**
 * Brands text that needs no screening: written by the product, or by the model and checked by the guard. Never for
 * anything that a person typed, said or named.
 */
export function trustedText(text: string): ScreenedText {
  return brand(text);
}

/** Parts of a screened text, as `read` takes it apart: a part of what was screened is screened. */
export function partsOf(
  text: ScreenedText,
  read: (text: string) => readonly string[],
): ScreenedText[] {
  return read(text).map(brand);
}

/** Screened texts below one another. */
export function joinScreened(texts: readonly ScreenedText[]): ScreenedText {
  return brand(texts.join("\n\n"));
}
