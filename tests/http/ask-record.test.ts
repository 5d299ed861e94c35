import { expect, test } from "vitest";
import { writeEntry } from "#app/models/record/journal-entries.server.ts";
import { addMood } from "#app/models/record/moods.server.ts";
import { screenText } from "#app/safety/screened-text.server.ts";
import { pastConversation } from "#tests/setup/conversations.ts";
import { newMember, PREMIUM } from "#tests/setup/members.ts";
import { attributeAt, textsAt } from "#tests/setup/page.ts";
import type { Visitor } from "#tests/setup/visitor.ts";

async function ask(visitor: Visitor, question: string) {
  const page = await visitor.submit(await visitor.get("/ask"), { question });
  return { page, found: textsAt(page.html, ".found-messages li") };
}

async function logMood(userId: string, mood: "happy" | "sad", date: string, words: string) {
  const notes = await screenText(words);
  await addMood(userId, { mood, date, notes: notes.text, activities: [] }, notes);
}

async function journal(userId: string, date: string, words: string) {
  const entry = { mood: "calm", tags: [], shareWithAi: false, date } as const;
  const origin = { formKey: date, exerciseRunId: null };
  await writeEntry(userId, { ...entry, content: await screenText(words) }, origin);
}

test("a question is answered with one's own messages, dated and linked", async () => {
  const other = await newMember();
  await pastConversation(other.userId, ["I slept under the stars", "Nice."]);
  const { visitor, userId } = await newMember();
  const said = await pastConversation(userId, ["I slept like a stone", "Good."], { daysAgo: 3 });
  const { page, found } = await ask(visitor, "When did I last sleep?");
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(/^Conversation, .*I slept like a stone$/);
  const href = attributeAt(page.html, ".found-messages a", "href");
  expect(href).toContain(`/chat/${said.conversationId}?around=`);
  expect(href).toContain(`#message-${said.messageIds[0]}`);
});

test("days and moods are read from the question", async () => {
  const { visitor, userId } = await newMember(PREMIUM);
  const year = new Date().getUTCFullYear() - 1;
  await logMood(userId, "sad", `${year}-03-04`, "Walked home in the rain");
  await logMood(userId, "happy", `${year}-03-09`, "A walk by the sea");
  await journal(userId, `${year}-03-11`, "Walking to work again");
  await journal(userId, `${year}-05-01`, "A walk in the woods");
  const { found } = await ask(visitor, `Where did I walk in March ${year}?`);
  expect(found).toHaveLength(3);
  expect(found.join()).not.toContain("woods");
  const happy = await ask(visitor, `When was I happy in March ${year}?`);
  expect(happy.found).toEqual([expect.stringContaining("A walk by the sea")]);
});

test("other words for a mood, other forms of a word and days that are counted back are understood", async () => {
  const { visitor, userId } = await newMember();
  const day = (daysAgo: number) =>
    new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  await logMood(userId, "sad", day(40), "An old evening");
  await logMood(userId, "sad", day(3), "We were hiking in the rain");
  await logMood(userId, "happy", day(2), "A letter from Ana");
  const lonely = await ask(visitor, "When was I last lonely?");
  expect(lonely.found.map((each) => /rain|old/u.exec(each)?.[0])).toEqual(["rain", "old"]);
  expect((await ask(visitor, "When did I hike?")).found).toEqual([expect.stringContaining("rain")]);
  const days = await ask(visitor, "What was in the last seven days?");
  expect(days.found).toHaveLength(2);
  expect((await ask(visitor, "zebras three days ago")).page.text).toContain("Nothing found.");
});

test("a question has to say something, in so many characters", async () => {
  const { visitor } = await newMember();
  expect((await ask(visitor, " ")).page.status).toBe(400);
  expect((await ask(visitor, "x".repeat(201))).page.text).toContain("up to 200 characters");
  expect((await ask(visitor, "Who am I?")).page.text).toContain("Nothing found.");
});

test("a question in which danger is found has help on its page", async () => {
  const { visitor } = await newMember();
  const { page } = await ask(visitor, "When did I last want to kill myself? I want to tonight");
  expect(page.html).toContain('id="crisis-panel"');
});
