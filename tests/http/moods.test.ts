import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { dayAfter, dayIn } from "#app/models/record/days.server.ts";
import {
  BOUNDS,
  NoRoomError,
  requireRoom,
  type RoomName,
} from "#app/models/storage/room.server.ts";
import { clearUndos, UNDO_MS } from "#app/models/storage/undos.server.ts";
import { database } from "#db/client.ts";
import { moodEntries, moodTags, undos, userSessions, riskStates } from "#db/schema.ts";
import { newMember, PREMIUM, signIn } from "#tests/setup/members.ts";
import { attributeAt, documentOf, textsAt } from "#tests/setup/page.ts";
import { formWith, type Page, type Visitor } from "#tests/setup/visitor.ts";
import { eventsOf, moodEntriesOf } from "./rows.ts";

const FREE = { onboardingComplete: true, selectedTherapist: "alina" } as const;

const HOPEFUL = { name: "hopeful", emoji: "🌱", color: "green", mood: "happy" };

const ROOM_NAMES = Object.entries(BOUNDS).flatMap(([name, bound]) =>
  "rows" in bound ? [name as RoomName] : [],
);

async function moodsOf(userId: string) {
  return moodEntriesOf(userId);
}

async function log(visitor: Visitor, fields: Record<string, string>): Promise<Page> {
  return visitor.submit(await visitor.get("/moods"), { notes: "", mood: "calm", ...fields });
}

async function send(visitor: Visitor, path: string, fields: Record<string, string> = {}) {
  const page = await visitor.get("/moods");
  const form = page.forms.find((each) => each.fields["formToken"]);
  return visitor.post(path, { formToken: form?.fields["formToken"] ?? "", ...fields });
}

async function undo(visitor: Visitor, page: Page) {
  const button = documentOf(page.html).querySelector("button[name=undoId]");
  return send(visitor, "/undo", { undoId: button?.getAttribute("value") ?? "" });
}

test("one tap on the page of moods logs one, as on Today, and a note goes to it", async () => {
  const { visitor, userId } = await newMember(FREE);
  expect(formWith(await visitor.get("/moods"), ["timeZone"]).action).toBe("/moods/tap");
  const page = await send(visitor, "/moods/tap", { mood: "calm" });
  const [row] = await moodsOf(userId);
  expect(row).toMatchObject({ mood: "calm" });
  expect(page.text).toContain("Mood logged! Today: calm.");
  expect(attributeAt(page.html, "#mood-today p a", "href")).toBe(`/moods/${row?.id}`);
});

test("a mood with a note and activities is logged free, changed, deleted, and put back each time", async () => {
  const { visitor, userId } = await newMember(FREE);
  const yesterday = dayAfter(dayIn(null), -1);
  const logged = await log(visitor, {
    mood: "happy",
    notes: "Sun on my face",
    tags: "Walk, friends",
    date: yesterday,
  });
  expect(logged.text).toContain("Mood logged!");
  expect(logged.text).toContain("Sun on my face");
  expect(logged.text).toContain("walk, friends");
  const [row] = await moodsOf(userId);
  expect(row).toMatchObject({ mood: "happy", moodScore: 8, date: yesterday });

  const changed = await visitor.submit(await visitor.get(`/moods/${row?.id}`), {
    mood: "sad",
    notes: "Then it rained",
    tags: "rain",
    date: yesterday,
  });
  expect(changed.text).toContain("Saved");
  expect((await moodsOf(userId))[0]).toMatchObject({ moodScore: 2, activities: ["rain"] });
  const tags = () => database().select().from(moodTags).where(eq(moodTags.userId, userId));
  expect(await tags()).toEqual([expect.objectContaining({ tag: "rain", moodScore: 2 })]);
  await undo(visitor, changed);
  expect((await moodsOf(userId))[0]).toMatchObject({ moodScore: 8, notes: "Sun on my face" });

  const gone = await send(visitor, `/moods/${row?.id}/delete`);
  expect(gone.text).toContain("Mood deleted");
  expect(await moodsOf(userId)).toEqual([]);
  await undo(visitor, gone);
  expect((await moodsOf(userId))[0]).toMatchObject({
    id: row?.id,
    activities: ["walk", "friends"],
  });
  expect(await tags()).toHaveLength(2);
  const again = await undo(visitor, gone);
  expect(again.text).toContain("Nothing to undo");
});

test("after a day nothing can be put back, and nothing of it is kept", async () => {
  const { visitor, userId } = await newMember(FREE);
  await log(visitor, { notes: "Not for keeping" });
  const [row] = await moodsOf(userId);
  await send(visitor, `/moods/${row?.id}/delete`);
  await clearUndos(Date.now() + UNDO_MS + 1);
  expect(await database().select().from(undos).where(eq(undos.userId, userId))).toEqual([]);
});

test("as many a day as one likes, and a double click is one", async () => {
  const { visitor, userId } = await newMember(FREE);
  await log(visitor, { mood: "calm", notes: "Coffee" });
  await log(visitor, { mood: "calm", notes: "Coffee" });
  await log(visitor, { mood: "anxious", notes: "Before the call" });
  await log(visitor, { mood: "calm", notes: "After the call" });
  expect(await moodsOf(userId)).toHaveLength(3);
});

test("what is wrong is said at the field, and the note stays", async () => {
  const { visitor, userId } = await newMember(FREE);
  for (const [fields, message] of [
    [{ mood: "" }, "Please select a mood. Let us know how you're feeling today."],
    [{ date: dayAfter(dayIn("Pacific/Kiritimati"), 1) }, "That day hasn't come yet"],
    [{ date: "1900-01-01" }, "Please check the year"],
    [{ tags: "x".repeat(41) }, "A tag can have up to 40 characters"],
  ] as const) {
    const page = await log(visitor, { notes: "Stays in the box", ...fields });
    expect(page.status).toBe(400);
    expect(page.text).toContain(message);
    expect(textsAt(page.html, "textarea")).toEqual(["Stays in the box"]);
  }
  expect(await moodsOf(userId)).toEqual([]);
});

test("danger in a note brings help first, and the mood is kept", async () => {
  const { visitor, userId } = await newMember(FREE);
  const page = await log(visitor, { mood: "sad", notes: "I want to kill myself tonight" });
  expect(page.html).toContain('id="crisis-panel"');
  expect(await moodsOf(userId)).toHaveLength(1);
  const events = await eventsOf(userId);
  expect(events).toEqual([expect.objectContaining({ tier: "crisis" })]);
});

test("a tap on a mood in the list or the journal is one more mood of today", async () => {
  const { visitor, userId } = await newMember({ ...FREE, timeZone: "Asia/Tokyo" });
  const page = await send(visitor, "/moods/tap?from=moods", { mood: "neutral" });
  expect(page.url).toContain("/moods");
  expect(await moodsOf(userId)).toEqual([
    expect.objectContaining({ mood: "neutral", moodScore: 5, date: dayIn("Asia/Tokyo") }),
  ]);
  expect((await send(visitor, "/moods/tap", { mood: "furious" })).status).toBe(400);
});

test("a mood that is tapped or sent after the session ended waits, and the way in says why", async () => {
  const { visitor, userId } = await newMember(FREE);
  const page = await visitor.get("/moods");
  const formToken = page.forms.find((each) => each.fields["formToken"])?.fields["formToken"] ?? "";
  const endSession = () =>
    database()
      .update(userSessions)
      .set({ expiresAt: Date.now() - 60_000 })
      .where(eq(userSessions.userId, userId));
  await endSession();
  const wayIn = await visitor.post("/moods/tap", { formToken, mood: "sad" });
  expect(wayIn.url).toBe("/auth?next=%2Fmoods%2Ftap");
  expect(wayIn.text).toContain("Your session ended, but your mood isn't lost.");
  expect(await moodsOf(userId)).toEqual([]);
  await signIn(visitor, userId);
  const back = await visitor.get("/moods/tap");
  expect(attributeAt(back.html, "input[name=mood][checked]", "value")).toBe("sad");
  const again = formWith(back, ["notes", "tags"]).fields;
  await endSession();
  const sent = { mood: "calm", notes: "By the sea", tags: "sea, wind" };
  expect((await visitor.post("/moods", { ...again, ...sent })).status).toBe(401);
  await signIn(visitor, userId);
  const kept = await visitor.get("/moods");
  expect(formWith(kept, ["notes", "tags"]).fields).toMatchObject({
    notes: "By the sea",
    tags: "sea, wind",
  });
  await visitor.submit(kept, { mood: "calm" });
  expect(await moodsOf(userId)).toMatchObject([{ mood: "calm", activities: ["sea", "wind"] }]);
  expect(formWith(await visitor.get("/moods"), ["notes", "tags"]).fields["tags"]).toBe("");
});

test("after abuse one's own words are in no list for three days, which all say so, and not why", async () => {
  const { visitor, userId } = await newMember({ ...FREE, ...PREMIUM });
  const feelings = await visitor.get("/moods/feelings");
  await visitor.submit(feelings, { ...HOPEFUL, intent: "add-feeling" });
  const choice = /value="(own:[\w-]{22})"/.exec((await visitor.get("/moods")).html)?.[1] ?? "";
  await log(visitor, { mood: choice, notes: "The heron stood by the lake", tags: "lake" });
  const written = { mood: choice, content: "We saw the heron again.", tags: "lake" };
  await visitor.submit(await visitor.get("/journal?entry=new"), written);
  const danger = {
    tier: "crisis",
    kind: "abuse_or_violence",
    severity: "high",
    subject: "self",
  } as const;
  const times = { openedAt: Date.now(), lastSignAt: Date.now() };
  await database()
    .insert(riskStates)
    .values({ userId, status: "closed", ...danger, neutralCheckBack: true, ...times } as const);
  const lists = ["/moods", "/moods/feelings", "/journal", "/home", "/progress", "/journal/search"];
  for (const path of [...lists, "/journal/calendar", "/progress/report", "/ask"]) {
    const list = await visitor.get(path);
    expect(list.html, path).not.toMatch(/\b(?:heron|lake|hopeful)\b/i);
    expect(list.text, path).toMatch(/Your own words aren't listed until \w+ \d+, \d{4}\./);
    expect(list.text, path).not.toMatch(/abuse|safe from/i);
  }
  const answer = await visitor.submit(await visitor.get("/ask"), { question: "the heron" });
  expect(answer.text).toContain("Mood, ");
  expect(answer.text).not.toContain("The heron stood");
  expect((await visitor.get("/journal?words=shown")).text).toContain("We saw the heron again.");
  expect((await visitor.get("/moods/feelings?words=shown")).text).toContain("hopeful");
  const page = await visitor.get("/moods");
  const [, edit = ""] = /href="(\/moods\/[\w-]{22})"/.exec(page.html) ?? [];
  const opened = await visitor.get(edit);
  expect(opened.html).toContain("The heron stood by the lake");
  expect(formWith(opened, ["notes"]).fields["mood"]).toBe(choice);
  await database()
    .update(riskStates)
    .set({ lastSignAt: Date.now() - 73 * 3_600_000 })
    .where(eq(riskStates.userId, userId));
  const later = await visitor.get("/journal");
  expect(later.text).toContain("We saw the heron again.");
  expect(later.text).not.toContain("aren't listed");
});

test("a form without words that comes after the session ended leads to a way in that says so", async () => {
  const { visitor, userId } = await newMember(FREE);
  const formToken = formWith(await visitor.get("/moods"), ["notes"]).fields["formToken"] ?? "";
  await database().delete(userSessions).where(eq(userSessions.userId, userId));
  for (const path of ["/moods/none/delete", "/settings/name", "/settings/reminders"]) {
    const wayIn = await visitor.post(path, { formToken });
    expect(wayIn.url, path).toContain("/auth?next=");
    expect(wayIn.text, path).toContain("nothing changed");
  }
});

test("a long list goes on from page to page, with no mood twice and none left out", async () => {
  const { visitor, userId } = await newMember(FREE);
  const at = Date.parse("2026-03-01T12:00:00Z");
  await database()
    .insert(moodEntries)
    .values(
      Array.from({ length: 70 }, (_, number) => ({
        id: `mood-${userId}-${number}`,
        userId,
        mood: "calm" as const,
        moodScore: 7,
        date: "2026-03-01",
        // Many of one moment, as another app's file has them.
        createdAt: at,
      })),
    );
  const seen: string[] = [];
  let path: string | null = "/moods";
  while (path !== null) {
    const page: Page = await visitor.get(path);
    const document = documentOf(page.html);
    for (const form of document.querySelectorAll('form[action$="/delete"]')) {
      seen.push(form.getAttribute("action") ?? "");
    }
    const next = [...document.querySelectorAll("a")].find(
      (link) => link.textContent === "Earlier moods",
    );
    path = next?.getAttribute("href") ?? null;
  }
  expect(seen).toHaveLength(70);
  expect(new Set(seen).size).toBe(70);
});

test("what one account may keep has an end, and what was typed is given back", async () => {
  const { visitor, userId } = await newMember(FREE);
  await database().run(sql`
    with recursive row(n) as (select 1 union all select n + 1 from row where n < 30000)
    insert into mood_entries (id, user_id, mood, mood_score, date, created_at)
    select ${userId} || n, ${userId}, 'calm', 7, '2024-01-01', 1 from row`);
  const full = await log(visitor, { notes: "One too many" });
  expect(full.status).toBe(409);
  expect(full.text).toContain("There's no room for more");
  expect(full.html).toContain("One too many");
  expect((await send(visitor, "/moods", { mood: "sad" })).status).toBe(409);
  expect(await database().$count(moodEntries, eq(moodEntries.userId, userId))).toBe(30_000);
});

test.each(ROOM_NAMES)("an account's room in %s is counted", async (name) => {
  const { userId } = await newMember(FREE);
  const most = BOUNDS[name].rows;
  await requireRoom(userId, [name], most);
  await expect(requireRoom(userId, [name], most + 1)).rejects.toThrow(NoRoomError);
});
