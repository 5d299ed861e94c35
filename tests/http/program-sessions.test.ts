import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { guideWordings } from "#app/content/guide.ts";
import { findProgram } from "#app/content/programs.ts";
import { finishTrackSession } from "#app/models/conversations/therapy-tracks.server.ts";
import { trustedText, screenText } from "#app/safety/screened-text.server.ts";
import { trackOfConversation } from "#app/companion/programs/track-session.server.ts";
import { database } from "#db/client.ts";
import { messages, sessions, therapyTracks } from "#db/schema.ts";
import { newMember, PREMIUM } from "#tests/setup/members.ts";
import type { Page, Visitor } from "#tests/setup/visitor.ts";
import { messagesOf, trackOf } from "./rows.ts";
import { chooseTrack } from "./talk.ts";

const READY = { onboardingComplete: true, selectedTherapist: "alice" };
const MEMBER = { ...READY, ...PREMIUM };
const FIRST_AIM = String(findProgram("letting-go")?.sessions[0]?.aim);
const DAY = 24 * 60 * 60_000;
const leftAt = {
  core: guideWordings("guide.lines.session_left_core", "en"),
  closing: guideWordings("guide.lines.session_left_closing", "en"),
};

async function say(visitor: Visitor, page: Page, ...turns: readonly string[]): Promise<Page> {
  let at = page;
  for (const message of turns) at = await visitor.submit(at, { message });
  return at;
}

/** What the companion said last. */
async function lastReply(userId: string): Promise<string> {
  const rows = await messagesOf(userId);
  return String(rows.findLast(({ role }) => role === "assistant")?.content);
}

function conversationIn({ url }: Page): string {
  return /^\/chat\/([\w-]+)/.exec(url)?.[1] ?? "";
}

/** As the end of a session does it: the track first, then the conversation, in one batch. */
async function endSession(userId: string, conversationId: string, goal: string | null = null) {
  await database().batch([
    finishTrackSession(userId, conversationId),
    database()
      .update(sessions)
      .set({
        isCompleted: true,
        weeklyGoals: goal === null ? null : (await screenText(goal)).text,
        createdAt: Date.now() - DAY,
        lastMessageAt: Date.now() - DAY,
      })
      .where(eq(sessions.id, conversationId)),
  ]);
}

describe("a chat on a program's track", () => {
  test("opens with the program, the session and its question, and says the same on every visit", async () => {
    const { visitor } = await newMember(MEMBER);
    const page = await chooseTrack(visitor, "letting-go");
    expect(page.text).toContain("session 1 of 12 of Letting Go");
    expect(page.text).toContain(FIRST_AIM);
    const again = await visitor.get(page.url);
    expect(again.text.slice(again.text.indexOf("This is session"))).toBe(
      page.text.slice(page.text.indexOf("This is session")),
    );
  });

  test("leads the session from its opening to something to try, and notes how far it came", async () => {
    const { visitor, userId } = await newMember(MEMBER);
    let page = await chooseTrack(visitor, "letting-go");
    expect(await trackOf(userId)).toMatchObject({
      currentSession: 0,
      trackStep: 1,
      stepData: null,
    });
    page = await say(visitor, page, "I carry everything around with me for weeks");
    expect(await trackOf(userId)).toMatchObject({
      trackStep: 2,
      stepData: { session: 1, step: "core", coreStep: "moment" },
    });
    page = await say(
      visitor,
      page,
      "my colleague forgot to invite me to lunch",
      "left out",
      "made a joke and worked until nine",
      "nobody noticed that it bothered me",
      "still there, a bit of a lump",
    );
    expect(await lastReply(userId)).not.toContain("left out");
    expect(await trackOf(userId)).toMatchObject({ trackStep: 3, stepData: { step: "closing" } });
    page = await say(visitor, page, "that I make jokes");
    expect(await trackOf(userId)).toMatchObject({ trackStep: 4, stepData: { step: "week" } });
    await say(visitor, page, "I'll try that");
    expect(await lastReply(userId)).toContain("End session");
    const track = await trackOf(userId);
    expect(track).toMatchObject({ trackStep: 4, stepData: { step: "ended" } });
    expect(JSON.stringify(track)).not.toMatch(/ a joke|make jokes|of a lump|to lunch|left out/);
  });

  test("waits where something else comes first, and goes on from the same question", async () => {
    const { visitor, userId } = await newMember(MEMBER);
    const page = await say(
      visitor,
      await chooseTrack(visitor, "calm-mind"),
      "in the evenings mostly, when the children sleep",
      "60",
      "Stop the exercise",
      "Just let me write",
      "my sister is visiting, and I baked a cake",
      "That's all",
      "Leave it here",
    );
    expect(await trackOf(userId)).toMatchObject({ trackStep: 2, stepData: { coreStep: "feet" } });
    await say(visitor, page, "Go on with the session");
    expect(await lastReply(userId)).toMatch(/feet/iu);
  });

  test("stays with the written answers where somebody is in danger, and goes no step further", async () => {
    const { visitor, userId } = await newMember(MEMBER);
    const page = await say(
      visitor,
      await chooseTrack(visitor, "letting-go"),
      "I carry everything around with me",
      "I want to kill myself",
    );
    expect(page.html).toContain('id="crisis-panel"');
    expect(await lastReply(userId)).not.toContain("feeling was there in that moment");
    expect(await trackOf(userId)).toMatchObject({ stepData: { coreStep: "moment" } });
  });

  test("is a plain talk for somebody whose premium has ended", async () => {
    const { visitor, userId } = await newMember(READY);
    const conversationId = `lapsed-${userId}`.slice(0, 30);
    await insertTrack(userId, "letting-go", 2);
    await insertConversation(userId, conversationId);
    let page = await visitor.get(`/chat/${conversationId}`);
    expect(page.text).not.toContain("of 12");
    page = await say(visitor, page, "my colleague forgot to invite me to lunch");
    expect(await lastReply(userId)).not.toContain("skip");
    expect(await trackOf(userId)).toMatchObject({
      currentSession: 2,
      trackStep: 1,
      stepData: null,
    });
  });
});

let counter = 0;

async function insertTrack(userId: string, trackType: string, currentSession: number) {
  counter += 1;
  await database()
    .insert(therapyTracks)
    .values({
      id: `track-${counter}-${userId}`,
      userId,
      trackType,
      trackTitle: "Letting Go",
      currentSession,
      createdAt: Date.now(),
    });
}

async function insertConversation(userId: string, id: string) {
  const track = await trackOf(userId);
  await database()
    .insert(sessions)
    .values({
      id,
      userId,
      therapistType: "alice",
      trackType: "letting-go",
      therapyTrackId: track?.id ?? null,
      lastMessageAt: Date.now(),
      createdAt: Date.now(),
    });
}

describe("a session that was left on another day", () => {
  const UNTIL_FEELING = [
    "I carry everything around with me for weeks",
    "my colleague forgot to invite me to lunch",
    "left out",
  ] as const;

  /** As if all of it had been yesterday. */
  async function wait(conversationId: string) {
    const then = Date.now() - DAY;
    await database()
      .update(sessions)
      .set({ createdAt: then, lastMessageAt: then })
      .where(eq(sessions.id, conversationId));
  }

  async function left(...turns: readonly string[]) {
    const { visitor, userId } = await newMember(MEMBER);
    const first = await chooseTrack(visitor, "letting-go");
    await say(visitor, first, ...turns);
    await wait(conversationIn(first));
    const page = await chooseTrack(visitor, "letting-go");
    expect(conversationIn(page)).not.toBe(conversationIn(first));
    return { visitor, userId, first, page };
  }

  test("says where it stopped, and goes on from the same question with what was said", async () => {
    const { visitor, userId, page, first } = await left(...UNTIL_FEELING);
    expect(page.text).toContain("session 1 of 12 of Letting Go");
    expect(leftAt.core.filter((line) => page.text.includes(line))).toHaveLength(1);
    expect(page.text).toContain("Start over");
    await say(visitor, page, "Go on with the session");
    expect(await trackOf(userId)).toMatchObject({
      trackStep: 2,
      stepData: { coreStep: "habit", conversationId: conversationIn(page) },
    });
    expect(await lastReply(userId)).toMatch(/did you|what happened|usual/iu);
    const words = "made a joke and worked until nine";
    await say(visitor, page, words, "nobody noticed that it bothered me", "still there, a lump");
    expect(await lastReply(userId)).not.toContain("left out");
    expect(await trackOf(userId)).toMatchObject({ trackStep: 3 });
    const again = await visitor.get(page.url);
    expect(leftAt.core.filter((line) => again.text.includes(line))).toHaveLength(1);
    expect((await visitor.get(first.url)).text).toContain(FIRST_AIM);
  });

  test("begins again where that is wanted, and then leads as from the first", async () => {
    const { visitor, userId, page } = await left(...UNTIL_FEELING);
    await say(visitor, page, "Start over");
    const said = await messagesOf(userId);
    expect(said.find(({ choice }) => choice !== null)).toMatchObject({
      choice: "session.restart",
      content: "Start over",
    });
    expect(await trackOf(userId)).toMatchObject({ trackStep: 1, stepData: { step: "opening" } });
    await say(visitor, page, "I still carry everything around with me");
    expect(await trackOf(userId)).toMatchObject({ trackStep: 2, stepData: { coreStep: "moment" } });
  });

  test("is begun as ever where only the opening was seen", async () => {
    const { page } = await left();
    expect(page.text).toContain(FIRST_AIM);
    expect(leftAt.core.filter((line) => page.text.includes(line))).toEqual([]);
  });

  test("takes up its close, and what to try", async () => {
    const closing = [...UNTIL_FEELING, "made a joke", "nobody noticed it", "still there, a lump"];
    const { visitor, userId, page } = await left(...closing);
    expect(leftAt.closing.filter((line) => page.text.includes(line))).toHaveLength(1);
    await say(visitor, page, "Go on with the session");
    expect(await trackOf(userId)).toMatchObject({ trackStep: 3, stepData: { step: "closing" } });
    await say(visitor, page, "that I make jokes", "I'll try that");
    expect(await lastReply(userId)).toContain("End session");
  });
});

describe("the end of a session", () => {
  test("moves the track on once, and the next one begins with what was set, in the person's own words", async () => {
    const { visitor, userId } = await newMember(MEMBER);
    const page = await chooseTrack(visitor, "letting-go");
    const conversationId = conversationIn(page);
    await say(visitor, page, "I carry everything around with me for weeks");
    await endSession(userId, conversationId, "notice the lump and wait a minute");
    expect(await trackOf(userId)).toMatchObject({
      currentSession: 1,
      trackStep: 1,
      stepData: null,
      isActive: true,
    });
    await endSession(userId, conversationId, "notice the lump and wait a minute");
    expect(await trackOf(userId)).toMatchObject({ currentSession: 1 });
    const next = await chooseTrack(visitor, "letting-go");
    expect(conversationIn(next)).not.toBe(conversationId);
    expect(next.text).toContain("session 2 of 12");
    expect(next.text).toContain("notice the lump and wait a minute");
    const ended = await visitor.get(`/chat/${conversationId}`);
    expect(ended.text).toContain("session 1 of 12");
    // There was no time yet to try it.
    const justNow = { lastMessageAt: Date.now() };
    await database().update(sessions).set(justNow).where(eq(sessions.id, conversationId));
    expect((await visitor.get(next.url)).text).not.toContain("notice the lump");
  });

  test("leaves the track where it is when nothing was said", async () => {
    const { visitor, userId } = await newMember(MEMBER);
    const page = await chooseTrack(visitor, "letting-go");
    await endSession(userId, conversationIn(page));
    expect(await trackOf(userId)).toMatchObject({ currentSession: 0 });
  });

  test("is not somebody else's to make", async () => {
    const { visitor, userId } = await newMember(MEMBER);
    const stranger = await newMember(MEMBER);
    const page = await chooseTrack(visitor, "letting-go");
    await say(visitor, page, "I carry everything around with me for weeks");
    await database().batch([finishTrackSession(stranger.userId, conversationIn(page))]);
    expect(await trackOf(userId)).toMatchObject({ currentSession: 0 });
    expect(await trackOfConversation(stranger.userId, conversationIn(page))).toBeNull();
    const found = await trackOfConversation(userId, conversationIn(page));
    expect(found?.session?.number).toBe(1);
  });

  test("after the twelfth finishes the program, says so and names others; it can be begun again", async () => {
    const { visitor, userId } = await newMember(MEMBER);
    await insertTrack(userId, "letting-go", 11);
    const last = `last-${userId}`.slice(0, 30);
    await insertConversation(userId, last);
    await database()
      .insert(messages)
      .values({
        id: `m-${last}`,
        conversationId: last,
        userId,
        role: "user",
        content: trustedText("It feels strange"),
        createdAt: Date.now(),
      });
    expect((await visitor.get(`/chat/${last}`)).text).toContain("session 12 of 12");
    await endSession(userId, last);
    expect(await trackOf(userId)).toMatchObject({ currentSession: 12, isActive: false });
    const after = `after-${userId}`.slice(0, 30);
    await insertConversation(userId, after);
    const page = await visitor.get(`/chat/${after}`);
    expect(page.text).toContain("You have gone through all twelve sessions of Letting Go");
    expect(page.text).toContain("Calm Down, Process Grief and Internal Family Systems");
    await database().delete(sessions).where(eq(sessions.id, after));
    expect((await chooseTrack(visitor, "letting-go")).text).toContain("session 1 of 12");
  });
});
