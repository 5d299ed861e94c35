/** Written words in both languages: one wording, or several. */
export interface Line {
  en: string | readonly string[];
  es: string | readonly string[];
}

const IDS = new WeakMap<object, string>();
const LINES = new Map<string, Line>();

/**
 * Names every line of a piece by its place: `questions.today.ask`, `scripts.imminent.lines.call`. What
 * stands in a list goes by its own id, or by its number. Returns the piece as it is.
 */
export function named<Piece>(place: string, piece: Piece): Piece {
  if (typeof piece !== "object" || piece === null) return piece;
  if (isLine(piece)) {
    IDS.set(piece, place);
    LINES.set(place, piece);
  }
  for (const [key, part] of Object.entries(piece)) named(`${place}.${ownIdOf(part) ?? key}`, part);
  return piece;
}

function isLine(piece: object): piece is Line {
  return "en" in piece && "es" in piece;
}

function ownIdOf(part: unknown): string | null {
  const isNamed = typeof part === "object" && part !== null && "id" in part;
  return isNamed && typeof part.id === "string" ? part.id : null;
}

/** The id of a line of the content. Throws for words that are none. */
export function lineId(line: Line): string {
  const id = IDS.get(line);
  if (id === undefined) throw new Error("these words are no line of the content");
  return id;
}

/** All ways to say the line with this id in a language; none where there is no such line any more. */
export function wordingsOf(id: string, language: "en" | "es"): readonly string[] {
  return [LINES.get(id)?.[language] ?? []].flat();
}

/** The ids of all lines. */
export function lineIds(): readonly string[] {
  return [...LINES.keys()];
}
