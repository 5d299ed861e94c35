const SYLLABLES = "ba ce di fo gu ha je ki lo mu na pe qui ro su ta ve wi xo zu".split(" ");
const WORDS = 20_000;
/** As people write: some words stand everywhere, most of them hardly anywhere. */
const SKEW = 3;

/** One of twenty thousand made-up words. */
export function wordNumbered(number: number): string {
  const at = Math.abs(number) % WORDS;
  const letters = [
    at % 20,
    Math.floor(at / 20) % 20,
    Math.floor(at / 400) % 20,
    Math.floor(at / 8_000),
  ];
  return letters.map((part) => SYLLABLES[part] ?? "").join("");
}

/** A text of so many words, always the same for a number. */
export function knowledgeText(number: number, length: number): string {
  let seed = number * 2_654_435_761 + 12_345;
  const next = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  return Array.from({ length }, () => wordNumbered(Math.floor(WORDS * next() ** SKEW))).join(" ");
}
