import { expect, test } from "vitest";
import { csvCell, csvTable, jsonList } from "./tables.ts";

async function* rows() {
  yield { day: "2026-11-20", text: "a, b" };
  yield { day: "2026-11-21", text: null };
}

async function written(parts: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const part of parts) text += part;
  return text;
}

test("a table begins with the mark of its encoding, and quotes what has to be quoted", async () => {
  const table = await written(csvTable(["day", "text"], rows()));
  expect(table).toBe('\uFEFFday,text\r\n2026-11-20,"a, b"\r\n2026-11-21,\r\n');
  expect(JSON.parse(await written(jsonList(rows())))).toHaveLength(2);
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\tcmd", "\r=1", "\n=1"])(
  "a text that begins like the formula %j stays a text in a spreadsheet",
  (text) => {
    expect(csvCell(text).replace(/^"/u, "")).toMatch(/^'/u);
  },
);

test("numbers keep their sign", () => {
  expect(csvCell(-1)).toBe("-1");
});
