import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "#db/client.ts";
import { activities, feelings } from "#db/schema.ts";
import { newMember, PREMIUM } from "#tests/setup/members.ts";
import { attributeAt, documentOf, textsAt } from "#tests/setup/page.ts";
import type { Page, Visitor } from "#tests/setup/visitor.ts";
import { entriesOf, moodEntriesOf } from "./rows.ts";

const FREE = { onboardingComplete: true, selectedTherapist: "alina" } as const;
const GONE = "That feeling isn't there anymore, so nothing was logged. Please choose another.";
const PROUD = { name: "Proud", emoji: "💪", color: "yellow", mood: "happy" };

async function send(visitor: Visitor, path: string, fields: Record<string, string>) {
  const page = await visitor.get("/moods/feelings");
  const formToken = page.forms.find((each) => each.fields["formToken"])?.fields["formToken"] ?? "";
  return visitor.post(path, { formToken, ...fields });
}

const add = (visitor: Visitor, fields: Record<string, string> = {}) =>
  send(visitor, "/moods/feelings", { intent: "add-feeling", ...PROUD, ...fields });

async function feelingsOf(userId: string) {
  return database().select().from(feelings).where(eq(feelings.userId, userId));
}

async function lastMoodOf(userId: string) {
  const [mood] = await moodEntriesOf(userId);
  return mood;
}

function hasFace(page: Page, label: string): boolean {
  return textsAt(page.html, ".mood, .mood-choice label").some((text) => text.includes(label));
}

test("a feeling of one's own is tapped, written with, shown, counted and taken along", async () => {
  const { visitor, userId } = await newMember({ ...FREE, ...PREMIUM });
  expect((await add(visitor)).text).toContain("Closest to happy");
  await add(visitor, { name: "proud" });
  const [feeling, ...more] = await feelingsOf(userId);
  expect(more).toEqual([]);
  const choice = `own:${feeling?.id}`;

  const home = await visitor.get("/home");
  expect(hasFace(home, "Proud")).toBe(true);
  const tapped = await send(visitor, "/moods/tap", { mood: choice });
  expect(tapped.text).toContain("Proud");
  expect(await lastMoodOf(userId)).toMatchObject({ mood: "happy", moodScore: 8 });
  expect((await visitor.get("/home")).text).toContain("Today: proud.");

  const form = await visitor.get("/journal?entry=new");
  await visitor.submit(form, { content: "I finished the long run.", mood: choice });
  const [entry] = await entriesOf(userId);
  expect(entry).toMatchObject({ mood: "happy", feelingId: feeling?.id });
  expect((await visitor.get(`/journal/${entry?.id}`)).text).toContain("💪 Proud");
  const editing = await visitor.get(`/journal/${entry?.id}?edit`);
  expect(attributeAt(editing.html, "input[name=mood][checked]", "value")).toBe(choice);

  const progress = await visitor.get("/progress");
  expect(progress.text).toContain("How often you logged each one.");
  const copy = await send(visitor, "/moods/copy", {});
  expect(copy.text).toContain("Happy,Proud,8");

  const rows = await visitor.get("/moods/feelings");
  const asked = await visitor.get(
    attributeAt(rows.html, ".plain-rows a[href*=delete]", "href") ?? "",
  );
  expect(asked.text).toContain("Delete Proud?");
  expect(asked.text).toContain(
    "You logged it 2 times. What you logged stays, but it'll be called “Happy.”",
  );
  expect(await feelingsOf(userId)).toHaveLength(1);
  const sure = asked.forms.find(({ fields }) => fields["id"] === feeling?.id);
  await visitor.post("/moods/feelings", { ...sure?.fields, intent: "delete-feeling" });
  const moods = await visitor.get("/moods");
  expect(moods.text).not.toContain("Proud");
  expect(textsAt(moods.html, ".plain-rows strong")).toEqual(["Happy", "Happy"]);
});

test("what is wrong with a feeling is said at its field, and all of it stays", async () => {
  const { visitor, userId } = await newMember(FREE);
  for (const [fields, message] of [
    [{ name: " " }, "Please write a name."],
    [{ name: "happy" }, "That's one of the five moods."],
    [{ name: "x".repeat(41) }, "A name can have up to 40 characters."],
    [{ emoji: "ok" }, "Please choose one emoji"],
    [{ emoji: "💪💪" }, "Please choose one emoji"],
    [{ color: "" }, "Please choose a color."],
    [{ mood: "furious" }, "Please choose the closest mood."],
  ] as const) {
    const page = await add(visitor, fields);
    expect(page.status).toBe(400);
    expect(page.text).toContain(message);
    const sent = { ...PROUD, ...fields };
    expect(attributeAt(page.html, "#name", "value")).toBe(sent.name);
    expect(attributeAt(page.html, "#emoji", "value")).toBe(sent.emoji);
  }
  expect(await feelingsOf(userId)).toEqual([]);
});

test("what is there already is said at its field, and what was typed stays", async () => {
  const { visitor, userId } = await newMember(FREE);
  await add(visitor, { name: "Knackered" });
  const page = await add(visitor, { name: "KNACKERED", emoji: "🌊", color: "blue" });
  expect(page.status).toBe(400);
  expect(page.text).toContain("You already have Knackered.");
  expect(page.text).not.toContain("Your change is saved");
  expect(attributeAt(page.html, "#name", "value")).toBe("KNACKERED");
  expect(attributeAt(page.html, "#emoji", "value")).toBe("🌊");
  // A second tap on the button is no second feeling.
  expect((await add(visitor, { name: "Knackered" })).status).toBe(200);
  expect(await feelingsOf(userId)).toMatchObject([{ name: "Knackered", emoji: "💪" }]);
  await send(visitor, "/moods/feelings", { intent: "add-activity", activity: "running" });
  const activity = { intent: "add-activity", activity: "Running" };
  const refused = await send(visitor, "/moods/feelings", activity);
  expect(textsAt(refused.html, "#activity-error")[0]).toContain("You already have running.");
  expect(attributeAt(refused.html, "#activity", "value")).toBe("Running");
  const long = { intent: "add-activity", activity: "x".repeat(41) };
  const tooLong = await send(visitor, "/moods/feelings", long);
  expect(tooLong.text).toContain("A name can have up to 40 characters.");
});

test("a name that may be about danger brings help, and is no button", async () => {
  const { visitor, userId } = await newMember(FREE);
  const page = await add(visitor, { name: "I want to kill myself" });
  expect(page.html).toContain('id="crisis-panel"');
  expect(await feelingsOf(userId)).toEqual([]);
});

test("a feeling is changed, and nobody uses or changes another's", async () => {
  const { visitor, userId } = await newMember(FREE);
  await add(visitor);
  const [feeling] = await feelingsOf(userId);
  const id = feeling?.id ?? "";
  await add(visitor, { intent: "change-feeling", id, name: "Strong", color: "blue" });
  expect(await feelingsOf(userId)).toMatchObject([{ name: "Strong", color: "blue" }]);

  const other = await newMember(FREE);
  const tapped = await send(other.visitor, "/moods/tap", { mood: `own:${id}` });
  expect(textsAt(tapped.html, "#mood-today-error")).toEqual([GONE]);
  expect(await lastMoodOf(other.userId)).toBeUndefined();
  const stolen = await add(other.visitor, { intent: "change-feeling", id });
  expect(stolen.status).toBe(404);
  await send(other.visitor, "/moods/feelings", { intent: "delete-feeling", id });
  expect(await feelingsOf(userId)).toHaveLength(1);
  const refused = await other.visitor.submit(await other.visitor.get("/moods"), {
    mood: `own:${id}`,
    notes: "Stays in the box",
  });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain(GONE);
  expect(textsAt(refused.html, "#notes")).toEqual(["Stays in the box"]);
});

test.each(["/moods/tap", "/moods/tap?from=journal", "/home"])(
  "a feeling that was deleted in another tab is said to be gone when it is tapped, by %s",
  async (path) => {
    const { visitor, userId } = await newMember({ ...FREE, ...PREMIUM });
    await add(visitor);
    const [feeling] = await feelingsOf(userId);
    const id = feeling?.id ?? "";
    await send(visitor, "/moods/feelings", { intent: "delete-feeling", id });
    const page = await send(visitor, path, { mood: `own:${id}` });
    expect(textsAt(page.html, "#mood-today-error")).toEqual([GONE]);
    expect(await lastMoodOf(userId)).toBeUndefined();
  },
);

test("what is typed of a feeling stays while an activity is added, and the other way round", async () => {
  const { visitor, userId } = await newMember(FREE);
  const page = await visitor.get("/moods/feelings");
  const added = await visitor.submit(page, {
    name: "Hangry",
    emoji: "🍔",
    color: "orange",
    mood: "",
    activity: "Calling Mom",
    intent: "add-activity",
  });
  expect(added.text).toContain("Calling Mom");
  expect(attributeAt(added.html, "#name", "value")).toBe("Hangry");
  expect(attributeAt(added.html, "#emoji", "value")).toBe("🍔");
  expect(attributeAt(added.html, "input[name=color][checked]", "value")).toBe("orange");
  expect(attributeAt(added.html, "#activity", "value")).toBe("");

  const both = { ...PROUD, name: "Hangry", activity: "Chess", intent: "add-feeling" };
  const back = await visitor.submit(added, both);
  expect(await feelingsOf(userId)).toMatchObject([{ name: "Hangry" }]);
  expect(attributeAt(back.html, "#name", "value")).toBe("");
  expect(attributeAt(back.html, "#activity", "value")).toBe("Chess");
  // Enter in the field of the activity presses the form's first button.
  const entered = await visitor.submit(back, { activity: "Chess", intent: "add-feeling" });
  expect(textsAt(entered.html, ".plain-rows p")).toContain("Chess");
  expect(attributeAt(entered.html, "#activity", "value")).toBe("");
});

test("copies of moods and entries spell an activity as its owner does", async () => {
  const { visitor } = await newMember({ ...FREE, ...PREMIUM });
  const fields = { intent: "add-activity", activity: "Calling Mom" };
  await send(visitor, "/moods/feelings", fields);
  await visitor.submit(await visitor.get("/moods"), { mood: "calm", tags: "calling mom, sun" });
  const form = await visitor.get("/journal?entry=new");
  const tags = "calling mom";
  await visitor.submit(form, { content: "We talked for an hour.", mood: "happy", tags });
  expect((await send(visitor, "/moods/copy", {})).text).toContain('"Calling Mom, sun"');
  expect((await send(visitor, "/journal/copy", {})).text).toContain(",Calling Mom,");
});

test("an activity is ticked instead of typed, and ticked again where it was", async () => {
  const { visitor, userId } = await newMember(FREE);
  await send(visitor, "/moods/feelings", { intent: "add-activity", activity: "Running" });
  await send(visitor, "/moods/feelings", { intent: "add-activity", activity: "running" });
  const [activity, ...more] = await database()
    .select()
    .from(activities)
    .where(eq(activities.userId, userId));
  expect(activity).toMatchObject({ name: "Running" });
  expect(more).toEqual([]);
  const page = await visitor.get("/moods");
  await visitor.submit(page, { mood: "calm", activity: activity?.id ?? "", tags: "sun" });
  const mood = await lastMoodOf(userId);
  expect(mood?.activities).toEqual(["running", "sun"]);
  expect((await visitor.get("/moods")).text).toContain("Running, sun");
  const edited = await visitor.get(`/moods/${mood?.id}`);
  const box = documentOf(edited.html).querySelector("input[name=activity]");
  expect(box?.hasAttribute("checked")).toBe(true);
  expect(attributeAt(edited.html, "#tags", "value")).toBe("sun");
  // Refused, it is still ticked.
  const refused = await visitor.submit(edited, { date: "1900-01-01", tags: "sun" });
  expect(refused.status).toBe(400);
  await send(visitor, "/moods/feelings", { intent: "delete-activity", id: activity?.id ?? "" });
  expect((await lastMoodOf(userId))?.activities).toEqual(["running", "sun"]);
});
