/** Where a piece of data comes from. */
export type DataOrigin =
  "name" | "memory" | "knowledge" | "exercise" | "offer" | "said" | "records";

/**
 * Marks what a person, a page or an earlier conversation wrote as data. It cannot close its own mark:
 * every "<" in it is written out, and so is what would read as a written-out one.
 */
export function markAsData(origin: DataOrigin, text: string): string {
  return asData(origin, escapeMarks(text));
}

/** The same of a text whose marks are written out already. */
export function asData(origin: DataOrigin, escaped: string): string {
  return `<data from="${origin}">\n${escaped}\n</data>`;
}

/** What stands around the data of a text: the app's own words. */
export function withoutData(text: string): string {
  return text.replaceAll(/<data [^>]*>[^<]*<\/data>/g, "\n");
}

/** One line of data: a name or a fact has no paragraphs, and what looks like some is none. */
export function onOneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, " ").trim();
}

/** Writes out every sign that could be part of a mark. */
export function escapeMarks(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
