import { expect, test } from "vitest";
import { newMember } from "#tests/setup/members.ts";
import { textsAt } from "#tests/setup/page.ts";
import { formWith, type Page, type Visitor } from "#tests/setup/visitor.ts";
import { lastReply } from "./talk.ts";

const PATH = "/settings/talking";

test("how the companion talks is chosen in the settings, and shown there", async () => {
  const { visitor } = await newMember();
  const page = await visitor.get(PATH);
  // Without a model only what changes something can be chosen, and what was chosen for one stays.
  expect(textsAt(page.html, "legend")).toEqual(["Length of replies", "Questions"]);
  const refused = await visitor.submit(page, { tone: "rude" });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain("Please choose one of these.");
  const saved = await visitor.submit(page, {
    tone: "gentle",
    replyLength: "short",
    challenges: "on",
    asksQuestions: "off",
  });
  expect(saved.url).toBe("/settings");
  expect(textsAt(saved.html, ".link-value")).toContain(
    "Gentler, shorter replies, challenges you, no questions",
  );
});

test("without a model nobody is offered longer replies, which prepared text can't give", async () => {
  const { visitor } = await newMember();
  const page = await visitor.get(PATH);
  expect(page.text).toContain("Shorter");
  expect(page.text).not.toContain("Longer");
});

test("whoever skipped the box about health data can agree to it in the settings, and reads since when", async () => {
  const { visitor } = await newMember({ healthDataConsentAt: null });
  expect((await visitor.get("/settings")).html).toContain('href="/settings/health-data"');
  const page = await visitor.get("/settings/health-data");
  expect(page.text).toContain("May we keep what you write");
  const { fields } = formWith(page, ["formToken"]);
  const saved = await visitor.post("/settings/health-data", fields);
  expect(saved.url).toBe("/settings");
  expect((await visitor.get("/settings/health-data")).text).toMatch(/You agreed on \w+ \d+, \d{4}/);
});

test("the guide leaves out its open questions and what it tells of a subject", async () => {
  const asked = await chooseSleep({ replyLength: "balanced", asksQuestions: "on" });
  expect(asked).toContain("?");
  const unasked = await chooseSleep({ replyLength: "short", asksQuestions: "off" });
  expect(unasked).toContain("You picked");
  expect(unasked).not.toContain("?");
  expect(unasked.length).toBeLessThan(asked.length);
});

/** What the guide says of a subject to somebody who chose this in the chat's menu. */
async function chooseSleep(chosen: Record<string, string>): Promise<string> {
  const { visitor } = await newMember();
  const chat = await visitor.submit(await visitor.get("/chat"), { message: "hello" });
  const [path = ""] = chat.url.split("#");
  const talking = `${PATH}?conversation=${path.split("/")[2]}`;
  expect(chat.html).toContain(talking);
  const back = await visitor.submit(await visitor.get(talking), chosen);
  expect(back.url).toBe(path);
  const met = await visitor.tap(back, "I can't sleep");
  return textsAt(met.html, '[data-role="assistant"]').at(-1) ?? "";
}

/** A new conversation, after the one on this page. */
function beginAnew(visitor: Visitor, page: Page): Promise<Page> {
  const form = page.forms.find(({ action }) => action === "/chat/new-session");
  return visitor.post("/chat/new-session", form?.fields ?? {});
}

test("whatever is written at a step is its answer, and a kept goal leads to the reminders", async () => {
  const { visitor } = await newMember();
  let chat = await visitor.submit(await visitor.get("/chat"), { message: "hello" });
  chat = await visitor.tap(chat, "I can't sleep");
  chat = await visitor.tap(await visitor.tap(chat, "More"), "One small step");
  chat = await visitor.submit(chat, { message: "Shall I say goodbye to my phone at nine?" });
  expect(lastReply(chat)).toContain("Keep this as your step?");
  chat = await visitor.submit(chat, { message: "Well, I'm off then, good night to you" });
  expect(lastReply(chat)).toContain("Keep this as your step?");
  chat = await visitor.tap(await visitor.tap(chat, "Yes, keep it"), "Today");
  chat = await visitor.tap(chat, "Skip this");
  expect(chat.html).toContain('href="/settings/reminders"');
  expect(chat.text).not.toContain("](/settings");
});

test("a question about the app is answered by what people ask, and a talk in Spanish is gone on with in Spanish", async () => {
  const { visitor } = await newMember();
  let chat = await visitor.submit(await visitor.get("/chat"), { message: "hello" });
  chat = await visitor.submit(chat, { message: "Where do you keep all that I put in here?" });
  expect(lastReply(chat)).toContain("what people ask about Aliwell");
  chat = await visitor.tap(chat, "Who can read what I write?");
  expect(lastReply(chat)).toContain("Nobody follows along");
  chat = await beginAnew(visitor, chat);
  expect(lastReply(chat)).toContain("Hi");
  chat = await visitor.submit(chat, { message: "No puedo dormir bien desde hace una semana" });
  expect(lastReply(await beginAnew(visitor, chat))).toContain("Hola");
});
