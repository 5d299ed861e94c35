import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { answerByGuide, type GuideTurn } from "#app/companion/guide.server.ts";
import { classesOf } from "#app/companion/reply/guided-reply.server.ts";
import { screenText } from "#app/safety/screened-text.server.ts";

const FOLDER = "tests/safety/conversations";
const conversations = z.array(z.object({ id: z.string(), lines: z.array(z.string()).min(1) }));

type Met = "sure" | "nearest" | "wish" | "nothing";

/** `npm run guide:eval [-- all]`: how the first message of everyday conversations is met; `all` shows each. */
const showsAll = process.argv[2] === "all";
const counts: Record<Met, number> = { sure: 0, nearest: 0, wish: 0, nothing: 0 };
const read = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".json"))
  .sort()
  .flatMap((name) =>
    conversations.parse(JSON.parse(readFileSync(path.join(FOLDER, name), "utf8"))),
  );

for (const { id, lines } of read) {
  const [content = ""] = lines;
  const message = { id, content, choice: null };
  const classes = classesOf({ ...message, read: await screenText(content) });
  const facts = { companion: "alina" };
  const turn = answerByGuide({
    message,
    classes,
    history: [],
    state: null,
    facts,
    firstName: null,
  });
  const met = classes.wish === "none" ? metBy(turn) : "wish";
  counts[met] += 1;
  if (showsAll) process.stdout.write(`${id} ${met}: ${content}\n    ${offeredBy(turn)}\n`);
}

process.stdout.write(`${read.length} first messages: ${JSON.stringify(counts)}\n`);

function metBy({ quickAnswers }: GuideTurn): Met {
  const subjects = quickAnswers.filter(({ id }) => id.startsWith("subject."));
  if (subjects.length === 0) return "nothing";
  return quickAnswers.some(({ id }) => id === "not_that") ? "sure" : "nearest";
}

function offeredBy({ quickAnswers }: GuideTurn): string {
  return quickAnswers.map(({ id }) => id).join(" ");
}
