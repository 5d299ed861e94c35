// How well the companion's knowledge is found: how many of the articles that belong among the first five
// results of a search are there, and how often a message is given an article that is about something
// else. `--tuning` looks at the messages that may be tuned on, and tells which ones go wrong.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";
import { copyDatabaseTemplate, ENCRYPTION_KEY } from "#tests/setup/database-template.ts";

const FOLDER = "tests/companion/knowledge";
const RESULTS = 5;
/** Of all messages, so many may be given an article that is about something else. */
const MAX_WRONG = 0.02;

const message = z.object({ id: z.string(), message: z.string(), articles: z.array(z.string()) });
const question = z.object({ id: z.string(), query: z.string(), articles: z.array(z.string()) });

const isTuning = process.argv.includes("--tuning");
const folder = mkdtempSync(path.join(tmpdir(), "aliwell-knowledge-"));
process.env.DATA_DIR = folder;
process.env.DATABASE_ENCRYPTION_KEY = ENCRYPTION_KEY;
process.env.LOG_LEVEL = "silent";
copyDatabaseTemplate(folder);

const { givenFor } = await import("#app/companion/prompt/try-reply.server.ts");
const { searchKnowledge } = await import("#app/models/knowledge/knowledge.server.ts");
const { screenText } = await import("#app/safety/screened-text.server.ts");

if (!isTuning) await measureSearch();
const wrong = await measureMessages(isTuning ? "messages-for-tuning.jsonl" : "messages.jsonl");
rmSync(folder, { recursive: true });
if (wrong > MAX_WRONG) process.exitCode = 1;

async function measureSearch(): Promise<void> {
  const rows = rowsOf("questions.jsonl", question);
  let found = 0;
  let wanted = 0;
  let isFirst = 0;
  for (const { query, articles } of rows) {
    const ids = (await searchKnowledge(query, RESULTS)).map(({ id }) => id);
    found += articles.filter((id) => ids.includes(id)).length;
    wanted += articles.length;
    if (articles.includes(ids[0] ?? "")) isFirst += 1;
  }
  print(`recall at ${RESULTS}`, found, wanted);
  print("first result fits", isFirst, rows.length);
}

async function measureMessages(file: string): Promise<number> {
  const rows = rowsOf(file, message);
  const matters = rows.filter(({ articles }) => articles.length > 0);
  let fits = 0;
  let wrongMessages = 0;
  let partlyWrong = 0;
  for (const { id, message: text, articles } of rows) {
    const { passages } = await givenFor(await screenText(text));
    const given = passages.map((passage) => passage.id);
    const isWrong = given.some((each) => !articles.includes(each));
    const isRight = given.some((each) => articles.includes(each));
    if (isWrong) wrongMessages += 1;
    if (isWrong && isRight) partlyWrong += 1;
    if (isRight) fits += 1;
    if (isTuning && (isWrong || (articles.length > 0 && given.length === 0))) {
      console.log(
        `${id} ${isWrong ? "wrong" : "none"}: ${given.join(", ")} | ${articles.join(", ")} | ${text}`,
      );
    }
  }
  print("messages given an article about something else", wrongMessages, rows.length);
  print("  of those beside one that fits", partlyWrong, Math.max(wrongMessages, 1));
  print("messages about a matter given one that fits", fits, matters.length);
  return wrongMessages / rows.length;
}

function rowsOf<Row>(file: string, schema: z.ZodType<Row>): Row[] {
  const lines = readFileSync(path.join(FOLDER, file), "utf8").trim().split("\n");
  return lines.map((line) => schema.parse(JSON.parse(line)));
}

function print(what: string, count: number, of: number): void {
  console.log(`${what}: ${count} of ${of} (${((100 * count) / of).toFixed(1)} %)`);
}
