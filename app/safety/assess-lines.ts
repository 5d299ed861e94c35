import { createInterface } from "node:readline";

import { screenText } from "#app/safety/screened-text.server.ts";

/** Reads JSON lines `{id, text}` and writes one decision a line, in order. A bad line is named and skipped. */
async function assessLines(): Promise<void> {
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
    const { assessment } = await screenText(row.text);
    const { tier, kind, severity, subject } = assessment;
    const isRoomLeft = process.stdout.write(
      `${JSON.stringify({ id: row.id, tier, kind, severity, subject })}\n`,
    );
    if (!isRoomLeft) await new Promise((resolve) => process.stdout.once("drain", resolve));
  }
}

interface Row {
  id: string | number;
  text: string;
}

function parseRow(line: string): Row | undefined {
  try {
    const parsed: unknown = JSON.parse(line);
    if (typeof parsed !== "object" || parsed === null || !("id" in parsed) || !("text" in parsed))
      return undefined;
    const { id, text } = parsed;
    if ((typeof id !== "string" && typeof id !== "number") || typeof text !== "string")
      return undefined;
    return { id, text };
  } catch {
    return undefined;
  }
}

await assessLines();
