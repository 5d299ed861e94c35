/** Texts up to this length are spoken whole. */
export const WHOLE_MAX_LENGTH = 300;
/** About how long a chunk of a longer text is. */
export const CHUNK_LENGTH = 250;
/** By the marks alone: what a browser and the server are told of sentences by their systems differs. */
const BETWEEN_SENTENCES = /(?<=[.!?…]["'”’)\]]{0,2}) |(?<=[。！？][」』）]{0,2})(?![」』）])/u;

/**
 * A text in pieces that one request can speak: whole up to 300 characters, else in chunks of at most
 * 250 that end where a sentence does; a longer sentence is parted at a comma, else between words.
 */
export function chunksOf(text: string): string[] {
  const clean = text.replaceAll(/\s+/gu, " ").trim();
  if (clean === "") return [];
  if (clean.length <= WHOLE_MAX_LENGTH) return [clean];
  const chunks: string[] = [];
  for (const piece of sentencesOf(clean).flatMap(fittingPieces)) {
    const last = chunks.at(-1);
    const joined = last === undefined ? piece : `${last} ${piece}`;
    if (last !== undefined && joined.length <= CHUNK_LENGTH) chunks[chunks.length - 1] = joined;
    else chunks.push(piece);
  }
  return chunks;
}

function sentencesOf(text: string): string[] {
  return text.split(BETWEEN_SENTENCES).filter((each) => each !== "");
}

function fittingPieces(sentence: string): string[] {
  const pieces: string[] = [];
  let rest = sentence;
  while (rest.length > CHUNK_LENGTH) {
    const end = pieceEnd(rest);
    pieces.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return rest === "" ? pieces : [...pieces, rest];
}

function pieceEnd(text: string): number {
  const head = text.slice(0, CHUNK_LENGTH);
  const pause = Math.max(...[", ", "; ", ": "].map((mark) => head.lastIndexOf(mark)));
  if (pause > CHUNK_LENGTH / 2) return pause + 1;
  const space = head.lastIndexOf(" ");
  if (space > 0) return space;
  // Not in the middle of a character of two units.
  return /[\uD800-\uDBFF]$/u.test(head) ? CHUNK_LENGTH - 1 : CHUNK_LENGTH;
}
