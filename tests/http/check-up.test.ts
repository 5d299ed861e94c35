import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { isCheckUpDue, saveCheckUp } from "#app/models/record/check-ups.server.ts";
import { database } from "#db/client.ts";
import { checkUps, crisisEvents, riskStates } from "#db/schema.ts";
import { newMember, PREMIUM } from "#tests/setup/members.ts";
import { attributeAt, textsAt } from "#tests/setup/page.ts";
import type { Visitor } from "#tests/setup/visitor.ts";

const FREE = { onboardingComplete: true, selectedTherapist: "alina" } as const;
const WELL = { satisfied: "7", worthwhile: "8", happy: "6", anxious: "2" };
const DAY_MS = 24 * 60 * 60_000;

async function answer(visitor: Visitor, fields: Record<string, string>) {
  const page = await visitor.get("/check-up");
  const form = page.forms.find((each) => each.action?.includes("/check-up"));
  const formToken = form?.fields["formToken"] ?? "";
  return visitor.post("/check-up", { formToken, intent: "save", ...fields });
}

async function rowsOf(userId: string) {
  return database().select().from(checkUps).where(eq(checkUps.userId, userId));
}

test("a check-up is free, kept once a day, drawn over time and deleted", async () => {
  const { visitor, userId } = await newMember(FREE);
  expect((await answer(visitor, WELL)).text).toContain("Thank you for taking a moment");
  const again = await answer(visitor, { ...WELL, happy: "9" });
  expect(again.text).not.toContain("Who to call or text");
  const [row] = await rowsOf(userId);
  expect(row).toMatchObject({ satisfied: 7, worthwhile: 8, happy: 9, anxious: 2 });
  expect(again.text).toContain("Happy the day before: 9 of 10");
  expect(textsAt(again.html, "figure")).toEqual([]);
  const before = { id: userId, timeZone: null };
  const scores = { satisfied: 5, worthwhile: 5, happy: 5, anxious: 5 };
  await saveCheckUp(before, scores, Date.now() - DAY_MS);
  const drawn = await visitor.get("/check-up");
  expect(textsAt(drawn.html, "figure table caption")).toHaveLength(4);
  await answer(visitor, { intent: "delete", id: row?.id ?? "" });
  expect(await rowsOf(userId)).toHaveLength(1);
});

test("a second one on a day is said to replace the first, and to delete one is asked first", async () => {
  const { visitor, userId } = await newMember(FREE);
  expect((await visitor.get("/check-up")).text).not.toContain("already did today's");
  await answer(visitor, WELL);
  const page = await visitor.get("/check-up");
  expect(page.text).toContain("You already did today's check-up.");
  expect(page.text).toContain("Satisfied with life: 7 of 10");
  expect(textsAt(page.html, "details:not([open]) > summary")).toContain("Answer again today");
  const href = attributeAt(page.html, ".plain-rows a", "href") ?? "";
  const asked = await visitor.get(href);
  expect(asked.text).toContain("Delete the check-up of");
  expect(await rowsOf(userId)).toHaveLength(1);
  const form = asked.forms.find(({ fields }) => "id" in fields);
  await visitor.post("/check-up", { ...form?.fields, intent: "delete" });
  expect(await rowsOf(userId)).toEqual([]);
});

test.each([
  ["a low answer", { happy: "4" }],
  ["much worry", { anxious: "6" }],
])("%s brings kind words and help, and is no sign of danger", async (_what, hard) => {
  const { visitor, userId } = await newMember(FREE);
  const page = await answer(visitor, { ...WELL, ...hard });
  expect(page.text).toContain("Not every answer was easy this time");
  expect(page.text).toContain("Who to call or text");
  expect(page.text).not.toMatch(/depress|disorder|symptom/i);
  for (const table of [crisisEvents, riskStates]) {
    expect(await database().select().from(table).where(eq(table.userId, userId))).toEqual([]);
  }
});

test("what is missing or no number is said at its question, and the rest stays", async () => {
  const { visitor, userId } = await newMember(FREE);
  const page = await answer(visitor, { ...WELL, happy: "", anxious: "11" });
  expect(page.status).toBe(400);
  expect(textsAt(page.html, "#happy-error, #anxious-error")).toHaveLength(2);
  expect(attributeAt(page.html, "[name=satisfied][checked]", "value")).toBe("7");
  expect(await rowsOf(userId)).toEqual([]);
});

test("Today asks every two weeks, only who wants that, and progress shows the line", async () => {
  const { visitor, userId } = await newMember({ ...FREE, ...PREMIUM });
  expect((await visitor.get("/home")).text).not.toContain("Your check-up");
  await answer(visitor, { intent: "ask" });
  expect((await visitor.get("/home")).text).toContain("Your check-up");
  const now = Date.now();
  const person = { id: userId, timeZone: null, wantsCheckUps: true };
  const scores = { satisfied: 5, worthwhile: 5, happy: 5, anxious: 5 };
  await saveCheckUp(person, scores, now);
  expect(await isCheckUpDue(person, now + 13 * DAY_MS)).toBe(false);
  expect(await isCheckUpDue(person, now + 14 * DAY_MS)).toBe(true);
  expect((await visitor.get("/home")).text).not.toContain("Your check-up");
  expect((await visitor.get("/progress")).text).toContain("Satisfied with life");
  await answer(visitor, { intent: "stop-asking" });
  expect((await visitor.get("/settings")).text).toContain("Check-up Off");
});
