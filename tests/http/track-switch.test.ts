import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "#db/client.ts";
import { replies, sessions, therapyTracks, users } from "#db/schema.ts";
import { newMember, PREMIUM } from "#tests/setup/members.ts";
import { attributeAt, textsAt } from "#tests/setup/page.ts";
import { choiceOn, formWith, type Page, type Visitor } from "#tests/setup/visitor.ts";
import { lastWords, pagePath, say } from "./talk.ts";
import { messagesOf, userOf } from "./rows.ts";

const WISH = "I'd rather work on grief";
const READY = { ...PREMIUM, onboardingComplete: true, selectedTherapist: "alice" };
const ACTIVE_RISK = "I want to kill myself";

function buttons(page: Page): string[] {
  return textsAt(page.html, ".quick-answers button");
}

async function sessionsOf(userId: string) {
  return database()
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(sessions.createdAt);
}

/** Taps an answer under the last reply; returns the bare answer. */
function tap(visitor: Visitor, page: Page, label: string): Promise<Response> {
  const { path, fields } = choiceOn(page, label);
  return visitor.send(path, fields);
}

test("a wish for a program is offered, and a yes leads to a new session on it", async () => {
  const { visitor, userId } = await newMember(READY);
  await say(visitor, "It was a slow day at work");
  const offered = await say(visitor, WISH);
  expect(lastWords(offered)).toContain("the grief program");
  expect(buttons(offered)).toEqual(["Yes, switch", "Stay here"]);
  const tracks = database().select().from(therapyTracks);
  expect(await tracks.where(eq(therapyTracks.userId, userId))).toEqual([]);

  const answer = await tap(visitor, offered, "Yes, switch");
  const there = answer.headers.get("location") ?? "";
  expect(there).toMatch(/^\/chat\/[\w-]+$/);
  expect(there).not.toBe(pagePath(offered));
  const arrived = await visitor.get(there);
  expect(textsAt(arrived.html, ".chat-track")).toEqual(["Process Grief"]);
  expect(arrived.text).toContain("Track switched successfully");

  const [old, fresh] = await sessionsOf(userId);
  expect(old?.trackType).toBeNull();
  expect(fresh).toMatchObject({ trackType: "process-grief", therapistType: "alice" });
  expect(fresh?.therapyTrackId).toBeTruthy();
  const left = await visitor.get(pagePath(offered));
  expect(left.text).toContain("It was a slow day at work");
  expect(left.text).toContain(WISH);
  expect(attributeAt(left.html, ".reply-way-on a", "href")).toBe(there);
});

test("the offer stands after a reload, and a typed yes is as good as the button", async () => {
  const { visitor, userId } = await newMember(READY);
  const offered = await say(visitor, "can we do the calming programme instead");
  const again = await visitor.get(pagePath(offered));
  expect(buttons(again)).toEqual(["Yes, switch", "Stay here"]);
  const arrived = await say(visitor, "yes please", pagePath(offered));
  expect(textsAt(arrived.html, ".chat-track")).toEqual(["Calm Down"]);
  expect((await sessionsOf(userId)).map(({ trackType }) => trackType)).toEqual([null, "calm-mind"]);
});

test("staying keeps the conversation and its track, and the next message is answered as ever", async () => {
  const { visitor, userId } = await newMember(READY);
  const offered = await say(visitor, "I would like to work on letting go");
  const stayed = await say(visitor, "Stay here", pagePath(offered));
  expect(pagePath(stayed)).toBe(pagePath(offered));
  expect(lastWords(stayed)).toContain("we'll stay here");
  expect(buttons(stayed)).toEqual([]);
  const later = await say(visitor, "yes", pagePath(offered));
  expect(pagePath(later)).toBe(pagePath(offered));
  expect(await sessionsOf(userId)).toHaveLength(1);
});

test("somebody who asks what it is hears it, and is asked again", async () => {
  const { visitor } = await newMember(READY);
  const offered = await say(visitor, "I would like to work on letting go");
  const told = await say(visitor, "what is that?", pagePath(offered));
  expect(lastWords(told)).toContain("twelve sessions");
  expect(buttons(told)).toEqual(["Yes, switch", "Stay here"]);
});

test("an offer that is passed over lapses", async () => {
  const { visitor, userId } = await newMember(READY);
  const offered = await say(visitor, WISH);
  await say(visitor, "My sister called this morning and we argued", pagePath(offered));
  const later = await say(visitor, "Yes, switch", pagePath(offered));
  expect(pagePath(later)).toBe(pagePath(offered));
  expect(await sessionsOf(userId)).toHaveLength(1);
});

test("a need that a program is made for is met with it, once, and an event at work is not", async () => {
  const { visitor } = await newMember(READY);
  const told = await say(visitor, "I had to let go of two people at work today");
  expect(buttons(told)).not.toContain("Yes, switch");
  const offered = await say(visitor, "I need to let go of her", pagePath(told));
  expect(lastWords(offered)).toContain("the letting go program");
  expect(buttons(offered)).toEqual(["Yes, switch", "Stay here"]);
  await say(visitor, "Stay here", pagePath(offered));
  const again = await say(visitor, "I need to let go of her", pagePath(offered));
  expect(lastWords(again)).not.toContain("the letting go program");
});

test("who has no plan for it is heard, and not sold a program", async () => {
  const { visitor } = await newMember({ onboardingComplete: true, selectedTherapist: "alice" });
  const heard = await say(visitor, "I need to let go of her");
  expect(lastWords(heard)).not.toMatch(/program|Premium/u);
});

test("a double click opens one session, at once and later", async () => {
  const { visitor, userId } = await newMember(READY);
  const offered = await say(visitor, WISH);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => tap(visitor, offered, "Yes, switch")),
  );
  const places = new Set(answers.map((answer) => answer.headers.get("location")));
  expect(places.size).toBe(1);
  expect((await tap(visitor, offered, "Yes, switch")).headers.get("location")).toBe([...places][0]);
  expect(await sessionsOf(userId)).toHaveLength(2);
  const said = await messagesOf(userId);
  expect(said.filter(({ content }) => content === "Yes, switch")).toHaveLength(1);
});

test("two tabs that both say yes are led to one session", async () => {
  const { visitor, userId } = await newMember(READY);
  const offered = await say(visitor, WISH);
  const other = await visitor.get(pagePath(offered));
  const answers = await Promise.all(
    [offered, other].map((page) => tap(visitor, page, "Yes, switch")),
  );
  expect(answers.map(({ status }) => status)).toEqual([302, 302]);
  expect(await sessionsOf(userId)).toHaveLength(2);
  const tracks = await database()
    .select()
    .from(therapyTracks)
    .where(eq(therapyTracks.userId, userId));
  expect(tracks).toHaveLength(1);
});

test("the track that a conversation is on already is not offered again", async () => {
  const { visitor } = await newMember(READY);
  const offered = await say(visitor, WISH);
  const arrived = await say(visitor, "Yes, switch", pagePath(offered));
  const again = await say(visitor, WISH, pagePath(arrived));
  expect(buttons(again)).not.toContain("Yes, switch");
  const back = await say(visitor, "can we go back to just chat", pagePath(arrived));
  expect(buttons(back)).toEqual(["Yes, switch", "Stay here"]);
  const plain = await say(visitor, "Yes, switch", pagePath(arrived));
  expect(textsAt(plain.html, ".chat-track")).not.toContain("Process Grief");
});

test("a wish in Spanish is offered in Spanish", async () => {
  const { visitor } = await newMember(READY);
  const offered = await say(visitor, "Prefiero trabajar en mi duelo por mi madre");
  expect(buttons(offered)).toEqual(["Sí, cambiar", "Quedarnos aquí"]);
  const arrived = await say(visitor, "Sí, cambiar", pagePath(offered));
  expect(textsAt(arrived.html, ".chat-track")).toEqual(["Process Grief"]);
});

test("without premium there is a kind line with the way to the plans, and the talk goes on", async () => {
  const { visitor, userId } = await newMember({ onboardingComplete: true });
  const told = await say(visitor, WISH);
  expect(buttons(told)).toEqual([]);
  expect(attributeAt(told.html, ".reply-way-on a", "href")).toBe("/pricing");
  expect(lastWords(told)).toContain("we can do that here");
  const later = await say(visitor, "yes", pagePath(told));
  expect(pagePath(later)).toBe(pagePath(told));
  const conversations = await sessionsOf(userId);
  expect(conversations.map(({ trackType }) => trackType)).toEqual([null]);
  expect(
    await database().select().from(therapyTracks).where(eq(therapyTracks.userId, userId)),
  ).toEqual([]);
});

test("premium that ended between the offer and the yes is told kindly", async () => {
  const { visitor, userId } = await newMember(READY);
  const offered = await say(visitor, WISH);
  await database().update(users).set({ premiumExpiresAt: 1 }).where(eq(users.id, userId));
  const told = await say(visitor, "Yes, switch", pagePath(offered));
  expect(pagePath(told)).toBe(pagePath(offered));
  expect(attributeAt(told.html, ".reply-way-on a", "href")).toBe("/pricing");
  expect(await sessionsOf(userId)).toHaveLength(1);
});

test("danger in the same message wins, and nothing of tracks is said while risk is open", async () => {
  const { visitor, userId } = await newMember(READY);
  const page = await say(visitor, `${WISH}. ${ACTIVE_RISK}`);
  expect(page.html).toContain('id="crisis-panel"');
  expect(page.text).not.toContain("the grief program");
  const after = await say(visitor, WISH, pagePath(page));
  expect(buttons(after)).not.toContain("Yes, switch");
  expect(after.html).not.toContain("/pricing");
  const yes = await say(visitor, "Yes, switch", pagePath(page));
  expect(pagePath(yes)).toBe(pagePath(page));
  expect(await sessionsOf(userId)).toHaveLength(1);
});

test("an offer that stood before is not shown while risk is open, and its yes leads nowhere", async () => {
  const { visitor, userId } = await newMember(READY);
  const offered = await say(visitor, WISH);
  const other = await visitor.post("/chat/new-session", {
    formToken: formWith(offered, ["message"]).fields.formToken ?? "",
  });
  await say(visitor, ACTIVE_RISK, pagePath(other));
  const again = await visitor.get(pagePath(offered));
  expect(buttons(again)).not.toContain("Yes, switch");
  const answer = await tap(visitor, offered, "Yes, switch");
  expect(answer.headers.get("location")).toContain(pagePath(offered));
  expect((await sessionsOf(userId)).every(({ trackType }) => trackType === null)).toBe(true);
});

test("without premium too, no plan is named while risk is open", async () => {
  const { visitor } = await newMember({ onboardingComplete: true });
  const told = await say(visitor, WISH);
  const page = await say(visitor, ACTIVE_RISK, pagePath(told));
  expect(page.html).not.toContain('class="reply-way-on"');
});

test("what is kept between the offer and its answer are ids, and an answer uses up no message", async () => {
  const { visitor, userId } = await newMember({ onboardingComplete: true });
  const first = await say(visitor, "Hello");
  const id = pagePath(first).split("/").at(-1) ?? "";
  await database().update(sessions).set({ trackType: "letting-go" }).where(eq(sessions.id, id));
  const offered = await say(visitor, "can we go back to just chat", pagePath(first));
  const before = await userOf(userId);
  await say(visitor, "Stay here", pagePath(offered));
  expect((await userOf(userId))?.messagesUsed).toBe(before?.messagesUsed);
  const rows = await database().select().from(replies).where(eq(replies.userId, userId));
  expect(rows).toContainEqual(
    expect.objectContaining({ reason: "track_offered", offeredTrack: "just-chat" }),
  );
});

test("another approach without a name brings the choice of tracks, and each leads to its offer", async () => {
  const { visitor, userId } = await newMember(READY);
  const asked = await say(visitor, "I would like to switch to another approach");
  expect(buttons(asked)).toEqual([
    "Letting Go",
    "Calm Down",
    "Process Grief",
    "Internal Family Systems",
  ]);
  expect(asked.html).toContain('href="/therapy-tracks"');
  expect(await sessionsOf(userId)).toHaveLength(1);
  await tap(visitor, asked, "Letting Go");
  const offered = await visitor.get(pagePath(asked));
  expect(lastWords(offered)).toContain("the letting go program");
  expect(buttons(offered)).toEqual(["Yes, switch", "Stay here"]);
  const again = await say(visitor, "Can we switch tracks?", pagePath(asked));
  expect(buttons(again)).toContain("Calm Down");
});
