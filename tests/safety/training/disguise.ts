/** Machine-made disguises of a text, each from a random source in [0, 1). */
export type Random = () => number;

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function pick<Item>(items: readonly Item[], random: Random): Item | undefined {
  return items[Math.floor(random() * items.length)];
}

const LEET: Readonly<Record<string, string>> = { a: "4", e: "3", i: "1", o: "0", s: "5", t: "7" };
const ALIKE: Readonly<Record<string, string>> = { a: "а", e: "е", i: "і", o: "о", c: "с", p: "р" };
const KEYS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

/** Sound-spellings; each replaces its first letters wherever they stand. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ck/g, "k"],
  [/ph/g, "f"],
  [/ight/g, "ite"],
  [/ea/g, "ee"],
  [/ie/g, "ei"],
  [/ou/g, "o"],
  [/c(?=[eiy])/g, "s"],
  [/tion/g, "shun"],
  [/([a-z])\1/g, "$1"],
  [/ve\b/g, "v"],
  [/ing\b/g, "in"],
  [/ing\b/g, "ign"],
  [/er\b/g, "a"],
  [/\bkn/g, "n"],
  [/e\b/g, ""],
  [/a(?=[a-z])/g, "e"],
  [/th/g, "d"],
  [/wh/g, "w"],
  [/y\b/g, "ie"],
  [/z|s\b/g, "z"],
];

function eachWord(text: string, share: number, random: Random, bend: (word: string) => string) {
  return text.replace(/[\p{L}']+/gu, (word) =>
    word.length > 2 && random() < share ? bend(word) : word,
  );
}

function slip(word: string, random: Random): string {
  const at = 1 + Math.floor(random() * (word.length - 1));
  const chance = random();
  if (chance < 0.3) return word.slice(0, at) + word.slice(at + 1);
  if (chance < 0.55)
    return word.slice(0, at - 1) + (word[at] ?? "") + (word[at - 1] ?? "") + word.slice(at + 1);
  if (chance < 0.75) return word.slice(0, at) + (word[at] ?? "") + word.slice(at);
  const row = KEYS.find((keys) => keys.includes(word[at] ?? "-"));
  const near = row?.[Math.max(0, row.indexOf(word[at] ?? "") + (random() < 0.5 ? -1 : 1))];
  return word.slice(0, at) + (near ?? "") + word.slice(at + 1);
}

function spell(word: string, random: Random): string {
  const fitting = SOUNDS.filter(([pattern]) => word.search(pattern) >= 0);
  const change = pick(fitting, random);
  if (change === undefined) return slip(word, random);
  return word.replace(change[0], change[1]);
}

function misspell(text: string, random: Random): string {
  const plain = eachWord(text.toLowerCase(), 0.6, random, (word) =>
    random() < 0.6 ? spell(word, random) : slip(word, random),
  );
  return random() < 0.7 ? plain.replace(/[.,!'’]/g, "") : plain;
}

function map(
  text: string,
  letters: Readonly<Record<string, string>>,
  share: number,
  random: Random,
) {
  return [...text]
    .map((letter) => (random() < share ? (letters[letter] ?? letter) : letter))
    .join("");
}

const DISGUISES: readonly ((text: string, random: Random) => string)[] = [
  misspell,
  misspell,
  misspell,
  (text, random) => map(text.toLowerCase(), LEET, 0.6, random),
  (text, random) => map(text.toLowerCase(), LEET, 0.9, random),
  (text, random) => map(text, ALIKE, 0.6, random),
  (text, random) =>
    eachWord(text.toLowerCase(), 0.5, random, (word) =>
      word.replace(/(?<=[a-z])[aeiou](?=[a-z])/g, ""),
    ),
  (text, random) =>
    eachWord(text.toLowerCase(), 0.4, random, (word) => word.replace(/([aeiou])/, "$1$1$1$1")),
  (text, random) =>
    eachWord(text.toLowerCase(), 0.4, random, (word) =>
      [...word].join(pick([" ", ".", "-", "*"], random)),
    ),
  (text, random) =>
    eachWord(text, 0.6, random, (word) => `${word.slice(0, 2)}\u200b${word.slice(2)}`),
  (text, random) =>
    eachWord(text.toLowerCase(), 0.4, random, (word) => `${word[0] ?? ""}*${word.slice(2)}`),
  (text) => text.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, ""),
];

/** The text as somebody might write it who hurries, cannot spell, or hides it. */
export function disguise(text: string, random: Random): string {
  return pick(DISGUISES, random)?.(text, random) ?? text;
}
