import { GUIDE_LINES, guideWordings } from "#app/content/guide.ts";
import type { Line } from "#app/content/line-ids.ts";
import type { Language } from "#app/safety/assessment.ts";

/** What the reader of a preview picked. */
export interface PreviewPlace {
  language: Language;
  /** The companion whose lines are shown, by its id. */
  companion: string;
}

/** One text that is said, in all of its wordings: the first as it would be met, the others below it. */
export interface SaidText {
  /** When it is said, where that isn't plain. */
  when?: string;
  wordings: readonly string[];
}

/** Where an answer leads. */
export interface Way {
  label: string;
  /** The node that comes next, by its name; null where the piece is over or stays as it is. */
  to: string | null;
  /** What is said first, on the way there. */
  says?: readonly string[];
}

/** One stop of a piece: what a person reads there, and every way on. */
export interface PreviewNode {
  name: string;
  said: readonly SaidText[];
  /** The answers on buttons, and what typed words do. */
  ways: readonly Way[];
  /** "I don't know", "something else", "stop", and whatever else is always understood. */
  exits: readonly Way[];
}

/** A piece of content as it can be walked. */
export interface Preview {
  title: string;
  /** About the whole of it, before the first node. */
  about: readonly SaidText[];
  start: string;
  /** The node of this name, or null. */
  node: (name: string) => PreviewNode | null;
}

/** One kind of content that can be previewed. */
export interface PreviewKind {
  id: string;
  title: string;
  /** Set where it is written in English alone. */
  isEnglishOnly?: true;
  /** Its pieces, in the order in which they are listed. */
  pieces: (place: PreviewPlace) => readonly { id: string; title: string }[];
  /** The piece with this id, or null. */
  open: (id: string, place: PreviewPlace) => Preview | null;
}

/** The ids of all companions. */
export const COMPANIONS: readonly string[] = Object.keys(GUIDE_LINES.companions);

/** A line in the picked language, as something said. */
export function saidText(line: Line, { language }: PreviewPlace, when?: string): SaidText {
  return { wordings: [line[language]].flat(), ...(when === undefined ? {} : { when }) };
}

/** All wordings of one of the guide's own lines. */
export function guideLine(key: string, { language }: PreviewPlace): readonly string[] {
  return guideWordings(`guide.lines.${key}`, language);
}

/** The label of one of the guide's buttons. */
export function guideLabel(key: string, { language }: PreviewPlace): string {
  return guideWordings(`guide.labels.${key}`, language)[0] ?? key;
}

/** That something was received, in the words of the companion that was picked. */
export function receiptsOf({ companion, language }: PreviewPlace): readonly string[] {
  return guideWordings(`guide.companions.${companion}.receipt`, language);
}

/** The place of a picked language and companion, each the first where it is missing or unknown. */
export function placeFor(language: string | null, picked: string | null): PreviewPlace {
  const companion = COMPANIONS.find((id) => id === picked) ?? COMPANIONS[0];
  if (companion === undefined) throw new Error("there is no companion");
  return { language: language === "es" ? "es" : "en", companion };
}
