import { createInterface } from "node:readline";

/** One line of the input, as far as it is what it should be. */
export interface Row {
  id: string | number;
  text: string;
  strict?: unknown;
}

/**
 * Reads JSON lines with an `id` and a `text` from the standard input, and writes one decision a line, in
 * order. A bad line is named and skipped; the process then ends with 1.
 */
export async function decideLines(decide: (row: Row) => object | Promise<object>): Promise<void> {
  let lineNumber = 0;
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    lineNumber += 1;
    if (line.trim() === "") continue;
    const row = parseRow(line);
    if (row === undefined) {
      process.stderr.write(`line ${lineNumber}: not a JSON object with an id and a text\n`);
      process.exitCode = 1;
      continue;
    }
    const isRoomLeft = process.stdout.write(`${JSON.stringify(await decide(row))}\n`);
    if (!isRoomLeft) await new Promise((resolve) => process.stdout.once("drain", resolve));
  }
}

function parseRow(line: string): Row | undefined {
  try {
    const parsed: unknown = JSON.parse(line);
    if (typeof parsed !== "object" || parsed === null || !("id" in parsed) || !("text" in parsed))
      return undefined;
    const { id, text } = parsed;
    if ((typeof id !== "string" && typeof id !== "number") || typeof text !== "string")
      return undefined;
    return { ...parsed, id, text };
  } catch {
    return undefined;
  }
}
