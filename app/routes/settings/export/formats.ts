import { momentOf } from "#app/catalogue/format-date.ts";
import { escapeHtml } from "#app/ui/markdown-html.ts";
import type { Cell } from "#app/ui/tables.ts";

/** A value as one reads it on a page. */
export function htmlCell(cell: Cell, timeZone: string | null): string {
  if (cell instanceof Date) return escapeHtml(momentOf(cell.getTime(), timeZone));
  if (typeof cell === "boolean") return cell ? "Yes" : "No";
  return escapeHtml(String(cell ?? ""));
}

const STYLE = `body{max-width:42rem;margin:0 auto;padding:1.5rem 1rem 4rem;font:1.0625rem/1.6 system-ui,sans-serif;color:#22302c;background:#faf8f4}
h1{font-size:1.6rem;line-height:1.25}h2{font-size:1.2rem;margin-top:2rem}a{color:#1d5c50}
article{border-top:1px solid #d9d4c8;padding:.75rem 0}dl{margin:0}dt,.who{color:#55635e;font-size:.9rem;margin:.5rem 0 0}
dd,.said{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
@media (prefers-color-scheme:dark){body{color:#e8ece9;background:#161d1b}a{color:#8fd0c1}dt,.who{color:#a9b5b0}article{border-color:#3a4643}}`;

/** The beginning of a page that opens anywhere: nothing in it is loaded from elsewhere. */
export function htmlHead(title: string, back: string | null): string {
  const way = back === null ? "" : `<p><a href="${escapeHtml(back)}">All your data</a></p>\n`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body>
${way}<h1 dir="auto">${escapeHtml(title)}</h1>
`;
}

export const HTML_TAIL = "</body></html>\n";
