import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { recordMood } from "#app/models/record/moods.server.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import { dayIn } from "#app/models/record/days.server.ts";
import { screenText } from "#app/safety/screened-text.server.ts";
import { database } from "#db/client.ts";
import { dailyAssessments, journalEntries, sessions, users, usersLeadmagnet } from "#db/schema.ts";
import { PromptCache, type ModelRequest } from "#tests/mocks/anthropic.ts";
import { newMember, PREMIUM } from "#tests/setup/members.ts";
import { textsAt } from "#tests/setup/page.ts";
import { scriptedModel } from "#tests/setup/scripted-model.ts";
import type { Visitor } from "#tests/setup/visitor.ts";
import { sayTo } from "./reading.ts";
import { sessionsOf, userOf } from "./rows.ts";

const model = scriptedModel();
const DAY_MS = 24 * 3_600_000;

async function say(
  visitor: Visitor,
  text: string,
  at?: string,
  reply = "Warm lights again.",
  offer?: { kind: string; what: string },
) {
  const sent = await sayTo(model, visitor, text, at);
  sent.answer.say(reply);
  if (offer) sent.answer.call("offer", offer);
  else sent.answer.end();
  await vi.waitUntil(async () => {
    const page = await visitor.get(sent.path);
    return !page.html.includes("<iframe");
  }, 5_000);
  return { ...sent, request: sent.answer.request };
}

/** The note with the newest turn, which the app alone writes. */
const noteOf = ({ messages }: ModelRequest) => messages.at(-1)?.content[0]?.text ?? "";
/** All turns as the model reads them, but for that note. */
const turnsOf = ({ messages }: ModelRequest) =>
  messages.map(({ content }) => content.at(-1)?.text ?? "");

async function ownWords(text: string) {
  return (await screenText(text)).text;
}

/** Records of every kind, of somebody who agreed to their being kept. */
async function keepRecords(userId: string) {
  const now = Date.now();
  const today = dayIn("America/New_York");
  const db = database();
  await db
    .update(users)
    .set({ timeZone: "America/New_York", healthDataConsentAt: now })
    .where(eq(users.id, userId));
  await db.insert(usersLeadmagnet).values({
    id: newId(),
    userId,
    heardFrom: "Direct",
    firstName: await ownWords("Ana"),
    email: "any@example.org",
    age: 40,
    primaryGoal: "Better sleep",
    stressArea: "Work/School",
    createdAt: now,
  });
  await db.insert(dailyAssessments).values({
    id: newId(),
    userId,
    assessmentDate: today,
    moodScore: 4,
    stressLevel: 8,
    sleepQuality: 3,
    energyLevel: 5,
    createdAt: now,
  });
  await recordMood(userId, "anxious", "America/New_York");
  await db.insert(sessions).values({
    id: newId(),
    userId,
    therapistType: "alina",
    summary: "They spoke of a heron.",
    openThreads: "What the heron meant\nThe letter to Tom",
    weeklyGoals: await ownWords("walk by the lake"),
    duration: 12,
    isCompleted: true,
    lastMessageAt: now - 3 * DAY_MS,
    createdAt: now - 3 * DAY_MS,
  });
  const entry = { userId, mood: "calm", createdAt: now, updatedAt: now } as const;
  const wrote = async (days: number, content: string, more: object) => ({
    ...entry,
    id: newId(),
    content: await ownWords(content),
    date: dayIn("America/New_York", now - days * DAY_MS),
    shareWithAi: true,
    tier: "none" as const,
    ...more,
  });
  await db.insert(journalEntries).values([
    await wrote(0, "The newest entry, of plums.", {
      aiResponse: await ownWords("Plums come back each year."),
    }),
    await wrote(1, "Nobody sees this, of quinces.", { shareWithAi: false }),
    await wrote(20, "An entry about the old boat.", { tags: [await ownWords("sailing")] }),
    await wrote(21, "Something dark, of sailing.", { tier: "crisis" }),
  ]);
}

test("the model is told of the day, and of the records that somebody agreed to give", async () => {
  const { visitor, userId } = await newMember(PREMIUM);
  await keepRecords(userId);
  const { request, path } = await say(visitor, "I can't settle tonight");
  const note = noteOf(request);
  const weekday = new Date().toLocaleDateString("en-US", {
    weekday: "long",
    timeZone: "America/New_York",
  });
  for (const words of [
    `Now: ${weekday}`,
    "their first message",
    "Better sleep",
    "Work/School",
    "mood: low, stress: high, sleep last night: bad, energy: some",
    "today anxious",
    "They spoke of a heron.",
    "What the heron meant; The letter to Tom",
    "walk by the lake",
    "of plums",
    "What you said about that entry",
    "Plums come back each year.",
  ]) {
    expect(note).toContain(words);
  }
  expect(note).not.toMatch(/quinces|boat|dark/);
  const spoken = await say(visitor, "I went sailing again", path);
  expect(noteOf(spoken.request)).toContain("the old boat");
  expect(noteOf(spoken.request)).not.toContain("dark");
});

test("what an earlier session of a program brought is told once, and a program beside the talk is named", async () => {
  const { visitor, userId } = await newMember({
    onboardingComplete: true,
    selectedTherapist: "alina",
    ...PREMIUM,
  });
  const chosen = await visitor.submit(await visitor.get("/therapy-tracks"), {
    trackType: "calm-mind",
  });
  const [open] = await sessionsOf(userId);
  const then = Date.now() - 3 * DAY_MS;
  const ended = {
    userId,
    therapistType: "alina",
    therapyTrackId: open?.therapyTrackId ?? null,
    trackType: "calm-mind",
    summary: "They spoke of a heron.",
    openThreads: "What the heron meant",
    duration: 12,
    isCompleted: true,
    lastMessageAt: then,
    createdAt: then,
  };
  await database()
    .insert(sessions)
    .values({ ...ended, id: newId() });
  const { request } = await say(visitor, "The evenings are restless", chosen.url);
  expect(noteOf(request).match(/They spoke of a heron\.|What the heron meant/g)).toHaveLength(2);
  expect(noteOf(request)).toContain("An earlier session of this program");

  const [talk] = await database()
    .insert(sessions)
    .values({
      id: newId(),
      userId,
      therapistType: "alina",
      lastMessageAt: Date.now(),
      createdAt: Date.now(),
    })
    .returning();
  const beside = await say(visitor, "Just a few words today", `/chat/${talk?.id}`);
  expect(noteOf(beside.request)).toContain("The last conversation they ended");
  expect(noteOf(beside.request)).toMatch(
    /A program they follow: Calm Down; session 1, ".+", is next/,
  );
});

test("the memory page shows what is given, and what is switched off there is given no more", async () => {
  const { visitor, userId } = await newMember(PREMIUM);
  await keepRecords(userId);
  const page = await visitor.get("/memory");
  const given = textsAt(page.html, "details.fold").join(" ");
  expect(given).toContain("What Alina sees");
  expect(given).toContain("Your goal when you signed up");
  expect(given).toContain("The last conversation you ended");
  expect(given).toContain("Better sleep");
  expect(given).toContain("of plums");
  expect(given).toContain("What the heron meant; The letter to Tom");
  const formToken = page.forms.find((each) => "record" in each.fields)?.fields["formToken"] ?? "";
  const off = await visitor.post("/memory", { formToken, intent: "withhold", record: "journal" });
  expect(textsAt(off.html, "details.fold").join(" ")).not.toContain("of plums");
  await visitor.post("/memory", { formToken, intent: "withhold", record: "onboarding" });
  await visitor.post("/memory", { formToken, intent: "withhold", record: "onboarding" });
  const { request, path } = await say(visitor, "hello there");
  expect(noteOf(request)).not.toMatch(/plums|Better sleep/);
  expect(noteOf(request)).toContain("stress: high");
  await visitor.post("/memory", { formToken, intent: "give", record: "onboarding" });
  const again = await say(visitor, "and again", path);
  expect(noteOf(again.request)).toContain("Better sleep");
  const unknown = await visitor.post("/memory", { formToken, intent: "give", record: "all" });
  expect(unknown.status).toBe(400);
});

test("with memory off nothing of another conversation is given, and while risk is open the time alone", async () => {
  const { visitor, userId } = await newMember(PREMIUM);
  await keepRecords(userId);
  await database().update(users).set({ remembers: false }).where(eq(users.id, userId));
  const { request } = await say(visitor, "a quiet evening");
  expect(noteOf(request)).not.toMatch(/heron|walk by the lake/);
  const { gatherRecords } = await import("#app/companion/prompt/now.server.ts");
  const user = await userOf(userId);
  if (!user) throw new Error("nobody is there");
  const of = { conversation: null, message: null };
  const pieces = await gatherRecords(user, of, { about: "now" });
  expect(pieces.map(({ id }) => id)).toEqual(["time"]);
});

test("what the app said itself stands in the dialogue as the app's, and no reply holds any of it", async () => {
  const { visitor } = await newMember(PREMIUM);
  const first = await say(visitor, "my week was odd", undefined, "Rain is far off.", {
    kind: "exercise",
    what: "grounding",
  });
  const led = await say(visitor, "yes please", first.path, "Good idea.");
  await visitor.submit(await visitor.get(first.path), { message: "Can we change to Letting Go?" });
  const { request } = await say(visitor, "so it goes on", first.path);
  const own = request.messages.filter(({ role }) => role === "assistant");
  expect(own.map(({ content }) => content[0]?.text)).toEqual(["Rain is far off.", "Good idea."]);
  expect(noteOf(led.request)).toContain("Right below your reply the app itself says this");
  const turns = turnsOf(request);
  expect(turns[0]).toContain("The app opened this conversation for you:");
  expect(turns.at(-1)).toMatch(
    /^<app>\nRight below your reply the app itself said:[^]*<\/app>\s+Can we change to Letting Go\?\s+<app>[^]*answered by itself, in your place:[^]*<\/app>\s+so it goes on$/,
  );
});

test("ten turns cost a tenth of what they hold: all but the newest is read from the cache", async () => {
  const { visitor, userId } = await newMember(PREMIUM);
  await keepRecords(userId);
  let path: string | undefined;
  for (let turn = 0; turn < 10; turn += 1) {
    const sent = await say(visitor, `what I did today, part ${turn}`, path);
    path = sent.path;
  }
  const cache = new PromptCache();
  const requests = model.requests.slice(-10).map((request) => cache.read(request));
  const read = requests.slice(1).reduce((sum, each) => sum + each.cache_read_input_tokens, 0);
  const all = requests
    .slice(1)
    .reduce(
      (sum, each) =>
        sum + each.cache_read_input_tokens + each.cache_creation_input_tokens + each.input_tokens,
      0,
    );
  expect(read / all).toBeGreaterThan(0.75);
});
