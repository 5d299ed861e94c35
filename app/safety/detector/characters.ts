import { WORD_LISTS } from "./words.ts";

const LETTER_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(WORD_LISTS.lookAlikes).flatMap(([letter, alike]) =>
    [...alike].map((character) => [character, letter] as const),
  ),
);

const INVISIBLE = /(?:\p{Cf}|\u034f|\u115f|\u1160|\u3164|[\ufe00-\ufe0f])/gu;
const EMOJI = /\p{Extended_Pictographic}/gu;
const NOT_ASCII = /[^\u0020-\u007e\n]/u;
const TAG = /<[^<>\n]{1,200}>/g;
const NAMED_ENTITY: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&apos;": "'",
  "&nbsp;": " ",
};

function replaceEnclosedLetter(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  if (point >= 0x1f150 && point <= 0x1f169) return String.fromCharCode(97 + point - 0x1f150);
  if (point >= 0x1f170 && point <= 0x1f189) return String.fromCharCode(97 + point - 0x1f170);
  return character;
}

function decodeEntity(entity: string): string {
  const named = NAMED_ENTITY[entity];
  if (named !== undefined) return named;
  const isHex = entity[2] === "x" || entity[2] === "X";
  const point = Number.parseInt(entity.slice(isHex ? 3 : 2, -1), isHex ? 16 : 10);
  return point > 0 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff)
    ? String.fromCodePoint(point)
    : " ";
}

/**
 * Lower-case text in plain Latin letters: Unicode look-alikes, invisible characters, accents, markup and
 * curly quotes are gone, and emoji that matter stand as words.
 */
export function foldCharacters(text: string): string {
  let folded = text.includes("&")
    ? text.replace(/&(?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[a-z]{2,4});/g, decodeEntity)
    : text;
  if (folded.includes("<"))
    folded = folded.replace(TAG, (tag) => (/^<\/?[bisuem]/i.test(tag) ? "" : " "));
  if (!NOT_ASCII.test(folded)) return folded.toLowerCase();
  folded = folded
    .replace(/[\u{1f150}-\u{1f189}]/gu, replaceEnclosedLetter)
    .replace(EMOJI, (emoji) => ` ${WORD_LISTS.emoji[emoji] ?? ""} `)
    .normalize("NFKD")
    .replace(INVISIBLE, "")
    .replace(/\p{M}/gu, "")
    .replace(/[‘’ʼ′´]/g, "'")
    .replace(/[“”«»„]/g, '"')
    .replace(/[—–‒―]/g, " - ")
    .replace(/…/g, "...")
    .replace(/[¡¿]/g, " ")
    .toLowerCase();
  let plain = "";
  for (const character of folded)
    plain += character < "\u0080" ? character : (LETTER_OF.get(character) ?? character);
  return plain;
}

/** The text with letters of other alphabets that stand in Latin words written as those they look like. */
export function unmaskLookAlikes(text: string): string {
  if (!NOT_ASCII.test(text)) return text;
  return text.replaceAll(/\p{L}+/gu, (word) =>
    /[a-z]/i.test(word) && /[^\p{sc=Latin}]/u.test(word)
      ? [...word].map((letter) => LETTER_OF.get(letter) ?? letter).join("")
      : word,
  );
}

/** The text written backwards, by code points. */
export function reverseText(text: string): string {
  return [...text].reverse().join("");
}
