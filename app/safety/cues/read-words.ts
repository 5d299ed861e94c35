import { foreignLine } from "#app/content/other-languages.ts";
import { detectLanguage } from "../detector/language.ts";
import { readTaken } from "../detector/taken.ts";
import type { WordsRead } from "../words-read.ts";
import { readAnswers } from "./answers.ts";
import { readCues } from "./cues.ts";
import { placeSaid } from "./place-said.ts";
import { readTrackNeed } from "./track-need.ts";
import { readSwitch, readTrackWish } from "./track-wish.ts";

/** So much of a text is read for what its words say; a message is shorter. */
const MAX_CHARACTERS = 8_000;

/** What steps name to be said ("say *skip*"), by the choice that it stands for. */
const NAMED: ReadonlyMap<string, string> = new Map([
  ["stop", "stop"],
  ["skip", "skip"],
  ["back", "back"],
  ["done", "done"],
  ["ready", "done"],
  ["parar", "stop"],
  ["saltar", "skip"],
  ["listo", "done"],
]);

/** Numbers in words, in English and Spanish. "One" stands for much else. */
const SPELLED: ReadonlyMap<string, number> = new Map(
  [
    "zero . two three four five six seven eight nine ten",
    "cero . dos tres cuatro cinco seis siete ocho nueve diez",
    "twenty thirty forty fifty sixty seventy eighty ninety hundred",
    "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien",
  ].flatMap((row, at) =>
    row.split(" ").map((word, index) => [word, at < 2 ? index : (index + 2) * 10] as const),
  ),
);

function numbersIn(text: string): readonly number[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}.]+/gu) ?? [];
  const numbers = words.map((word) => SPELLED.get(word) ?? Number(word.replace(/\.$/u, "") || "-"));
  return numbers.filter((number) => !Number.isNaN(number));
}

/** What a text says by its words. Only the door of all texts asks this, once for each. */
export function readWords(written: string): WordsRead {
  const text = written.slice(0, MAX_CHARACTERS);
  const bare = text.trim();
  const count = bare.split(/\s+/u).length;
  return {
    says: readCues(text, count),
    count,
    length: written.length,
    answers: readAnswers(text),
    taken: readTaken(text),
    place: placeSaid(text),
    track: readTrackWish(text),
    need: readTrackNeed(text),
    switches: readSwitch(text),
    numbers: numbersIn(text),
    named: NAMED.get(bare.toLowerCase()) ?? null,
    foreign: detectLanguage(text) === "other" ? foreignLine(text) : null,
  };
}
