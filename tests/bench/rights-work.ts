// A process: gives two people years of talks and moods, makes the copy of one and deletes them, beside
// what a bare query and a bare deletion of the same rows take.
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { MOOD_IDS, moodScore } from "#app/catalogue/moods.ts";
import { environment } from "#app/config/environment.server.ts";
import { deleteAccount } from "#app/models/accounts/account-deletion.server.ts";
import { newFileKey, writeExportFile } from "#app/models/accounts/export-files.server.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import { createUser, type User } from "#app/models/accounts/users.server.ts";
import { exportZip } from "#app/routes/settings/export/zip.server.ts";
import { trustedText } from "#app/safety/screened-text.server.ts";
import { database } from "#db/client.ts";
import { migrate, prepareFolder } from "#db/migrate.ts";
import { messages, moodEntries } from "#db/schema.ts";
import { pastConversation } from "#tests/setup/conversations.ts";
import { SAMPLE_MESSAGES } from "./sample-messages.ts";

export interface RightsTaken {
  exportMs: number;
  bareReadMs: number;
  exportBytes: number;
  grownBytes: number;
  deletionMs: number;
  bareDeletionMs: number;
}

const TALKS = 100;
const TALK_MESSAGES = 50;
const MOODS = 20_000;
const AT_ONCE = 500;
const LOOK_EVERY_MS = 5;

prepareFolder();
await migrate();
const person = await newPerson();
const twin = await newPerson();
for (const each of [person, twin]) await fill(each);

const bareReadMs = await timed(readBarely);
// Once before, so that both are measured with their code warm.
await makeCopy();
globalThis.gc?.();
const before = process.memoryUsage.rss();
let highest = before;
const look = setInterval(
  () => (highest = Math.max(highest, process.memoryUsage.rss())),
  LOOK_EVERY_MS,
);
let exportBytes = 0;
const exportMs = await timed(async () => {
  exportBytes = await makeCopy();
});
clearInterval(look);
const bareDeletionMs = await timed(() =>
  database().run(sql`delete from users where id = ${twin.id}`),
);
const deletionMs = await timed(() => deleteAccount(person));
const rights: RightsTaken = {
  exportMs,
  bareReadMs,
  exportBytes,
  grownBytes: highest - before,
  deletionMs,
  bareDeletionMs,
};
process.send?.({ rights }, () => process.disconnect?.());

async function newPerson(): Promise<User> {
  const email = `${randomUUID()}@example.org`;
  const user = await createUser({ email, password: "none", firstName: "Ana", lastName: "Ruiz" });
  if (!user) throw new Error("the address is taken");
  return user;
}

async function fill(user: User): Promise<void> {
  for (let talk = 0; talk < TALKS; talk += 1) {
    const said = Array.from({ length: TALK_MESSAGES }, (_, index) =>
      wordsOf(talk * TALK_MESSAGES + index),
    );
    await pastConversation(user.id, said, { daysAgo: talk });
  }
  const now = Date.now();
  for (let start = 0; start < MOODS; start += AT_ONCE) {
    const rows = Array.from({ length: AT_ONCE }, (_, index) => {
      const number = start + index;
      const mood = MOOD_IDS[number % MOOD_IDS.length] ?? "calm";
      const createdAt = now - number * 60_000;
      const date = new Date(createdAt).toISOString().slice(0, 10);
      const notes = trustedText(wordsOf(number));
      return {
        id: newId(),
        userId: user.id,
        mood,
        moodScore: moodScore(mood),
        notes,
        date,
        createdAt,
      };
    });
    await database().insert(moodEntries).values(rows);
  }
}

function wordsOf(number: number): string {
  const matter = SAMPLE_MESSAGES[number % SAMPLE_MESSAGES.length] ?? "";
  const other = SAMPLE_MESSAGES[(number * 7 + 3) % SAMPLE_MESSAGES.length] ?? "";
  return `${matter}. ${other}, and it was number ${number} of such days.`;
}

async function makeCopy(): Promise<number> {
  return writeExportFile(newId(), newFileKey(), await exportZip(person));
}

/** All of it in one query for each table, written to a file as it comes. */
async function readBarely(): Promise<void> {
  await mkdir(environment().dataDir, { recursive: true });
  const file = createWriteStream(join(environment().dataDir, "bare.jsonl"));
  for (const table of [messages, moodEntries] as const) {
    const rows = await database().select().from(table).where(eq(table.userId, person.id));
    for (const row of rows) file.write(`${JSON.stringify(row)}\n`);
  }
  file.end();
  await once(file, "finish");
}

async function timed(work: () => PromiseLike<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
