import type { Character, Text, WrittenLanguage } from "../content/schema.ts";
import { productContent, type OpenContent } from "../guided/content.ts";
import { inLanguage } from "../guided/say.ts";

/** What the reader of a preview picked. */
export interface PreviewPlace {
  language: WrittenLanguage;
  character: Character;
  content: OpenContent;
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

/** A text in the picked language, as something said. */
export function saidText(text: Text, { language }: PreviewPlace, when?: string): SaidText {
  return { wordings: inLanguage(text, language), ...(when === undefined ? {} : { when }) };
}

/** The place of a picked language and companion, each the first where it is missing or unknown. */
export function placeFor(language: string | null, characterId: string | null): PreviewPlace {
  const content = productContent();
  const [first] = content.characters;
  const character = content.characters.find(({ id }) => id === characterId) ?? first;
  if (character === undefined) throw new Error("there is no companion");
  return { language: language === "es" ? "es" : "en", character, content };
}
