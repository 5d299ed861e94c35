import { longPattern } from "#app/config/long-pattern.ts";

/** Only this much of a message is read for its meaning. */
const READ_CHARACTERS = 4_000;

const SHORTHANDS: readonly (readonly [RegExp, string])[] = [
  [/\bi\b/g, "I"],
  [/\bim\b/gi, "I'm"],
  [/\bive\b/gi, "I've"],
  [/\bi'(m|ve|d|ll)\b/gi, "I'$1"],
  [/\bdont\b/gi, "don't"],
  [/\bcant\b/gi, "can't"],
  [/\bdidnt\b/gi, "didn't"],
  [/\bdoesnt\b/gi, "doesn't"],
  [/\bisnt\b/gi, "isn't"],
  [/\bwasnt\b/gi, "wasn't"],
  [/\bwont\b/gi, "won't"],
  [/\bcouldnt\b/gi, "couldn't"],
  [/\bwouldnt\b/gi, "wouldn't"],
  [/\bshouldnt\b/gi, "shouldn't"],
  [/\bhavent\b/gi, "haven't"],
  [/\bthats\b/gi, "that's"],
  [/\b(he|she|what|who|there)s\b/gi, "$1's"],
  [/\b(they|you)re\b/gi, "$1're"],
  [/\b(are|were|has|had)nt\b/gi, "$1n't"],
  [
    longPattern("gi")`
      \bits(?= (?:
          just|been|like|not|so|a|an|the|all|too|really|getting|two|three|four|five|six|seven|
          eight|nine|ten|today|tomorrow|over|time|okay|ok|fine|gone|hard|always|never|only|my|his|
          her|their|our
        )\b
      )`,
    "it's",
  ],
  [/\bu\b/g, "you"],
  [/\bur\b/g, "your"],
  [/\bbc\b|\bcuz\b|\bcoz\b/gi, "because"],
  [/\bidk\b/gi, "I don't know"],
  [/\bcoudnt\b|\bcudnt\b/gi, "couldn't"],
  [/\bslep\b|\bsleeep\b/gi, "sleep"],
  [/\bagian\b|\bagen\b/gi, "again"],
  [/\bfel\b/gi, "feel"],
  [/\balon\b/gi, "alone"],
  [/\blonley\b|\blonly\b/gi, "lonely"],
  [/\banx(?:ius|oius|cious|ous)\b/gi, "anxious"],
  [/\bnobdy\b|\bnoboddy\b/gi, "nobody"],
  [/\bdepres+ed\b/gi, "depressed"],
  [/\btierd\b|\btird\b/gi, "tired"],
  [/\bjelous\b|\bjealos\b/gi, "jealous"],
  [/\bgulity\b|\bguilt?ly\b/gi, "guilty"],
  [/\bworr?ied\b/gi, "worried"],
  [/\bexaust(?:ed|d)\b|\bexhasted\b/gi, "exhausted"],
  [/\bembarr?ass?ed\b/gi, "embarrassed"],
  [/\bhumilated\b/gi, "humiliated"],
  [/\bshutt\b/gi, "shut"],
  [/\bsux\b/gi, "sucks"],
  [/\btmrw\b|\btmr\b|\btomorow\b/gi, "tomorrow"],
  [/\brn\b/gi, "right now"],
  [/\bbein\b/gi, "being"],
  [/\bcryin\b/gi, "crying"],
  [/\bwanna\b/gi, "want to"],
  [/\bgonna\b/gi, "going to"],
];

/** Plain text of a message: no markup, straight quotes, one space between words, line breaks kept as full stops. */
export function plainText(content: string): string {
  return content
    .slice(0, READ_CHARACTERS)
    .normalize("NFKC")
    .replace(/([^\p{L}\p{N}])\1{3,}/gu, "$1$1$1")
    .replace(/<[^<>]{0,200}>/g, " ")
    .replace(/https?:\/\/\S+/g, " ")
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, "")
    .replace(/[\u2018\u2019\u02bc`\u00b4]/g, "'")
    .replace(/[\u201c\u201d\u00ab\u00bb]/g, '"')
    .replace(/[*_#~|\\{}[\]<>]/g, " ")
    .replace(/(?<!\s)[^\S\n]*\n\s*/g, ". ")
    .replace(/\s+/g, " ")
    .trim();
}

/** Plain text in lower case with common shorthands written out: for recognizing, never for showing. */
export function foldedText(content: string): string {
  return writeOut(plainText(content)).toLowerCase();
}

/** Writes out the shorthands of quick typing ("im", "dont"). */
function writeOut(text: string): string {
  let written = text;
  for (const [pattern, replacement] of SHORTHANDS) {
    written = written.replace(pattern, replacement);
  }
  return written;
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
}

const BETWEEN_CLAUSES = longPattern("iu")`
  (?<![.!?;…])[.!?;…]+\s*|(?<!\s)\s+-+\s+|(?<!\s)\s+[–—]\s*|[–—]\s*|
  ,\s+(?=(?:and|but|so|because|then|i|i'm|my|he|she|they|we)\b)|
  (?<!\s)\s+(?=(?:but|because|anyway)\b)`;

/** The sentences and clauses of a plain text, without their closing marks. */
export function clausesOf(plain: string): string[] {
  return plain
    .split(BETWEEN_CLAUSES)
    .map((clause) => clause.replace(/^[\s,:)"'-]+|(?<![\s,:("'-])[\s,:("'-]+$/gu, "").trim())
    .filter((clause) => clause !== "");
}
