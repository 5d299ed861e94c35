import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { companionText, screenText } from "#app/safety/screened-text.server.ts";
import { database } from "#db/client.ts";
import { exerciseRuns, memories, messages, sessions, users } from "#db/schema.ts";
import { newMember, PREMIUM } from "#tests/setup/members.ts";
import type { Page, Visitor } from "#tests/setup/visitor.ts";

const MEMBER = { onboardingComplete: true, selectedTherapist: "alice", ...PREMIUM };
const DAY = 24 * 60 * 60_000;

async function remember(userId: string, kind: "helps" | "person", content: string) {
  await database()
    .insert(memories)
    .values({
      id: crypto.randomUUID(),
      userId,
      kind,
      content: companionText(content),
      createdAt: Date.now() - DAY,
    });
}

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
  const rows = await database().select().from(messages).where(eq(messages.userId, userId));
  return rows.filter(({ role }) => role === "assistant").map(({ content }) => String(content));
}

const UNEASY = [
  "I feel so anxious at work these days",
  "it is mostly the meetings that make me anxious",
  "no thanks, I would rather tell you about it",
  "my anxiety is worst when my boss is in the room",
  "yes, and it is in my stomach the whole morning, this anxiety",
  "the anxiety goes on until the evening",
] as const;

describe("what helped before", () => {
  test("is brought up once, in the person's own words", async () => {
    const { visitor, userId } = await newMember(MEMBER);
    await remember(userId, "helps", "Walking by the river helps me");
    const { replies } = await talk(visitor, userId, ...UNEASY);
    const told = replies.filter((reply) => reply.includes("“Walking by the river helps me”"));
    expect(told).toHaveLength(1);
    expect(told[0]?.match(/\?/gu)).toHaveLength(1);
  });

  test("is not, while memory is off", async () => {
    const { visitor, userId } = await newMember(MEMBER);
    await remember(userId, "helps", "Walking by the river helps me");
    await switchOff(userId);
    const { replies } = await talk(visitor, userId, ...UNEASY);
    expect(replies.join("\n")).not.toContain("river");
  });

  test("names the exercise that did, when it is offered again", async () => {
    const { visitor, userId } = await newMember(MEMBER);
    const at = Date.now() - DAY;
    await database()
      .insert(exerciseRuns)
      .values({
        id: crypto.randomUUID(),
        userId,
        exerciseId: "worry-time",
        step: "close",
        said: companionText(""),
        status: "finished",
        helped: "a_lot",
        startedAt: at,
        updatedAt: at,
        finishedAt: at,
      });
    const { replies } = await talk(visitor, userId, ...UNEASY);
    expect(replies.join("\n")).toMatch(/\*Worry time\*.*helped.* a lot/u);
  });
});

describe("people", () => {
  test("are called by the name that was told, once", async () => {
    const { visitor, userId } = await newMember(MEMBER);
    await remember(userId, "person", "My sister is called Mara");
    const { replies } = await talk(
      visitor,
      userId,
      "my sister never listens to me",
      "I had a fight with my sister on Sunday",
      "my sister hung up on me",
    );
    expect(replies.join("\n").match(/your sister Mara/giu)).toHaveLength(1);
  });

  test("are not where there are two of them", async () => {
    const { visitor, userId } = await newMember(MEMBER);
    await remember(userId, "person", "My sister is called Mara");
    await remember(userId, "person", "My sister is called Jule");
    const { replies } = await talk(visitor, userId, "my sister never listens to me");
    expect(replies.join("\n")).not.toMatch(/Mara|Jule/u);
  });
});

describe("what was set at the end of the last session", () => {
  async function endedWith(userId: string, goal: string) {
    const at = Date.now() - 6 * DAY;
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
    expect(page.text).toContain("“walk home without the phone”");
    expect(page.text).toContain("I didn't get to it");
    const { replies, page: after } = await talk(visitor, userId, "I didn't get to it");
    expect(replies.at(-1)).toMatch(/nothing is owed|no failure/u);
    expect(after.text).toContain("“walk home without the phone”");
  });

  test("gives way to whatever is nearer", async () => {
    const { visitor, userId } = await newMember(MEMBER);
    await endedWith(userId, "walk home without the phone");
    const { replies } = await talk(visitor, userId, "my cat died on Tuesday");
    expect(replies.at(-1)).not.toMatch(/nothing is owed|no failure|it happened/u);
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

describe("something to read", () => {
  const SLEEPLESS = [
    "I can't sleep, I lie awake in bed for hours",
    "every night in bed I lie awake until three",
    "no thanks, let me just tell you how I lie awake in bed",
    "I go to bed at ten and lie awake in bed until three",
    "in bed I look at the clock and cannot sleep",
    "then I lie in bed and count the hours of sleep that are left",
    "I lie awake in bed again and hate my bed",
    "last night I was in bed and awake for five hours",
    "I sleep on the sofa better than in bed, is that odd",
  ] as const;

  test("is named quietly, each article once in a conversation, and can be read", async () => {
    const { visitor, userId } = await newMember(MEMBER);
    const { replies } = await talk(visitor, userId, ...SLEEPLESS);
    const links = replies.flatMap((reply) => reply.match(/\/knowledge\/[\w-]+/gu) ?? []);
    expect(links.length).toBeGreaterThan(0);
    expect(new Set(links).size).toBe(links.length);
    expect(replies[0]).not.toContain("/knowledge/");
    expect((await visitor.get(links[0] ?? "")).status).toBe(200);
  });

  test("is not named while risk is open, and nothing of other days is", async () => {
    const { visitor, userId } = await newMember(MEMBER);
    await remember(userId, "helps", "Walking by the river helps me");
    const { replies } = await talk(visitor, userId, "I want to kill myself", ...SLEEPLESS);
    expect(replies.join("\n")).not.toMatch(/\/knowledge\/|river/u);
  });
});
