import { foldCharacters, reverseText } from "./characters.ts";
import { criticalWords, isCritical, isKnown } from "./vocabulary.ts";

const BASE64 = /[A-Za-z0-9+/_-]{16,4000}={0,2}/g;
const READABLE = /^[\p{L}\p{N}\p{P}\p{Zs}\n\r\t$+=~|^]+$/u;

function decodeBase64(token: string): string | undefined {
  if (!/[A-Z]/.test(token) || !/[a-z]/.test(token)) return undefined;
  const decoded = Buffer.from(token, "base64").toString("utf8");
  return decoded.length > 6 && decoded.includes(" ") && READABLE.test(decoded)
    ? decoded
    : undefined;
}

function rotate13(text: string): string {
  return text.replace(/[a-z]/g, (letter) =>
    String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97),
  );
}

type WordTransform = (word: string) => string;

/** Words of danger, turned either way: both turns undo themselves, and what holds none of these hides nothing. */
const HIDDEN: ReadonlySet<string> = new Set(
  [...criticalWords()].flatMap((word) => [rotate13(word), reverseText(word)]),
);

/** Runs of words that mean nothing as they stand and something, with a word of danger in it, once turned. */
function readTurned(words: readonly string[], turn: WordTransform): string[][] {
  const runs: string[][] = [];
  let run: string[] = [];
  for (const word of words) {
    const mayBeTurned = word.length < 3 || !isKnown(word);
    const turned = mayBeTurned ? turn(word) : "";
    if (mayBeTurned && isKnown(turned)) run.push(turned);
    else {
      if (run.length > 1) runs.push(run);
      run = [];
    }
  }
  if (run.length > 1) runs.push(run);
  return runs.filter((found) => found.some(isCritical));
}

/** Texts hidden in a text: base64, rot13, written backwards. */
export function decodeHidden(text: string): string[] {
  const hidden: string[] = [];
  for (const [token] of text.matchAll(BASE64)) {
    const decoded = decodeBase64(token);
    if (decoded !== undefined) hidden.push(decoded);
  }
  const words = foldCharacters(text).match(/[a-z]+/g) ?? [];
  if (!words.some((word) => HIDDEN.has(word))) return hidden;
  for (const run of readTurned(words, rotate13)) hidden.push(run.join(" "));
  for (const run of readTurned(words, reverseText)) hidden.push([...run].reverse().join(" "));
  return hidden;
}
