import { eq } from "drizzle-orm";
import { afterEach, describe, expect, test, vi } from "vitest";
import { DEMO_PASSWORD } from "#app/catalogue/demo-accounts.ts";
import { screenText } from "#app/safety/screened-text.server.ts";
import { database } from "#db/client.ts";
import {
  crisisEvents,
  exerciseRuns,
  moodEntries,
  sessions,
  therapyTracks,
  users,
} from "#db/schema.ts";
import { newMember, PREMIUM, signIn } from "#tests/setup/members.ts";
import { attributeAt, textsAt } from "#tests/setup/page.ts";
import { formWith, Visitor, type Page } from "#tests/setup/visitor.ts";

const DAY_MS = 24 * 60 * 60_000;

afterEach(() => {
  vi.useRealTimers();
});

function moodsOf(userId: string) {
  return database()
    .select()
    .from(moodEntries)
    .where(eq(moodEntries.userId, userId))
    .orderBy(moodEntries.createdAt);
}

type OwnTable = typeof sessions | typeof therapyTracks | typeof exerciseRuns | typeof crisisEvents;

function rowsOf<T extends OwnTable>(table: T, userId: string) {
  return database().select().from(table).where(eq(table.userId, userId));
}

async function signedInAgain(userId: string): Promise<Visitor> {
  const visitor = new Visitor();
  await signIn(visitor, userId);
  return visitor;
}

function chosenMoods(page: Page): string[] {
  return textsAt(page.html, '.mood[aria-pressed="true"]').map((text) =>
    text.replace(/^\P{L}+/u, ""),
  );
}

/** Where the card with this title leads. */
function doorTo(page: Page, title: string): string | null {
  const link = new RegExp(`<a href="([^"]+)"[^>]*>${title}</a>`).exec(page.html);
  return link?.[1] ?? null;
}

async function storeSession(
  userId: string,
  id: string,
  { goal = null, daysAgo = 0, isCompleted = true }: StoredSession = {},
): Promise<void> {
  const at = Date.now() - daysAgo * DAY_MS;
  await database()
    .insert(sessions)
    .values({
      id,
      userId,
      therapistType: "alina",
      isCompleted,
      weeklyGoals: goal === null ? null : (await screenText(goal)).text,
      lastMessageAt: at,
      createdAt: at,
    });
}

interface StoredSession {
  goal?: string | null;
  daysAgo?: number;
  isCompleted?: boolean;
}

describe("home", () => {
  test("greets at each of its addresses, with no framework and no script where data is saved", async () => {
    const { visitor } = await newMember();
    for (const path of ["/", "/home", "/dashboard", "/dashboard?upgraded=true"]) {
      const page = await visitor.get(path);
      expect(page.status).toBe(200);
      expect(textsAt(page.html, "h1")).toEqual(["Hello, Ana"]);
      expect(page.html).not.toContain("entry.client");
      const saved = await visitor.get(path, { "save-data": "on" });
      expect(saved.html).not.toContain("<script");
    }
  });

  test("calls somebody without a name User, with the initials US", async () => {
    const { visitor } = await newMember({ firstName: " ", lastName: "" });
    const page = await visitor.get("/");
    expect(textsAt(page.html, "h1")).toEqual(["Hello, User"]);
    expect(textsAt(page.html, ".avatar")).toEqual(["US"]);
  });

  test("suggests the questions first, then something to do; the companion can be changed", async () => {
    const { visitor, userId } = await newMember();
    const first = await visitor.get("/");
    expect(doorTo(first, "Answer a few questions")).toBe("/onboarding");
    expect(textsAt(first.html, "#talk-honest")[0]).toContain(
      "For adults. By writing you confirm that you are 18 or over.",
    );
    await database().update(users).set({ onboardingComplete: true }).where(eq(users.id, userId));
    const later = await visitor.get("/");
    expect(doorTo(later, "Answer a few questions")).toBeNull();
    expect(doorTo(later, "Breathe for four minutes")).toBe("/exercises/box-breathing");
    expect(doorTo(later, "Change companion")).toBe("/therapist-selection");
    expect(later.text).not.toContain("18 or over");
  });

  test("begins a talk with the chosen companion from its own box, and goes on with it", async () => {
    const { visitor } = await newMember({ onboardingComplete: true, selectedTherapist: "alijah" });
    const home = await visitor.get("/");
    expect(textsAt(home.html, ".talk-head b")).toEqual(["Alijah"]);
    const talk = await visitor.submit(home, { message: "A long day at work" });
    const [path] = talk.url.split("#");
    expect(path).toMatch(/^\/chat\/.+/);
    expect(textsAt(talk.html, ".chat-header h1")).toEqual(["Alijah"]);
    expect(talk.text).toContain("A long day at work");
    const more = await visitor.submit(await visitor.get("/"), { message: "And a walk after it" });
    expect(more.url.split("#")[0]).toBe(path);
    expect(more.text).toContain("A long day at work");
    const blank = await visitor.submit(await visitor.get("/"), { message: " " });
    expect(blank.status).toBe(400);
  });

  test("shows the last seven days under the mood, and nothing where there were none", async () => {
    const { visitor } = await newMember();
    expect(textsAt((await visitor.get("/")).html, ".week-day")).toEqual([]);
    const page = await visitor.submit(await visitor.get("/"), { mood: "calm" });
    const days = textsAt(page.html, ".week-day");
    expect(days).toHaveLength(7);
    expect(days.at(-1)).toContain("Calm");
  });

  test("shows a free person where the plans are, in a dialog for those with scripts", async () => {
    const { visitor } = await newMember({ messagesUsed: 3 });
    const page = await visitor.get("/");
    expect(textsAt(page.html, 'main a[href="/pricing"][data-dialog]')).toEqual([
      "Reflect & Journal",
      "View Progress",
      "Upgrade to Premium",
    ]);
    const dialogId = attributeAt(page.html, "a[data-dialog]", "data-dialog");
    expect(attributeAt(page.html, "dialog.dialog", "open")).toBeNull();
    expect(textsAt(page.html, `#${dialogId}`)[0]).toContain("$9.97 a month");
    // What costs something says so before it is tapped.
    expect(textsAt(page.html, ".tile .badge")).toEqual(["Premium", "Premium"]);
    expect(page.text).not.toContain("messages left");
    for (const path of ["/privacy", "/eula"]) {
      expect(textsAt(page.html, `footer a[href="${path}"]`)).toHaveLength(1);
    }
  });

  test("says how many messages are left once they are few, and sells nothing on the first visit", async () => {
    const { visitor: nearLimit } = await newMember({ messagesUsed: 8 });
    expect((await nearLimit.get("/")).text).toContain("2 of 10 messages left");
    const { visitor: newcomer } = await newMember();
    const first = await newcomer.get("/");
    expect(first.text).not.toContain("messages left");
    expect(textsAt(first.html, ".tile .badge")).toEqual([]);
  });

  test("offers the plans in the bar, but for the chat, the first questions and the exercises", async () => {
    const { visitor } = await newMember({ onboardingComplete: true, selectedTherapist: "alina" });
    const inBar = async (path: string) =>
      textsAt((await visitor.get(path)).html, '.navigation a[href="/pricing"]');
    for (const path of [
      "/home",
      "/moods",
      "/moods/import",
      "/safety-plan",
      "/settings",
      "/memory",
    ]) {
      expect([path, await inBar(path)]).toEqual([path, ["Upgrade"]]);
    }
    for (const path of ["/chat", "/exercises"]) {
      expect([path, await inBar(path)]).toEqual([path, []]);
    }
    const first = await (await newMember()).visitor.get("/onboarding");
    expect(textsAt(first.html, '.navigation a[href="/pricing"]')).toEqual([]);
  });

  test("offers a subscriber no plan", async () => {
    const { visitor } = await newMember(PREMIUM);
    const page = await visitor.get("/");
    expect(textsAt(page.html, ".navigation .badge")).toEqual(["Premium"]);
    for (const absent of ["Upgrade", "messages left"]) {
      expect(page.text).not.toContain(absent);
    }
    expect(textsAt(page.html, ".tile .badge")).toEqual([]);
  });

  test("has the four most used of one's own as pictures, and marks what is Premium", async () => {
    const { visitor } = await newMember();
    const tiles = async () => textsAt((await visitor.get("/you")).html, ".tile");
    expect(await tiles()).toEqual(["Journal Premium", "Progress Premium", "Moods", "Safety plan"]);
    await visitor.submit(await visitor.get("/"), { mood: "calm" });
    expect((await tiles())[2]).toBe("Moods Today: calm");
    const { visitor: subscriber } = await newMember(PREMIUM);
    const page = await subscriber.get("/you");
    expect(textsAt(page.html, ".tile .badge")).toEqual([]);
  });

  test("puts help first while risk is open, and sells nothing, not even in the bar", async () => {
    const { visitor } = await newMember();
    await visitor.submit(await visitor.get("/chat"), { message: "I want to kill myself" });
    const page = await visitor.get("/");
    const [first] = textsAt(page.html, "main h2");
    expect(first).toBe("Someone is there for you, day or night");
    expect(attributeAt(page.html, "main .button-danger", "href")).toBe("/crisis");
    expect(textsAt(page.html, "main")[0]).not.toMatch(/premium|plan:|kill|suicid/i);
    expect(textsAt(page.html, 'main a[href="/pricing"], header a[href="/pricing"]')).toEqual([]);
    expect(textsAt(page.html, "main label")).toEqual(["What's on your mind?"]);
    expect(doorTo(page, "Answer a few questions")).toBeNull();
  });
});

test("the premium account of the demonstration has lived here for three months", async () => {
  const visitor = new Visitor();
  const login = await visitor.get("/auth");
  const page = await visitor.submit(login, {
    email: "premium@demo.local",
    password: DEMO_PASSWORD,
  });
  expect(page.text).toContain("What you wanted to work on this week");
  const [sam] = await database().select().from(users).where(eq(users.email, "premium@demo.local"));
  const moods = await moodsOf(sam?.id ?? "");
  expect(moods.length).toBeGreaterThan(70);
  expect(new Set(moods.map(({ mood }) => mood)).size).toBe(5);
  expect(chosenMoods(page)).toEqual([]);
});

test("the premium account of the demonstration has used everything, and is at no risk", async () => {
  const visitor = new Visitor();
  await visitor.submit(await visitor.get("/auth"), {
    email: "premium@demo.local",
    password: DEMO_PASSWORD,
  });
  const [sam] = await database().select().from(users).where(eq(users.email, "premium@demo.local"));
  const samId = sam?.id ?? "";
  const [program] = await rowsOf(therapyTracks, samId);
  expect(program).toMatchObject({ trackType: "calm-mind", currentSession: 6, isActive: true });
  const runs = await rowsOf(exerciseRuns, samId);
  expect(runs.length).toBeGreaterThan(3);
  expect(runs.filter(({ status }) => status !== "finished")).toEqual([]);
  expect(await rowsOf(crisisEvents, samId)).toEqual([]);
  const memory = await visitor.get("/memory");
  expect(memory.text).toContain("I want to get back to climbing");
  expect(attributeAt(memory.html, 'main a[href^="/chat/"]', "href")).not.toBeNull();
  expect((await visitor.get("/safety-plan")).text).toContain(
    "The climbing gym, even just to watch",
  );
  const [talk] = (await rowsOf(sessions, samId)).filter(({ userReflection }) => userReflection);
  const summary = await visitor.get(`/session-summary/${talk?.id}`);
  expect(summary.text).toContain(talk?.userReflection ?? "no reflection");
});

describe("what was left off", () => {
  test("is the latest conversation with words in it, for as long as one can go on", async () => {
    const { visitor, userId } = await newMember();
    expect(doorTo(await visitor.get("/"), "Continue where you left off")).toBeNull();
    await storeSession(userId, `${userId}-empty`, { isCompleted: false });
    expect(doorTo(await visitor.get("/"), "Continue where you left off")).toBeNull();
    const sent = await visitor.submit(await visitor.get("/chat"), { message: "A long day again" });
    const page = await visitor.get("/");
    expect(doorTo(page, "Continue where you left off")).toBe(sent.url.split("#")[0]);
    expect(page.text).not.toContain("A long day again");
    await database().update(sessions).set({ isCompleted: true }).where(eq(sessions.userId, userId));
    expect(doorTo(await visitor.get("/"), "Continue where you left off")).toBeNull();
  });

  test("is nobody else's", async () => {
    const { visitor } = await newMember();
    await visitor.submit(await visitor.get("/chat"), { message: "Mine alone" });
    const { visitor: stranger } = await newMember();
    expect(doorTo(await stranger.get("/"), "Continue where you left off")).toBeNull();
  });

  test("where the time zone isn't known, says so and leads to where it is chosen", async () => {
    const { visitor } = await newMember();
    const page = await visitor.get("/");
    expect(page.text).toContain("Times are shown in UTC. Choose your time zone");
    const choice = await visitor.get("/settings/time-zone");
    await visitor.submit(choice, { timeZone: "America/New_York" });
    expect((await visitor.get("/")).text).not.toContain("Times are shown in UTC");
  });

  test("what somebody wanted to work on stands there for a week, as they wrote it", async () => {
    const { visitor, userId } = await newMember();
    expect((await visitor.get("/")).text).not.toContain("work on this week");
    await storeSession(userId, `${userId}-old`, { goal: "something long ago", daysAgo: 8 });
    expect((await visitor.get("/")).text).not.toContain("work on this week");
    // A plan that was made in a conversation counts before that is completed.
    await storeSession(userId, `${userId}-open`, {
      goal: "not done yet",
      isCompleted: false,
      daysAgo: 6.5,
    });
    expect((await visitor.get("/")).text).toContain("not done yet");
    await storeSession(userId, `${userId}-late`, {
      goal: "walk <b>twice</b>\nand rest",
      daysAgo: 6,
    });
    await storeSession(userId, `${userId}-bare`, { daysAgo: 1 });
    const page = await visitor.get("/");
    expect(page.html).toContain("walk &lt;b&gt;twice&lt;/b&gt;");
    // The newer one takes nothing from the other, and both are found from where one looks.
    expect(page.text).toContain("not done yet");
    expect(doorTo(await visitor.get("/you"), "Goals")).toBe("/home#goals");
    const form = page.forms.find(({ fields }) =>
      fields.goal?.startsWith(`session:${userId}-open.`),
    );
    const done = await visitor.post(form?.action ?? "", { ...form?.fields, outcome: "kept" });
    expect(done.text).not.toContain("not done yet");
    expect(done.html).toContain("walk &lt;b&gt;");
    const { visitor: stranger } = await newMember();
    expect((await stranger.get("/")).text).not.toContain("work on this week");
    expect(doorTo(await stranger.get("/you"), "Goals")).toBeNull();
  });

  test("after violence at home nothing that was said stands on the screen", async () => {
    const { visitor, userId } = await newMember();
    await storeSession(userId, `${userId}-goal`, { goal: "find a place of my own", daysAgo: 1 });
    expect((await visitor.get("/")).text).toContain("find a place of my own");
    await visitor.submit(await visitor.get("/chat"), {
      message: "My husband beats me every night",
    });
    expect((await visitor.get("/")).text).not.toContain("find a place of my own");
  });
});

describe("today's mood", () => {
  test("is logged in one tap, with the score of the list, and said once, by the page", async () => {
    const { visitor, userId } = await newMember();
    const home = await visitor.get("/");
    expect(chosenMoods(home)).toEqual([]);
    const fields = { mood: "anxious", moodScore: "10", userId: "someone", date: "1999-01-01" };
    const page = await visitor.post("/home", { ...formWith(home, ["mood"]).fields, ...fields });
    expect(page.url).toBe("/#mood-today");
    expect(textsAt(page.html, "[data-toast]")).toEqual([]);
    expect(page.text.match(/Mood logged!/g)).toHaveLength(1);
    expect(chosenMoods(page)).toEqual(["Anxious"]);
    expect(await moodsOf(userId)).toMatchObject([
      { mood: "anxious", moodScore: 3, notes: null, date: new Date().toISOString().slice(0, 10) },
    ]);
    const again = await visitor.get("/");
    expect(again.text).not.toContain("Mood logged!");
    expect(again.text).toContain("Today: anxious.");
  });

  test("is one row for a double click, and a new one for another mood", async () => {
    const { visitor, userId } = await newMember();
    const { fields } = formWith(await visitor.get("/"), ["mood"]);
    const tap = (mood: string) => visitor.send("/home", { ...fields, mood });
    await Promise.all([tap("calm"), tap("calm"), tap("calm")]);
    expect(await moodsOf(userId)).toHaveLength(1);
    await tap("sad");
    await tap("calm");
    expect((await moodsOf(userId)).map(({ mood }) => mood)).toEqual(["calm", "sad", "calm"]);
    expect(chosenMoods(await visitor.get("/home"))).toEqual(["Calm"]);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 2 * 60_000 });
    await tap("calm");
    expect(await moodsOf(userId)).toHaveLength(4);
  });

  test.each([["furious"], [""], ["constructor"], ["😀".repeat(2000)]])(
    "that is none of the five (%j) is told at the top and at the row, and kept nowhere",
    async (mood) => {
      const { visitor, userId } = await newMember();
      const { fields } = formWith(await visitor.get("/"), ["mood"]);
      const page = await visitor.post("/home", { ...fields, mood });
      expect(page.status).toBe(400);
      const message = "Please select a mood. Let us know how you're feeling today.";
      expect(textsAt(page.html, '.error-summary a[href="#mood-today"]')).toEqual([message]);
      expect(textsAt(page.html, "#mood-today-error")).toEqual([message]);
      expect(await moodsOf(userId)).toEqual([]);
      expect((await visitor.submit(page, { mood: "calm" })).status).toBe(200);
    },
  );

  test("belongs to the person's own day, wherever their browser says that they are", async () => {
    const { userId } = await newMember();
    // Eight in the evening, UTC, is five in the morning of the next day in Tokyo.
    const evening = new Date(Date.now() + DAY_MS).setUTCHours(20, 0, 0, 0);
    const nextDay = new Date(evening + DAY_MS).toISOString().slice(0, 10);
    vi.useFakeTimers({ toFake: ["Date"], now: evening });
    const browser = await signedInAgain(userId);
    const { fields } = formWith(await browser.get("/"), ["mood"]);
    await browser.post("/home", { ...fields, mood: "calm", timeZone: "Asia/Tokyo" });
    expect(await moodsOf(userId)).toMatchObject([{ date: nextDay }]);
    // The zone is known from now on, also to a browser that does not say it, or says nonsense.
    await browser.post("/home", { ...fields, mood: "happy", timeZone: "Mars/Olympus" });
    expect((await moodsOf(userId)).map(({ date }) => date)).toEqual([nextDay, nextDay]);
    expect(chosenMoods(await browser.get("/"))).toEqual(["Happy"]);
    // Half past three in the afternoon, UTC: there it is tomorrow.
    vi.setSystemTime(evening + 19.5 * 60 * 60_000);
    const tomorrow = await signedInAgain(userId);
    expect(chosenMoods(await tomorrow.get("/"))).toEqual([]);
  });

  test("is nobody else's, and asks a visitor to sign in", async () => {
    const { visitor } = await newMember();
    await visitor.submit(await visitor.get("/"), { mood: "sad" });
    const { visitor: stranger, userId } = await newMember();
    expect(chosenMoods(await stranger.get("/"))).toEqual([]);
    expect(await moodsOf(userId)).toEqual([]);
    const nobody = new Visitor();
    const formToken = (await nobody.get("/auth")).forms[0]?.fields.formToken ?? "";
    const answer = await nobody.send("/home", { formToken, mood: "sad" });
    expect(answer.headers.get("location")).toBe("/auth?next=%2Fhome");
  });
});

describe("addresses", () => {
  test.each(["/home", "/dashboard"])("%s asks a visitor to sign in", async (path) => {
    const page = await new Visitor().get(path);
    expect(page.url).toBe(`/auth?next=${encodeURIComponent(path)}`);
  });

  test.each(["/subscribe", "/checkout"])(
    "%s asks a visitor to sign in, and leads back",
    async (path) => {
      expect((await new Visitor().get(path)).url).toBe(`/auth?next=${encodeURIComponent(path)}`);
    },
  );

  test("one that is not there says so, to visitors and to people with an account", async () => {
    const { visitor } = await newMember();
    for (const each of [visitor, new Visitor()]) {
      const page = await each.get("/nowhere/at/all");
      expect(page.status).toBe(404);
      expect(textsAt(page.html, "h1")).toEqual(["404 Page Not Found"]);
      expect(attributeAt(page.html, "main .button", "href")).toBe("/");
    }
  });
});
