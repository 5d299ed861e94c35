const BREAKS = /<br\s*\/?>|<\/(?:p|div|ul|ol|h[1-6])\s*>/giu;
// Only what Daylio writes: "I <3 you" stays as it is.
const MARKS = /<\/?(?:b|i|u|s|em|strong|strike|ul|ol|li|p|div|span|font|h[1-6])(?:\s[^<>]*)?>/giu;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  "#39": "'",
  nbsp: " ",
};

/** A note as plain text: newer files have it with a few marks of HTML. */
export function noteText(cell: string): string {
  return cell
    .replaceAll(/\r\n?/gu, "\n")
    .replaceAll(/<li(?:\s[^<>]*)?>/giu, "\n- ")
    .replaceAll(BREAKS, "\n")
    .replaceAll(MARKS, "")
    .replaceAll(/&(amp|lt|gt|quot|apos|#39|nbsp);/gu, (all, name: string) => ENTITIES[name] ?? all)
    .replaceAll(/\n{3,}/gu, "\n\n")
    .trim();
}
