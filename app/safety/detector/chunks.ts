import { segmentWords } from "./word-segmentation.ts";
import { isEverydayWord, correctBySound } from "./spell-corrector.ts";
import {
  correctSpelling,
  isCritical,
  isKnown,
  readLeet,
  readMasked,
  splitRunTogether,
} from "./vocabulary.ts";
import { EXPANSIONS, WORD_LISTS } from "./words.ts";

/** Forms that need their apostrophe to be told from other words ("ill", "id", "shed", "were"). */
const APOSTROPHE_FORMS: ReadonlyMap<string, string> = new Map([
  ...["i", "you", "he", "she", "it", "we", "they", "who", "that", "there"].flatMap(
    (who): [string, string][] => [
      [`${who}'ll`, `${who} will`],
      [`${who}'d`, `${who} would`],
    ],
  ),
  ...WORD_LISTS.beforeIs.map((who): [string, string] => [`${who}'s`, `${who} is`]),
  ["we're", "we are"],
  ["id", "i would"],
]);

/** What a stretch between spaces says, and whether its letters were bent on purpose. */
export interface ReadChunk {
  words: string;
  isDisguised: boolean;
}

/** A word of letters alone, in the spelling that the rules know. */
export function readLetters(word: string): string {
  return APOSTROPHE_FORMS.get(word) ?? readPlainWord(word, false);
}

function readPlainWord(word: string, wasSpaced: boolean): string {
  const expansion = EXPANSIONS.get(word);
  if (expansion !== undefined) return expansion;
  if (isKnown(word) || isEverydayWord(word)) return word;
  const once = word.replace(/([a-z])\1{2,}/g, "$1");
  if (once !== word) {
    const twice = word.replace(/([a-z])\1{2,}/g, "$1$1");
    for (const candidate of [twice, once]) {
      // "Shhh" asks for quiet; two letters stand for a word of danger only as they are.
      if (candidate.length === 2 && isCritical(candidate)) continue;
      const known = EXPANSIONS.get(candidate);
      if (known !== undefined) return known;
      if (isKnown(candidate)) return candidate;
    }
    return correctSpelling(once) ?? correctBySound(once) ?? (once.length > 2 ? once : twice);
  }
  const doubled = word.replace(/([a-z])\1/g, "$1");
  if (doubled !== word && doubled.length > 2 && isCritical(doubled))
    return EXPANSIONS.get(doubled) ?? doubled;
  const corrected = correctSpelling(word);
  if (corrected !== undefined) return corrected;
  if (word.length >= 5 || wasSpaced) {
    const parts = splitRunTogether(word);
    if (parts !== undefined) return parts.map((part) => EXPANSIONS.get(part) ?? part).join(" ");
  }
  const apart = segmentWords(word);
  if (apart !== undefined) return apart.map((part) => EXPANSIONS.get(part) ?? part).join(" ");
  return correctBySound(word) ?? word;
}

const LETTER_FOR: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "!": "i",
  "|": "l",
  "3": "e",
  "4": "a",
  "@": "a",
  "5": "s",
  $: "s",
  "7": "t",
  "+": "t",
  "8": "b",
  "9": "g",
};

/** Letters for the digits and symbols that stand for them; those that stand for none are left out. */
function unbend(written: string): string {
  return written.replace(/[0-9!|@$+]/g, (sign) => LETTER_FOR[sign] ?? "");
}

/** A word that no list knows, with digits and symbols before or between its letters ("st4rves"). */
function readBent(written: string): string | undefined {
  if (!/^[^a-z]*[a-z][^0-9!|@$+]*[0-9!|@$+][^a-z]*[a-z]|^[0-9!|@$+][a-z]{3,}$/.test(written))
    return undefined;
  if (/^[0-9]{2,}/.test(written)) return undefined;
  const letters = unbend(written);
  if (!/^[a-z]{4,}$/.test(letters)) return undefined;
  return readPlainWord(letters, true);
}

function readMixed(core: string): ReadChunk {
  const spoken = APOSTROPHE_FORMS.get(core);
  if (spoken !== undefined) return { words: spoken, isDisguised: false };
  const plain = core
    .replace(/'s$/, core === "it's" || core === "that's" ? "s" : "")
    .replace(/'/g, "");
  if (/^[a-z]+$/.test(plain)) return { words: readPlainWord(plain, false), isDisguised: false };
  const expansion = EXPANSIONS.get(plain);
  if (expansion !== undefined) return { words: expansion, isDisguised: false };
  if (/^[0-9.,:%/$-]+$/.test(plain))
    return { words: plain.replace(/[^0-9]/g, " ").trim(), isDisguised: false };
  if (plain.includes("*")) {
    const masked = readMasked(plain.replace(/[^a-z*]+/g, ""));
    if (masked !== undefined) return { words: masked, isDisguised: true };
  }
  if (/[-_./\\·+~,;:&=#]/.test(plain)) {
    const joined = plain.replace(/[^a-z]/g, "");
    if (!/[0-9]/.test(plain) && isCritical(joined) && joined.length > 3)
      return { words: EXPANSIONS.get(joined) ?? joined, isDisguised: true };
    const parts = plain.split(/[-_./\\·+~,;:&=#]+/).filter((part) => part !== "");
    if (parts.length > 1) {
      const read = parts.map(readMixed);
      return {
        words: read.map((part) => part.words).join(" "),
        isDisguised: read.some((part) => part.isDisguised),
      };
    }
  }
  const leet =
    readLeet(plain) ??
    readLeet(plain.replace(/([a-z0-9!$@|])\1{2,}/g, "$1$1")) ??
    readLeet(plain.replace(/(.)\1+/g, "$1"));
  if (leet !== undefined && /[a-z$@]/.test(plain))
    return { words: EXPANSIONS.get(leet) ?? leet, isDisguised: true };
  const letters = plain.replace(/[^a-z0-9]/g, "");
  if (/^[a-z]+$/.test(letters)) return { words: readPlainWord(letters, false), isDisguised: false };
  const bent = readBent(plain);
  if (bent !== undefined) return { words: bent, isDisguised: true };
  const unit = /^([0-9]+)([a-z]+)$/.exec(letters);
  if (unit !== null) return { words: `${unit[1] ?? ""} ${unit[2] ?? ""}`, isDisguised: false };
  return { words: letters, isDisguised: false };
}

/** A stretch between spaces, whatever is in it: words, numbers, masks, letters bent or joined ("~"). */
export function readChunk(chunk: string): ReadChunk {
  if (chunk.startsWith("~")) {
    const letters = chunk.slice(1);
    const plain = /^[a-z]+$/.test(letters);
    const read = plain ? readPlainWord(letters, true) : readMixed(letters).words;
    if (!plain && letters.length > 6) {
      const parts = splitRunTogether(unbend(letters));
      if (parts !== undefined)
        return {
          words: parts.map((part) => EXPANSIONS.get(part) ?? part).join(" "),
          isDisguised: true,
        };
    }
    return { words: read, isDisguised: read.split(" ").some(isCritical) };
  }
  return readMixed(chunk);
}
