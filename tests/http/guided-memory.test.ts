import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { screenText } from "#app/safety/screened-text.server.ts";
import { database } from "#db/client.ts";
import { sessions, users } from "#db/schema.ts";
import { newMember, PREMIUM } from "#tests/setup/members.ts";
import type { Page, Visitor } from "#tests/setup/visitor.ts";
import { messagesOf, sessionsOf } from "./rows.ts";

const MEMBER = { onboardingComplete: true, selectedTherapist: "alice", ...PREMIUM };
const DAY = 24 * 60 * 60_000;

async function switchOff(userId: string) {
  await database().update(users).set({ remembers: false }).where(eq(users.id, userId));
}

/** Says these one after another; gives back all that the companion answered. */
async function talk(visitor: Visitor, userId: string, ...turns: readonly string[]) {
  let page: Page = await visitor.get("/chat");
  for (const message of turns) page = await visitor.submit(page, { message });
  return { page, replies: await repliesTo(userId) };
}

async function repliesTo(userId: string): Promise<string[]> {
  const rows = await messagesOf(userId);
  return rows.filter(({ role }) => role === "assistant").map(({ content }) => String(content));
}

describe("a goal that was made in a dialogue", () => {
  test("is the goal for the week, in the person's own words", async () => {
    const { visitor, userId } = await newMember(MEMBER);
    await talk(
      visitor,
      userId,
      "All subjects",
      "What I feel",
      "I'm angry",
      "Go through it step by step",
      "Simmering",
      "8",
      "Something unfair",
      "an apology",
      "Wait until tomorrow",
      "count to ten",
      "Make it my goal",
    );
    const [session] = await sessionsOf(userId);
    expect(String(session?.weeklyGoals)).toBe("count to ten");
  });
});

describe("what was set at the end of the last session", () => {
  async function endedWith(userId: string, goal: string, daysAgo = 6) {
    const at = Date.now() - daysAgo * DAY;
    await database()
      .insert(sessions)
      .values({
        id: crypto.randomUUID(),
        userId,
        therapistType: "alice",
        isCompleted: true,
        weeklyGoals: (await screenText(goal)).text,
        lastMessageAt: at,
        createdAt: at,
      });
  }

  test("is asked after when the next talk opens, and the answer is taken as one", async () => {
    const { visitor, userId } = await newMember(MEMBER);
    await endedWith(userId, "walk home without the phone");
    const page = await visitor.get("/chat");
    expect(page.text).toContain("walk home without the phone");
    expect(page.text).toContain("I didn't get to it");
    const { replies, page: after } = await talk(visitor, userId, "I didn't get to it");
    expect(replies.at(-1)).toContain("That's okay");
    expect(after.text).toContain("walk home without the phone");
  });

  test("is quoted whole, on another day", async () => {
    const { visitor, userId } = await newMember(MEMBER);
    const goal =
      "I do three hypothesis test questions a day this week, corner note first, then p next to alpha, and I stop in time for bed";
    await endedWith(userId, goal, 0.01);
    expect((await visitor.get("/chat")).text).not.toContain("corner note");
    await database()
      .update(sessions)
      .set({ lastMessageAt: Date.now() - DAY, createdAt: Date.now() - DAY })
      .where(eq(sessions.userId, userId));
    expect((await visitor.get("/chat")).text).toContain(goal);
  });

  test("is not asked after while memory is off, nor where it spoke of danger, nor while risk is open", async () => {
    const off = await newMember(MEMBER);
    await endedWith(off.userId, "walk home without the phone");
    await switchOff(off.userId);
    expect((await off.visitor.get("/chat")).text).not.toContain("without the phone");

    const grave = await newMember(MEMBER);
    await endedWith(grave.userId, "not kill myself this week");
    expect((await grave.visitor.get("/chat")).text).not.toContain("kill myself");

    const open = await newMember(MEMBER);
    await endedWith(open.userId, "walk home without the phone");
    await talk(open.visitor, open.userId, "I want to kill myself");
    expect((await open.visitor.get("/chat")).text).not.toContain("without the phone");
  });
});
