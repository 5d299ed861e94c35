/** What takes longer is said in parts: some voices of browsers are cut off after some 14 seconds. */
const MAX_SECONDS = 10;
/** As voices speak at their usual rate; a sign of Chinese or Japanese is a syllable or more. */
const CHARACTERS_A_SECOND = 14;
const SIGNS_A_SECOND = 5;
const SIGN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
/** Where one can breathe: after a mark, else between two words. */
const BREATH = /[.!?…,;:。！？、，；：]["'”’)]*\s*|\s+/gu;

/** About how long a text takes to say, in seconds, at a rate (1 is a voice's usual). */
export function secondsToSay(text: string, rate: number): number {
  const signs = text.match(SIGN)?.length ?? 0;
  return ((text.length - signs) / CHARACTERS_A_SECOND + signs / SIGNS_A_SECOND) / rate;
}

/** A text in parts that a voice of a browser says without being cut off; no word is lost. */
export function stretchesOf(text: string, rate: number): string[] {
  const stretches: string[] = [];
  let rest = text.trim();
  while (secondsToSay(rest, rate) > MAX_SECONDS) {
    const longest = Math.max(1, Math.floor((rest.length * MAX_SECONDS) / secondsToSay(rest, rate)));
    const end = breathIn(rest.slice(0, longest));
    stretches.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return rest === "" ? stretches : [...stretches, rest];
}

function breathIn(text: string): number {
  let mark = 0;
  let space = 0;
  for (const { 0: breath, index } of text.matchAll(BREATH)) {
    const end = index + breath.length;
    if (breath.trim() === "") space = end;
    else mark = end;
  }
  if (mark > text.length / 2) return mark;
  return Math.max(mark, space) || text.length;
}
