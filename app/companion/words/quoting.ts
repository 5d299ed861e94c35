import { longPattern } from "#app/config/long-pattern.ts";
import { clausesOf, countWords, plainText } from "#app/safety/plain-text.ts";

const MAX_QUOTE_WORDS = 22;
const MAX_QUOTE_CHARACTERS = 130;

/** Words that are never given back: too raw, an insult, or said about danger. */
const NEVER_REPEATED = longPattern("iu")`
  \b(?:
    die|died|dies|dying|dead|death|kill\w*|suicid\w*|cut|cuts|cutting|overdos\w*|attempt\w*|
    hurt (?:my|him|her|them)\w*|self.?harm\w*|rape\w*|
    (?:tak\w+|took|end\w*) (?:my|his|her|their)(?: own)? life|hit(?:s|ting)? me|beat(?:s|ing)? me|
    gouge\w*|murder\w*|fuck\w*|shit\w*|bitch\w*|cunt\w*|asshole\w*|bastard\w*|whore\w*|slut\w*|
    pills?|gun|knife|rope
  )\b`;

/** No word of any language that is read here is this long. */
const LONG_WORD = /\S{31,}/u;

const TURNED: ReadonlyMap<string, string> = new Map([
  ["i", "you"],
  ["i'm", "you're"],
  ["i've", "you've"],
  ["i'd", "you'd"],
  ["i'll", "you'll"],
  ["me", "you"],
  ["my", "your"],
  ["mine", "yours"],
  ["myself", "yourself"],
]);

const BETWEEN =
  /^(?:just|always|also|really|still|never|only|already|probably|certainly|so|not)$/iu;

/** Turns first person into second, word for word: "I can't tell my mum" becomes "you can't tell your mum". */
export function turnPronouns(text: string): string {
  const words = text.split(" ");
  let afterI = false;
  return words
    .map((word) => {
      const [, before = "", bare = "", after = ""] =
        /^(\W*)(.*?)((?:(?<!\W)\W+)?)$/su.exec(word) ?? [];
      const lower = bare.toLowerCase();
      const turned = TURNED.get(lower);
      if (turned !== undefined) {
        afterI = lower === "i";
        return `${before}${turned}${after}`;
      }
      if (afterI && BETWEEN.test(lower)) {
        return word;
      }
      const verb = afterI ? turnVerb(lower) : null;
      afterI = false;
      return verb === null ? word : `${before}${verb}${after}`;
    })
    .join(" ");
}

function turnVerb(verb: string): string | null {
  if (verb === "am") {
    return "are";
  }
  if (verb === "was") {
    return "were";
  }
  return verb === "wasn't" ? "weren't" : null;
}

/** In quotation marks, with nothing changed but the small i of quick typing. */
export function inQuotes(text: string): string {
  const written = text
    .replaceAll('"', "'")
    .replace(/\bi\b(?!\.)/gu, "I")
    .replace(/\bim\b/gu, "I'm")
    .replace(/\bive\b/gu, "I've");
  return `“${written}”`;
}

/** "idk, ..." or "yeah, ..." before an answer is no part of it. */
const HEDGE = longPattern("iu")`
  ^(?:
    (?:idk|i (?:don'?t|dont) know|dunno|not sure|no idea)[,.:;]\s*(?=(?:\S+\s+){3})|
    (?:(?:yeah|yes|yep|ok|okay|well|um+|hm+|honestly),\s+)+(?=\S+\s+\S)
  )`;

/** Quotation marks around the whole of an answer; those within it stand for something, and stay. */
const AROUND_ALL = /^["'“‘]((?:[^"'“”‘’]|(?<=\p{L})['’](?=\p{L}))*)["'”’]$/u;
/** Without a quotation mark that has no other. */
function withoutLoneMark(text: string): string {
  return text.split('"').length === 2 ? text.replace(/^"|"$/u, "") : text;
}

/**
 * An answer as the person wrote it, in quotation marks and short enough to stand in a sentence:
 * whole if it is short, else its first clause, else its first words. Null where it must not be repeated.
 */
export function quotedAnswer(content: string): string | null {
  const plain = withoutLoneMark(
    plainText(content).replace(HEDGE, "").replace(AROUND_ALL, "$1"),
  ).replace(/(?<![.!?,;:…\s])[.!?,;:…\s]+$/u, "");
  if (!mayBeQuoted(plain)) {
    return null;
  }
  if (countWords(plain) <= MAX_QUOTE_WORDS && plain.length <= MAX_QUOTE_CHARACTERS) {
    return inQuotes(plain);
  }
  const clause = clausesOf(plain).find((candidate) => {
    const words = countWords(candidate);
    return words >= 3 && words <= 14 && candidate.length <= MAX_QUOTE_CHARACTERS;
  });
  if (clause !== undefined) {
    return inQuotes(clause);
  }
  const start = plain
    .split(" ")
    .slice(0, 8)
    .join(" ")
    .slice(0, 70)
    .replace(/[,;:]$/u, "");
  return inQuotes(`${start} …`);
}

function mayBeQuoted(plain: string): boolean {
  return (
    plain !== "" &&
    !LONG_WORD.test(plain) &&
    !NEVER_REPEATED.test(plain) &&
    /[\p{L}\p{N}]/u.test(plain)
  );
}

/** Longer ones were written about a session, and are no longer one thing to do. */
const MAX_GOAL_CHARACTERS = 500;

/** A goal in quotation marks, whole, as it was kept. Null where it must not be repeated. */
export function quotedGoal(goal: string): string | null {
  const plain = plainText(goal).replace(/(?<![.!?,;:…\s])[.!?,;:…\s]+$/u, "");
  if (plain.length > MAX_GOAL_CHARACTERS) return quotedAnswer(goal);
  return mayBeQuoted(plain) ? inQuotes(plain) : null;
}
