// How well the guide meets a first message: whether what it is about stands among the subjects that are
// offered, and how often a wrong one is named as if it were sure. The messages tune nothing.
import { readFileSync } from "node:fs";
import { z } from "zod";
import { next, NOTHING_SAID } from "#app/companion/guide/next.ts";
import { argumentOf } from "#app/companion/guide/turn.ts";
import { classesOf } from "#app/companion/reply/guided-reply.server.ts";
import { screenText } from "#app/safety/screened-text.server.ts";

/** Bars: the right subject is among those offered, and a wrong one is named as sure. */
const MIN_RIGHT = 0.75;
const MAX_WRONGLY_SURE = 0.02;

const row = z.object({ id: z.string(), text: z.string(), subjects: z.array(z.string()) });
const rows = readFileSync("tests/companion/guide/messages.jsonl", "utf8")
  .trim()
  .split("\n")
  .map((line) => row.parse(JSON.parse(line)));

const right: string[] = [];
const missed: string[] = [];
const wronglySure: string[] = [];
let sure = 0;
for (const { id, text, subjects } of rows) {
  const read = await screenText(text);
  const classes = classesOf({ id, content: text, choice: null, read });
  const { lines, choices } = next(null, { ...NOTHING_SAID, messageId: id, classes });
  const offered = choices.flatMap((each) => argumentOf(each.id, "subject") ?? []);
  const isRight = offered.some((each) => subjects.includes(each));
  const isSure = lines.some((line) => line.id === "guide.lines.sounds_like");
  if (isSure) sure += 1;
  if (subjects.length > 0) (isRight ? right : missed).push(id);
  if (isSure && !isRight) wronglySure.push(id);
}

const about = right.length + missed.length;
print("the right subject is among those offered", right.length, about);
print("a subject is named as sure", sure, rows.length);
print("a wrong subject is named as sure", wronglySure.length, rows.length);
if (process.argv.includes("--list")) {
  console.log(`not offered: ${missed.join(" ")}`);
  console.log(`wrongly sure: ${wronglySure.join(" ")}`);
}
const isMet =
  right.length / about >= MIN_RIGHT && wronglySure.length / rows.length <= MAX_WRONGLY_SURE;
if (!isMet) process.exitCode = 1;

function print(what: string, count: number, of: number): void {
  console.log(`${what}: ${count} of ${of} (${((100 * count) / of).toFixed(1)} %)`);
}
