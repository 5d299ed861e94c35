const LENGTH = 4_000;

function repeat(piece: string): string {
  return piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH);
}

const TRIGGERS =
  "i want to die kill myself my boyfriend hits me pills rope bridge tonight goodbye he she not never thinking about jumping off the roof cut blood chest breathe gun knife hurt him her feel suicidal ending it all no reason to live with wish was dead better off without in how many much would take me quiero morir no puedo respirar".split(
    " ",
  );

function shuffleTriggers(seed: number): string {
  let state = seed;
  let text = "";
  while (text.length < LENGTH) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    text += `${TRIGGERS[(state >>> 8) % TRIGGERS.length] ?? ""} `;
  }
  return text.slice(0, LENGTH);
}

/** Texts of 4,000 characters made to be slow: repetition, near misses, no end in sight. */
export const HOSTILE_TEXTS: Readonly<Record<string, string>> = {
  "one phrase over and over": repeat("i want to "),
  "one letter": repeat("a"),
  "spaced letters": repeat("k i l l "),
  quotes: repeat("\"'"),
  "masked letters": repeat("k*l"),
  "open tags": repeat("<"),
  "broken entities": repeat("&#1"),
  "look-alike letters": repeat("𝓴𝓲"),
  "words run together": repeat("iwanttodie"),
  "sentences without spaces": repeat("thenit"),
  commas: repeat("i,"),
  negations: repeat("not "),
  base64: repeat("QUJD"),
  leet: repeat("k1ll5 "),
  "half a sentence": repeat("he is hitting "),
  "trigger words, first order": shuffleTriggers(7),
  "trigger words, second order": shuffleTriggers(1234),
};
