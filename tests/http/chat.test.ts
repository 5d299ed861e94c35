import { and, eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { findRiskState } from "#app/models/risk/risk.server.ts";
import { database } from "#db/client.ts";
import { messages, replies } from "#db/schema.ts";
import { pastConversation } from "#tests/setup/conversations.ts";
import { newMember, PREMIUM, signIn } from "#tests/setup/members.ts";
import { attributeAt, textsAt } from "#tests/setup/page.ts";
import { choiceOn, formWith, ORIGIN, Visitor, type Page } from "#tests/setup/visitor.ts";
import { eventsOf, messagesOf, userOf } from "./rows.ts";

const RISKY = "I want to kill myself";

async function say(visitor: Visitor, text: string, page?: Page): Promise<Page> {
  return visitor.submit(page ?? (await visitor.get("/chat")), { message: text });
}

function words(page: Page, role: "user" | "assistant"): string[] {
  return textsAt(page.html, `[data-role="${role}"] .message-text`);
}

test("a message opens a conversation, is answered in the page, and both are there after a reload", async () => {
  const { visitor } = await newMember();
  const fresh = await visitor.get("/chat");
  expect(fresh.text).not.toContain("messages left");
  expect(fresh.text).toContain("not a human, not a licensed therapist");
  expect(fresh.text).toContain("For adults. By writing you confirm that you are 18 or over.");

  const answered = await say(visitor, "The new shifts wear me out.\nI sleep badly.", fresh);
  expect(answered.url).toMatch(/^\/chat\/[\w-]{22}#reply-/);
  expect(words(answered, "user")).toEqual(["The new shifts wear me out. I sleep badly."]);
  expect(words(answered, "assistant")).toHaveLength(2);
  expect(answered.text).not.toContain("messages left");
  expect(answered.text).not.toContain("By writing you confirm");

  const again = await visitor.get("/chat");
  expect(again.url).toBe("/chat");
  expect(words(again, "user")).toEqual(words(answered, "user"));
  expect(words(again, "assistant")).toEqual(words(answered, "assistant"));
});

test("a blank message is no message, and the box says so", async () => {
  const { visitor } = await newMember();
  const answer = await say(visitor, "  \n ");
  expect(answer.status).toBe(400);
  expect(answer.text).toContain("There's nothing to send yet");
  expect(attributeAt(answer.html, "textarea[name=message]", "aria-describedby")).toBe(
    "message-error",
  );
  expect(textsAt(answer.html, "#message-error")).toEqual([
    "Write something first. One word is enough.",
  ]);
  expect(words(answer, "user")).toEqual([]);
});

test("the same form sent twice with the same text is one message; with other text it is a new one", async () => {
  const { visitor, userId } = await newMember();
  const page = await visitor.get("/chat");
  const [first, second] = await Promise.all([
    say(visitor, "twice", page),
    say(visitor, "twice", page),
  ]);
  expect(second?.url.split("#")[0]).toBe(first?.url.split("#")[0]);
  const other = await say(visitor, "something else", page);
  expect(words(other, "user")).toEqual(["twice", "something else"]);
  const user = await userOf(userId);
  expect(user?.messagesUsed).toBe(2);
});

test("two messages that are sent at once from one page are both checked and kept", async () => {
  const { visitor, userId } = await newMember();
  const page = await visitor.get("/chat");
  await Promise.all([say(visitor, "The new shifts wear me out", page), say(visitor, RISKY, page)]);
  const texts = (await sentBy(userId)).map(({ content }) => String(content));
  expect(texts.toSorted()).toEqual([RISKY, "The new shifts wear me out"]);
  expect(words(await visitor.get("/chat"), "user")).toEqual(texts);
  expect((await findRiskState(userId))?.status).toBe("open");
});

async function sentBy(userId: string) {
  const rows = await database()
    .select({ content: messages.content, choice: messages.choice })
    .from(messages)
    .where(and(eq(messages.userId, userId), eq(messages.role, "user")))
    .orderBy(messages.seq);
  return rows;
}

test("a choice posts what it means, and its words are kept as one's own, once", async () => {
  const { visitor, userId } = await newMember();
  const fresh = await visitor.get("/chat");
  const [label = ""] = textsAt(fresh.html, ".quick-answers button");
  const { path, fields } = choiceOn(fresh, label);
  expect(fields).not.toHaveProperty("message");
  const [first, second] = await Promise.all([
    visitor.post(path, fields),
    visitor.post(path, fields),
  ]);
  const late = await visitor.post(path, fields);
  expect([second.url, late.url]).toEqual([first.url, first.url]);
  expect(words(first, "user")).toEqual([label]);
  expect(await sentBy(userId)).toEqual([{ content: label, choice: fields.choice }]);
  // What was typed is no choice, although its words are the same.
  await visitor.post(first.url, { ...formWith(first, ["message"]).fields, message: label });
  expect((await sentBy(userId)).at(-1)).toEqual({ content: label, choice: null });
});

test("a choice of an older page does nothing, also where the same question is asked again", async () => {
  const { visitor, userId } = await newMember();
  const asked = await say(visitor, "I don't want to wake up tomorrow");
  const [yes = ""] = textsAt(asked.html, ".quick-answers button");
  const stale = choiceOn(asked, yes);
  await say(visitor, "My cat is sick, and I have to pay the vet", asked);
  await say(visitor, "I don't want to wake up tomorrow", asked);
  const before = await sentBy(userId);
  const shown = await visitor.post(stale.path, {
    ...stale.fields,
    formKey: "another-key-of-a-page",
  });
  expect(shown.status).toBe(200);
  expect(shown.text).toContain("That choice is gone");
  expect(words(shown, "user")).toHaveLength(before.length);
  expect(await sentBy(userId)).toEqual(before);
});

test("under a reply from before choices had ids they mean what its question says, or are words", async () => {
  const { visitor, userId } = await newMember();
  const asked = await say(visitor, RISKY);
  const labels = textsAt(asked.html, ".quick-answers button");
  const old = labels.slice(0, 2).map((label) => ({ label, message: label }));
  const listen = { label: "Just listen", message: "Just listen" };
  await database()
    .update(replies)
    .set({ lines: null, question: null, quickAnswers: [...old, listen] })
    .where(eq(replies.userId, userId));
  const page = await visitor.get("/chat");
  expect(textsAt(page.html, '.quick-answers button[name="message"]')).toEqual(["Just listen"]);
  await say(visitor, labels[1] ?? "", page);
  expect((await sentBy(userId)).at(-1)).toEqual({
    content: labels[1],
    choice: expect.stringMatching(/^\w+\.[\w-]+$/),
  });
});

test("forged choices are text and nothing more", async () => {
  const { visitor, userId } = await newMember();
  const other = await newMember();
  const theirs = await say(other.visitor, RISKY);
  const [theirYes = ""] = textsAt(theirs.html, ".quick-answers button");
  const { fields: ofTheirs } = choiceOn(theirs, theirYes);
  const page = await say(visitor, RISKY);
  const { path, fields } = choiceOn(page, textsAt(page.html, ".quick-answers button")[0] ?? "");
  const { choice: real, choiceUnder: under = "", ...rest } = fields;
  const forged: Record<string, string>[] = [
    { choice: ofTheirs.choice ?? "", choiceUnder: ofTheirs.choiceUnder ?? "" },
    { choice: real, choiceUnder: ofTheirs.choiceUnder ?? "" },
    { choice: real },
    { choice: real, choiceUnder: "opening" },
    { choice: real, choiceUnder: "check-back" },
    { choice: "x".repeat(10_000), choiceUnder: under },
    { choice: real.repeat(500), choiceUnder: under },
    { choice: real, choiceUnder: "x".repeat(10_000) },
    { "choice[]": real, choiceUnder: under },
    { choice: `["${real}"]`, choiceUnder: under },
    ...[
      "",
      " ",
      "age.under18",
      "switch.yes",
      "offer.yes",
      "track.calm-mind",
      "__proto__",
      "skip",
    ].map((choice) => ({ choice, choiceUnder: under })),
  ];
  const before = await sentBy(userId);
  const stateBefore = await findRiskState(userId);
  for (const [index, each] of forged.entries()) {
    const answer = await visitor.post(path, {
      ...rest,
      formKey: `forged-choice-${index}-0000`,
      ...each,
    });
    expect(answer.status, JSON.stringify(each).slice(0, 80)).toBeLessThan(500);
  }
  const twice = new URLSearchParams({ ...rest, choiceUnder: under, choice: "skip" });
  twice.append("choice", real);
  expect(
    (await visitor.raw(path, { method: "POST", body: twice, headers: { origin: ORIGIN } })).status,
  ).toBeLessThan(500);
  expect(await sentBy(userId)).toEqual(before);
  expect(await findRiskState(userId)).toEqual(stateBefore);

  // With words of one's own beside it, those are what is said: also beside one that stands there.
  const said = [
    { choice: "age.under18", choiceUnder: under },
    { choice: real, choiceUnder: under },
  ];
  for (const [index, each] of said.entries()) {
    const message = `my words are my own ${index}`;
    await visitor.post(path, { ...rest, formKey: `forged-words-${index}-0000`, ...each, message });
    expect((await sentBy(userId)).at(-1)).toEqual({ content: message, choice: null });
  }
});

test("twenty messages at the same moment: ten are taken, never an eleventh", async () => {
  const { visitor, userId } = await newMember();
  const page = await visitor.get("/chat");
  const form = formWith(page, ["message"]);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      visitor.send("/chat", {
        ...form.fields,
        formKey: `at-once-${index}`,
        message: `message number ${index}`,
      }),
    ),
  );
  const taken = answers.filter((answer) => answer.status === 302);
  expect(taken).toHaveLength(10);
  const user = await userOf(userId);
  expect(user?.messagesUsed).toBe(10);
});

test("the eleventh message meets the limit with its text kept; one in danger after it is answered", async () => {
  const { visitor, userId } = await newMember({ messagesUsed: 10 });
  const refused = await say(visitor, "an eleventh message");
  expect(refused.status).toBe(403);
  expect(refused.text).toContain("Message limit reached");
  expect(refused.html).toContain('href="/pricing"');
  expect(formWith(refused, ["message"]).fields.message).toBe("an eleventh message");
  expect(formWith(await visitor.get("/chat"), ["message"]).fields.message).toBe(
    "an eleventh message",
  );

  const answered = await say(visitor, RISKY, refused);
  expect(answered.status).toBe(200);
  expect(attributeAt(answered.html, "#crisis-panel", "class")).toContain("crisis-panel");
  expect(answered.text).not.toContain("Message limit reached");
  expect((await userOf(userId))?.messagesUsed).toBe(10);
});

test("premium knows no limit", async () => {
  const { visitor } = await newMember({ ...PREMIUM, messagesUsed: 10 });
  const answered = await say(visitor, "hello again");
  expect(answered.status).toBe(200);
  expect(answered.text).not.toContain("messages left");
});

test("a subscription whose period is over lifts no limit", async () => {
  const { visitor } = await newMember({
    ...PREMIUM,
    premiumExpiresAt: Date.now() - 1000,
    messagesUsed: 10,
  });
  expect((await say(visitor, "hello again")).status).toBe(403);
});

test("in danger the panel stands before any word of the reply, stays after a reload, and the event is written", async () => {
  const { visitor, userId } = await newMember();
  const answered = await say(visitor, RISKY);
  const panel = answered.html.indexOf('id="crisis-panel"');
  const own = answered.html.indexOf('data-role="user"');
  const reply = answered.html.lastIndexOf('data-role="assistant"');
  expect(own).toBeGreaterThan(0);
  expect(panel).toBeGreaterThan(own);
  expect(reply).toBeGreaterThan(panel);
  expect(answered.html).toContain('href="tel:988"');
  expect(words(answered, "assistant").at(-1)).toMatch(/988/);
  expect(answered.text).not.toContain("messages left");

  const again = await visitor.get("/chat");
  expect(again.html).toContain('id="crisis-panel"');

  const events = await eventsOf(userId);
  expect(events).toHaveLength(1);
  expect(events[0]).toMatchObject({
    tier: "crisis",
    kind: "active_ideation",
    subject: "self",
    resolved: false,
    triggerMessage: RISKY,
    actionTaken: "panel_and_written_answer",
  });
});

test("while risk is open a harmless message is answered by written text, not counted, in a new chat and after signing in again, too", async () => {
  const { visitor, userId } = await newMember({ messagesUsed: 9 });
  await say(visitor, RISKY);
  const other = new Visitor();
  await signIn(other, userId);
  const page = await other.get("/chat");
  const newSession = page.forms.find((form) => form.action === "/chat/new-session");
  const fresh = await other.post("/chat/new-session", newSession?.fields ?? {});
  const answered = await say(other, "I made some tea", fresh);
  expect(answered.url.split("#")[0]).not.toBe(page.url.split("#")[0]);
  expect(words(answered, "assistant").at(-1)).toMatch(/988/);
  expect((await userOf(userId))?.messagesUsed).toBe(9);
});

test("two answers running to someone at risk are never the same", async () => {
  const { visitor } = await newMember();
  let page = await say(visitor, RISKY);
  for (const text of ["I don't know", "it does not stop", RISKY, "still here"]) {
    page = await say(visitor, text, page);
    const said = words(page, "assistant");
    expect(said.at(-1)).not.toBe(said.at(-2));
  }
});

test("a message over 12,000 characters is refused and counted, with every character kept", async () => {
  const { visitor } = await newMember();
  const text = "a heavy week. ".repeat(1_000);
  const refused = await say(visitor, text);
  expect(refused.status).toBe(400);
  expect(refused.text).toContain("up to 12,000 characters");
  expect(textsAt(refused.html, ".composer-counter")).toEqual(["14,000 of 12,000 characters"]);
  expect(formWith(refused, ["message"]).fields.message).toBe(text);
  const exactly = await say(visitor, "x".repeat(12_000), refused);
  expect(exactly.status).toBe(200);
});

test("danger in a text that is refused for its length still brings the panel, and the event without the words", async () => {
  const { visitor, userId } = await newMember();
  const text = `${"We talked about the garden. ".repeat(900)}${RISKY}. ${"Then it rained. ".repeat(900)}`;
  expect(text.length).toBeGreaterThan(35_000);
  const refused = await say(visitor, text);
  expect(refused.status).toBe(400);
  expect(refused.html).toContain('id="crisis-panel"');
  const events = await eventsOf(userId);
  expect(events).toHaveLength(1);
  expect(events[0]?.triggerMessage).toBeNull();
});

test("NUL bytes, lone surrogates and markup are kept as text and harm nothing", async () => {
  const { visitor, userId } = await newMember();
  const odd = "before\0after \ud800 <script>alert(1)</script> & \u202e end";
  const answered = await say(visitor, odd);
  expect(answered.status).toBe(200);
  expect(answered.html).not.toContain("<script>alert");
  const rows = await messagesOf(userId);
  const own = rows.find((row) => row.role === "user");
  expect(own?.content).toContain("<script>alert(1)</script>");
  expect(own?.content.isWellFormed()).toBe(true);
  expect(own?.content).not.toContain("\0");
});

test("unknown and missing fields do no harm", async () => {
  const { visitor } = await newMember();
  const page = await visitor.get("/chat");
  const { formToken = "" } = formWith(page, ["message"]).fields;
  const missing = await visitor.post("/chat", { formToken });
  expect(missing.status).toBe(400);
  expect(missing.text).toContain("There's nothing to send yet");
  const extra = await visitor.post("/chat", {
    formToken,
    message: "hello",
    formKey: "../../etc",
    userId: "someone-else",
    isCompleted: "true",
    messageCount: "-4",
  });
  expect(words(extra, "user")).toEqual(["hello"]);
});

test("another person's conversation is as good as missing, to read, to write, to stop and to retry", async () => {
  const { visitor: owner } = await newMember();
  const own = await say(owner, "mine alone");
  const [path = ""] = own.url.split("#");
  const replyId = attributeAt(own.html, '[data-role="assistant"][id]', "id")?.replace("reply-", "");
  const { visitor: stranger, userId } = await newMember();
  const { formToken = "" } = formWith(await stranger.get("/chat"), ["message"]).fields;
  expect((await stranger.get(path)).status).toBe(404);
  expect((await stranger.get("/chat/AAAAAAAAAAAAAAAAAAAAAA")).status).toBe(404);
  const posted = await stranger.post(path, { formToken, message: "into yours", formKey: "k" });
  expect(posted.status).toBe(404);
  expect(posted.text + posted.html).toContain("into yours");
  for (const action of ["", "/stop", "/retry"]) {
    const target = `${path}/replies/${replyId}${action}`;
    const answer =
      action === "" ? await stranger.get(target) : await stranger.post(target, { formToken });
    expect(answer.status).toBe(404);
  }
  expect((await stranger.post(`${path}/draft`, { formToken, message: "x" })).status).toBe(404);
  expect(words(await owner.get(path), "user")).toEqual(["mine alone"]);
  const rows = await messagesOf(userId);
  expect(rows).toEqual([]);
});

test("a session that ended while writing: the words wait as that person's draft, and danger is still met", async () => {
  const { visitor, userId } = await newMember();
  const page = await say(visitor, "hello");
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 40 * 60_000 });
  const [label = ""] = textsAt(page.html, ".quick-answers button");
  expect((await visitor.tap(page, label)).status).toBe(401);
  const late = await say(visitor, `I wrote for long. ${RISKY}`, page);
  expect(late.status).toBe(401);
  expect(late.text).toContain("Please sign in again");
  expect(late.html).toContain('id="crisis-panel"');
  expect(late.html).not.toContain("I wrote for long");

  const { visitor: someoneElse } = await newMember();
  expect((await someoneElse.get("/chat")).html).not.toContain("I wrote for long");
  await signIn(visitor, userId);
  const back = await visitor.get("/chat");
  expect(formWith(back, ["message"]).fields.message).toContain("I wrote for long");
  expect(formWith(back, ["message"]).fields.message).toContain(label);
  const events = await eventsOf(userId);
  expect(events.map((event) => event.triggerMessage)).toEqual([null]);
  vi.useRealTimers();
});

test("without a valid cookie the text comes back in the page and is stored nowhere", async () => {
  const visitor = new Visitor();
  const page = await visitor.get("/auth");
  const formToken = page.forms[0]?.fields.formToken ?? "";
  const answer = await visitor.post("/chat", { formToken, message: `keep this: ${RISKY}` });
  expect(answer.status).toBe(401);
  expect(answer.html).toContain("keep this");
  expect(answer.html).toContain('id="crisis-panel"');
  const rows = await database().select().from(messages);
  expect(rows.some((row) => row.content.includes("keep this"))).toBe(false);
});

test("a stale form token keeps the text, brings the panel, and writes the event without the words", async () => {
  const { visitor, userId } = await newMember();
  const answer = await visitor.post("/chat", { formToken: "stale", message: RISKY });
  expect(answer.status).toBe(403);
  expect(answer.html).toContain(RISKY);
  expect(answer.html).toContain('id="crisis-panel"');
  const events = await eventsOf(userId);
  expect(events.map((event) => event.triggerMessage)).toEqual([null]);
});

test("writing very fast is slowed with the text kept, but never someone in danger", async () => {
  const { visitor } = await newMember(PREMIUM);
  let page = await visitor.get("/chat");
  for (let count = 0; count < 20; count += 1) page = await say(visitor, `line ${count}`, page);
  const refused = await say(visitor, "one too many", page);
  expect(refused.status).toBe(429);
  expect(formWith(refused, ["message"]).fields.message).toBe("one too many");
  const answered = await say(visitor, RISKY, refused);
  expect(answered.status).toBe(200);
  expect(answered.html).toContain('id="crisis-panel"');
});

test("yesterday's conversation can only be read; what is written into it waits in today's", async () => {
  const { visitor, userId } = await newMember();
  const [path = ""] = (await say(visitor, "an evening thought")).url.split("#");
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 25 * 60 * 60_000 });
  await signIn(visitor, userId);
  const past = await visitor.get(path);
  expect(past.text).toContain("Past Conversation");
  expect(textsAt(past.html, ".honest-line")).toEqual([
    expect.stringContaining("An AI: not a human, not a licensed therapist."),
  ]);
  expect(past.text).toContain("Go to Today");
  const today = await visitor.get("/chat");
  expect(today.url).toBe("/chat");
  const { formToken = "" } = formWith(today, ["message"]).fields;
  const refused = await visitor.post(path, { formToken, message: "and another", formKey: "k2" });
  expect(refused.status).toBe(409);
  expect(refused.text).toContain("This conversation is closed");
  expect(formWith(await visitor.get("/chat"), ["message"]).fields.message).toBe("and another");
  vi.useRealTimers();
});

test("a draft is kept on the server, returns in another browser, and goes with the message", async () => {
  const { visitor, userId } = await newMember();
  const page = await say(visitor, "hello");
  const [path = ""] = page.url.split("#");
  const { formToken = "" } = formWith(page, ["message"]).fields;
  const saved = await visitor.send(`${path}/draft`, { formToken, message: "half a sen" });
  expect(saved.status).toBe(204);
  const phone = new Visitor();
  await signIn(phone, userId);
  const there = await phone.get("/chat");
  expect(formWith(there, ["message"]).fields.message).toBe("half a sen");
  const sent = await say(phone, "half a sentence", there);
  expect(formWith(sent, ["message"]).fields.message).toBe("");
});

test("a thousand messages in a day are the most that is kept, but for who is in danger", async () => {
  const { visitor, userId } = await newMember(PREMIUM);
  await pastConversation(userId, Array<string>(2_000).fill("and so on"), { daysAgo: 0.5 });
  const page = await visitor.get("/chat");
  const refused = await say(visitor, "one more thing", page);
  expect(refused.status).toBe(429);
  expect(refused.text).toContain("That's a thousand messages in a day");
  expect(formWith(refused, ["message"]).fields.message).toBe("one more thing");
  expect(formWith(await visitor.get("/chat"), ["message"]).fields.message).toBe("one more thing");
  const met = await say(visitor, "I want to kill myself", page);
  expect(words(met, "user").at(-1)).toBe("I want to kill myself");
  expect(met.html).toContain('id="crisis-panel"');
  const going = await say(visitor, "I am at home", met);
  expect(words(going, "user").at(-1)).toBe("I am at home");
});

test("a long conversation is shown thirty messages at a time", async () => {
  const { visitor } = await newMember(PREMIUM);
  let page = await visitor.get("/chat");
  for (let count = 0; count < 18; count += 1) page = await say(visitor, `line ${count}.`, page);
  expect(words(page, "user")).toHaveLength(15);
  const earlier = attributeAt(page.html, ".messages-earlier a", "href") ?? "";
  const before = await visitor.get(earlier);
  expect(words(before, "user")).toEqual(["line 0.", "line 1.", "line 2."]);
});
