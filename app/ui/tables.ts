/** What stands in one place of a table. A time is written in UTC for machines. */
export type Cell = string | number | boolean | Date | null;
export type Cells<Key extends string = string> = Readonly<Record<Key, Cell>>;

/** Rows as a list for programs. */
export async function* jsonList(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  yield "[";
  let isFirst = true;
  for await (const row of rows) {
    yield `${isFirst ? "\n" : ",\n"}${JSON.stringify(row)}`;
    isFirst = false;
  }
  yield "\n]\n";
}

/** Rows as a table that spreadsheets open: by RFC 4180, with a mark that says that it's UTF-8. */
export async function* csvTable(
  columns: readonly string[],
  rows: AsyncIterable<Cells>,
): AsyncGenerator<string> {
  yield `\uFEFF${columns.join(",")}\r\n`;
  for await (const row of rows) {
    yield `${columns.map((column) => csvCell(row[column] ?? null)).join(",")}\r\n`;
  }
}

/** One value of a table. A text that a spreadsheet would take for a formula gets a mark before it. */
export function csvCell(cell: Cell): string {
  if (cell === null) return "";
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell !== "string") return String(cell);
  const plain = /^[=+\-@\t\r\n]/u.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/u.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
