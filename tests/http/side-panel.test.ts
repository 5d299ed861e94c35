import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { database } from "#db/client.ts";
import { drafts, memories, messages, replies, sessions } from "#db/schema.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import { trustedText } from "#app/safety/screened-text.server.ts";
import { pastConversation } from "#tests/setup/conversations.ts";
import { newMember, PREMIUM } from "#tests/setup/members.ts";
import { attributeAt, textsAt } from "#tests/setup/page.ts";
import type { Page, Visitor } from "#tests/setup/visitor.ts";
import { draftsOf, eventsOf, memoriesOf, messagesOf, sessionsOf } from "./rows.ts";

const HOUR_MS = 60 * 60_000;

async function search(visitor: Visitor, query: string): Promise<Page> {
  return visitor.submit(await visitor.get("/chat/search"), { query });
}

/** Presses the button of the page that asks once more. */
async function confirmDelete(visitor: Visitor, conversationId: string): Promise<Page> {
  const path = `/chat/${conversationId}/delete`;
  const form = (await visitor.get(path)).forms.find(({ action }) => action === null);
  return visitor.post(path, { ...form?.fields });
}

function listed(page: Page): string[] {
  return textsAt(page.html, ".conversation-day a");
}

function found(page: Page): string[] {
  return textsAt(page.html, ".found-messages p");
}

test("a visitor is asked to sign in, and comes back", async () => {
  const { visitor } = await newMember();
  visitor.cookies.clear();
  for (const path of ["/chat/conversations", "/chat/search"]) {
    const answer = await visitor.raw(path);
    expect(answer.headers.get("location")).toBe(`/auth?next=${encodeURIComponent(path)}`);
  }
});

test("conversations stand by day with their first words, and whom they were with where it was another", async () => {
  const { visitor, userId } = await newMember();
  const long = `I lie awake ${"and count the hours ".repeat(5)}`;
  await pastConversation(userId, ["Tea with my sister", "Good."], { daysAgo: 1 });
  await pastConversation(userId, [long, "Tell me."], { daysAgo: 400, therapistType: "alister" });
  await pastConversation(userId, ["The train was late again", "How so?"]);
  const page = await visitor.get("/chat/conversations");
  const [first, second, third] = textsAt(page.html, ".conversation-day h2");
  expect([first, second]).toEqual(["Today", "Yesterday"]);
  expect(third).toMatch(/^[A-Z][a-z]+ \d+, 20\d\d$/);
  expect(listed(page)).toEqual([
    "The train was late again",
    "Tea with my sister",
    `I lie awake${" and count the hours".repeat(3)} and… with Alister`,
  ]);
});

test.each([
  ["a panel about suicide", "I want to kill myself tonight"],
  ["a question", "The dark thoughts are back tonight"],
  ["cutting", "I cut my arms again last night"],
  ["abuse", "my husband hit me again last night"],
  ["somebody else's danger", "my brother says he is going to kill himself"],
  ["an emergency", "I swallowed all my pills an hour ago"],
])(
  "where danger came up, %s too, the list says none of its words, but what it is called by hand",
  async (_, words) => {
    const { visitor } = await newMember(PREMIUM);
    const say = async (message: string) => visitor.submit(await visitor.get("/chat"), { message });
    const labels = async () => listed(await visitor.get("/chat/conversations"));
    await say("The train was late again");
    expect(await labels()).toEqual(["The train was late again"]);
    const [path = ""] = (await say(words)).url.split("#");
    await say("No, it only frightens me");
    expect(await labels()).toEqual(["Conversation"]);
    await visitor.submit(await visitor.get(`${path}/details`), { title: "Trains" });
    expect(await labels()).toEqual(["Trains"]);
  },
);

test("a question about danger that another conversation led to makes a name neutral, too", async () => {
  const { visitor, userId } = await newMember(PREMIUM);
  await visitor.submit(await visitor.get("/chat"), { message: "I want to kill myself tonight" });
  const quiet = await pastConversation(userId, ["I slept a little", "Are you safe?"]);
  const [, reply = ""] = quiet.messageIds;
  await database().update(replies).set({ question: "today" }).where(eq(replies.id, reply));
  expect(listed(await visitor.get("/chat/conversations"))).toEqual(
    Array<string>(2).fill("Conversation"),
  );
});

test("a preview is cut between letters as people see them, on one line, and is never markup", async () => {
  const { visitor, userId } = await newMember();
  await pastConversation(userId, [`${"👩‍👩‍👧".repeat(90)}`, "Oh."]);
  await pastConversation(userId, ["<b>one</b>\n\ntwo", "Yes."], { daysAgo: 1 });
  const page = await visitor.get("/chat/conversations");
  expect(listed(page)).toEqual([`${"👩‍👩‍👧".repeat(80)}…`, "<b>one</b> two"]);
});

test("the day is the person's own: what was said late in the evening is not tomorrow's", async () => {
  vi.useFakeTimers({ now: Date.UTC(2027, 4, 4, 15), toFake: ["Date"] });
  try {
    const { visitor, userId } = await newMember({ timeZone: "Pacific/Auckland" });
    const { conversationId } = await pastConversation(userId, ["Late", "Yes."]);
    // 23:30 there on 4 May, which is 11:30 UTC; now it is 03:00 there on 5 May.
    await database()
      .update(sessions)
      .set({ lastMessageAt: Date.UTC(2027, 4, 4, 11, 30) })
      .where(eq(sessions.id, conversationId));
    const page = await visitor.get("/chat/conversations");
    expect(textsAt(page.html, ".conversation-day h2")).toEqual(["Yesterday"]);
  } finally {
    vi.useRealTimers();
  }
});

test("the list is paged by key, and every conversation stands on one page, once", async () => {
  const { visitor, userId } = await newMember();
  for (let index = 0; index < 45; index += 1) {
    await pastConversation(userId, [`talk ${index}`, "Yes."], { daysAgo: index });
  }
  // Two of the same moment: the place knows them apart.
  await database()
    .update(sessions)
    .set({ lastMessageAt: Date.now() - HOUR_MS * 24 * 60 })
    .where(eq(sessions.userId, userId));
  const seen: string[] = [];
  let path: string | null = "/chat/conversations";
  for (let pages = 1; path !== null; pages += 1) {
    const page: Page = await visitor.get(path);
    seen.push(...listed(page));
    expect(pages).toBeLessThan(4);
    path = /href="(\/chat\/conversations\?before=[^"]+)"/.exec(page.html)?.[1] ?? null;
  }
  expect(new Set(seen).size).toBe(45);
  expect(seen).toHaveLength(45);
  for (const wrong of ["x", "9.x.y", "-1.a", "1e9.abc", ""]) {
    expect((await visitor.get(`/chat/conversations?before=${wrong}`)).status).toBe(200);
  }
});

test("a search finds what was written and what was read, marks the words, and leads to the message", async () => {
  const { visitor, userId } = await newMember();
  const said = Array.from({ length: 80 }, (_, index) => `line ${index}`);
  said[20] = "The heron stood in the river";
  said[51] = "You spoke of **herons** and of rivers.";
  const { conversationId, messageIds } = await pastConversation(userId, said, { daysAgo: 3 });
  const page = await search(visitor, "River HERON");
  expect(found(page)).toEqual([
    "You spoke of herons and of rivers.",
    "The heron stood in the river",
  ]);
  expect(textsAt(page.html, ".found-messages mark")).toEqual([
    "herons",
    "rivers",
    "heron",
    "river",
  ]);
  expect(page.url).toBe("/chat/search?found=");
  const href = /href="(\/chat\/[^"]+message-[^"]+)"/.exec(page.html)?.[1] ?? "";
  expect(href).toContain(`/chat/${conversationId}?around=`);
  expect(href).toContain(`#message-${messageIds[20]}`);
  const place = await visitor.get(href);
  expect(place.html).toContain(`id="message-${messageIds[20]}"`);
  expect(textsAt(place.html, ".message-text").slice(0, 1)).toEqual(["line 6"]);
  expect(place.text).toContain("Earlier messages");
  expect(place.text).toContain("Later messages");
});

test("words stand for their forms, and accents and case make no difference", async () => {
  const { visitor, userId } = await newMember();
  await pastConversation(userId, ["I was sleeping badly; a café at NOON, naïve", "Oh."]);
  for (const query of ["sleep", "sleeps", "CAFE", "café", "cafe\u0301", "noon", "naive"]) {
    expect(found(await search(visitor, query)), query).toHaveLength(1);
  }
  expect(found(await search(visitor, "sleep tomorrow"))).toEqual([]);
});

test("half a word finds what begins so, in any form and with any accent, and marks the whole word", async () => {
  const { visitor, userId } = await newMember();
  await pastConversation(userId, [
    "Meditation helps me sleep",
    "**Meditating** is a practice.",
    "Anoche no dormí: mi corazón latía rápido y soñé con mi niñez",
    "¿Qué soñaste?",
  ]);
  for (const [query, marks] of [
    ["sle", ["sleep"]],
    ["medita", ["Meditating", "Meditation"]],
    ["MEDITAT slee", ["Meditation", "sleep"]],
    ["coraz", ["corazón"]],
    ["sonast", ["soñaste"]],
    ["niñe", ["niñez"]],
    ["corazón", ["corazón"]],
    ["dormi", ["dormí"]],
  ] as const) {
    const page = await search(visitor, query);
    expect(textsAt(page.html, ".found-messages mark"), query).toEqual(marks);
  }
  // The middle of a word is no beginning, and where whole words are found nothing else is.
  for (const query of ["leep", "zzz", "sle heron", "sl"]) {
    expect(found(await search(visitor, query)), query).toEqual([]);
  }
  await pastConversation(userId, ["A sleepless night", "Oh."]);
  expect(found(await search(visitor, "sleep"))).toHaveLength(1);
  expect(found(await search(visitor, "slee"))).toHaveLength(2);
});

test("half a word that stands everywhere is paged by key, and none of it is another's", async () => {
  const { visitor, userId } = await newMember();
  const other = await newMember();
  await pastConversation(other.userId, ["The herons of another", "Yes."]);
  const said = Array.from({ length: 50 }, (_, index) => `herons number ${index}`);
  await pastConversation(userId, said);
  let page = await search(visitor, "hero");
  const seen = found(page);
  for (let pages = 1; page.text.includes("Earlier results"); pages += 1) {
    expect(pages).toBeLessThan(5);
    const form = page.forms.find(({ names }) => names.includes("before"));
    const before = attributeAt(page.html, 'button[name="before"]', "value") ?? "";
    page = await visitor.post("/chat/search", { ...form?.fields, before });
    seen.push(...found(page));
  }
  expect(seen).toEqual(said.toReversed());
});

test("scripts without spaces and signs are found too", async () => {
  const { visitor, userId } = await newMember();
  await pastConversation(userId, [
    "最近我的睡眠不好",
    "Oh.",
    "ฉันนอนไม่หลับ",
    "Yes.",
    "It went 🙂 well",
  ]);
  for (const [query, excerpt] of [
    ["睡眠", "最近我的睡眠不好"],
    ["นอน", "ฉันนอนไม่หลับ"],
    ["🙂", "It went 🙂 well"],
    ["🙂 went", "It went 🙂 well"],
  ] as const) {
    const page = await search(visitor, query);
    expect(found(page), query).toEqual([excerpt]);
    expect(textsAt(page.html, ".found-messages mark")).toEqual([query.split(" ")[0]]);
  }
});

test("the search's own language is only words, and nothing that is typed breaks it", async () => {
  const { visitor, userId } = await newMember();
  await pastConversation(userId, ["a plain line", "Yes."]);
  const other = await newMember();
  await pastConversation(other.userId, ["the secret of another", "Yes."]);
  for (const query of [
    '"',
    '""" OR "secret"',
    "secret*",
    "content:secret",
    `user_id:${other.userId}`,
    `x" OR user_id:"${other.userId}`,
    "NOT plain",
    "NEAR(plain secret, 5)",
    "^secret",
    "{content user_id} : secret",
    "plain') UNION SELECT content FROM messages --",
    "a\u0000b",
    "\ud800 secret",
    "((((((((((",
    "-secret + (",
    "%_%",
    "🏳️‍🌈",
    "\u0002secret\u0003",
    "secr",
    'secr" OR "secre',
    "secr* OR thesec",
    "user_id:secr",
    "secr'--",
  ]) {
    const page = await search(visitor, query);
    expect([200, 400], query).toContain(page.status);
    expect(page.text, query).not.toContain("the secret of another");
  }
  for (const query of ["", "   ", "***", "!?"]) {
    const page = await search(visitor, query);
    expect(page.status).toBe(400);
    expect(page.text).toContain("Please write a word to search for.");
  }
  const long = await search(visitor, "word ".repeat(60).trim());
  expect(long.status).toBe(400);
  expect(long.text).toContain("up to 200 characters");
  expect(attributeAt(long.html, "#query", "value")).toContain("word word");
});

test("markup and forged signs in a message stay text in what is found", async () => {
  const { visitor, userId } = await newMember();
  await pastConversation(userId, [
    "<mark>heron</mark> <script>alert(1)</script> \u0002x\u0003",
    "Yes.",
  ]);
  const page = await search(visitor, "heron");
  expect(page.html).not.toContain("<script>alert");
  expect(textsAt(page.html, ".found-messages mark")).toContain("heron");
  expect(found(page)[0]).toContain("<mark>heron</mark> <script>alert(1)</script>");
});

test("results are paged by key through posts, and each stands on one page", async () => {
  const { visitor, userId } = await newMember();
  const said = Array.from({ length: 90 }, (_, index) => `heron number ${index}`);
  await pastConversation(userId, said);
  let page = await search(visitor, "heron");
  const seen = found(page);
  expect(seen).toHaveLength(20);
  for (let pages = 1; page.text.includes("Earlier results"); pages += 1) {
    expect(pages).toBeLessThan(6);
    const form = page.forms.find(({ names }) => names.includes("before"));
    const before = attributeAt(page.html, 'button[name="before"]', "value") ?? "";
    page = await visitor.post("/chat/search", { ...form?.fields, before });
    expect(page.url).toBe(`/chat/search?found=${before}`);
    seen.push(...found(page));
  }
  expect(seen).toEqual(said.toReversed());
  for (const before of ["x", "-1", "1e3", "99999999999999999999"]) {
    const form = (await visitor.get("/chat/search")).forms.find(({ names }) =>
      names.includes("query"),
    );
    const answer = await visitor.post("/chat/search", { ...form?.fields, query: "heron", before });
    expect(found(answer)).toHaveLength(20);
  }
});

test("nobody finds what is another's, and what was deleted is found no more", async () => {
  const owner = await newMember();
  const { conversationId } = await pastConversation(owner.userId, [
    "The heron is mine",
    "Yes, the heron.",
  ]);
  const { visitor } = await newMember();
  expect((await search(visitor, "heron")).text).toContain("Nothing found");
  expect(found(await search(owner.visitor, "heron"))).toHaveLength(2);
  await confirmDelete(owner.visitor, conversationId);
  expect((await search(owner.visitor, "heron")).text).toContain("Nothing found");
});

test("a search that speaks of danger brings help first, once in the record, and its results", async () => {
  const { visitor, userId } = await newMember();
  await pastConversation(userId, ["I want to kill myself", "Please call."]);
  const page = await search(visitor, "I want to kill myself");
  expect(page.html.indexOf('id="crisis-panel"')).toBeGreaterThan(0);
  expect(page.html.indexOf('id="crisis-panel"')).toBeLessThan(page.html.indexOf("found-messages"));
  const events = await eventsOf(userId);
  expect(events).toMatchObject([{ tier: "crisis", triggerMessage: null }]);
  visitor.cookies.clear();
  const late = await visitor.post("/chat/search", { query: "I want to kill myself" });
  expect(late.status).toBe(401);
  expect(late.html).toContain('id="crisis-panel"');
});

test("a stale form searches nothing, and the words are back in the box", async () => {
  const { visitor } = await newMember();
  const page = await visitor.post("/chat/search", { formToken: "stale", query: "heron" });
  expect(page.status).toBe(403);
  expect(textsAt(page.html, "#query")).toEqual(["heron"]);
  const found = await visitor.submit(page, { query: "heron" });
  expect(found.text).toContain("Nothing found");
});

test("a conversation gets a name, is found by it, and gets its first words back", async () => {
  const { visitor, userId } = await newMember();
  const { conversationId } = await pastConversation(userId, ["A plain line", "Yes."], {
    daysAgo: 2,
  });
  const details = await visitor.get(`/chat/${conversationId}/details`);
  const named = await visitor.submit(details, { title: "  About   <b>Mother</b> " });
  expect(attributeAt(named.html, "#title", "value")).toBe("About <b>Mother</b>");
  expect(listed(await visitor.get("/chat/conversations"))).toEqual(["About <b>Mother</b>"]);
  expect(listed(await search(visitor, "mother"))).toEqual(["About <b>Mother</b> with Alina"]);
  await visitor.submit(named, { title: "   " });
  expect(listed(await visitor.get("/chat/conversations"))).toEqual(["A plain line"]);
});

test("a name that is too long, about danger, or of a stale form comes back as it was typed", async () => {
  const { visitor, userId } = await newMember();
  const { conversationId } = await pastConversation(userId, ["A plain line", "Yes."]);
  const path = `/chat/${conversationId}/details`;
  const long = await visitor.submit(await visitor.get(path), { title: "n".repeat(61) });
  expect(long.status).toBe(400);
  expect(long.text).toContain("up to 60 characters");
  expect(attributeAt(long.html, "#title", "value")).toBe("n".repeat(61));
  const danger = await visitor.submit(await visitor.get(path), { title: "I want to kill myself" });
  expect(danger.html).toContain('id="crisis-panel"');
  expect(danger.text).toContain("We don't keep this as a name");
  const stale = await visitor.post(path, { formToken: "stale", title: "Mother" });
  expect(stale.status).toBe(403);
  expect(textsAt(stale.html, "#title")).toEqual(["Mother"]);
  const [row] = await database().select().from(sessions).where(eq(sessions.id, conversationId));
  expect(row?.title).toBeNull();
  const events = await eventsOf(userId);
  expect(events).toMatchObject([{ triggerMessage: null }]);
});

test("deleting asks once more; then all is gone but the memory and the record of a crisis", async () => {
  const { visitor, userId } = await newMember();
  const chat = await visitor.submit(await visitor.get("/chat"), {
    message: "I want to kill myself",
  });
  const conversationId = chat.url.split("/")[2]?.split("#")[0] ?? "";
  const [own] = await database()
    .select()
    .from(messages)
    .where(eq(messages.conversationId, conversationId));
  await database()
    .insert(memories)
    .values({
      id: newId(),
      userId,
      kind: "fact",
      content: trustedText("Tea helps"),
      sourceMessageId: own?.id ?? null,
      createdAt: 1,
    });
  await database()
    .insert(drafts)
    .values(
      [conversationId, `weeklyGoals:${conversationId}`, "new"].map((conversation) => ({
        userId,
        conversation,
        content: trustedText("typed"),
        tier: "none" as const,
        updatedAt: 1,
      })),
    );
  expect((await visitor.get(`/chat/${conversationId}/delete`)).text).toContain("for good");
  const gone = await confirmDelete(visitor, conversationId);
  expect(gone.url).toBe("/chat/conversations");
  expect(gone.text).toContain("No conversations yet");
  expect(await messagesOf(userId)).toEqual([]);
  const left = await draftsOf(userId);
  expect(left.map(({ conversation }) => conversation)).toEqual(["new"]);
  const [memory] = await memoriesOf(userId);
  expect(memory).toMatchObject({ sourceMessageId: null });
  const [event] = await eventsOf(userId);
  expect(event).toMatchObject({ conversationId: null, messageId: null, tier: "crisis" });
  for (const path of ["", "/details", "/delete", "/copy/text"]) {
    expect((await visitor.raw(`/chat/${conversationId}${path}`)).status, path).toBe(404);
  }
});

test("somebody else's conversation is as good as missing: to name, to copy, to delete", async () => {
  const owner = await newMember();
  const { conversationId } = await pastConversation(owner.userId, ["The heron is mine", "Yes."]);
  const { visitor } = await newMember();
  const formToken = (await visitor.get("/chat/conversations")).forms[0]?.fields["formToken"] ?? "";
  for (const path of ["details", "delete", "copy/text", "copy/markdown", "copy/json"]) {
    expect((await visitor.raw(`/chat/${conversationId}/${path}`)).status, path).toBe(404);
  }
  for (const path of ["details", "delete"]) {
    const answer = await visitor.post(`/chat/${conversationId}/${path}`, {
      formToken,
      title: "mine",
    });
    expect(answer.status, path).toBe(404);
  }
  const [row] = await database().select().from(sessions).where(eq(sessions.id, conversationId));
  expect(row).toMatchObject({ title: null });
});

test("whoever writes in a conversation that was deleted elsewhere finds the words in the next one", async () => {
  const { visitor } = await newMember();
  const chat = await visitor.submit(await visitor.get("/chat"), { message: "hello there" });
  const conversationId = chat.url.split("/")[2]?.split("#")[0] ?? "";
  await confirmDelete(visitor, conversationId);
  const form = chat.forms.find(({ fields }) => "message" in fields);
  const typing = await visitor.send(`/chat/${conversationId}/draft`, {
    ...form?.fields,
    message: "half",
  });
  expect(typing.status).toBe(404);
  const late = await visitor.post(`/chat/${conversationId}`, {
    ...form?.fields,
    message: "half a line",
  });
  expect(late.status).toBe(404);
  expect(late.text).toContain("This conversation is gone");
  expect(late.html).toContain("half a line</textarea>");
  const next = await visitor.get("/chat");
  expect(textsAt(next.html, "#message")).toEqual(["half a line"]);
});

test("what is sent into a past day waits in today's conversation, where that has begun", async () => {
  const { visitor, userId } = await newMember();
  const past = await pastConversation(userId, ["Yesterday", "Yes."], { daysAgo: 2 });
  const today = await visitor.submit(await visitor.get("/chat"), { message: "hello today" });
  const form = today.forms.find(({ fields }) => "message" in fields);
  const refused = await visitor.post(`/chat/${past.conversationId}`, {
    ...form?.fields,
    message: "one thing more",
  });
  expect(refused.status).toBe(409);
  expect(refused.text).toContain("Past Conversation");
  expect(refused.text).toContain("Go to Today");
  expect(refused.text).not.toContain("New Session");
  const again = await visitor.get("/chat");
  expect(textsAt(again.html, "#message")).toEqual(["one thing more"]);
});

test("a companion that an address names opens a new session, also beside one of today", async () => {
  const { visitor, userId } = await newMember();
  await visitor.submit(await visitor.get("/chat"), { message: "hello there" });
  const page = await visitor.get("/chat?therapist=alister");
  expect(page.url).toBe("/chat?therapist=alister");
  expect(textsAt(page.html, "h1")).toEqual(["Alister"]);
  expect(page.text).toContain("Your last conversation");
  const blank = await visitor.submit(page, { message: " " });
  expect(textsAt(blank.html, "h1")).toEqual(["Alister"]);
  await visitor.submit(blank, { message: "hello Alister" });
  const rows = await sessionsOf(userId);
  expect(rows.map(({ therapistType }) => therapistType).toSorted()).toEqual(["alina", "alister"]);
  const nobody = await visitor.get("/chat?therapist=nobody");
  expect(textsAt(nobody.html, '[data-role="user"] .message-text')).toEqual(["hello Alister"]);
});

test("a conversation is read page by page both ways, and every message stands on one page", async () => {
  const { visitor, userId } = await newMember();
  const said = Array.from({ length: 100 }, (_, index) => `line ${index}`);
  const { conversationId } = await pastConversation(userId, said);
  const linesOf = (page: Page) =>
    textsAt(page.html, ".message-text").filter((text) => text.startsWith("line "));
  const hrefOf = (page: Page, label: string) =>
    new RegExp(`href="([^"]+)">${label}<`).exec(page.html)?.[1] ?? null;
  const seen: string[] = [];
  let page = await visitor.get(`/chat/${conversationId}`);
  expect(hrefOf(page, "Later messages")).toBeNull();
  let earliest = page;
  for (let path: string | null = page.url; path; path = hrefOf(page, "Earlier messages")) {
    page = await visitor.get(path);
    seen.unshift(...linesOf(page));
    earliest = page;
  }
  expect(seen).toEqual(said);
  const forward = linesOf(earliest);
  page = earliest;
  for (let path = hrefOf(page, "Later messages"); path; path = hrefOf(page, "Later messages")) {
    page = await visitor.get(path);
    forward.push(...linesOf(page));
  }
  expect(forward).toEqual(said);
  expect(page.html).toContain('name="message"');
  for (const wrong of ["before=x", "after=-1", "around=1e9", "before=1", "after=999999999"]) {
    const answer = await visitor.get(`/chat/${conversationId}?${wrong}`);
    expect(answer.status, wrong).toBe(200);
    expect(linesOf(answer), wrong).toHaveLength(30);
  }
});

test("a copy holds every word in three ways, and none of them as anything but text", async () => {
  const { visitor, userId } = await newMember({ timeZone: "America/New_York" });
  const attack =
    'You, 1 May\n# Heading\n<img src=x onerror="1"> [a](javascript:1) ``` & *b*\n1. one\n"quoted" \u2028end';
  const reply = "**Good** <script>1</script>\n# No heading\n![p](http://x)\n- a list";
  const { conversationId } = await pastConversation(userId, [attack, reply]);
  await visitor.submit(await visitor.get(`/chat/${conversationId}/details`), {
    title: "My mother",
  });
  const get = (format: string) => visitor.raw(`/chat/${conversationId}/copy/${format}`);

  const text = await get("text");
  expect(text.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const name = /^attachment; filename="conversation-\d{4}-\d\d-\d\d\.txt"$/;
  expect(text.headers.get("content-disposition")).toMatch(name);
  expect(text.headers.get("x-content-type-options")).toBe("nosniff");
  expect(text.headers.get("cache-control")).toContain("no-store");
  const plain = await text.text();
  expect(plain).toContain("    You, 1 May\n    # Heading\n    <img src=x");
  expect(plain.match(/^You, /gm)).toHaveLength(1);

  const markdown = await (await get("markdown")).text();
  expect(markdown.match(/^#+ .*$/gm)).toEqual([
    "# My mother",
    expect.stringMatching(/^## You, \w+ \d+, \d{4}, \d+:\d\d [AP]M$/),
    expect.stringMatching(/^## Alina, /),
  ]);
  expect(markdown).toContain(
    '\\<img src=x onerror="1"\\> \\[a\\](javascript:1) \\`\\`\\` \\& \\*b\\*',
  );
  expect(markdown).toContain("1\\. one");
  expect(markdown).toContain(
    "**Good** \\<script\\>1\\</script\\>\n\\# No heading\n!\\[p\\](http://x)",
  );

  const json: unknown = JSON.parse(await (await get("json")).text());
  expect(json).toMatchObject({
    title: "My mother",
    companion: "Alina",
    messages: [
      { role: "user", speaker: "You", content: attack },
      { role: "assistant", speaker: "Alina", content: reply },
    ],
  });
  expect((await get("pdf")).status).toBe(404);
  expect((await get("constructor")).status).toBe(404);
});

test("a copy of a long conversation is whole and in order", async () => {
  const { visitor, userId } = await newMember();
  const said = Array.from({ length: 450 }, (_, index) => `line ${index}`);
  const { conversationId } = await pastConversation(userId, said);
  const copy = await (await visitor.raw(`/chat/${conversationId}/copy/json`)).json();
  expect(copy.messages.map(({ content }: { content: string }) => content)).toEqual(said);
});

test("the chat shows the others beside it, and leads to the page of all of them", async () => {
  const { visitor, userId } = await newMember();
  await pastConversation(userId, ["Tea with my sister", "Good."], { daysAgo: 1 });
  const page = await visitor.submit(await visitor.get("/chat"), { message: "hello there" });
  expect(listed(page)).toEqual(["hello there", "Tea with my sister"]);
  expect(attributeAt(page.html, '.conversation-day a[aria-current="page"]', "href")).toBe(
    page.url.split("#")[0],
  );
  expect(page.html).toContain('<a href="/chat/conversations">All conversations</a>');
});

test("words are found in any script, whatever stands around them, and with plain letters", async () => {
  const { visitor, userId } = await newMember();
  const said = [
    "今日はLINEで妹と話した",
    "Byłam w Łodzi z babcią",
    "ไม่อยากไปทำงานเลย",
    "An ordinary line about lodging",
  ];
  for (const words of said) await pastConversation(userId, [words, "Good."], { daysAgo: 1 });
  const finds = async (query: string) =>
    found(await search(visitor, query)).map((text) => said.find((each) => text.includes(each)));
  expect(await finds("LINE")).toEqual([said[3], said[0]]);
  expect(await finds("Lodz")).toEqual([said[1]]);
  expect(await finds("妹")).toEqual([said[0]]);
  expect(await finds("ทำงาน")).toEqual([said[2]]);
  expect(await finds("妹 仕事")).toEqual([]);
});
