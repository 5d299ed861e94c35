import { RELATION, type Recipient } from "./recipients.ts";
import { writeOut } from "../wording.ts";

const VERBS: Readonly<Record<string, string>> = {
  is: "are",
  was: "were",
  has: "have",
  does: "do",
  "isn't": "aren't",
  "wasn't": "weren't",
  "hasn't": "haven't",
  "doesn't": "don't",
  goes: "go",
};
/** Between somebody and what they do: "she never calls". */
const BETWEEN: ReadonlySet<string> = new Set(
  "always never still just really also only even often sometimes ever already once not".split(" "),
);
const NO_VERB_ENDING: ReadonlySet<string> = new Set("this us his less yes perhaps".split(" "));

const SUBJECT = { she: "she", he: "he", they: "they" } as const;
const OBJECT = { she: "her", he: "him", they: "them" } as const;
const POSSESSIVE = { she: "her", he: "his", they: "their" } as const;
const OWN = { she: "hers", he: "his", they: "theirs" } as const;
const SELF = { she: "herself", he: "himself", they: "themselves" } as const;

/** After "her" stands the end, or a word that is no thing of hers: "with her at Christmas". */
const AFTER_OBJECT =
  /^(?:$|[.,!?;:]|\d.*|to|and|or|but|at|in|on|for|with|that|if|when|about|again|back|so|now|today|tonight|tomorrow|anymore|any|a|an|the|my|our|some|more|is|was|as|by|from|how|what|why|because|since|until|before|after|this|next|every|too|very|know|come|go|call|over|off|out|up|down|all|one|two|money|sorry|alone|without|feel|who|while|like|just|through|into|around|here|there|still|even|think|want|see|hear|understand|forgive|leave|stay|than|instead|after|yet|either|first)$/iu;

interface Word {
  before: string;
  bare: string;
  after: string;
}

/**
 * What is told of somebody, turned to face them: "I still want to see him" becomes "I still want to see
 * you", "if she can come" becomes "if you can come". Somebody else in it stays who they are.
 */
export function facing(text: string, pronoun: Recipient["pronoun"]): string {
  const words = text.split(" ").map((word): Word => {
    const [, before = "", bare = "", after = ""] =
      /^([^\p{L}\p{N}]*)(.*?)((?:(?<=[\p{L}\p{N}])[^\p{L}\p{N}]+)?)$/su.exec(word) ?? [];
    return { before, bare, after };
  });
  let isSubject = false;
  let expectsVerb = false;
  return words
    .map((word, at) => {
      const lower = word.bare.toLowerCase();
      const ends = /[.,!?;:]/u.test(word.after);
      const put = (bare: string) => `${word.before}${bare}${word.after}`;
      const [stem = "", ending = ""] = lower.split("'");
      if (
        stem === SUBJECT[pronoun] &&
        (lower === stem || ["s", "re", "ve", "d", "ll"].includes(ending))
      ) {
        isSubject = true;
        expectsVerb = lower === stem;
        return put(`you${contracted(ending, words[at + 1]?.bare)}`);
      }
      if (expectsVerb) {
        expectsVerb = BETWEEN.has(lower);
        if (!expectsVerb && pronoun !== "they") return put(secondPerson(word.bare));
        return put(word.bare);
      }
      if (lower === SELF[pronoun]) return put("yourself");
      if (lower === OWN[pronoun] && pronoun !== "he") return put("yours");
      const next = words[at + 1]?.bare ?? "";
      const isObject =
        lower === OBJECT[pronoun] && (pronoun !== "she" || ends || AFTER_OBJECT.test(next));
      // "If she can hold her": whom she holds is somebody else.
      if (isObject) return put(isSubject ? word.bare : "you");
      if (lower === POSSESSIVE[pronoun]) return put("your");
      if (ends || /^(?:i|we|it|you|nobody|everyone)$/u.test(stem)) isSubject = false;
      return put(word.bare);
    })
    .join(" ");
}

function contracted(ending: string, next = ""): string {
  if (ending === "") return "";
  if (ending === "s") return /^(?:got|been|had|gone|done)$/iu.test(next) ? "'ve" : "'re";
  return `'${ending}`;
}

/** A verb as it is said to somebody: "goes" is "go". */
export function secondPerson(verb: string): string {
  const lower = verb.toLowerCase();
  const known = VERBS[lower];
  if (known !== undefined) return known;
  if (!/[^s]s$/u.test(lower) || NO_VERB_ENDING.has(lower) || lower.length < 4) return verb;
  if (lower.endsWith("ies")) return `${verb.slice(0, -3)}y`;
  return /(?:[sxz]|ch|sh)es$/u.test(lower) ? verb.slice(0, -2) : verb.slice(0, -1);
}

const MONTHS: readonly (readonly [string, string])[] = [
  ["jan(?:uary)?", "January"],
  ["feb(?:ruary)?", "February"],
  ["mar(?:ch)?", "March"],
  ["apr(?:il)?", "April"],
  ["may", "May"],
  ["june?", "June"],
  ["july?", "July"],
  ["aug(?:ust)?", "August"],
  ["sept?(?:ember)?", "September"],
  ["oct(?:ober)?", "October"],
  ["nov(?:ember)?", "November"],
  ["dec(?:ember)?", "December"],
];

/** "5th nov" as "November 5". */
function withDates(text: string): string {
  return MONTHS.reduce(
    (written, [short, month]) =>
      written
        .replaceAll(
          new RegExp(`\\b(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${short}\\b\\.?`, "giu"),
          `${month} $1`,
        )
        .replaceAll(
          new RegExp(`\\b${short}\\.? (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b(?!:)`, "giu"),
          `${month} $1`,
        ),
    text,
  );
}

const CAPITAL =
  /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|christmas|thanksgiving|easter|halloween|eid|hanukkah|new year's)\b/gu;
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\bthx\b/giu, "thanks"],
  [/\bpls\b|\bplz\b/giu, "please"],
  [/\bxmas\b/giu, "Christmas"],
  [/\baint\b/giu, "isn't"],
  [/\bmins\b/giu, "minutes"],
  [/\b1 minutes\b/gu, "1 minute"],
  [/\bhrs\b/giu, "hours"],
  [/\bwks\b/giu, "weeks"],
  [/\bbday\b/giu, "birthday"],
  [/\bcos\b|\bcause\b(?= (?:i|my|the|it)\b)/giu, "because"],
  [/ & /gu, " and "],
  [/\bits(?= \p{L}+(?:ing|ed)\b| (?:been|broken|abroad|cold|too|far|my|for|on)\b)/giu, "it's"],
  [/\bid(?= (?:like|love|be|rather|prefer))/giu, "I'd"],
  [
    /\bill(?= (?:be|call|come|do|pay|see|bring|let|try|text|not|never|have|need|send|give)\b)/giu,
    "I'll",
  ],
];

/** Somebody's, where quick typing leaves the sign out: "my sons graduation". */
const POSSESSIVES = new RegExp(
  `\\b(my|our) (${RELATION})s (?=\\p{L})(?!(?:and|or|are|were|have|had|who|is|was|in|at|to|both|all|don't|do|can|will|say|said|get|got|come|came|not|with|on|for|from|about|been|a|an|the|always|never|just|really|so|being|going|getting|coming|making|keeps?)\\b)`,
  "giu",
);

/** Quick typing written out: its shorthands, its dates, whose something is. */
export function writtenOut(text: string): string {
  const written = SHORT.reduce(
    (all, [pattern, full]) => all.replace(pattern, full),
    writeOut(text.trim()),
  );
  return withDates(written).replace(POSSESSIVES, "$1 $2's ");
}

/** A sentence as it's sent: with its capitals, its shorthands written out, and a period. */
export function asSentence(text: string): string {
  const written = writtenOut(text)
    .replace(CAPITAL, (day) => day.charAt(0).toUpperCase() + day.slice(1))
    .replace(/^(?:that|and|but|so|also|just)\s+(?=\S+ \S)/iu, "")
    .replace(/(?<!\s)\s+(?:lol|haha+|tbh|idk)$/iu, "")
    .replace(/(?<![\s,;:])[\s,;:]+$/u, "");
  if (written === "") return "";
  const begun = written.charAt(0).toUpperCase() + written.slice(1);
  return /[.!?…]$/u.test(begun) ? begun : `${begun}.`;
}
