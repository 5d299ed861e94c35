import { foldCharacters } from "./characters.ts";
import { dropEmptyPhrases } from "./empty-phrases.ts";
import {
  correctSpelling,
  isCritical,
  isKnown,
  readLeet,
  readMasked,
  splitRunTogether,
} from "./vocabulary.ts";
import { isEverydayWord, respell } from "./speller.ts";
import { EXPANSIONS } from "./words.ts";

/** One sentence as rules read it: known words in plain Latin letters, commas as tokens of their own. */
export interface Sentence {
  words: string;
  isQuestion: boolean;
  /** The words before were bent on purpose (leet, masks, spaced letters): a sign of its own. */
  isDisguised: boolean;
}

const SPACED_LETTERS =
  /(?<![a-z0-9'])[a-z0-9$@!*](?:[ ._*/\\~-]{1,2}[a-z0-9$@!*]){2,}(?![a-z0-9'])/g;
const CHUNK = /[^\s"“”()[\]{}<>]+|[\n"()[\]{}]/g;
const LETTERS = /^[a-z]+$/;
const LONGEST_CHUNK = 60;
const LONGEST_SENTENCE = 48;
const SENTENCE_OVERLAP = 14;

function joinSpacedLetters(text: string): string {
  return text.replace(SPACED_LETTERS, (run) => ` ~${run.replace(/[ ._/\\~-]/g, "")} `);
}

function stripEdges(chunk: string): string {
  return chunk.replace(/^[^a-z0-9$@!|*]+/, "").replace(/[^a-z0-9*$]+$/, "");
}

function readPlainWord(word: string, wasSpaced: boolean): string {
  const expansion = EXPANSIONS.get(word);
  if (expansion !== undefined) return expansion;
  if (isKnown(word) || isEverydayWord(word)) return word;
  const once = word.replace(/([a-z])\1{2,}/g, "$1");
  if (once !== word) {
    const twice = word.replace(/([a-z])\1{2,}/g, "$1$1");
    for (const candidate of [twice, once]) {
      const known = EXPANSIONS.get(candidate);
      if (known !== undefined) return known;
      if (isKnown(candidate)) return candidate;
    }
    return correctSpelling(once) ?? respell(once) ?? once;
  }
  const doubled = word.replace(/([a-z])\1/g, "$1");
  if (doubled !== word && isCritical(doubled)) return EXPANSIONS.get(doubled) ?? doubled;
  const corrected = correctSpelling(word);
  if (corrected !== undefined) return corrected;
  if (word.length >= 5 || wasSpaced) {
    const parts = splitRunTogether(word);
    if (parts !== undefined) return parts.map((part) => EXPANSIONS.get(part) ?? part).join(" ");
  }
  return respell(word) ?? word;
}

/** Forms that need their apostrophe to be told from other words ("ill", "id", "shed", "were"). */
const APOSTROPHE_FORMS: ReadonlyMap<string, string> = new Map([
  ...["i", "you", "he", "she", "it", "we", "they", "who", "that", "there"].flatMap(
    (who): [string, string][] => [
      [`${who}'ll`, `${who} will`],
      [`${who}'d`, `${who} would`],
    ],
  ),
  ...[
    "he",
    "she",
    "it",
    "that",
    "there",
    "what",
    "who",
    "how",
    "where",
    "everyone",
    "nobody",
    "somebody",
    "someone",
    "everything",
    "something",
    "nothing",
  ].map((who): [string, string] => [`${who}'s`, `${who} is`]),
  ["we're", "we are"],
  ["id", "i would"],
]);

/** Before these a bare "ill" is "I'll". */
const BEFORE_WILL = new Set([
  "",
  "and",
  "but",
  "then",
  "so",
  ",",
  "tonight",
  "tomorrow",
  "maybe",
  "again",
  "think",
  "swear",
  "if",
  "he",
  "she",
  "him",
  "her",
  "because",
  "hope",
  "that",
]);

interface ReadChunk {
  words: string;
  isDisguised: boolean;
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

/** A word that no list knows, with digits and symbols before or between its letters ("st4rves"). */
function readBent(written: string): string | undefined {
  if (!/[a-z].*[0-9!|@$+].*[a-z]|^[0-9!|@$+][a-z]{3,}$/.test(written)) return undefined;
  if (/^[0-9]{2,}/.test(written)) return undefined;
  const letters = written.replace(/[0-9!|@$+]/g, (sign) => LETTER_FOR[sign] ?? "");
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

function readChunk(chunk: string): ReadChunk {
  if (chunk.startsWith("~")) {
    const letters = chunk.slice(1);
    const plain = /^[a-z]+$/.test(letters);
    const read = plain ? readPlainWord(letters, true) : readMixed(letters).words;
    if (!plain && letters.length > 6) {
      const parts = splitRunTogether(
        letters
          .replace(/1|!/g, "i")
          .replace(/3/g, "e")
          .replace(/0/g, "o")
          .replace(/4|@/g, "a")
          .replace(/5|\$/g, "s")
          .replace(/7/g, "t"),
      );
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

const BEFORE_TO = new Set([
  "want",
  "need",
  "have",
  "going",
  "ready",
  "about",
  "trying",
  "used",
  "wish",
  "wanted",
  "way",
  "ways",
  "plan",
  "planning",
  "nothing",
  "like",
  "reason",
  "deserve",
  "waiting",
  "wanting",
  "close",
  "hoping",
  "begging",
  "afraid",
  "scared",
  "tried",
]);

class Reader {
  readonly sentences: Sentence[] = [];
  private words: string[] = [];
  private isDisguised = false;
  private pending = "";

  add(words: string): void {
    if (!words.includes(" ")) {
      if (words !== "") this.addWord(words);
      return;
    }
    for (const word of words.split(" ")) if (word !== "") this.addWord(word);
  }

  private addWord(word: string): void {
    const previous = this.words.at(-1) ?? "";
    if ((word === "2" || word === "too") && BEFORE_TO.has(previous)) this.words.push("to");
    else if (word === "b" && /^(?:to|not|will|would|can|should|could)$/.test(previous))
      this.words.push("be");
    else if (word === "1" && this.isDisguised) this.words.push("i");
    else if (word === "ill" && BEFORE_WILL.has(previous)) this.words.push("i", "will");
    else {
      const isWord = isKnown(word);
      if (!isWord && this.pending !== "" && isCritical(this.pending + word)) {
        this.words.pop();
        this.words.push(this.pending + word);
      } else this.words.push(word);
      this.pending = isWord && word.length > 2 ? "" : word;
      return;
    }
    this.pending = "";
  }

  comma(): void {
    if (this.words.length > 0 && this.words.at(-1) !== ",") this.words.push(",");
    this.pending = "";
  }

  markDisguised(): void {
    if (!this.isDisguised) this.words = this.words.map((word) => (word === "1" ? "i" : word));
    this.isDisguised = true;
  }

  endSentence(isQuestion: boolean): void {
    this.pending = "";
    while (this.words.at(-1) === ",") this.words.pop();
    for (let start = 0; start < this.words.length; start += LONGEST_SENTENCE - SENTENCE_OVERLAP) {
      const written = this.words.slice(start, start + LONGEST_SENTENCE).join(" ");
      const words = dropEmptyPhrases(` ${written} `).trim();
      this.sentences.push({ words, isQuestion, isDisguised: this.isDisguised });
      if (start + LONGEST_SENTENCE >= this.words.length) break;
    }
    this.words = [];
    this.isDisguised = false;
  }
}

/** Takes a text apart into sentences of known words. Linear in the length of the text. */
export function readSentences(text: string): Sentence[] {
  const reader = new Reader();
  const folded = joinSpacedLetters(foldCharacters(text));
  for (const [chunk] of folded.matchAll(CHUNK)) {
    if (chunk === "\n") reader.endSentence(false);
    else if (/^["()[\]{}]$/.test(chunk)) reader.comma();
    else
      readIntoSentence(
        reader,
        chunk.length > LONGEST_CHUNK ? chunk.slice(0, LONGEST_CHUNK) : chunk,
      );
  }
  reader.endSentence(false);
  return reader.sentences;
}

function readIntoSentence(reader: Reader, chunk: string): void {
  // Most words are letters and nothing else.
  if (LETTERS.test(chunk)) {
    reader.add(APOSTROPHE_FORMS.get(chunk) ?? readPlainWord(chunk, false));
    return;
  }
  const core = stripEdges(chunk);
  if (core === "") {
    if (/[.!?;]/.test(chunk)) reader.endSentence(chunk.includes("?"));
    else if (/[,:|/-]/.test(chunk)) reader.comma();
    return;
  }
  const whole = chunk.startsWith("~") ? `~${core}` : core;
  const inner = /^([a-z']{2,})(?:\.{2,}|[!?;]+)([a-z'].*)$/.exec(whole);
  if (inner !== null) {
    reader.add(readChunk(inner[1] ?? "").words);
    reader.endSentence(whole.includes("?"));
    readIntoSentence(reader, (inner[2] ?? "") + chunk.slice(chunk.lastIndexOf(core) + core.length));
    return;
  }
  const read = readChunk(whole);
  if (read.isDisguised) reader.markDisguised();
  reader.add(read.words);
  const tail = chunk.slice(chunk.lastIndexOf(core) + core.length);
  if (/[.!?;]/.test(tail)) reader.endSentence(tail.includes("?"));
  else if (/[,:]/.test(tail)) reader.comma();
}
