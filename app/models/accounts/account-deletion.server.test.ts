import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { environment } from "#app/config/environment.server.ts";
import { trustedText } from "#app/safety/screened-text.server.ts";
import { database } from "#db/client.ts";
import { accountEvents, deletions, moodEntries, users } from "#db/schema.ts";
import { migrate } from "#db/migrate.ts";
import { pastConversation } from "#tests/setup/conversations.ts";
import { deleteAccount, finishAccountDeletions } from "./account-deletion.server.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import { createUser, type User } from "./users.server.ts";

const SENTENCES = [
  "My brother Wolfgang moved to Saskatoon last winter.",
  "The marmalade in our kitchen reminds me of grandma.",
  "I told nobody about the quarrel at the lighthouse.",
] as const;

beforeAll(async () => {
  // What lies in the files is looked for, so it has to be readable there.
  environment().database.encryptionKey = null;
  environment().backupTo = path.join(environment().dataDir, "backups");
  await migrate();
});

async function newPerson(): Promise<User> {
  const email = `${newId()}@example.org`;
  const user = await createUser({ email, password: "none", firstName: "Ana", lastName: "Ruiz" });
  if (!user) throw new Error("the address is taken");
  return user;
}

async function writeAbout(user: User): Promise<void> {
  const [talk, note, other] = SENTENCES;
  await pastConversation(user.id, [talk, "Hello", other, ...Array.from({ length: 500 }, String)]);

  await database()
    .insert(moodEntries)
    .values({
      id: newId(),
      userId: user.id,
      mood: "calm",
      moodScore: 7,
      notes: trustedText(note),
      date: "2026-11-20",
      createdAt: Date.now(),
    });
}

function filesHold(words: string): boolean {
  const { dataDir } = environment();
  return ["aliwell.db", "aliwell.db-wal"]
    .map((name) => path.join(dataDir, name))
    .some((file) => existsSync(file) && readFileSync(file).includes(words));
}

test("nothing that a deleted account wrote is left in the file, its free pages or its log", async () => {
  const user = await newPerson();
  const other = await newPerson();
  await writeAbout(user);
  await pastConversation(other.id, ["I kept the umbrella from Lisbon.", "Good."]);
  for (const sentence of SENTENCES) expect(filesHold(sentence)).toBe(true);

  await deleteAccount(user);
  for (const sentence of SENTENCES) expect(filesHold(sentence)).toBe(false);
  // The search's index keeps words by themselves.
  for (const word of ["saskatoon", "lighthous"]) expect(filesHold(word)).toBe(false);
  expect(filesHold(user.email)).toBe(false);
  expect(filesHold("umbrella from Lisbon")).toBe(true);
});

test("that it was deleted is noted, and written at once to the list beside the backups", async () => {
  const user = await newPerson();
  await deleteAccount(user, 1_700_000_000_000);
  const noted = await database().select().from(deletions).where(eq(deletions.subjectId, user.id));
  expect(noted.map(({ kind }) => kind)).toContain("users");
  const trail = await database()
    .select()
    .from(accountEvents)
    .where(eq(accountEvents.userId, user.id));
  expect(trail.map(({ kind }) => kind)).toEqual(["account_deleted"]);
  const list = readFileSync(path.join(environment().backupTo ?? "", "deletions.jsonl"), "utf8");
  const lines = list.trim().split("\n");
  expect(lines.map((line): unknown => JSON.parse(line))).toContainEqual({
    id: expect.any(Number),
    kind: "users",
    subjectId: user.id,
    isBack: false,
    at: 1_700_000_000_000,
  });
});

test("a deletion that a crash broke off is ended by the next process", async () => {
  const user = await newPerson();
  await writeAbout(user);
  await database().insert(deletions).values({ kind: "users", subjectId: user.id, at: Date.now() });
  await finishAccountDeletions();
  expect(await database().select().from(users).where(eq(users.id, user.id))).toEqual([]);
  expect(filesHold(SENTENCES[0])).toBe(false);
});
