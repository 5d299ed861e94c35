import { readSyntax } from "./pattern-syntax.ts";
import type { Piece, Sequence } from "./pattern-syntax.ts";
import { rankOf } from "./speller.ts";

/** What is known of one way through a pattern, up to here. */
interface Path {
  /** The rarest whole word that the text must hold; none yet where it is empty. */
  rarest: string;
  /** The word that is being written: its letters so far, or unknown ones. */
  word: string;
}

const UNKNOWN = "*";
const START: readonly Path[] = [{ rarest: "", word: "" }];
const ANYTHING: readonly Path[] = [{ rarest: "", word: UNKNOWN }];

/** More ways than this are not followed: then nothing is known of the words there. */
const MOST_PATHS = 300;

/** The most sets of words asked for of one alternative: they share one byte of marks. */
const MOST_SETS = 8;

/**
 * Sets of words of each of which a text must hold at least one, as a whole word, for this alternative
 * of a pattern to match in it. The alternative has to begin and to end where a word does. No sets where
 * nothing is sure: such an alternative has to be tried on every text.
 */
export function neededWords(alternative: string): readonly (readonly string[])[] {
  let options: readonly Sequence[];
  try {
    options = readSyntax(alternative);
  } catch {
    return [];
  }
  const [sequence] = options;
  if (options.length !== 1 || sequence === undefined) return [];
  const sets = readSets(sequence).filter((words) => words !== undefined);
  return sets.sort((one, other) => one.length - other.length).slice(0, MOST_SETS);
}

/** One set for each stretch between spaces that every match has; undefined where a stretch has no sure word. */
function readSets(sequence: Sequence): (readonly string[] | undefined)[] {
  const sets: (readonly string[] | undefined)[] = [];
  let paths = START;
  for (const piece of sequence) {
    if (piece.kind !== "text") {
      paths = follow(paths, piece);
      continue;
    }
    const [first = "", ...rest] = piece.text.split(" ");
    paths = write(paths, first);
    for (const word of rest) {
      sets.push(wordsOf(paths));
      paths = write(START, word);
    }
  }
  return [...sets, wordsOf(paths)];
}

function wordsOf(paths: readonly Path[]): readonly string[] | undefined {
  const words = new Set(paths.map(({ rarest, word }) => rarer(rarest, word)));
  return words.has("") ? undefined : [...words];
}

/** The word that says more, being said less often; a word that is not known whole says nothing. */
function rarer(one: string, other: string): string {
  if (other === "" || other === UNKNOWN) return one;
  return one === "" || rankOf(other) > rankOf(one) ? other : one;
}

function follow(paths: readonly Path[], piece: Piece): readonly Path[] {
  switch (piece.kind) {
    case "text":
      return write(paths, piece.text);
    case "character":
      return piece.of === undefined
        ? loseWord(paths)
        : join(piece.of.map((character) => write(paths, character)));
    case "choice":
      return join(piece.options.map((option) => followAll(paths, option)));
    case "repeat":
      return join(repeat(paths, piece));
  }
}

function followAll(paths: readonly Path[], sequence: Sequence): readonly Path[] {
  let followed = paths;
  for (const piece of sequence) followed = follow(followed, piece);
  return followed;
}

function repeat(
  paths: readonly Path[],
  { piece, isOptional, isMany }: Piece & { kind: "repeat" },
): (readonly Path[])[] {
  const ways = isOptional ? [paths, follow(paths, piece)] : [follow(paths, piece)];
  // Whatever came before the last round: the word that it left open is not known any more.
  if (isMany) ways.push(follow(loseWord(paths), piece));
  return ways;
}

/** The same ways, where anything may have been written since. */
function loseWord(paths: readonly Path[]): readonly Path[] {
  return paths.map(({ rarest }) => ({ rarest, word: UNKNOWN }));
}

function write(paths: readonly Path[], text: string): readonly Path[] {
  if (!text.includes(" "))
    return paths.map(({ rarest, word }) => ({ rarest, word: continueWord(word, text) }));
  const words = text.split(" ");
  return paths.map((path) => {
    let { rarest, word } = path;
    for (const [index, next] of words.entries()) {
      if (index > 0) rarest = rarer(rarest, word);
      word = index > 0 ? next : continueWord(word, next);
    }
    return { rarest, word };
  });
}

function continueWord(word: string, letters: string): string {
  return word === UNKNOWN ? UNKNOWN : word + letters;
}

/**
 * All these ways, each once. Of ways that go on with the same word, one that is sure of none so far makes
 * the words of the others worthless: what comes later has to tell.
 */
function join(ways: readonly (readonly Path[])[]): readonly Path[] {
  const joined: Path[] = [];
  const unsure = new Set<string>();
  const seen = new Set<string>();
  for (const paths of ways)
    for (const path of paths) {
      if (path.rarest !== "" || unsure.has(path.word)) continue;
      unsure.add(path.word);
      joined.push(path);
    }
  for (const paths of ways)
    for (const path of paths) {
      if (path.rarest === "" || unsure.has(path.word)) continue;
      const key = path.word === "" ? path.rarest : `${path.rarest} ${path.word}`;
      if (seen.has(key)) continue;
      seen.add(key);
      joined.push(path);
    }
  return joined.length > MOST_PATHS ? ANYTHING : joined;
}
