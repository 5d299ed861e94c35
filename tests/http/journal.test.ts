import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { dayAfter, dayIn } from "#app/models/record/days.server.ts";
import { database } from "#db/client.ts";
import { addToDraft } from "#app/models/conversations/drafts.server.ts";
import { screenText, trustedText } from "#app/safety/screened-text.server.ts";
import { exerciseAnswers, journalEntries, moodTags, users, userSessions } from "#db/schema.ts";
import { newMember, PREMIUM, signIn } from "#tests/setup/members.ts";
import { attributeAt, documentOf, textsAt } from "#tests/setup/page.ts";
import type { Page, Visitor } from "#tests/setup/visitor.ts";
import { draftsOf, entriesOf, eventsOf, moodEntriesOf, runsOf } from "./rows.ts";

const ADULT = { onboardingComplete: true, selectedTherapist: "alina" } as const;
const WORDS = "A long day at work, and then a walk by the river.";
const DANGER = "I want to kill myself tonight";

async function newWriter(changes: Parameters<typeof newMember>[0] = {}) {
  return newMember({ ...ADULT, ...PREMIUM, ...changes });
}

async function write(visitor: Visitor, fields: Record<string, string> = {}): Promise<Page> {
  const page = await visitor.get("/journal?entry=new");
  const form = page.forms.find(({ names }) => names.includes("shareWithAI"));
  const { formToken = "", formKey = "", date = "", draftVersion = "" } = form?.fields ?? {};
  return visitor.post("/journal", {
    formToken,
    formKey,
    draftVersion,
    date,
    content: WORDS,
    mood: "calm",
    ...fields,
  });
}

async function send(visitor: Visitor, path: string, fields: Record<string, string> = {}) {
  const formToken = (await visitor.get("/moods")).forms.find((form) => form.fields["formToken"]);
  return visitor.post(path, { formToken: formToken?.fields["formToken"] ?? "", ...fields });
}

async function undo(visitor: Visitor, page: Page) {
  const button = documentOf(page.html).querySelector("button[name=undoId]");
  return send(visitor, "/undo", { undoId: button?.getAttribute("value") ?? "" });
}

function texts(page: Page): string[] {
  return textsAt(page.html, ".entry-text");
}

test("somebody writes, finds it in the list with its mood, day and tags, changes it and deletes it", async () => {
  const { visitor, userId } = await newWriter();
  const empty = await visitor.get("/journal");
  for (const text of [
    "Personal Reflection Journal",
    "How are you feeling right now?",
    "New Entry",
    "Your journal is empty",
    "Write Your First Entry",
    "Your entries are private unless you share them with AI",
  ]) {
    expect(empty.text).toContain(text);
  }
  expect(empty.text).not.toContain("What's on your mind?");
  const form = await visitor.get("/journal?entry=new");
  for (const text of [
    "What's on your mind?",
    "Share with AI for personalized insights",
    "Save Entry",
    "Cancel",
  ]) {
    expect(form.text).toContain(text);
  }
  const saved = await write(visitor, { tags: "Work, #River walk, work" });
  expect(saved.text).toContain("Journal entry saved!");
  expect(saved.text).toContain("Recent Entries");
  expect(saved.text).toContain("Found 1 journal entry");
  expect(texts(saved)).toEqual([WORDS]);
  expect(saved.text).toMatch(/\w{3}, \w{3} \d+ Calm/);
  const [row] = await entriesOf(userId);
  expect(row).toMatchObject({ mood: "calm", tags: ["work", "river walk"], aiResponse: null });
  expect(await moodEntriesOf(userId)).toEqual([
    expect.objectContaining({ mood: "calm", moodScore: 7, journalEntryId: row?.id }),
  ]);

  const reading = await visitor.get(`/journal/${row?.id}`);
  expect(texts(reading)).toEqual([WORDS]);
  expect(textsAt(reading.html, "textarea")).toEqual([]);
  const edit = textsAt(reading.html, ".row-menu a");
  expect(edit[0]).toMatch(/^Edit the entry of/);
  const page = await visitor.get(`/journal/${row?.id}?edit`);
  const changed = await visitor.submit(page, {
    content: "A long day, and then rest.",
    mood: "sad",
    tags: "rest",
  });
  expect(changed.text).toContain("Journal entry saved!");
  const [after] = await entriesOf(userId);
  expect(after).toMatchObject({ content: "A long day, and then rest.", mood: "sad" });
  const tags = await database().select().from(moodTags).where(eq(moodTags.userId, userId));
  expect(tags).toEqual([expect.objectContaining({ tag: "rest", moodScore: 2 })]);

  const undone = await undo(visitor, changed);
  expect(undone.html).toContain(WORDS);
  expect((await entriesOf(userId))[0]).toMatchObject({ content: WORDS, mood: "calm" });

  const gone = await send(visitor, `/journal/${row?.id}/delete`);
  expect(gone.text).toContain("Entry deleted");
  expect(await entriesOf(userId)).toEqual([]);
  expect(await moodEntriesOf(userId)).toEqual([]);
  const back = await undo(visitor, gone);
  expect(back.html).toContain(WORDS);
  expect((await entriesOf(userId))[0]).toMatchObject({ id: row?.id, content: WORDS });
});

test("a form that is sent twice is one entry", async () => {
  const { visitor, userId } = await newWriter();
  await write(visitor, { formKey: "the-same-form" });
  await write(visitor, { formKey: "the-same-form" });
  expect(await entriesOf(userId)).toHaveLength(1);
});

test("what is wrong is said at the field, and what was written and chosen stays", async () => {
  const { visitor, userId } = await newWriter();
  const tomorrow = dayAfter(dayIn("Pacific/Kiritimati"), 1);
  for (const [fields, message] of [
    [{ content: "Too short" }, "Please write at least a few words about your thoughts"],
    [{ content: "word ".repeat(4_001) }, "An entry can have up to 20,000 characters"],
    [{ mood: "" }, "Please select a mood. Let us know how you're feeling today."],
    [{ mood: "furious" }, "Please select a mood"],
    [{ tags: Array.from({ length: 500 }, (_, n) => `t${n}`).join() }, "Please use up to 20 tags"],
    [{ tags: "x".repeat(41) }, "A tag can have up to 40 characters"],
    [{ date: tomorrow }, "That day hasn't come yet"],
    [{ date: "1900-01-01" }, "Please check the year"],
    [{ date: "2026-02-30" }, "Please choose a day"],
  ] as const) {
    const page = await write(visitor, { ...fields });
    expect(page.status).toBe(400);
    expect(page.text).toContain(message);
    const content: string = "content" in fields ? fields.content : WORDS;
    expect(page.html).toContain(content.trim());
  }
  const huge = await write(visitor, { content: "a".repeat(200_000) });
  expect(huge.status).toBe(400);
  expect(huge.text).toContain("An entry can have up to 20,000 characters");
  expect(huge.html).toContain("a".repeat(200_000));
  expect(await entriesOf(userId)).toEqual([]);
});

test("an entry from a page that was open too long is not lost: it can be sent again", async () => {
  const { visitor, userId } = await newWriter();
  const refused = await write(visitor, { formToken: "stale" });
  expect(refused.text).toContain("Not sent yet");
  expect(textsAt(refused.html, "textarea")).toEqual([WORDS]);
  expect(await entriesOf(userId)).toEqual([]);
  const again = await visitor.submit(refused, { content: WORDS });
  expect(again.text).toContain("Journal entry saved!");
  expect(await entriesOf(userId)).toHaveLength(1);
});

test("of two changes at once the second is shown both texts, and loses neither", async () => {
  const { visitor, userId } = await newWriter();
  await write(visitor);
  const [row] = await entriesOf(userId);
  const first = await visitor.get(`/journal/${row?.id}?edit`);
  const second = await visitor.get(`/journal/${row?.id}?edit`);
  await visitor.submit(first, { content: "Written on the phone just now." });
  const refused = await visitor.submit(second, { content: "Written on the laptop just now." });
  expect(refused.status).toBe(409);
  expect(refused.text).toContain("This entry was changed in another place");
  expect(textsAt(refused.html, "#saved-meanwhile")).toEqual(["Written on the phone just now."]);
  expect(textsAt(refused.html, "textarea")).toEqual(["Written on the laptop just now."]);
  await visitor.submit(refused, { content: "Both of them together." });
  expect((await entriesOf(userId))[0]).toMatchObject({ content: "Both of them together." });
});

test("entries are found by words, their beginnings, tag, mood and days", async () => {
  const { visitor } = await newWriter({ timeZone: "Europe/Madrid" });
  await write(visitor, { content: "I slept badly again last night.", mood: "sad", tags: "sleep" });
  await write(visitor, { content: "Meditation in the morning helped.", date: "2026-03-29" });
  await write(visitor, { content: "Dinner with the neighbors, noisy and warm.", mood: "happy" });
  const find = async (fields: Record<string, string>) =>
    texts(await send(visitor, "/journal/search", fields));
  expect(await find({ query: "sleeping river" })).toEqual([]);
  expect(await find({ query: "sleeping" })).toEqual(["I slept badly again last night."]);
  expect(await find({ query: "nights" })).toEqual(["I slept badly again last night."]);
  expect(await find({ query: "medit" })).toEqual(["Meditation in the morning helped."]);
  expect(await find({ tag: "#Sleep" })).toEqual(["I slept badly again last night."]);
  expect(await find({ mood: "happy" })).toEqual(["Dinner with the neighbors, noisy and warm."]);
  expect(await find({ from: "2026-03-29", to: "2026-03-29" })).toEqual([
    "Meditation in the morning helped.",
  ]);
  expect(await find({ query: '"; drop table -- *' })).toEqual([]);
  expect(await find({})).toHaveLength(3);
  const long = await send(visitor, "/journal/search", { query: "a".repeat(201) });
  expect(long.text).toContain("A search can have up to 200 characters");
  const danger = await send(visitor, "/journal/search", { query: DANGER });
  expect(danger.html).toContain('id="crisis-panel"');
});

test("a tag is found whole, whatever it's made of, and never by a part of it", async () => {
  const { visitor } = await newWriter();
  await write(visitor, { content: "Along the water before work.", tags: "River walk, 🚶" });
  await write(visitor, { content: "Rapids with my cousin, soaked.", tags: "river, 川" });
  const find = async (tag: string) => texts(await send(visitor, "/journal/search", { tag }));
  expect(await find("river walk")).toEqual(["Along the water before work."]);
  expect(await find("river")).toEqual(["Rapids with my cousin, soaked."]);
  expect(await find("walk")).toEqual([]);
  expect(await find("🚶")).toEqual(["Along the water before work."]);
  expect(await find("川")).toEqual(["Rapids with my cousin, soaked."]);
});

test("the calendar shows which days hold something, and a day leads to its entries", async () => {
  const { visitor } = await newWriter();
  await write(visitor, { date: "2026-03-08", content: "The clocks went forward today." });
  const month = await visitor.get("/journal/calendar?month=2026-03");
  expect(month.text).toContain("March 2026");
  expect(month.text).toContain("Sunday, March 8, 2026, Calm");
  const day = await visitor.get("/journal/calendar?day=2026-03-08");
  expect(texts(day)).toEqual(["The clocks went forward today."]);
  for (const odd of ["?month=2026-13", "?day=2026-02-31", "?day=9999-01-01", "?month=0000-00"]) {
    expect((await visitor.get(`/journal/calendar${odd}`)).status).toBe(200);
  }
});

test.each([
  ["en-US,en;q=0.9", "Sunday", 0],
  ["de-DE,de;q=0.9", "Monday", 6],
  ["ar-EG", "Saturday", 1],
])("the weeks of a reader of %s begin on %s", async (language, first, place) => {
  const { visitor } = await newWriter();
  const headers = { "accept-language": language };
  const page = await visitor.get("/journal/calendar?month=2026-03", headers);
  expect(attributeAt(page.html, "thead th", "abbr")).toBe(first);
  // March 2026 began on a Sunday.
  const days = documentOf(page.html).querySelectorAll("tbody tr:first-child td");
  expect([...days].findIndex((day) => /^1\b/.test(day.textContent?.trim() ?? ""))).toBe(place);
});

test("what is filtered is taken along as CSV and JSON, and no cell begins a formula", async () => {
  const { visitor } = await newWriter();
  await write(visitor, { content: "=HYPERLINK of my thoughts today", tags: "work" });
  await write(visitor, { content: "Another day, nothing much.", tags: "rest" });
  const csv = await send(visitor, "/journal/copy?format=csv", { tag: "work" });
  expect(csv.html).toContain("date,written,mood,feeling,text,tags,sharedWithAI,aiInsights");
  expect(csv.html).toContain("'=HYPERLINK of my thoughts today");
  expect(csv.html).not.toContain("Another day");
  const json = await send(visitor, "/journal/copy?format=json");
  expect(JSON.parse(json.html)).toHaveLength(2);
  const moods = await send(visitor, "/moods/copy?format=json", { tag: "rest" });
  expect(JSON.parse(moods.html)).toEqual([
    expect.objectContaining({ mood: "Calm", score: 7, activities: "rest", withJournalEntry: true }),
  ]);
});

test("a draft is kept by its button and while one types, and a template never puts it away", async () => {
  const { visitor, userId } = await newWriter();
  const form = await visitor.get("/journal?entry=new");
  const kept = await visitor.post("/journal/draft", {
    ...form.forms.find(({ names }) => names.includes("shareWithAI"))?.fields,
    content: "Half a thought",
  });
  expect(textsAt(kept.html, 'main a[href="/journal?entry=new"]')).toContain(
    "You have a draft waiting.",
  );
  expect(textsAt((await visitor.get("/journal?entry=new")).html, "textarea")).toEqual([
    "Half a thought",
  ]);
  const template = await visitor.get("/journal?entry=new&template=worry-list");
  expect(textsAt(template.html, "textarea")[0]).toMatch(
    /worried about right now[^]*Half a thought/,
  );
  await write(visitor, { content: "Half a thought, and the rest of it." });
  expect(await draftsOf(userId)).toEqual([]);
});

/** What the form of an entry holds, as its page shows it. */
function heldIn(page: Page) {
  const document = documentOf(page.html);
  const value = (name: string) =>
    document.querySelector(`form[data-draft] input[name=${name}]`)?.getAttribute("value");
  return {
    content: textsAt(page.html, "textarea")[0],
    tags: value("tags"),
    date: value("date"),
    mood: document
      .querySelector("form[data-draft] input[name=mood][checked]")
      ?.getAttribute("value"),
    isShared: document.querySelector("input[name=shareWithAI][checked]") !== null,
  };
}

const HELD = {
  content: "Half a thought about it",
  tags: "sea, wind",
  date: dayAfter(dayIn(null), -2),
  mood: "sad",
};

test("a draft holds the mood, the tags, the day and the sharing too, each as it was last", async () => {
  const { visitor, userId } = await newWriter();
  const form = await visitor.get("/journal?entry=new");
  const { formToken = "", formKey = "" } =
    form.forms.find(({ names }) => names.includes("shareWithAI"))?.fields ?? {};
  const keep = (fields: Record<string, string>) =>
    visitor.send("/journal/draft", { formToken, formKey, isTyping: "on", ...fields });
  expect((await keep({ ...HELD, tags: "sea", shareWithAI: "on" })).status).toBe(204);
  expect((await keep({ ...HELD, shareWithAI: "on" })).status).toBe(204);
  expect(heldIn(await visitor.get("/journal?entry=new"))).toEqual({ ...HELD, isShared: true });
  await keep({ ...HELD, tags: "", shareWithAI: "" });
  expect(heldIn(await visitor.get("/journal?entry=new"))).toMatchObject({
    tags: "",
    isShared: false,
  });
  await keep({ ...HELD, tags: DANGER });
  expect(await eventsOf(userId)).toEqual([]);
  await write(visitor);
  expect(await draftsOf(userId)).toEqual([]);
});

test("an entry that arrives after the session ended waits as it was, a new one and a changed one", async () => {
  const { visitor, userId } = await newWriter();
  await write(visitor);
  const [entry] = await entriesOf(userId);
  for (const path of ["/journal?entry=new", `/journal/${entry?.id}?edit`]) {
    const page = await visitor.get(path);
    const fields = page.forms.find(({ names }) => names.includes("shareWithAI"))?.fields ?? {};
    await database()
      .update(userSessions)
      .set({ expiresAt: Date.now() - 60_000 })
      .where(eq(userSessions.userId, userId));
    const { pathname } = new URL(path, "http://localhost");
    const late = await visitor.post(pathname, { ...fields, ...HELD, shareWithAI: "on" });
    expect(late.status).toBe(401);
    await signIn(visitor, userId);
    expect(heldIn(await visitor.get(path)), path).toEqual({ ...HELD, isShared: true });
  }
  const reading = await visitor.get(`/journal/${entry?.id}`);
  expect(reading.text).toContain("You have changes that aren't saved yet.");
});

test("what an exercise held becomes an entry", async () => {
  const { visitor, userId } = await newWriter();
  const begun = await visitor.submit(await visitor.get("/exercises/grounding"), {
    formKey: crypto.randomUUID(),
  });
  expect(begun.status).toBe(200);
  const [run] = await runsOf(userId);
  await database()
    .insert(exerciseAnswers)
    .values({
      id: crypto.randomUUID(),
      runId: run?.id ?? "",
      userId,
      step: run?.step ?? "",
      asked: trustedText("What do you see?"),
      content: trustedText("A lamp and a green door"),
      isTaken: true,
      tier: "none",
      createdAt: 1,
      updatedAt: 1,
    });
  const page = await visitor.get(`/journal?exercise=${run?.id}`);
  expect(textsAt(page.html, "textarea")[0]).toContain("A lamp and a green door");
  await visitor.submit(page, { mood: "calm" });
  expect((await entriesOf(userId))[0]).toMatchObject({ exerciseRunId: run?.id });
  const stranger = await newWriter();
  const theirs = await stranger.visitor.get(`/journal?exercise=${run?.id}`);
  expect(theirs.html).not.toContain("A lamp and a green door");
});

test("an entry that is shared gets a written reflection, one that isn't gets none", async () => {
  const { visitor, userId } = await newWriter();
  const shared = await write(visitor, {
    content: "I barely slept this week, third night in a row.",
    shareWithAI: "on",
  });
  expect(shared.text).toContain("Entry saved with AI insights!");
  expect(shared.text).toContain("AI Insights");
  expect(shared.text).toContain("You wrote about sleep.");
  const [row] = await entriesOf(userId);
  const page = await visitor.get(`/journal/${row?.id}`);
  const taken = await send(visitor, `/journal/${row?.id}`, {
    version: String(row?.version),
    content: "I barely slept this week, third night in a row.",
    mood: "calm",
  });
  expect(page.text).toContain("AI Insights");
  expect(taken.text).not.toContain("AI Insights");
  expect((await entriesOf(userId))[0]).toMatchObject({ shareWithAi: false, aiResponse: null });
});

test("words of danger are kept with help before everything else, and nothing is made of them", async () => {
  const { visitor, userId } = await newWriter();
  const page = await write(visitor, { content: DANGER, shareWithAI: "on" });
  expect(page.html).toContain('id="crisis-panel"');
  expect(page.text).toContain("Journal entry saved!");
  expect(page.text).not.toContain("AI Insights");
  expect((await entriesOf(userId))[0]).toMatchObject({ content: DANGER, aiResponse: null });
  const events = await eventsOf(userId);
  expect(events).toEqual([expect.objectContaining({ tier: "crisis" })]);
});

test("who never had premium is led to the plans, and their moods stay free", async () => {
  const { visitor } = await newMember(ADULT);
  for (const path of ["/journal", "/journal/search", "/journal/calendar", "/journal/anything"]) {
    const answer = await visitor.raw(path);
    expect(answer.headers.get("location")).toBe("/pricing");
  }
  const refused = await send(visitor, "/journal", { content: WORDS, mood: "calm" });
  expect(refused.status).toBe(403);
  expect(refused.text).toContain("Premium feature required");
  expect(refused.text).toContain("Journal entries are available for premium subscribers only.");
  expect(refused.html).toContain(WORDS);
  expect((await visitor.get("/moods")).status).toBe(200);
});

test("a trial without a card opens no journal", async () => {
  const trial = { subscriptionStatus: "trialing", premiumExpiresAt: Date.now() + 1e8 } as const;
  const { visitor } = await newMember({ ...ADULT, ...trial });
  expect((await visitor.raw("/journal")).headers.get("location")).toBe("/pricing");
  const plans = await visitor.get("/journal");
  expect(textsAt(plans.html, "main .notice")[0]).toContain("part of Premium");
  expect(plans.html).not.toContain("data-toast-close");
});

test("what is written in danger is behind no lock, whatever the plan", async () => {
  const { visitor, userId } = await newMember(ADULT);
  const page = await send(visitor, "/journal", { content: DANGER, mood: "sad" });
  expect(page.html).toContain('id="crisis-panel"');
  expect((await entriesOf(userId))[0]).toMatchObject({ content: DANGER });
  const open = await visitor.get("/journal");
  expect(open.status).toBe(200);
  expect(open.text).toContain("New Entry");
  expect(open.text).not.toMatch(/Upgrade|Premium Feature/);
});

test("who had premium reads, searches, takes along and deletes, and meets the lock where the form was", async () => {
  const { visitor, userId } = await newWriter();
  await write(visitor);
  await database()
    .update(users)
    .set({ subscriptionStatus: "canceled", premiumExpiresAt: 1 })
    .where(eq(users.id, userId));
  const page = await visitor.get("/journal?entry=new");
  expect(page.text).toContain("Premium Feature");
  expect(page.text).toContain("Upgrade to Premium");
  expect(page.text).not.toContain("What's on your mind?");
  expect(texts(page)).toEqual([WORDS]);
  expect(texts(await send(visitor, "/journal/search", { query: "river" }))).toEqual([WORDS]);
  expect((await send(visitor, "/journal/copy?format=csv")).html).toContain(WORDS);
  const refused = await send(visitor, "/journal", { content: "Another day of mine", mood: "sad" });
  expect(refused.status).toBe(403);
  expect(refused.text).toContain("Premium feature required");
  expect(refused.html).toContain("Another day of mine");
  const [row] = await entriesOf(userId);
  expect((await visitor.get(`/journal/${row?.id}`)).text).toContain(WORDS);
  await send(visitor, `/journal/${row?.id}/delete`);
  expect(await entriesOf(userId)).toEqual([]);
});

test("days are the writer's own, on both sides of midnight", async () => {
  for (const timeZone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
    const { visitor, userId } = await newWriter({ timeZone });
    await write(visitor, { date: "" });
    expect((await entriesOf(userId))[0]).toMatchObject({ date: dayIn(timeZone) });
  }
});

test("what isn't taken is kept as one draft, the last wording, however often it's sent", async () => {
  const { visitor, userId } = await newMember(ADULT);
  for (const letter of ["a", "b", "c"]) {
    const content = `${letter} quiet day. `.repeat(1_000);
    expect((await send(visitor, "/journal", { content, mood: "calm" })).status).toBe(403);
    const rows = await draftsOf(userId);
    expect(rows.map((row) => row.content.trim()).sort()).toEqual([content.trim(), "calm"]);
  }
});

test("words of two pages are both kept as far as a form holds them, and an account keeps a megabyte", async () => {
  const { userId } = await newMember(ADULT);
  // Of numbers alone: what they mean is not read, which takes seconds at this length.
  const long = await screenText("7 ".repeat(32_760).trim());
  const keep = async (draft: string, text: string | typeof long) =>
    addToDraft(userId, draft, typeof text === "string" ? await screenText(text) : text);
  const rows = () => draftsOf(userId);
  await keep("journal:new", "The first page.");
  await keep("journal:new", "The second page.");
  expect((await rows())[0]?.content).toBe("The first page.\n\nThe second page.");
  await keep("journal:new", long);
  expect((await rows())[0]?.content.startsWith("7 7")).toBe(true);
  for (let page = 0; page < 20; page += 1) await keep(`journal:${page}`, long);
  const kept = await rows();
  expect(kept.reduce((sum, { content }) => sum + content.length, 0)).toBeLessThanOrEqual(
    1024 * 1024,
  );
  expect(kept.map(({ conversation }) => conversation)).toContain("journal:19");
  expect(kept.map(({ conversation }) => conversation)).not.toContain("journal:new");
});

test("a journal that is full says so, gives the words back, and meets danger all the same", async () => {
  const { visitor, userId } = await newWriter();
  await database().run(sql`
    with recursive row(n) as (select 1 union all select n + 1 from row where n < 20000)
    insert into journal_entries (id, user_id, mood, content, tier, date, created_at, updated_at)
    select ${userId} || n, ${userId}, 'calm', 'x', 'none', '2024-01-01', 1, 1 from row`);
  const refused = await write(visitor, { content: DANGER });
  expect(refused.status).toBe(409);
  expect(refused.text).toContain("There's no room for more");
  expect(refused.html).toContain(DANGER);
  expect(refused.text).toContain("988");
  expect(await database().$count(journalEntries, eq(journalEntries.userId, userId))).toBe(20_000);
  const events = eventsOf(userId);
  expect(await events).toHaveLength(1);
});

test("what was written on after a save whose answer never came is an entry of its own", async () => {
  const { visitor } = await newWriter();
  const page = await visitor.get("/journal?entry=new");
  const form = page.forms.find(({ names }) => names.includes("shareWithAI"));
  const { formToken = "", formKey = "", date = "" } = form?.fields ?? {};
  const fields = { formToken, formKey, date, mood: "calm" };
  const more = `${WORDS} And then I called my brother.`;
  await visitor.post("/journal", { ...fields, content: WORDS });
  await visitor.post("/journal", { ...fields, content: WORDS });
  const last = await visitor.post("/journal", { ...fields, content: more });
  const entries = last.text.split(WORDS).length - 1;
  expect(entries).toBe(2);
  expect(last.text).toContain(more);
});

test("a draft that was under way while its words were saved doesn't bring them back", async () => {
  const { visitor } = await newWriter();
  const page = await visitor.get("/journal?entry=new");
  const form = page.forms.find(({ names }) => names.includes("shareWithAI"));
  const { formToken = "", formKey = "", date = "" } = form?.fields ?? {};
  await visitor.post("/journal", { formToken, formKey, date, mood: "calm", content: WORDS });
  const draft = { formToken, formKey, isTyping: "on" };
  await visitor.send("/journal/draft", { ...draft, content: WORDS.slice(0, -4) });
  expect((await visitor.get("/journal?entry=new")).html).not.toContain(WORDS.slice(0, -4) + "<");
  await visitor.send("/journal/draft", { ...draft, content: `${WORDS} Then I wrote on.` });
  expect((await visitor.get("/journal?entry=new")).html).toContain("Then I wrote on.");
});

test("entries and their tags are found in any script, by plain letters too", async () => {
  const { visitor } = await newWriter();
  const work = "昨日は遅くまで会社にいて、帰りにLINEした";
  const trip = "Wieczorem spacer po Łodzi, było dobrze";
  await write(visitor, { content: work, tags: "仕事疲れ" });
  await write(visitor, { content: trip, tags: "podróż" });
  const finds = async (fields: Record<string, string>) => {
    const { text } = await send(visitor, "/journal/search", fields);
    return [work, trip].filter((each) => text.includes(each));
  };
  expect(await finds({ query: "line" })).toEqual([work]);
  expect(await finds({ query: "仕事" })).toEqual([work]);
  expect(await finds({ query: "lodz" })).toEqual([trip]);
  expect(await finds({ tag: "仕事疲れ" })).toEqual([work]);
});

test("a save clears every earlier state of what it saved, whatever its lines end in", async () => {
  const { visitor, userId } = await newWriter();
  const page = await visitor.get("/journal?entry=new");
  const form = page.forms.find(({ names }) => names.includes("shareWithAI"));
  const { formToken = "", formKey = "", date = "", draftVersion = "" } = form?.fields ?? {};
  const type = (content: string) =>
    visitor.send("/journal/draft", { formToken, formKey, draftVersion, isTyping: "on", content });
  const save = (content: string) =>
    visitor.post("/journal", { formToken, formKey, draftVersion, date, mood: "calm", content });
  const kept = () => draftsOf(userId);
  await type(`${WORDS}\nAnd the evening.`);
  await save(`${WORDS}\r\nAnd the evening.\r\nThen I slept.`);
  expect(await kept()).toEqual([]);
  await type("It was a day to forget.");
  await save("It was a day to remember.");
  expect(await kept()).toEqual([]);
});

test("a save clears only the draft of what it saved: what was written on meanwhile stays", async () => {
  const { visitor } = await newWriter();
  const page = await visitor.get("/journal?entry=new");
  const form = page.forms.find(({ names }) => names.includes("shareWithAI"));
  const { formToken = "", formKey = "", date = "", draftVersion = "" } = form?.fields ?? {};
  const more = `${WORDS} And I can't stop thinking of it.`;
  await visitor.send("/journal/draft", {
    formToken,
    formKey,
    draftVersion,
    isTyping: "on",
    content: more,
  });
  await visitor.post("/journal", {
    formToken,
    formKey,
    draftVersion,
    date,
    mood: "calm",
    content: WORDS,
  });
  expect((await visitor.get("/journal?entry=new")).html).toContain("stop thinking of it.");
});
