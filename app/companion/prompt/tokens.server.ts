/**
 * How many tokens a text costs at most, by a local estimate: no tokenizer of the provider is public.
 * Its glossary gives 3.5 characters of English for a token (platform.claude.com/docs, "Tokens"); here
 * an ordinary word counts a token for every 3 letters or part of 3, and every digit, mark and line
 * break one of its own, which comes to 2.5 to 3 characters. What is no ordinary word (mixed case, no
 * vowel, very long) counts a token for each letter. Outside of the alphabets whose letters have two
 * bytes, each byte counts: a tokenizer that works on bytes never makes more tokens than those.
 */
export function estimateTokens(text: string): number {
  let tokens = 0;
  let wordAt = -1;
  let isAfterSpace = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (isLetter(code)) {
      if (wordAt === -1) wordAt = index;
      isAfterSpace = false;
      continue;
    }
    if (wordAt !== -1) tokens += tokensOfWord(text, wordAt, index);
    wordAt = -1;
    // One space belongs to the word after it; more of them do not.
    const isSpace = code === SPACE;
    tokens += isSpace && !isAfterSpace ? 0 : tokensOfUnit(code);
    isAfterSpace = isSpace;
  }
  return wordAt === -1 ? tokens : tokens + tokensOfWord(text, wordAt, text.length);
}

/**
 * The text if it costs no more than this; else its beginning and its end, with a line between that
 * says so. What was written last often carries the question.
 */
export function cutToTokens(text: string, most: number): string {
  if (estimateTokens(text) <= most) return text;
  const room = most - estimateTokens(LEFT_OUT);
  if (room <= 0) return "";
  let fits = 0;
  let tooLong = text.length;
  while (tooLong - fits > 1) {
    const kept = Math.floor((fits + tooLong) / 2);
    if (estimateTokens(withoutMiddle(text, kept)) <= most) fits = kept;
    else tooLong = kept;
  }
  return withoutMiddle(text, fits);
}

const LEFT_OUT = "\n[some of this was left out]\n";
/** How much of what is kept stands before the gap. */
const HEAD_SHARE = 0.6;

function withoutMiddle(text: string, kept: number): string {
  const head = Math.ceil(kept * HEAD_SHARE);
  const tail = kept - head;
  const end = tail === 0 ? "" : text.slice(-tail);
  // Half of a character that has two code units would be no character at all.
  return `${text.slice(0, head).replace(LONE_HIGH, "")}${LEFT_OUT}${end.replace(LONE_LOW, "")}`;
}

const LONE_HIGH = /[\uD800-\uDBFF]$/;
const LONE_LOW = /^[\uDC00-\uDFFF]/;

const SPACE = 32;
const MAX_ORDINARY_WORD_LENGTH = 14;
const VOWELS = new Set([..."aeiouyAEIOUY"].map((letter) => letter.charCodeAt(0)));

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || isCapital(code);
}

function isCapital(code: number): boolean {
  return code >= 65 && code <= 90;
}

function tokensOfWord(text: string, from: number, to: number): number {
  const letters = to - from;
  if (letters > MAX_ORDINARY_WORD_LENGTH) return letters;
  let hasVowel = false;
  for (let index = from; index < to; index += 1) {
    const code = text.charCodeAt(index);
    if (index > from && isCapital(code)) return letters;
    hasVowel ||= VOWELS.has(code);
  }
  return hasVowel ? Math.ceil(letters / 3) : letters;
}

function tokensOfUnit(code: number): number {
  if (code < 0x80) return 1;
  const isCombining = code >= 0x300 && code <= 0x36f;
  // Latin with accents, Greek, Cyrillic, Hebrew, Arabic.
  if (code >= 0xa0 && code < 0x700 && !isCombining) return 1;
  if (code < 0x800) return 2;
  // Half of a character that has four bytes.
  if (code >= 0xd800 && code <= 0xdfff) return 2;
  return 3;
}
