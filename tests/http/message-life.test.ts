import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { database } from "#db/client.ts";
import { messages, sessions } from "#db/schema.ts";
import { newMember, PREMIUM, signIn } from "#tests/setup/members.ts";
import { attributeAt, textsAt } from "#tests/setup/page.ts";
import { scriptedModel } from "#tests/setup/scripted-model.ts";
import { Visitor, type Page } from "#tests/setup/visitor.ts";
import { sayTo, settled, type Sent } from "./reading.ts";
import { draftsOf, eventsOf, messagesOf, userOf } from "./rows.ts";

const model = scriptedModel();

const REPLIES = '[data-role="assistant"] .message-text';
const OWN = '[data-role="user"] .message-text';

/** Says something, and lets the model answer with this. */
async function talk(visitor: Visitor, text: string, answer: string, at?: string): Promise<Sent> {
  const sent = await sayTo(model, visitor, text, at);
  sent.answer.say(answer);
  sent.answer.end();
  const page = await settled(visitor, sent.path);
  return { ...sent, page };
}

/** The answer that the model was asked for with these words as the last. */
function answerTo(text: string) {
  return vi.waitUntil(
    () =>
      model.answers.find((each) =>
        each.request.messages.at(-1)?.content.at(-1)?.text.includes(text),
      ),
    5_000,
  );
}

/** Presses the form that leads there. */
function press(visitor: Visitor, page: Page, path: string): Promise<Page> {
  const form = page.forms.find((each) => each.action === path);
  if (!form) throw new Error(`no form to ${path}`);
  return visitor.post(path, form.fields);
}

function editPathOf(page: Page): string {
  const id = attributeAt(page.html, '[data-role="user"]', "id")?.replace("message-", "");
  return `${page.url.split(/[?#]/)[0]}/messages/${id}`;
}

async function usedOf(userId: string): Promise<number | undefined> {
  const user = await userOf(userId);
  return user?.messagesUsed;
}

test("another answer takes the place of the first, which stays folded away and is told as that alone", async () => {
  const { visitor, userId } = await newMember();
  const { page, path, replyPath } = await talk(visitor, "my garden is dry", "Rain is far.");
  expect(page.text).toContain("Another answer");
  const used = await usedOf(userId);
  const [again, twice] = await Promise.all([
    press(visitor, page, `${replyPath}/retry`),
    press(visitor, page, `${replyPath}/retry`),
  ]);
  expect([again.status, twice.status]).toEqual([200, 200]);
  const answer = await vi.waitUntil(() => {
    const last = model.answers.at(-1);
    return last?.request.messages.at(-1)?.content.at(-1)?.text.includes("my garden is dry") &&
      model.answers.filter((each) =>
        each.request.messages.at(-1)?.content.at(-1)?.text.includes("my garden is dry"),
      ).length > 1
      ? last
      : null;
  }, 5_000);
  const [turn, ...others] = answer.request.messages;
  expect(others).toEqual([]);
  expect(turn?.content[0]?.text).toMatch(/asked for another answer[^]*\nRain is far\.\n<\/data>/);
  expect(turn?.content.at(-1)?.text).not.toContain("Rain is far");
  answer.say("What grows in it?");
  answer.end();
  const whole = await settled(visitor, path);
  expect(textsAt(whole.html, REPLIES).at(-1)).toContain("What grows in it?");
  expect(textsAt(whole.html, REPLIES).join(" ")).not.toContain("Rain is far.");
  expect(textsAt(whole.html, "details.replaced").join(" ")).toContain("Rain is far.");
  expect(textsAt(whole.html, "details.replaced")).toHaveLength(1);
  expect(await usedOf(userId)).toBe(used);
  // The one that was set aside is not the last any more: nothing is made of it.
  const asked = model.answers.length;
  await visitor.post(`${replyPath}/retry`, { formToken: whole.forms[0]?.fields.formToken ?? "" });
  expect(model.answers.length).toBe(asked);
});

test("while risk is open another answer is a written one, and the written one before stays in view", async () => {
  const { visitor } = await newMember(PREMIUM);
  const { page, path } = await talk(visitor, "a day like any", "Tell me of it.");
  const inDanger = await visitor.submit(page, { message: "I want to kill myself" });
  expect(inDanger.html).toContain('id="crisis-panel"');
  expect(inDanger.text).not.toContain("Another answer");
  const replies = [...inDanger.html.matchAll(/id="reply-([\w-]{22})"/g)].map(([, id]) => id);
  const asked = model.requests.length;
  const formToken = inDanger.forms[0]?.fields.formToken ?? "";
  const after = await visitor.post(`${path}/replies/${replies.at(-1)}/retry`, { formToken });
  expect(model.requests.length).toBe(asked);
  expect(after.html).not.toContain("<iframe");
  expect(textsAt(after.html, REPLIES).length).toBe(textsAt(inDanger.html, REPLIES).length + 1);
  expect(textsAt(after.html, "details.replaced")).toEqual([]);
});

test("the last message can be changed: it is answered anew, counted once, and the old words are no longer told", async () => {
  const { visitor, userId } = await newMember();
  const { page, path } = await talk(visitor, "my sistre called", "How was it?");
  const used = await usedOf(userId);
  const editPath = editPathOf(page);
  const form = await visitor.get(editPath);
  expect(form.text).toContain("Edit your message");
  expect(form.html).toContain("my sistre called");
  const fields = { ...form.forms.find((each) => "message" in each.fields)?.fields };
  const sent = { ...fields, message: "my sister called" };
  const [once, twice] = await Promise.all([
    visitor.post(editPath, sent),
    visitor.post(editPath, sent),
  ]);
  expect([once.status, twice.status]).toEqual([200, 200]);
  const answer = await answerTo("my sister called");
  expect(JSON.stringify(answer.request.messages)).not.toContain("sistre");
  expect(JSON.stringify(answer.request.messages)).not.toContain("How was it?");
  answer.say("What did she say?");
  answer.end();
  const whole = await settled(visitor, path);
  expect(textsAt(whole.html, OWN)).toEqual(["my sister called"]);
  expect(textsAt(whole.html, "details.replaced").join(" ")).toMatch(/sistre.*How was it\?/s);
  expect(await usedOf(userId)).toBe(used);
  const rows = await messagesOf(userId);
  expect(rows.find(({ content }) => content === "my sister called")?.counted).toBe(true);
});

test("a message can be changed while its reply runs: that reply ends and is set aside", async () => {
  const { visitor } = await newMember(PREMIUM);
  const { answer, page, path } = await sayTo(model, visitor, "too early sent");
  answer.say("I begin ");
  const editPath = editPathOf(page);
  await visitor.submit(await visitor.get(editPath), { message: "now as I mean it" });
  await vi.waitUntil(() => answer.isAbandoned(), 5_000);
  const second = await answerTo("now as I mean it");
  second.say("I see.");
  second.end();
  const whole = await settled(visitor, path);
  expect(textsAt(whole.html, REPLIES).at(-1)).toContain("I see.");
});

test("changing a message does not take back what it raised: the event and the panel stay", async () => {
  const { visitor, userId } = await newMember();
  const page = await visitor.submit(await visitor.get("/chat"), {
    message: "I want to kill myself",
  });
  const written = textsAt(page.html, REPLIES).at(-1) ?? "";
  const editPath = editPathOf(page);
  const after = await visitor.submit(await visitor.get(editPath), { message: "I had a bad day" });
  expect(textsAt(after.html, OWN)).toEqual(["I had a bad day"]);
  expect(after.html).toContain('id="crisis-panel"');
  // The written words stay in view; only the message is folded away.
  expect(textsAt(after.html, REPLIES)).toContain(written);
  const events = await eventsOf(userId);
  expect(events.map(({ resolved }) => resolved)).toEqual([false]);
  // The other way round: danger in the new wording is found as in any message.
  const back = await visitor.submit(await visitor.get(editPathOf(after)), {
    message: "I have the pills here and tonight I will end it",
  });
  expect(back.html).toContain('id="crisis-panel"');
  expect(await eventsOf(userId)).toHaveLength(2);
});

test("a change that comes too late, is blank or too long keeps its words; somebody else's is missing", async () => {
  const { visitor } = await newMember(PREMIUM);
  const { page, path } = await talk(visitor, "first of two", "Yes?");
  const editPath = editPathOf(page);
  const form = await visitor.get(editPath);
  const blank = await visitor.submit(form, { message: "   " });
  expect(blank.status).toBe(400);
  expect(blank.text).toContain("There's nothing to send yet");
  const long = await visitor.submit(form, { message: "long ".repeat(2_500) });
  expect(long.status).toBe(400);
  expect(long.text).toContain("This message is too long");
  expect(long.html).toContain("long long long");
  await talk(visitor, "second of two", "And?", path);
  const late = await visitor.submit(form, { message: "first, in other words" });
  expect(late.status).toBe(409);
  expect(late.text).toContain("You can't change this message anymore");
  expect(late.html).toContain("first, in other words");
  // From there it can be sent as a message of its own.
  const sent = await visitor.submit(late, { message: "first, in other words" });
  expect(textsAt(sent.html, OWN).at(-1)).toBe("first, in other words");
  (await answerTo("first, in other words")).end();
  const stranger = (await newMember()).visitor;
  expect((await stranger.get(editPath)).status).toBe(404);
  const formToken = (await stranger.get("/chat")).forms[0]?.fields.formToken ?? "";
  expect((await stranger.post(editPath, { formToken, message: "mine now" })).status).toBe(404);
});

test("at the limit the last counted message can still be changed, and a new one not be sent", async () => {
  const { visitor, userId } = await newMember({ messagesUsed: 9 });
  const { page, path } = await talk(visitor, "the tenth of them", "The last one.");
  expect(await usedOf(userId)).toBe(10);
  await visitor.submit(await visitor.get(editPathOf(page)), { message: "the tenth, mended" });
  (await answerTo("the tenth, mended")).end();
  const whole = await settled(visitor, path);
  expect(textsAt(whole.html, OWN)).toEqual(["the tenth, mended"]);
  expect(await usedOf(userId)).toBe(10);
  const eleventh = await visitor.submit(whole, { message: "one more" });
  expect(eleventh.status).toBe(403);
});

test("every entry says when and by whom, in the person's own time zone", async () => {
  const { visitor, userId } = await newMember({ ...PREMIUM, timeZone: "America/New_York" });
  const { path } = await talk(visitor, "what time is it", "Late.");
  const at = Date.UTC(2026, 5, 1, 14, 42);
  await database().update(messages).set({ createdAt: at }).where(eq(messages.userId, userId));
  const page = await visitor.get(path);
  expect(page.html).toContain('<time dateTime="2026-06-01T14:42:00.000Z"');
  expect(textsAt(page.html, '[data-role="user"] time')).toEqual(["10:42 AM"]);
  expect(attributeAt(page.html, '[data-role="user"] time', "title")).toBe(
    "Monday, June 1, 2026, 10:42 AM",
  );
});

test("two devices write one draft: the later comes first and no word is lost", async () => {
  const { visitor, userId } = await newMember();
  const other = new Visitor();
  await signIn(other, userId);
  const [here, there] = [await visitor.get("/chat"), await other.get("/chat")];
  const fieldsOf = (page: Page) =>
    page.forms.find((form) => "draftVersion" in form.fields)?.fields ?? {};
  const save = (who: Visitor, page: Page, writer: string, message: string) =>
    who.send("/chat/new/draft", { ...fieldsOf(page), draftWriter: writer, message });
  expect((await save(visitor, here, "phone", "from the phone")).status).toBe(204);
  expect((await save(visitor, here, "phone", "from my phone")).status).toBe(204);
  const merged = await save(other, there, "desk", "from the desk");
  expect(await merged.json()).toEqual({ added: "from my phone" });
  const stored = async () => {
    const [draft] = await draftsOf(userId);
    return draft?.content;
  };
  expect(await stored()).toBe("from the desk\n\nfrom my phone");
  expect((await visitor.get("/chat")).html).toContain("from the desk");
  // Sending what one device has takes nothing from what the other typed since.
  const before = await visitor.get("/chat");
  const known = await other.get("/chat");
  await save(other, known, "desk", "typed on the desk since");
  await visitor.submit(before, { message: "sent from the phone" });
  expect(await stored()).toBe("typed on the desk since");
});

test("a message takes its draft along in every earlier state, and nothing that was typed after it", async () => {
  const { visitor, userId } = await newMember(PREMIUM);
  const { page, path } = await talk(visitor, "a hard day", "Tell me.");
  const fields = page.forms.find((form) => "draftVersion" in form.fields)?.fields ?? {};
  const type = (draftWriter: string, message: string) =>
    visitor.send(`${path}/draft`, { ...fields, draftWriter, message });
  const send = (draftWriter: string, formKey: string, message: string) =>
    visitor.send(path, { ...fields, draftWriter, formKey, message });
  const kept = async () => {
    const rows = await draftsOf(userId);
    return rows.map(({ content }) => content);
  };
  await type("page_0", "I hate all of this");
  await send("page_0", "first", "I am tired of all of this");
  expect(await kept()).toEqual([]);
  // Sent, and on its way while its writer goes on in the same page.
  await type("page_1", "And another thing");
  await send("page_0", "second", "I slept badly");
  expect(await kept()).toEqual(["And another thing"]);
  // A form without scripts ends its lines in another way.
  await type("page_1", "And another thing\nand one more");
  await send("elsewhere_0", "third", "And another thing\r\nand one more\r\nto say");
  expect(await kept()).toEqual([]);
  await type("page_1", "And another thing\nand one more\nto s");
  expect(await kept()).toEqual([]);
});

test("a text that was refused and then shortened is its own draft, not another device's", async () => {
  const { visitor, userId } = await newMember(PREMIUM);
  const page = await visitor.get("/chat");
  const fields = page.forms.find((form) => "draftVersion" in form.fields)?.fields ?? {};
  const typed = { ...fields, draftWriter: "page" };
  const refused = await visitor.post("/chat", { ...typed, message: "long ".repeat(2_500) });
  expect(refused.status).toBe(400);
  const saved = await visitor.send("/chat/new/draft", { ...typed, message: "short" });
  expect(saved.status).toBe(204);
  const [draft] = await draftsOf(userId);
  expect(draft?.content).toBe("short");
});

test("what was begun in a conversation of yesterday can be taken along to today", async () => {
  const { visitor, userId } = await newMember(PREMIUM);
  const { page, path } = await talk(visitor, "the evening before", "Good night.");
  const fields = page.forms.find((form) => "draftVersion" in form.fields)?.fields ?? {};
  const id = path.slice("/chat/".length);
  await visitor.send(`${path}/draft`, { ...fields, message: "and then I thought" });
  const dayBefore = Date.now() - 30 * 60 * 60_000;
  await database().update(sessions).set({ lastMessageAt: dayBefore }).where(eq(sessions.id, id));
  const past = await visitor.get(path);
  expect(past.text).toContain("You started to write:");
  expect(past.text).toContain("and then I thought");
  const today = await press(visitor, past, `${path}/draft`);
  expect(today.url).toBe("/chat");
  expect(today.html).toContain("and then I thought");
  expect((await visitor.get(path)).text).not.toContain("You started to write:");
  expect(await draftsOf(userId)).toHaveLength(1);
});

test("a conversation that was deleted in another tab gives the words back, with help where it is needed", async () => {
  const { visitor } = await newMember(PREMIUM);
  const { page, path } = await talk(visitor, "soon gone", "Yes.");
  await database()
    .delete(sessions)
    .where(eq(sessions.id, path.slice("/chat/".length)));
  const lost = await visitor.submit(page, { message: "I was still writing" });
  expect(lost.status).toBe(404);
  expect(lost.text).toContain("This conversation is gone");
  expect(lost.html).toContain("I was still writing");
  const inDanger = await visitor.submit(page, { message: "I want to kill myself" });
  expect(inDanger.html).toContain('id="crisis-panel"');
});

test("the keys of the chat stand on a page of their own", async () => {
  const { visitor } = await newMember();
  expect((await visitor.get("/chat")).html).toContain('href="/chat/keys"');
  const page = await visitor.get("/chat/keys");
  expect(page.status).toBe(200);
  expect(page.text).toContain("A new session");
});
