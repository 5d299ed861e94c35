import { csvTable, jsonList, type Cell } from "#app/ui/tables.ts";
import { textStream } from "#app/ui/text-stream.ts";

export type RowFormat = "csv" | "json";

const TYPES: Readonly<Record<RowFormat, string>> = {
  csv: "text/csv; charset=utf-8",
  json: "application/json; charset=utf-8",
};

/** Rows as a file to download, a cell for each column. It is streamed, so that its length costs no memory. */
export function fileOfRows<Row>(
  name: string,
  format: RowFormat,
  rows: AsyncIterable<Row>,
  columns: Readonly<Record<string, (row: NoInfer<Row>) => Cell>>,
): Response {
  const all = Object.entries(columns);
  const told = cellsOf(rows, (row) =>
    Object.fromEntries(all.map(([key, cell]) => [key, cell(row)])),
  );
  const parts = format === "csv" ? csvTable(Object.keys(columns), told) : jsonList(told);
  return new Response(textStream(parts), {
    headers: {
      "Content-Type": TYPES[format],
      "Content-Disposition": `attachment; filename="${name}.${format}"`,
    },
  });
}

async function* cellsOf<Row, Cells>(rows: AsyncIterable<Row>, cells: (row: Row) => Cells) {
  for await (const row of rows) yield cells(row);
}
