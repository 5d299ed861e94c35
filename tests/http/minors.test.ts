import { expect, test } from "vitest";
import { newMember } from "#tests/setup/members.ts";
import { textsAt } from "#tests/setup/page.ts";
import { choiceOn } from "#tests/setup/visitor.ts";
import { userOf } from "./rows.ts";
import { lastWords, say } from "./talk.ts";

test.each(["hi I'm 14", "im 15 btw", "I'm in 8th grade"])(
  "“%s” is answered before anything else: heard, who is there, and whether it was read right",
  async (message) => {
    const { visitor, userId } = await newMember();
    const page = await say(visitor, message);
    expect(lastWords(page)).toMatch(/I've heard it/);
    expect(lastWords(page)).toMatch(/988/);
    expect(lastWords(page)).toMatch(/Childhelp/);
    expect(textsAt(page.html, 'form button[name="choice"]')).toEqual([
      "I'm under 18",
      "I'm 18 or older",
    ]);
    expect(await userOf(userId)).toMatchObject({ eligible: true, messagesUsed: 0 });
  },
);

test("the button that says under 18 leads to the page for young people; what was written stays to read, keep and delete", async () => {
  const { visitor, userId } = await newMember();
  await say(visitor, "my parents are fighting again");
  await say(visitor, "im 15 btw");
  const page = await say(visitor, "I'm under 18");
  expect(page.url).toBe("/for-adults");
  expect((await userOf(userId))?.eligible).toBe(false);
  const list = await visitor.get("/chat/conversations");
  const details = /href="(\/chat\/[\w-]+\/details)"/.exec(list.html)?.[1] ?? "";
  expect((await visitor.get(details)).status).toBe(200);
  const copy = await visitor.raw(details.replace("details", "copy/text"));
  expect(await copy.text()).toContain("my parents are fighting again");
  const path = details.replace("/details", "");
  expect((await visitor.get(path)).url).toBe("/for-adults");
  const question = await visitor.get(`${path}/delete`);
  const { url, status, forms } = question;
  await visitor.submit({ url, status, forms: forms.slice(-1) }, {});
  expect((await visitor.get("/chat/conversations")).text).toContain("No conversations yet");
});

test("nobody is shut out by an age that was not asked: the choice stands under another reply, or nowhere", async () => {
  const { visitor, userId } = await newMember();
  const asked = await say(visitor, "im 15 btw");
  const { path, fields } = choiceOn(asked, "I'm under 18");
  const later = await say(visitor, "my parents are fighting again");
  const { choiceUnder: _none, choice, ...plain } = fields;
  const [, newest = ""] = later.url.split("#reply-");
  for (const [index, under] of [fields.choiceUnder ?? "", newest].entries()) {
    const formKey = `age-not-asked-${index}`;
    const page = await visitor.post(path, { ...plain, formKey, choice, choiceUnder: under });
    expect(page.text).toContain("That choice is gone");
  }
  expect((await userOf(userId))?.eligible).toBe(true);
});

test("whoever is 18 or older goes on, and is not asked again in that conversation", async () => {
  const { visitor, userId } = await newMember();
  await say(visitor, "hi I'm 14");
  await say(visitor, "I'm 18 or older");
  const page = await say(visitor, "well, hi, I'm 14 inside");
  expect(lastWords(page)).not.toMatch(/Childhelp/);
  expect((await userOf(userId))?.eligible).toBe(true);
});

test("in danger the panel and the danger come first, the age after, and no button closes the account", async () => {
  const { visitor, userId } = await newMember();
  const page = await say(visitor, "I'm 14 and I want to kill myself");
  expect(page.html).toContain('id="crisis-panel"');
  expect(lastWords(page)).toMatch(/988.*for adults|988.*grown-up/);
  expect(lastWords(await say(visitor, "I'm under 18"))).toMatch(/comes first.*988/);
  expect((await userOf(userId))?.eligible).toBe(true);
});

test("the button is answered with help first, too, once the questions about open risk are through", async () => {
  const { visitor, userId } = await newMember();
  await say(visitor, "I want to kill myself");
  for (const text of ["No, not today", "I made tea", "and sat down", "my sister brought soup"]) {
    await say(visitor, text);
  }
  await say(visitor, "hi I'm 14");
  const page = await say(visitor, "I'm under 18");
  expect(page.url).not.toBe("/for-adults");
  expect(lastWords(page)).toMatch(/comes first.*988/);
  expect((await userOf(userId))?.eligible).toBe(true);
});

test("where danger has to be asked about, that question comes before the one about their age", async () => {
  const { visitor, userId } = await newMember();
  const page = await say(visitor, "I'm 14 and the dark thoughts are back tonight");
  expect(lastWords(page)).toMatch(/I've heard it.*Childhelp.*(suicide|ending your life)[^?]*\?$/);
  expect(textsAt(page.html, 'form button[name="choice"]')).toContain("No, not like that");
  await say(visitor, "I'm under 18");
  expect((await userOf(userId))?.eligible).toBe(true);
});

test("in Spanish it is answered in Spanish, help lines included", async () => {
  const { visitor } = await newMember();
  const page = await say(visitor, "hola, tengo 14 años y mis padres pelean todos los días");
  expect(lastWords(page)).toMatch(/Gracias por contármelo/);
  expect(lastWords(page)).toMatch(/Llama[^.]*988/);
  expect(lastWords(page)).not.toMatch(/\b(?:Call|Text)\b/);
  expect(textsAt(page.html, 'form button[name="choice"]')).toEqual([
    "Tengo menos de 18",
    "Tengo 18 o más",
  ]);
});

test("a young person who tells of hurting themselves gets the panel and words for their age, also where the age came before", async () => {
  const { visitor } = await newMember();
  await say(visitor, "hi im 13");
  const page = await say(visitor, "i started cutting again last night");
  expect(textsAt(page.html, "#crisis-panel h2")).toEqual([
    "You don't have to be alone with the urge",
  ]);
  expect(lastWords(page)).toMatch(/741741/);
  expect(lastWords(page)).toMatch(/adult you trust|grown-up|one adult/);
  expect(lastWords(page)).not.toMatch(/Childhelp/);
});

test("who is there for young people is said once in a conversation, and never in each reply", async () => {
  const { visitor } = await newMember();
  await say(visitor, "i'm 16");
  await say(visitor, "school is horrible");
  const again = lastWords(await say(visitor, "i'm 16 what do you expect"));
  expect(again).toMatch(/I've heard that/);
  expect(again).not.toMatch(/Childhelp/);
  expect(lastWords(await say(visitor, "i'm 16 ok"))).not.toMatch(/Childhelp|I've heard that/);
});
