import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { MoodId } from "#app/catalogue/moods.ts";
import { dayAfter, dayIn } from "#app/models/record/days.server.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import { saveDailyAssessment } from "#app/models/risk/daily-assessments.server.ts";
import { writeEntry } from "#app/models/record/journal-entries.server.ts";
import { moodStatements } from "#app/models/record/moods.server.ts";
import { screenText, trustedText } from "#app/safety/screened-text.server.ts";
import { database } from "#db/client.ts";
import {
  crisisEvents,
  exerciseRuns,
  goalOutcomes,
  insightDismissals,
  journalEntries,
  messages,
  riskStates,
  sessions,
} from "#db/schema.ts";
import { newMember, PREMIUM } from "#tests/setup/members.ts";
import { attributeAt, textsAt } from "#tests/setup/page.ts";
import { formWith, type Page, type Visitor } from "#tests/setup/visitor.ts";

const DAY_MS = 24 * 60 * 60_000;
const PATH = "/progress";

let visitor: Visitor;
let userId: string;

beforeEach(async () => {
  ({ visitor, userId } = await newMember(PREMIUM));
});

/** The day so many days ago; these people's zone isn't known, so it is the world's. */
function ago(days: number): string {
  return dayAfter(dayIn(null), -days);
}

interface LoggedMood {
  daysAgo?: number;
  tags?: readonly string[];
  owner?: string;
}

async function log(mood: MoodId, { daysAgo = 0, tags = [], owner = userId }: LoggedMood = {}) {
  const activities = tags.map(trustedText);
  const entry = { id: newId(), mood, date: ago(daysAgo), notes: null, activities };
  const at = Date.now() - daysAgo * DAY_MS;
  await database().batch(moodStatements(owner, { ...entry, journalEntryId: null }, at));
}

interface HeldSession {
  daysAgo?: number;
  messageCount?: number;
  owner?: string;
  values?: Partial<typeof sessions.$inferInsert>;
}

/** A session in which so much was said. Its id. */
async function hold({ daysAgo = 0, messageCount = 2, owner = userId, values }: HeldSession = {}) {
  const id = newId();
  const at = Date.now() - daysAgo * DAY_MS;
  const shared = { userId: owner, createdAt: at };
  await database()
    .insert(sessions)
    .values({ id, therapistType: "alina", lastMessageAt: at, ...shared, ...values });
  for (let number = 0; number < messageCount; number += 1) {
    const role = number % 2 === 0 ? "user" : "assistant";
    const content = trustedText("hello");
    await database()
      .insert(messages)
      .values({ id: newId(), conversationId: id, role, content, ...shared });
  }
  return id;
}

function goal(words: string): Partial<typeof sessions.$inferInsert> {
  return { weeklyGoals: trustedText(words), isCompleted: true };
}

async function write(content: string, aiResponse: string, shareWithAi: boolean) {
  const screening = await screenText(content);
  const details = { mood: "calm", tags: [], shareWithAi, date: ago(2) } as const;
  const { id } = await writeEntry(
    userId,
    { ...details, content: screening },
    { formKey: newId(), exerciseRunId: null },
  );
  await database()
    .update(journalEntries)
    .set({ aiResponse: trustedText(aiResponse) })
    .where(eq(journalEntries.id, id));
  return id;
}

/** Presses a button of the page, in the form that holds it for this. */
async function press(
  page: Page,
  fields: Record<string, string>,
  held: Record<string, string> = {},
) {
  const form = page.forms.find(
    (each) =>
      Object.keys(fields).every((name) => each.names.includes(name)) &&
      Object.entries(held).every(([name, value]) => each.fields[name] === value),
  );
  if (!form) throw new Error("there is no such button");
  return visitor.post(form.action ?? page.url, { ...form.fields, ...fields });
}

function insights(page: Page): string[] {
  return textsAt(page.html, "#insights li > p:first-child");
}

function goalsOf(page: Page): string[] {
  return textsAt(page.html, ".goal-words");
}

describe("the page of somebody's progress", () => {
  test("asks a visitor to sign in, and leads back", async () => {
    visitor.cookies.clear();
    const answer = await visitor.raw(PATH);
    expect(answer.headers.get("location")).toBe("/auth?next=%2Fprogress");
  });

  test("is empty for somebody new, and says how it fills", async () => {
    const page = await visitor.get(PATH);
    expect(page.status).toBe(200);
    expect(textsAt(page.html, "h1")).toEqual(["Your Progress Journey"]);
    expect(attributeAt(page.html, ".back-link", "href")).toBe("/");
    expect(textsAt(page.html, ".stat-card dt")).toEqual([
      "Total Sessions",
      "Day Streak",
      "Journal Entries",
    ]);
    expect(textsAt(page.html, ".stat-card dd")).toEqual(["0", "0", "0"]);
    for (const [text, href] of [
      ["Add Mood Entry", "/journal"],
      ["Start a Session", "/chat"],
      ["Start Your First Session", "/chat"],
      ["Continue Your Journey", "/chat"],
      ["Reflect in Journal", "/journal"],
    ] as const) {
      expect(page.html).toMatch(new RegExp(`href="${href}"[^>]*>${text}<`));
    }
    for (const text of ["Weekly Mood Check-in", "Recent Insights", "Recent Sessions"]) {
      expect(textsAt(page.html, "h2")).toContain(text);
    }
    expect(page.text).toContain("No insights yet");
    expect(page.text).toContain("No sessions yet");
    expect(page.text).toContain("No goals yet.");
    expect(page.text).toContain("No moods in these 90 days yet.");
  });

  test("carries no framework, and no word of a person's in an address", async () => {
    await log("calm", { tags: ["river"] });
    await hold({ values: goal("walk to the river") });
    const page = await visitor.get(PATH);
    expect(page.html).not.toContain("entry.client");
    const addresses = Array.from(page.html.matchAll(/(?:href|action)="([^"]*)"/g), ([, it]) => it);
    expect(addresses.join(" ")).not.toMatch(/river|calm/);
  });

  test("counts sessions in which something was said, entries, and days in a row", async () => {
    await hold({ daysAgo: 1 });
    await hold();
    await hold({ messageCount: 0 });
    await write("It was a quiet day, and I liked that.", "Quiet days count.", false);
    const page = await visitor.get(PATH);
    // A mood two days ago came with the entry, a message was written yesterday and today.
    expect(textsAt(page.html, ".stat-card dd")).toEqual(["2", "3", "1"]);
  });

  test("is one person's own: nothing of anybody else's is on it", async () => {
    const { visitor: stranger } = await newMember(PREMIUM);
    await hold({ values: { insights: "You love the sea.", ...goal("swim every day") } });
    for (let day = 0; day < 12; day += 1) await log("happy", { daysAgo: day, tags: ["swimming"] });
    await write("I went to the sea this morning.", "The sea again.", true);
    expect((await visitor.get(PATH)).text).toMatch(/love the sea[^]*swim every day[^]*swimming/);
    const page = await stranger.get(PATH);
    expect(page.text).not.toMatch(/swim|sea\b/);
    expect(textsAt(page.html, ".stat-card dd")).toEqual(["0", "0", "0"]);
    expect(page.text).toContain("No sessions yet");
  });
});

describe("the week's moods", () => {
  function week(page: Page) {
    return textsAt(page.html, ".week-day").map((text) => text.split(/\s+/).slice(-2).join(" "));
  }

  test("show a face and a word for each day, the last mood of it", async () => {
    await log("sad", { daysAgo: 2 });
    await log("calm", { daysAgo: 2 });
    await log("happy", { daysAgo: 7 });
    const page = await visitor.get(PATH);
    expect(week(page)).toEqual(["· -", "· -", "· -", "· -", "😌 Calm", "· -", "? Today"]);
    await log("anxious");
    expect(week(await visitor.get(PATH)).at(-1)).toBe("😰 Anxious");
  });
});

describe("the streak", () => {
  test("can be hidden and shown again, and counts days in a row", async () => {
    await log("calm");
    await log("calm", { daysAgo: 1 });
    await log("calm", { daysAgo: 3 });
    const page = await visitor.get(PATH);
    expect(textsAt(page.html, ".stat-card dd")[1]).toBe("2");
    expect(page.text).toContain("Today counts once it has one.");
    const hidden = await press(page, { streak: "hide" });
    expect(textsAt(hidden.html, ".stat-card dd")[1]).toBe("Hidden");
    expect(textsAt((await visitor.get(PATH)).html, ".stat-card dd")[1]).toBe("Hidden");
    const shown = await press(hidden, { streak: "show" });
    expect(textsAt(shown.html, ".stat-card dd")[1]).toBe("2");
  });
});

describe("the charts", () => {
  test("are images with names, under a sentence, beside a table", async () => {
    for (let day = 0; day < 40; day += 1) {
      await log(day < 20 ? "calm" : "sad", { daysAgo: day, tags: day % 2 ? ["walk"] : ["work"] });
    }
    await hold({ values: { trackType: "letting-go" } });
    await hold();
    const page = await visitor.get(PATH);
    expect(page.html.match(/<svg role="img"/g)).toHaveLength(5);
    expect(page.text).toContain("You logged 40 moods on 40 of these 90 days.");
    expect(page.text).toMatch(/In \d{4} you logged moods on \d+ days?\./);
    expect(page.text).toContain("You had 2 sessions in these 90 days, 1 of them on");
    expect(page.text).toMatch(/walk\s*4\.5 · 20 entries/);
    expect(page.text).toContain("not what caused what.");
    expect(textsAt(page.html, "caption")).toHaveLength(5);
  });

  test("look back 30, 90 or 365 days, and take anything else for 90", async () => {
    for (let day = 0; day < 200; day += 10) await log("calm", { daysAgo: day });
    for (const [query, range, logged] of [
      ["", 90, 9],
      ["?range=30", 30, 3],
      ["?range=365", 365, 20],
      ["?range=1e9&year=abc", 90, 9],
      ["?range=-1&year=99999", 90, 9],
    ] as const) {
      const page = await visitor.get(`${PATH}${query}`);
      expect(page.status).toBe(200);
      expect(page.text).toContain(`on ${logged} of these ${range} days`);
      expect(textsAt(page.html, ".chart-part .tabs [aria-current]")[0]).toBe(`${range} days`);
    }
    const ofAYear = await visitor.get(`${PATH}?range=365`);
    expect(ofAYear.text).toContain("Week from");
  });

  test("show a year that holds moods, and offer only those", async () => {
    const thisYear = Number(ago(0).slice(0, 4));
    const lastYear = `${thisYear - 1}-06-15`;
    const before = Math.round((Date.parse(ago(0)) - Date.parse(lastYear)) / DAY_MS);
    await log("happy", { daysAgo: before });
    const page = await visitor.get(`${PATH}?range=30&year=${thisYear - 1}`);
    expect(page.text).toContain(`In ${thisYear - 1} you logged moods on 1 day.`);
    expect(textsAt(page.html, ".chart-part .tabs a")).toEqual([
      "30 days",
      "90 days",
      "365 days",
      String(thisYear),
      String(thisYear - 1),
    ]);
    const future = await visitor.get(`${PATH}?year=${thisYear + 1}`);
    expect(future.text).toContain(`No moods in ${thisYear} yet.`);
  });

  test("make no claim of a tag or a weekday with few moods", async () => {
    for (let day = 0; day < 4; day += 1) await log("calm", { daysAgo: day * 7, tags: ["tennis"] });
    const page = await visitor.get(PATH);
    expect(page.text).not.toContain("tennis");
    expect(page.text).toContain("4 entries, too few to say");
    expect(page.text).toContain("Too few moods with tags to compare yet.");
  });

  test("never count up a tag about danger", async () => {
    for (let day = 0; day < 10; day += 1) {
      await log("sad", { daysAgo: day, tags: ["i want to kill myself", "rain"] });
    }
    const page = await visitor.get(PATH);
    expect(page.text).toContain("rain");
    expect(page.text).not.toContain("kill");
  });
});

describe("goals", () => {
  test("of this week can be done, and are no longer the goal on home", async () => {
    await hold({ daysAgo: 2, values: goal("call Tom") });
    expect((await visitor.get("/home")).text).toContain("call Tom");
    const page = await visitor.get(PATH);
    expect(goalsOf(page)).toEqual(["call Tom"]);
    const done = await press(page, { outcome: "kept" });
    expect(done.text).toContain("Done and let go (1)");
    expect(done.text).toMatch(/call Tom.*Done on/);
    expect((await visitor.get("/home")).text).not.toContain("call Tom");
  });

  test("of a week before are carried over to this one, until they are done", async () => {
    const id = await hold({ daysAgo: 20, values: goal("go to the pool") });
    expect((await visitor.get("/home")).text).not.toContain("go to the pool");
    const page = await visitor.get(PATH);
    expect(textsAt(page.html, "#goals h3")).toEqual(["Earlier"]);
    const carried = await press(page, { outcome: "carried" });
    expect(textsAt(carried.html, "#goals h3")).toEqual(["This week"]);
    expect((await visitor.get("/home")).text).toContain("go to the pool");
    // However long ago it was set.
    await database()
      .update(sessions)
      .set({ lastMessageAt: Date.now() - 200 * DAY_MS })
      .where(eq(sessions.id, id));
    expect(goalsOf(await visitor.get(PATH))).toEqual(["go to the pool"]);
    const done = await press(carried, { outcome: "kept" });
    expect(textsAt(done.html, "#goals h3")).toEqual([]);
  });

  test("that were set in one session have an outcome each; one from before it was so is of all", async () => {
    const id = await hold({ values: goal("go to the pool\ncall Tom") });
    const page = await visitor.get(PATH);
    expect(goalsOf(page)).toEqual(["go to the pool", "call Tom"]);
    const done = await press(page, { outcome: "kept" });
    expect(goalsOf(done)).toEqual(["call Tom", "go to the pool"]);
    expect(textsAt(done.html, "#goals h3")).toEqual(["This week"]);
    expect((await visitor.get("/home")).text).not.toContain("go to the pool");
    expect((await visitor.get("/home")).text).toContain("call Tom");
    await database()
      .insert(goalOutcomes)
      .values({ userId, source: "session", sourceId: id, outcome: "let_go", at: Date.now() });
    const all = await visitor.get(PATH);
    expect(textsAt(all.html, "#goals h3")).toEqual([]);
    expect(all.text).toContain("1 goal done");
  });

  test("of an exercise are let go, and brought back", async () => {
    const run = { exerciseId: "small-step", status: "finished", step: "end" } as const;
    const times = { startedAt: Date.now(), updatedAt: Date.now() };
    const words = { said: trustedText(""), goal: trustedText("water the plants") };
    await database()
      .insert(exerciseRuns)
      .values({ id: newId(), userId, ...run, ...times, ...words });
    const gone = await press(await visitor.get(PATH), { outcome: "let_go" });
    expect(gone.text).toMatch(/water the plants.*Let go on/);
    expect((await visitor.get("/home")).text).not.toContain("water the plants");
    const back = await press(gone, { outcome: "carried" });
    expect(textsAt(back.html, "#goals h3")).toEqual(["This week"]);
  });

  test("of somebody else answer as missing ones", async () => {
    const { userId: owner } = await newMember(PREMIUM);
    const id = await hold({ owner, values: goal("call Tom") });
    await hold({ values: goal("my own") });
    const page = await visitor.get(PATH);
    for (const name of [`session:${id}`, `session:${newId()}`]) {
      expect((await press(page, { outcome: "kept", goal: name })).status).toBe(404);
    }
    const rows = await database().select().from(goalOutcomes).where(eq(goalOutcomes.userId, owner));
    expect(rows).toEqual([]);
  });

  test("that were about danger are never given back", async () => {
    const id = await hold({ values: goal("the plan that I had") });
    await database().insert(crisisEvents).values({
      id: newId(),
      userId,
      conversationId: id,
      tier: "crisis",
      kind: "plan_or_attempt",
      severity: "high",
      subject: "self",
      actionTaken: "panel_on_page",
      createdAt: Date.now(),
    });
    expect((await visitor.get(PATH)).text).not.toContain("the plan that I had");
    expect((await visitor.get("/home")).text).not.toContain("the plan that I had");
  });
});

describe("insights", () => {
  test("come from sessions and shared entries of four weeks, with what they rest on", async () => {
    const session = await hold({ daysAgo: 1, values: { insights: "You slept more on weekends." } });
    await hold({ daysAgo: 30, values: { insights: "Something long ago." } });
    const entry = await write("We walked by the river.", "You mentioned the river.", true);
    await write("This is for me alone.", "A secret thing.", false);
    const page = await visitor.get(PATH);
    expect(insights(page)).toEqual(["You slept more on weekends.", "You mentioned the river."]);
    expect(page.html).toContain(`href="/session-summary/${session}"`);
    expect(page.html).toContain(`href="/journal/${entry}"`);
    expect(page.text).toContain("From your session with Alina");
  });

  test("count what was logged together, and no more", async () => {
    for (let day = 0; day < 20; day += 1) {
      const isWalk = day % 2 === 0;
      const mood = isWalk && day < 16 ? "calm" : "sad";
      await log(mood, { daysAgo: day, tags: isWalk ? ["walk"] : [] });
      const sleepQuality = 3 + ((day * 7) % 5);
      const levels = { moodScore: sleepQuality + 1, stressLevel: 5, energyLevel: 5 };
      await saveDailyAssessment(userId, ago(day), { ...levels, sleepQuality });
    }
    expect(insights(await visitor.get(PATH))).toEqual([
      "On 8 of 10 days with “walk” you logged calm or happy. On days without it: 0 of 10.",
      "Sleep and mood moved together on 19 of 19 days.",
    ]);
  });

  test("are put away for good, one by one, and nothing else is stored for it", async () => {
    await hold({ values: { insights: "You slept more on weekends." } });
    await write("We walked by the river.", "You mentioned the river.", true);
    const page = await visitor.get(PATH);
    const form = formWith(page, ["dismiss"]);
    await visitor.post(PATH, { ...form.fields, dismiss: "anything at all" });
    const [key] = Array.from(page.html.matchAll(/value="(session:[^"]+)"/g), ([, it]) => it);
    const left = await visitor.post(PATH, { ...form.fields, dismiss: key ?? "" });
    expect(insights(left)).toEqual(["You mentioned the river."]);
    expect(insights(await visitor.get(PATH))).toEqual(["You mentioned the river."]);
    const rows = await database()
      .select({ key: insightDismissals.key })
      .from(insightDismissals)
      .where(eq(insightDismissals.userId, userId));
    expect(rows).toEqual([{ key }]);
  });

  test("say nothing of what was said in danger", async () => {
    const id = await hold({ values: { insights: "You spoke about the bridge." } });
    await database().insert(crisisEvents).values({
      id: newId(),
      userId,
      conversationId: id,
      tier: "check_in",
      kind: "passive_ideation",
      severity: "low",
      subject: "self",
      actionTaken: "asked",
      createdAt: Date.now(),
    });
    await write("I want to kill myself tonight.", "You wrote about tonight.", true);
    const page = await visitor.get(PATH);
    expect(insights(page)).toEqual([]);
    expect(page.text).toContain("Insights wait until you feel safer.");
  });

  test("and goals and tags are gone while somebody else may be looking on", async () => {
    await hold({ values: { insights: "You want to move out.", ...goal("find a place") } });
    for (let day = 0; day < 10; day += 1) await log("sad", { daysAgo: day, tags: ["at home"] });
    await database().insert(riskStates).values({
      userId,
      status: "closed",
      tier: "crisis",
      kind: "abuse_or_violence",
      severity: "high",
      subject: "self",
      neutralCheckBack: true,
      openedAt: Date.now(),
      lastSignAt: Date.now(),
    });
    const page = await visitor.get(PATH);
    expect(page.status).toBe(200);
    expect(page.text).not.toMatch(/move out|find a place|at home/);
    expect(page.text).toContain("You logged 10 moods");
  });
});

describe("recent sessions", () => {
  test("name who it was with, when, how much was said, and whether it was completed", async () => {
    await hold({ daysAgo: 1, messageCount: 6, values: { isCompleted: true, duration: 9 } });
    await hold({ messageCount: 1, values: { therapistType: "alijah" } });
    const page = await visitor.get(PATH);
    const rows = textsAt(page.html, ".plain-rows li").map((row) => row.replaceAll(/\s+/g, " "));
    expect(rows[0]).toMatch(/^Session with Alijah \w+ \d+, \d{4} · 1 message In Progress$/);
    expect(rows[1]).toMatch(/^Session with Alina \w+ \d+, \d{4} · 6 messages Completed$/);
  });
});

test("a form that no button of the page sends changes nothing", async () => {
  const page = await visitor.get(PATH);
  const { fields } = formWith(page, ["streak"]);
  for (const sent of [
    {},
    { goal: "x", outcome: "kept" },
    { streak: "maybe" },
    { outcome: "kept" },
  ]) {
    const answer = await visitor.send(PATH, { ...fields, ...sent } as Record<string, string>);
    expect(answer.status).toBe(400);
  }
});

test("while risk is open help comes first, nothing on it sells, and no insight is shown", async () => {
  const { visitor: free, userId: freeId } = await newMember();
  await hold({ owner: freeId, values: { insights: "You slept more on weekends." } });
  await database().insert(riskStates).values({
    userId: freeId,
    status: "open",
    tier: "crisis",
    kind: "active_ideation",
    severity: "high",
    subject: "self",
    openedAt: Date.now(),
    lastSignAt: Date.now(),
  });
  const page = await free.get(PATH);
  expect(page.status).toBe(200);
  expect(page.html).not.toContain("/pricing");
  expect(textsAt(page.html, "h2")[0]).toBe("Someone is there for you, day or night");
  expect(insights(page)).toEqual([]);
});
