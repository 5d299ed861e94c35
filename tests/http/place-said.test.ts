import { expect, test } from "vitest";
import { newMember } from "#tests/setup/members.ts";
import { textsAt } from "#tests/setup/page.ts";
import { lastWords, say } from "./talk.ts";
import { userOf } from "./rows.ts";

test("who says where they are with the danger gets the numbers of that country at once, and on every page after", async () => {
  const { visitor, userId } = await newMember();
  const page = await say(visitor, "I'm in Leeds and I want to kill myself");
  expect(lastWords(page)).toContain("116 123");
  expect(lastWords(page)).not.toMatch(/988|911/);
  expect(textsAt(page.html, "#crisis-panel").join(" ")).toMatch(/116 123.*999/s);
  const next = await say(visitor, "no");
  expect(lastWords(next)).not.toMatch(/988|911/);
  expect((await visitor.get("/crisis")).text).toContain("116 123");
  expect((await userOf(userId))?.placeSaid).toBe("GB");
});

test("numbers that don't work are replaced once somebody says where they are", async () => {
  const { visitor } = await newMember();
  expect(lastWords(await say(visitor, "I want to die"))).toContain("988");
  const page = await say(visitor, "that number doesn't work, I'm in Ireland");
  expect(lastWords(page)).toContain("116 123");
  expect(lastWords(page)).not.toContain("988");
});

test("where no numbers are known, the local emergency number and the directory stand in their place", async () => {
  const { visitor } = await newMember();
  const page = await say(visitor, "soy de Perú y quiero matarme");
  expect(lastWords(page)).toContain("findahelpline.com");
  expect(lastWords(page)).not.toMatch(/988|911/);
  expect(textsAt(page.html, "#crisis-panel").join(" ")).not.toMatch(/988|911/);
});

test("a country without lines of its own gets the number that mobile phones take everywhere, in the panel and the words", async () => {
  const { visitor } = await newMember();
  const page = await say(visitor, "I live in Kenya and I'm going to kill myself tonight");
  const panel = textsAt(page.html, "#crisis-panel").join(" ");
  expect(panel).toContain("112 from a mobile phone, in most countries");
  expect(page.html).toContain('href="tel:112"');
  expect(panel).toContain("findahelpline.com");
  expect(lastWords(page)).toContain("112 from a mobile phone");
});

test("where somebody else lives changes nothing", async () => {
  const { visitor } = await newMember();
  await say(visitor, "my brother lives in London");
  expect(lastWords(await say(visitor, "I want to kill myself"))).toContain("988");
});

test.each([
  ["vivo en España y quiero matarme", "024", "112"],
  ["soy de México y quiero matarme", "800 911 2000", "911"],
  ["I live in New Zealand and I want to kill myself", "1737", "111"],
])("%s: the numbers of that country", async (text, line, emergency) => {
  const { visitor } = await newMember();
  const page = await say(visitor, text);
  expect(lastWords(page)).toContain(line);
  expect(lastWords(page)).not.toContain("988");
  const panel = textsAt(page.html, "#crisis-panel").join(" ");
  expect(panel).toContain(line);
  expect(panel).toContain(emergency);
});
