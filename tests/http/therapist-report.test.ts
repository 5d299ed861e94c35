import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { dayAfter, dayIn } from "#app/models/record/days.server.ts";
import { addMood } from "#app/models/record/moods.server.ts";
import { writeEntry } from "#app/models/record/journal-entries.server.ts";
import { screenText } from "#app/safety/screened-text.server.ts";
import { database } from "#db/client.ts";
import { sessions } from "#db/schema.ts";
import { newMember, PREMIUM } from "#tests/setup/members.ts";
import { documentOf } from "#tests/setup/page.ts";

const ADULT = { onboardingComplete: true, selectedTherapist: "alina", ...PREMIUM } as const;

async function withWeeks() {
  const member = await newMember(ADULT);
  const { userId } = member;
  const today = dayIn(null);
  const nothing = await screenText("");
  for (const [daysAgo, mood] of [
    [1, "calm"],
    [3, "sad"],
    [40, "happy"],
  ] as const) {
    const details = { mood, date: dayAfter(today, -daysAgo), notes: null, activities: [] };
    await addMood(userId, details, nothing);
  }
  for (const [daysAgo, words] of [
    [2, "The first thing I want to show."],
    [4, "Something that stays with me."],
    [50, "From long before these weeks."],
  ] as const) {
    const details = {
      mood: "calm",
      content: await screenText(words),
      tags: [],
      shareWithAi: false,
      date: dayAfter(today, -daysAgo),
    } as const;
    await writeEntry(userId, details, { formKey: `k${daysAgo}`, exerciseRunId: null });
  }
  const goal = await screenText("Call my sister on Sunday");
  await database()
    .insert(sessions)
    .values({
      id: `session-${userId}`,
      userId,
      therapistType: "alina",
      summary: "You spoke about your sister.",
      weeklyGoals: goal.text,
      duration: 6,
      isCompleted: true,
      lastMessageAt: Date.now() - 86_400_000,
      createdAt: Date.now() - 86_400_000,
    });
  return member;
}

test("a report holds what was ticked of the chosen days, and nothing else", async () => {
  const { visitor } = await withWeeks();
  const page = await visitor.get("/progress/report");
  for (const text of [
    "Your moods",
    "Call my sister on Sunday",
    "You spoke about your sister.",
    "The first thing I want to show.",
  ]) {
    expect(page.text).toContain(text);
  }
  expect(page.text).not.toContain("From long before these weeks.");
  const form = page.forms.find(({ names }) => names.includes("entries"));
  const label = [...documentOf(page.html).querySelectorAll("label")].find((each) =>
    each.textContent?.includes("The first thing"),
  );
  const goalBox = documentOf(page.html).querySelector('input[name="goals"]');
  const goalId = goalBox?.getAttribute("value") ?? "";
  const entryId = label?.getAttribute("for")?.replace("entries-", "") ?? "";
  const report = await visitor.post(form?.action ?? "", {
    formToken: form?.fields["formToken"] ?? "",
    moods: "on",
    goals: goalId,
    entries: entryId,
  });
  expect(report.text).toContain("Report for Ana Ruiz");
  expect(report.text).toContain("4 moods on 4 of 28 days");
  expect(report.text).toContain("Call my sister on Sunday");
  expect(report.text).toContain("The first thing I want to show.");
  expect(report.text).not.toContain("You spoke about your sister.");
  expect(report.text).not.toContain("Something that stays with me.");

  const summary = documentOf(page.html).querySelector('input[name="sessions"]');
  const withSummary = await visitor.post(form?.action ?? "", {
    formToken: form?.fields["formToken"] ?? "",
    sessions: summary?.getAttribute("value") ?? "",
  });
  const marked = documentOf(withSummary.html).querySelector('[data-source="software"]');
  expect(marked?.textContent).toBe("You spoke about your sister.");
});

test("nothing ticked, and days that can't be, are told in the page", async () => {
  const { visitor } = await withWeeks();
  const page = await visitor.get("/progress/report");
  const form = page.forms.find(({ names }) => names.includes("entries"));
  const empty = await visitor.post(form?.action ?? "", {
    formToken: form?.fields["formToken"] ?? "",
  });
  expect(empty.status).toBe(400);
  expect(empty.text).toContain("Please check at least one box.");
  for (const [query, message] of [
    ["?from=2026-05-02&to=2026-05-01", "The first day must come before the last."],
    ["?from=2020-01-01&to=2026-01-01", "A report can cover up to a year."],
    ["?from=9999-01-01&to=9999-01-02", "Please choose days that aren't in the future."],
    ["?from=nonsense", "Please choose days that aren't in the future."],
  ] as const) {
    expect((await visitor.get(`/progress/report${query}`)).text).toContain(message);
  }
});

test("another person's ids put nothing of theirs into a report", async () => {
  const owner = await withWeeks();
  const { visitor } = await withWeeks();
  const page = await visitor.get("/progress/report");
  const form = page.forms.find(({ names }) => names.includes("entries"));
  await database()
    .update(sessions)
    .set({ summary: "Only the owner's own" })
    .where(eq(sessions.userId, owner.userId));
  const report = await visitor.post(form?.action ?? "", {
    formToken: form?.fields["formToken"] ?? "",
    sessions: `session-${owner.userId}`,
    moods: "on",
  });
  expect(report.status).toBe(200);
  expect(report.text).not.toContain("Only the owner's own");
});
