import { longPattern } from "#app/config/long-pattern.ts";

/** A phrase to leave out or to say in one word; it is looked for only where one of its signs stands. */
interface EmptyPhrase {
  signs: readonly string[];
  pattern: RegExp;
  replacement: string;
}

/** How often, and what follows it: left out before these, and nowhere else. */
const OFTEN: readonly string[] = [
  "still",
  "also",
  "always",
  "often",
  "constantly",
  "sometimes",
  "usually",
  "maybe",
  "lately",
  "almost",
  "all the time",
  "every day",
  "nearly",
];
const DOING: readonly string[] = `
  think thinking want wanting wish wishing hope hoping plan planning feel feeling hurt
  hurting cut cutting fantasise fantasize fantasising fantasizing imagine imagining picture
  picturing consider considering have having going be being get getting pray praying dream
  dreaming wonder wondering
`
  .trim()
  .split(/\s+/);

/** "not going to lie" and the like: negations that deny nothing. */
const EMPTY_PHRASES: readonly EmptyPhrase[] = [
  {
    signs: ["not "],
    pattern:
      /\b(?:i am )?not (?:going to lie|even going to lie|kidding|joking|exaggerating|being dramatic|sugarcoating)\b/g,
    replacement: "",
  },
  {
    signs: ["can not "],
    pattern: longPattern("g")`
        \bcan not (?:
          stop|quit|help|shake|avoid|get rid of|turn off|shut off|switch off|stop myself from|
          help but|keep from
        )\b`,
    replacement: "keep",
  },
  {
    signs: [" not stop", " not go away"],
    pattern: /\b(?:will|would|do|does) not (?:stop|go away)\b/g,
    replacement: "keep",
  },
  {
    signs: ["kind of ", "sort of "],
    pattern:
      /\b(?:kind|sort) of (?=(?:want|wish|hope|feel|think|wanna|thinking|wishing|hoping|planning))/g,
    replacement: "",
  },
  {
    signs: ["the ", "i mean", "you know", "hon", "no lie", "for real", "at this point"],
    pattern: longPattern("g")`
        \b(?:
          the thing is|i mean|you know|to be honest|if i am honest|if i am being honest|
          in all honesty|no lie|for real|at this point
        )\b`,
    replacement: "",
  },
  {
    signs: ["a little", "a bit"],
    pattern: /\b(?:a little bit|a little|a bit)\b/g,
    replacement: "",
  },
  { signs: ["no one"], pattern: /\bno one\b/g, replacement: "nobody" },
  {
    signs: ["dye"],
    pattern:
      /\b(to|could|will|would|i|hope i|wanna) dye\b(?! (?:my|it|her|his|hair|the|eggs|fabric))/g,
    replacement: "$1 die",
  },
  { signs: ["any more"], pattern: /\bany more\b/g, replacement: "anymore" },
  { signs: ["my self"], pattern: /\bmy self\b/g, replacement: "myself" },
  {
    signs: [
      "still",
      "als",
      "alw",
      "often",
      "const",
      "some",
      "usua",
      "mayb",
      "late",
      "almo",
      "all the",
      "eve",
      "near",
    ],
    pattern: new RegExp(`\\b(?:${OFTEN.join("|")}) (?=(?:${DOING.join("|")})\\b)`, "g"),
    replacement: "",
  },
  { signs: ["  "], pattern: / {2,}/g, replacement: " " },
];

/** A sentence without words that tell nothing, and with those said in one word that mean one. */
export function dropEmptyPhrases(sentence: string): string {
  let words = sentence;
  for (const { signs, pattern, replacement } of EMPTY_PHRASES) {
    if (signs.some((sign) => words.includes(sign))) words = words.replace(pattern, replacement);
  }
  return words;
}
