import pieces from "./pieces.json" with { type: "json" };

/** The first piece stands for what no other piece says. */
const UNKNOWN = 0;
/** How unlikely (log probability) a letter is that no piece holds. */
const SCORE_OF_UNKNOWN = -20;
const SPACE = "▁";

const SCORES: ReadonlyMap<string, { id: number; score: number }> = new Map(
  pieces.flatMap((piece, id) => {
    const [text = "", score = 0] = piece;
    return text === "" ? [] : [[String(text), { id, score: Number(score) }] as const];
  }),
);
const LONGEST = Math.max(...[...SCORES.keys()].map((piece) => [...piece].length));

/**
 * The pieces that words are most likely made of, by their numbers: the unigram model of SentencePiece
 * (Kudo 2018, "Subword Regularization"), the best way through the letters by dynamic programming.
 */
export function readPieces(words: string): number[] {
  const letters = [...`${SPACE}${words.normalize("NFKC").replaceAll(" ", SPACE)}`];
  const best = new Float64Array(letters.length + 1).fill(-Infinity);
  const from = new Int32Array(letters.length + 1);
  const ids = new Int32Array(letters.length + 1);
  best[0] = 0;
  const reach = (start: number, end: number, score: number, id: number): void => {
    const sum = (best[start] ?? 0) + score;
    if (sum < (best[end] ?? 0)) return;
    best[end] = sum;
    from[end] = start;
    ids[end] = id;
  };
  for (let start = 0; start < letters.length; start += 1) {
    let text = "";
    for (let end = start + 1; end <= letters.length && end - start <= LONGEST; end += 1) {
      text += letters[end - 1] ?? "";
      const piece = SCORES.get(text);
      if (piece) reach(start, end, piece.score, piece.id);
      else if (end === start + 1) reach(start, end, SCORE_OF_UNKNOWN, UNKNOWN);
    }
  }
  const path: number[] = [];
  for (let end = letters.length; end > 0; end = from[end] ?? 0) {
    const id = ids[end] ?? UNKNOWN;
    if (id !== UNKNOWN || path.at(-1) !== UNKNOWN) path.push(id);
  }
  return path.reverse();
}
