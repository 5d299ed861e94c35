import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import type { MoodId } from "#app/catalogue/moods.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import { moodStatements } from "#app/models/record/moods.server.ts";
import { sendDueWeekMails } from "#app/routes/settings/reminders/send-reminders.server.ts";
import { trustedText } from "#app/safety/screened-text.server.ts";
import { database } from "#db/client.ts";
import {
  checkUps,
  exerciseRuns,
  messages,
  moodEntries,
  reminders,
  riskStates,
  sessions,
  weekReviews,
} from "#db/schema.ts";
import { askedProperties, NO_OPINION, type StructureRequest } from "#tests/mocks/anthropic.ts";
import { newMember, PREMIUM, signIn } from "#tests/setup/members.ts";
import { attributeAt, textsAt } from "#tests/setup/page.ts";
import { scriptedModel } from "#tests/setup/scripted-model.ts";
import { formWith, lastMailTo, ORIGIN, Visitor } from "#tests/setup/visitor.ts";
import { entriesOf, riskOf } from "./rows.ts";

const PATH = "/progress/week";
const SUNDAY = "2026-11-22";
const WORDS = "You logged three moods and did box breathing twice. Walking came up three times.";
// Monday, November 23, 2026, 7 AM in New York.
const NOW = Date.parse("2026-11-23T12:00:00Z");
/** Sunday the 29th, 6 PM there. */
const NEXT_EVENING = Date.parse("2026-11-29T23:00:00Z");
const HOUR_MS = 60 * 60_000;

const model = scriptedModel();
let asked: StructureRequest[] = [];

beforeEach(({ onTestFinished }) => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  onTestFinished(() => void vi.useRealTimers());
  asked = [];
  sayOfWeek(WORDS);
});

/** What the model says of a week; whatever else it's asked, it has no opinion. */
function sayOfWeek(week: unknown): void {
  model.opinion = (request) => {
    if (!("week" in askedProperties(request))) return NO_OPINION;
    asked.push(request);
    return { week };
  };
}

async function someone(changes: Parameters<typeof newMember>[0] = {}) {
  return newMember({ timeZone: "America/New_York", onboardingComplete: true, ...changes });
}

/** 5 PM of a day in New York. */
function at(date: string): number {
  return Date.parse(`${date}T22:00:00Z`);
}

async function log(userId: string, mood: MoodId, date: string, tags: readonly string[] = []) {
  const entry = { id: newId(), mood, date, notes: null, activities: tags.map(trustedText) };
  await database().batch(moodStatements(userId, { ...entry, journalEntryId: null }, at(date)));
}

async function doExercise(userId: string, exerciseId: string, date: string) {
  const times = { startedAt: at(date), updatedAt: at(date), finishedAt: at(date) };
  const run = { id: newId(), userId, exerciseId, status: "finished", step: "", ...times } as const;
  await database()
    .insert(exerciseRuns)
    .values({ ...run, said: trustedText("") });
}

async function talk(
  userId: string,
  date: string,
  values: Partial<typeof sessions.$inferInsert> = {},
) {
  const [id, createdAt] = [newId(), at(date)];
  await database()
    .insert(sessions)
    .values({ id, userId, therapistType: "alina", lastMessageAt: createdAt, createdAt, ...values });
  const said = { conversationId: id, userId, role: "user", content: trustedText("hello") } as const;
  await database()
    .insert(messages)
    .values({ ...said, id: newId(), createdAt });
}

/** Somebody with three moods, two exercises, a session of a program, a conversation and a goal in that week. */
async function someoneWithWeek(changes: Parameters<typeof newMember>[0] = {}) {
  const member = await someone(changes);
  const { userId } = member;
  await log(userId, "calm", "2026-11-16", ["walking"]);
  await log(userId, "calm", "2026-11-18", ["walking", "family"]);
  await log(userId, "anxious", "2026-11-22", ["walking"]);
  await doExercise(userId, "box-breathing", "2026-11-17");
  await doExercise(userId, "box-breathing", "2026-11-19");
  await talk(userId, "2026-11-18", { trackType: "calm-mind" });
  await talk(userId, "2026-11-19", {
    weeklyGoals: trustedText("Call Ana on Sunday"),
    isCompleted: true,
  });
  // The days beside it are of other weeks.
  await log(userId, "happy", "2026-11-15");
  await log(userId, "sad", "2026-11-23");
  return member;
}

test("a week is told by what was logged, done and set in it, counted", async () => {
  const { visitor, userId } = await someoneWithWeek(PREMIUM);
  await database()
    .insert(checkUps)
    .values({
      id: newId(),
      userId,
      date: "2026-11-20",
      satisfied: 5,
      worthwhile: 5,
      happy: 5,
      anxious: 5,
      createdAt: at("2026-11-20"),
    });
  await visitor.submit(await visitor.get("/journal?entry=new"), {
    content: "We walked along the river for two hours.",
    mood: "calm",
    date: "2026-11-21",
  });
  model.opinion = () => "unreachable";
  const page = await visitor.get(PATH);
  expect(page.text).toContain("November 16 to November 22, 2026");
  expect(page.text).toContain("You logged 4 moods on 4 days: 3 calm and 1 anxious.");
  expect(textsAt(page.html, "section[aria-labelledby=done] li")).toEqual([
    "Box breathing, 2 times",
    "Calm Down: 1 session",
    "1 conversation",
    "1 journal entry: Saturday, Nov 21",
    "1 check-up",
  ]);
  expect(page.text).toContain("“walking” came up 3 times.");
  expect(page.text).toContain("Call Ana on Sunday");
  expect(page.text).not.toMatch(/streak|river|average|higher|lower|in a row/i);
  const before = await visitor.get(`${PATH}/2026-11-15`);
  expect(before.text).toContain("You logged 1 mood on 1 day: 1 happy.");
  expect(before.html).toContain(`href="${PATH}/${SUNDAY}"`);
});

test("what the model says of it stands on its page, once written, until the record says something else", async () => {
  const { visitor, userId } = await someoneWithWeek();
  expect((await visitor.get(PATH)).text).toContain(WORDS);
  expect((await visitor.get(PATH)).text).toContain(WORDS);
  expect(asked).toHaveLength(1);
  const told = JSON.stringify(asked[0]);
  expect(told).toContain("walking");
  expect(told).toContain("Call Ana on Sunday");
  // What a tag was taken from isn't told any longer.
  await database().delete(moodEntries).where(eq(moodEntries.userId, userId));
  expect(await database().select().from(weekReviews).where(eq(weekReviews.userId, userId))).toEqual(
    [],
  );
  sayOfWeek("You did box breathing twice.");
  const later = await visitor.get(PATH);
  expect(later.text).toContain("You did box breathing twice.");
  expect(later.text).not.toContain("Walking");
  expect(asked).toHaveLength(2);
});

test("it is told nothing that its owner keeps from the companion, and nothing of an older week", async () => {
  const { visitor } = await someoneWithWeek({ withheld: ["check-in", "last-session"] });
  await visitor.get(PATH);
  expect(JSON.stringify(asked)).not.toMatch(/walking|Ana|Anxious/);
  expect(JSON.stringify(asked)).toContain("Box breathing");
  const other = await someoneWithWeek();
  vi.setSystemTime(NOW + 7 * 24 * HOUR_MS);
  await signIn(other.visitor, other.userId);
  asked = [];
  expect((await other.visitor.get(`${PATH}/${SUNDAY}`)).text).toContain(
    "“walking” came up 3 times.",
  );
  expect(asked).toEqual([]);
});

test.each([
  ["a diagnosis", "You have depression, and it got worse this week."],
  ["empty", " "],
  ["endless", "You walked. ".repeat(200)],
])("words that are %s are not shown, and not asked for again", async (_what, week) => {
  const { visitor } = await someoneWithWeek();
  sayOfWeek(week);
  for (let visit = 0; visit < 2; visit += 1) {
    const page = await visitor.get(PATH);
    expect(page.text).not.toContain("Written by an AI");
    expect(page.text).toContain("“walking” came up 3 times.");
  }
  expect(asked).toHaveLength(1);
});

test("a week with nothing in it says so in one line", async () => {
  const { visitor } = await someone();
  const page = await visitor.get(PATH);
  expect(page.text).toContain("Nothing logged or written this week.");
  expect(page.html).not.toContain("Save to my journal");
  expect(asked).toEqual([]);
});

test.each(["2026-11-21", "2026-11-29", "2026-13-01", "x", "1800-01-05"])(
  "there is no page of %s",
  async (day) => {
    const { visitor } = await someone();
    expect((await visitor.get(`${PATH}/${day}`)).status).toBe(404);
  },
);

test("a week ends with the Sunday of its owner's own zone", async () => {
  vi.setSystemTime(Date.parse("2026-11-28T11:00:00Z"));
  const { visitor } = await someone({ timeZone: "Pacific/Kiritimati" });
  expect((await visitor.get(PATH)).text).toContain("to November 29, 2026");
});

test("while risk is open, or after abuse, moods and entries are counted and the look back rests", async () => {
  const { visitor, userId } = await someoneWithWeek(PREMIUM);
  await visitor.submit(await visitor.get("/chat"), { message: "I want to kill myself tonight" });
  const page = await visitor.get(PATH);
  expect(page.text).toContain("Someone is there for you");
  expect(page.text).toContain("The written look back rests for now. What you logged");
  expect(page.text).toContain("You logged 3 moods on 3 days: 2 calm and 1 anxious.");
  expect(page.text).not.toMatch(/walking|Call Ana|Logged three|Save to my journal/i);
  const home = await visitor.get("/home");
  expect(home.html).not.toContain(`href="${PATH}"`);
  const token = formWith(home, ["mood"]).fields["formToken"] ?? "";
  await visitor.post(`${PATH}/${SUNDAY}`, { formToken: token });
  expect(await entriesOf(userId)).toEqual([]);

  const other = await someoneWithWeek();
  await database()
    .insert(riskStates)
    .values(await closedAfterAbuse(other.userId, userId));
  const neutral = await other.visitor.get(PATH);
  expect(neutral.text).toContain("2 calm and 1 anxious.");
  expect(neutral.text).not.toMatch(/walking|Call Ana/);
  expect(asked).toEqual([]);
});

test("where a question about danger stands, the page says until when the look back rests", async () => {
  const { visitor, userId } = await someoneWithWeek();
  await visitor.submit(await visitor.get("/chat"), { message: "I want to kill myself tonight" });
  await database().update(riskStates).set({ status: "asked" }).where(eq(riskStates.userId, userId));
  const page = await visitor.get(PATH);
  expect(page.text).toContain("The written look back rests for now, until November 26, 2026.");
  vi.setSystemTime(NOW + 72 * HOUR_MS);
  await signIn(visitor, userId);
  expect((await visitor.get(PATH)).text).toContain("“walking” came up 3 times.");
});

/** Where somebody stands after abuse: closed, and neutral from then on. */
async function closedAfterAbuse(userId: string, like: string) {
  const risk = await riskOf(like);
  if (!risk) throw new Error("no risk was seen");
  return { ...risk, userId, status: "closed", neutralCheckBack: true } as const;
}

test("it is kept in the journal once, however often it's clicked", async () => {
  const { visitor, userId } = await someoneWithWeek(PREMIUM);
  const page = await visitor.get(PATH);
  const form = page.forms.find(({ action }) => action?.startsWith(PATH));
  if (!form?.action) throw new Error("there is no form to keep it");
  const keepPath = form.action;
  expect(page.text).toContain("Save to my journal");
  await Promise.all([visitor.post(keepPath, form.fields), visitor.post(keepPath, form.fields)]);
  await log(userId, "happy", "2026-11-20");
  await visitor.post(keepPath, form.fields);
  const entries = await entriesOf(userId);
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({ date: "2026-11-23", shareWithAi: false });
  expect(entries[0]?.content).toContain(WORDS);
  expect(entries[0]?.content).toContain("Call Ana on Sunday");
  // Nobody chose a mood for it.
  const logged = () => database().$count(moodEntries, eq(moodEntries.userId, userId));
  expect(await logged()).toBe(6);
  const entry = await visitor.get(`/journal/${entries[0]?.id}`);
  expect(entry.text).toContain("No mood");
  expect(textsAt(entry.html, ".reading-head").join()).not.toMatch(/Sad|Neutral/);
  await visitor.submit(await visitor.get(`/journal/${entries[0]?.id}?edit`), { mood: "calm" });
  expect(await logged()).toBe(7);
  expect((await visitor.get(`/journal/${entries[0]?.id}`)).text).toContain("Calm");
  expect((await visitor.get("/journal/calendar?day=2026-11-23")).text).toContain("1 entry");
  const after = await visitor.get(PATH);
  expect(after.html).toContain(`href="/journal/${entries[0]?.id}"`);
  expect(after.html).not.toContain("Save to my journal");
  expect(after.text).toContain("You logged 4 moods");
  const entryPage = await visitor.get(`/journal/${entries[0]?.id}`);
  const gone = entryPage.forms.find(({ action }) => action?.endsWith("/delete"));
  const deleted = await visitor.post(gone?.action ?? "", gone?.fields ?? {});
  const undoId = attributeAt(deleted.html, "button[name=undoId]", "value") ?? "";
  await visitor.submit(deleted, { undoId });
  expect(await entriesOf(userId)).toHaveLength(1);
  expect(await logged()).toBe(7);
});

test("on the free plan there is the page, and no way to write in the journal", async () => {
  const { visitor, userId } = await someoneWithWeek();
  const page = await visitor.get(PATH);
  expect(page.text).toContain("“walking” came up 3 times.");
  expect(page.html).not.toContain("Save to my journal");
  const token = formWith(await visitor.get("/home"), ["mood"]).fields["formToken"] ?? "";
  const refused = await visitor.post(`${PATH}/${SUNDAY}`, { formToken: token });
  expect(refused.url).toContain("/pricing");
  expect(await entriesOf(userId)).toEqual([]);
});

test("Today leads to it on Sundays and Mondays", async () => {
  const { visitor } = await someone();
  expect((await visitor.get("/home")).html).toContain(`href="${PATH}"`);
  vi.setSystemTime(NOW + 24 * HOUR_MS);
  expect((await visitor.get("/home")).html).not.toContain(`href="${PATH}"`);
});

/** How many mails this address has got. */
function mailsTo(address: string): number {
  const folder = join(process.env.DATA_DIR ?? "", "outbox");
  if (!existsSync(folder)) return 0;
  const mails = readdirSync(folder).filter((name) => name.endsWith(".eml"));
  return mails.filter((name) =>
    readFileSync(join(folder, name), "utf8").includes(`To: ${address}\n`),
  ).length;
}

/** Somebody who wants the mail, with a mood in the week that it's about. */
async function mailed(changes: Parameters<typeof newMember>[0] = {}) {
  const member = await someone({ eligible: true, ...changes });
  const page = await member.visitor.get("/settings/reminders");
  await member.visitor.submit(page, { intent: "week-on" });
  await log(member.userId, "calm", "2026-11-25");
  return member;
}

test("the mail comes on Sunday evening to who wants it, and is a link and no word of health", async () => {
  const { email, visitor } = await mailed();
  const not = await someone();
  await log(not.userId, "calm", "2026-11-25");
  expect((await visitor.get("/settings/reminders")).text).toContain("Reminders are off");
  await sendDueWeekMails(NEXT_EVENING - 1);
  expect(mailsTo(email)).toBe(0);
  await sendDueWeekMails(NEXT_EVENING);
  await sendDueWeekMails(NEXT_EVENING);
  expect([mailsTo(email), mailsTo(not.email)]).toEqual([1, 0]);
  const mail = lastMailTo(email);
  expect(mail).toContain(`${ORIGIN}${PATH}`);
  expect(mail.replaceAll(/token=[^\s>]+/g, "")).not.toMatch(
    /mood|feel|journal|therap|session|health|mental|crisis|chat|calm/i,
  );
});

test("none comes about an empty week, in danger, or hours late", async () => {
  const empty = await mailed();
  await database().delete(moodEntries).where(eq(moodEntries.userId, empty.userId));
  const inDanger = await mailed({ selectedTherapist: "alina" });
  const chat = await inDanger.visitor.get("/chat");
  await inDanger.visitor.submit(chat, { message: "I want to kill myself tonight" });
  await database()
    .update(riskStates)
    .set({ openedAt: NEXT_EVENING - HOUR_MS, lastSignAt: NEXT_EVENING - HOUR_MS })
    .where(eq(riskStates.userId, inDanger.userId));
  await sendDueWeekMails(NEXT_EVENING);
  expect([mailsTo(empty.email), mailsTo(inDanger.email)]).toEqual([0, 0]);
  const late = await mailed();
  await sendDueWeekMails(NEXT_EVENING + 3 * HOUR_MS + 1);
  expect(mailsTo(late.email)).toBe(0);
});

test("it moves with its owner's zone, and stops by the settings or by its link, apart from reminders", async () => {
  const { visitor, email, userId } = await mailed();
  await visitor.submit(await visitor.get("/settings/time-zone"), { timeZone: "Europe/Berlin" });
  const [row] = await database().select().from(reminders).where(eq(reminders.userId, userId));
  const berlin = Date.parse("2026-11-29T17:00:00Z");
  expect(row?.weekAt).toBe(berlin);
  await sendDueWeekMails(berlin);
  const mail = lastMailTo(email);
  const body = mail.slice(mail.indexOf("\n\n"));
  const [, path = ""] = /(\/reminders\/stop\?token=\S+)$/m.exec(body) ?? [];
  const stranger = new Visitor();
  const page = await stranger.get(path);
  expect(page.text).toContain("Stop the weekly email");
  const form = page.forms.find(({ method }) => method === "post");
  await stranger.post(page.url, form?.fields ?? {});
  const [off] = await database().select().from(reminders).where(eq(reminders.userId, userId));
  expect(off?.weekAt).toBeNull();
  const settings = await visitor.submit(await visitor.get("/settings/reminders"), {
    intent: "week-on",
  });
  const again = await visitor.submit(settings, { intent: "week-off" });
  expect(again.text).toContain("Email me on Sundays");
});
