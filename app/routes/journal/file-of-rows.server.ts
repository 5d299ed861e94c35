import { csvTable, jsonList, type Cells } from "#app/ui/tables.ts";
import { textStream } from "#app/ui/text-stream.ts";

export type RowFormat = "csv" | "json";

const TYPES: Readonly<Record<RowFormat, string>> = {
  csv: "text/csv; charset=utf-8",
  json: "application/json; charset=utf-8",
};

/** Rows as a file to take along. It is written as it is read, so that its length costs no memory. */
export function fileOfRows(
  name: string,
  format: RowFormat,
  columns: readonly string[],
  rows: AsyncIterable<Cells>,
): Response {
  const parts = format === "csv" ? csvTable(columns, rows) : jsonList(rows);
  return new Response(textStream(parts), {
    headers: {
      "Content-Type": TYPES[format],
      "Content-Disposition": `attachment; filename="${name}.${format}"`,
    },
  });
}
