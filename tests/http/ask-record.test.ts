import { expect, test } from "vitest";
import { writeEntry } from "#app/models/record/journal-entries.server.ts";
import { addFeeling } from "#app/models/record/feelings.server.ts";
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

test("what was found is found again on the way back, by whoever asked alone, and stands in no address", async () => {
  const { visitor, userId } = await newMember();
  await pastConversation(userId, ["I slept like a stone", "Good."], { daysAgo: 3 });
  const { page, found } = await ask(visitor, "When did I last sleep?");
  expect(page.url).toBe("/ask?found=");
  await visitor.get(attributeAt(page.html, ".found-messages a", "href") ?? "");
  const back = await visitor.get(page.url);
  expect(textsAt(back.html, ".found-messages li")).toEqual(found);
  expect(attributeAt(back.html, "#question", "value")).toBe("When did I last sleep?");
  expect(textsAt((await visitor.get("/ask")).html, ".found-messages li")).toEqual([]);
  expect(textsAt((await visitor.get("/chat/search?found=")).html, ".search-results")).toEqual([]);

  const asked = visitor.cookies.get("aliwell_asked") ?? "";
  expect(asked).not.toMatch(/sleep|c2xlZX/);
  const { visitor: other } = await newMember();
  other.cookies.set("aliwell_asked", asked);
  expect((await other.get(page.url)).text).not.toContain("When did I last sleep?");
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

test("a feeling of one's own is found by its name, counted, and called so", async () => {
  const { visitor, userId } = await newMember(PREMIUM);
  const { text: name } = await screenText("Hangry");
  const { text: emoji } = await screenText("😤");
  const details = { name, emoji, color: "orange", mood: "anxious" } as const;
  const feelingId = await addFeeling(userId, details);
  const felt = { mood: "anxious", feelingId } as const;
  for (const date of ["2025-11-03", "2025-11-03", "2025-11-09"]) {
    const notes = await screenText(`Lunch was late on ${date}, ${Math.random()}`);
    await addMood(userId, { ...felt, date, notes: notes.text, activities: [] }, notes);
  }
  await logMood(userId, "sad", "2025-11-10", "Only rain");
  const content = await screenText("Nobody had cooked anything");
  const entry = { ...felt, content, tags: [], shareWithAi: false, date: "2025-11-20" };
  await writeEntry(userId, entry, { formKey: "hangry", exerciseRunId: null });
  const { page, found } = await ask(visitor, "How often was I hangry in November 2025?");
  expect(found).toHaveLength(4);
  expect(found.join()).not.toContain("rain");
  expect(found[0]).toContain("😤 Hangry");
  expect(page.text).toContain("4 times, on 3 days, by the moods you logged.");

  const search = await visitor.get("/journal/search");
  expect(textsAt(search.html, "#mood option")).toContain("Hangry");
  const byMood = await visitor.submit(search, { mood: `own:${feelingId}` });
  expect(byMood.text).toContain("Nobody had cooked anything");
  const byName = await visitor.submit(search, { query: "hangry" });
  expect(byName.text).toContain("Nobody had cooked anything");
  const none = await visitor.submit(search, { mood: "own:someone-elses" });
  expect(none.text).not.toContain("Nobody had cooked anything");
});

test("what was last so is the newest that says so, and how often is a number", async () => {
  const { visitor, userId } = await newMember(PREMIUM);
  await pastConversation(userId, ["Telling Jess. And sleeping.", "Good."], { daysAgo: 1 });
  await pastConversation(userId, ["Slept badly, argued with my sister", "Oh."], { daysAgo: 2 });
  await pastConversation(userId, ["I slept really well", "Nice."], { daysAgo: 4 });
  const { page, found } = await ask(visitor, "When did I last sleep well?");
  expect(page.text).toContain("What may answer it");
  expect(found[0]).toContain("I slept really well");
  expect(found.at(-1)).toContain("badly");
  await logMood(userId, "happy", "2025-11-02", "The sea");
  await logMood(userId, "happy", "2025-11-05", "The hills");
  const often = await ask(visitor, "How often was I happy in November 2025?");
  expect(often.page.text).toContain("2 times, on 2 days, by the moods you logged.");
});

test("where nothing says what was asked, that is said", async () => {
  const { visitor, userId } = await newMember();
  await pastConversation(userId, ["Slept badly, argued with my sister", "Oh."], { daysAgo: 2 });
  const { page, found } = await ask(visitor, "When did I last sleep well?");
  expect(found).toHaveLength(1);
  expect(page.text).toContain("Nothing says just that.");
});

test("a week that was kept in the journal is no mood of its day", async () => {
  const { visitor, userId } = await newMember(PREMIUM);
  await logMood(userId, "happy", "2025-11-02", "The sea");
  const content = await screenText("My week. You logged 3 moods on 3 days: 3 happy.");
  const week = {
    mood: "happy",
    content,
    tags: [],
    shareWithAi: false,
    date: "2025-11-09",
  } as const;
  const origin = { formKey: "week", isOneForKey: true, logsMood: false, exerciseRunId: null };
  await writeEntry(userId, week, origin);
  const { found } = await ask(visitor, "When was I last happy?");
  expect(found[0]).toContain("The sea");
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
  expect((await visitor.get(page.url)).html).toContain('id="crisis-panel"');
});
