import { foldCharacters } from "../detector/characters.ts";

/** The end of a sentence and of a clause, as they stand among words. */
export const SENTENCE_END = ".";
export const CLAUSE_END = ",";
/** Any number. */
export const NUMBER = "#";

/** Words of no meaning, or of any: a phrase that has said no other has not said anything yet. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  (
    "i you he she it we they me him her us them my your his its our their this that these those " +
    "a an the and or but so if as of in on at to for from with by about into than then too also " +
    "is am are was were be been being do does did have has had can could will would shall should " +
    "may might must there here what which who how when where why not no yes very more most some " +
    "any all just like well one two back put up down out over " +
    "good feel feels sounds thing things time day keep stay go going walk steps"
  ).split(" "),
);

const CONTRACTIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "can't": "can not",
    cant: "can not",
    cannot: "can not",
    "won't": "will not",
    wont: "will not",
    "shan't": "shall not",
    "let's": "let us",
    im: "i am",
    ive: "i have",
    youre: "you are",
    youve: "you have",
    theres: "there is",
    thats: "that is",
    dont: "do not",
    doesnt: "does not",
    isnt: "is not",
    arent: "are not",
    didnt: "did not",
    gonna: "going to",
    wanna: "want to",
    gotta: "got to",
    al: "a el",
    del: "de el",
  }),
);
const ENDINGS: readonly (readonly [string, string])[] = [
  ["n't", " not"],
  ["'re", " are"],
  ["'ve", " have"],
  ["'ll", " will"],
  ["'m", " am"],
  ["'d", " would"],
];
/** Words after which `'s` means "is"; after all others it says whose something is. */
const IS_WORDS = new Set(
  "it that there he she what who this here how where everything nothing something nobody".split(
    " ",
  ),
);

const LEET: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "@": "a",
  $: "s",
  "!": "i",
};
const PLAIN_WORD = /^[a-z]+$/;
const ASCII_MARKS = /[*_~`\\]/g;
const QUANTITY = /^(\d+)([a-z]{1,9})$/;
const SPLIT =
  /\d+(?:[.,]\d+)*[a-z]*|[a-z@$0-9]+(?:'[a-z]+)*(?:![a-z@$0-9]+)*|[.!?]+|[,;:()[\]{}"|<>/\-—–]+/g;

/** The words of a piece of text without spaces, folded; boundaries stand as their own words. */
export function wordsOf(chunk: string, isKnown: (word: string) => boolean): string[] {
  const folded = foldCharacters(chunk.replace(ASCII_MARKS, ""));
  if (PLAIN_WORD.test(folded)) return contraction(folded).split(" ");
  const words: string[] = [];
  for (const [piece] of folded.matchAll(SPLIT)) {
    const [first = ""] = piece;
    if (/[.!?,;:()[\]{}"|<>/\-—–]/.test(first)) {
      if (words.length > 0 && words.at(-1) !== CLAUSE_END) words.push(CLAUSE_END);
    } else {
      words.push(...wordsOfPiece(piece, isKnown));
    }
  }
  if (words.at(-1) === CLAUSE_END && !/[,;:—–]["')\]]*$/.test(folded)) words.pop();
  return words;
}

/** Whether a piece of text ends a sentence: closing quotes and brackets may follow the mark. */
export function endsSentence(chunk: string): boolean {
  return /[.!?…。！？][*_~`"'”’)\]»]*$/.test(chunk);
}

function wordsOfPiece(piece: string, isKnown: (word: string) => boolean): string[] {
  if (PLAIN_WORD.test(piece)) return contraction(piece).split(" ");
  if (/^\d/.test(piece) && !/[a-z]/.test(piece)) return [NUMBER];
  if (/[\d@$!]/.test(piece)) {
    const plain = piece.replace(/[0134578@$!]/g, (sign) => LEET[sign] ?? sign);
    if (plain.length > 2 && isKnown(plain)) return contraction(plain).split(" ");
    const quantity = QUANTITY.exec(piece);
    if (quantity?.[2]) return [NUMBER, quantity[2]];
    return [piece.replaceAll(/[@$!]/g, "")];
  }
  return contraction(piece).split(" ");
}

function contraction(word: string): string {
  const whole = CONTRACTIONS.get(word);
  if (whole) return whole;
  const mark = word.indexOf("'");
  if (mark === -1) return word;
  for (const [ending, meaning] of ENDINGS) {
    if (word.endsWith(ending)) return word.slice(0, -ending.length) + meaning;
  }
  if (word.endsWith("'s")) {
    const owner = word.slice(0, -2);
    return IS_WORDS.has(owner) ? `${owner} is` : owner;
  }
  return word.replaceAll("'", "");
}
