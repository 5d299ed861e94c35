import { expect, test } from "vitest";
import { askedProperties, NO_OPINION } from "#tests/mocks/anthropic.ts";
import { newMember, PREMIUM } from "#tests/setup/members.ts";
import { textsAt } from "#tests/setup/page.ts";
import { scriptedModel } from "#tests/setup/scripted-model.ts";
import { memberAtRisk, noteWith, sayTo, settled } from "./reading.ts";
import { repliesTo } from "./rows.ts";

process.env.MODEL_WHILE_RISK_IS_OPEN = "after_opening";

const model = scriptedModel();

const HEARD = {
  tier: "none",
  kind: "none",
  severity: "low",
  subject: "self",
  noNumbers: true,
} as const;

const say = sayTo.bind(null, model);

test("who wants no numbers from the first is named none later: not in an opening, a closing or a link under it", async () => {
  const { visitor, userId } = await newMember(PREMIUM);
  const wish =
    "Before I begin, one wish. Please give me no phone number. I get a hotline each time.";
  const { answer: first, path } = await say(visitor, wish);
  first.say("No numbers, then. What is it?");
  first.end();
  await settled(visitor, path);
  await visitor.submit(await visitor.get(path), { message: "honestly i wish i was dead" });
  const opening = (await repliesTo(userId)).at(-1);
  expect(opening?.source).toBe("written");
  expect(opening?.content).not.toMatch(/988|741741|911/);
  const page = await visitor.get(path);
  expect(textsAt(page.html, "#crisis-panel").join(" ")).toContain("988");
  for (const words of ["nobody at home knows", "the evenings drag on and on"]) {
    const { answer } = await say(visitor, words, path);
    expect(noteWith(answer)).toContain("no phone numbers");
    answer.say("That is a long evening to sit through.");
    answer.end();
    await settled(visitor, path);
    const { content = "" } = (await repliesTo(userId)).at(-1) ?? {};
    expect(content).not.toMatch(/988|741741|who to call or text/i);
  }
});

test("a wish for no numbers in other words is the opinion's to hear, and is kept", async () => {
  const { visitor, userId, path } = await memberAtRisk();
  model.opinion = (request) => ("noNumbers" in askedProperties(request) ? HEARD : NO_OPINION);
  const first = await say(visitor, "a leaflet is all i ever get from anyone", path);
  first.answer.say("You want to be heard.");
  first.answer.end();
  await settled(visitor, path);
  model.opinion = () => NO_OPINION;
  const { answer } = await say(visitor, "the house is quiet", path);
  expect(noteWith(answer)).toContain("no phone numbers");
  answer.say("Quiet, and you in it.");
  answer.end();
  await settled(visitor, path);
  expect((await repliesTo(userId)).at(-1)?.content).not.toMatch(/988|741741/);
});

test("the model is told the line of help that the app adds under its reply", async () => {
  const { visitor, userId, path } = await memberAtRisk("i wish i was dead");
  const { answer } = await say(visitor, "work was long again", path);
  const note = noteWith(answer);
  answer.say("Long days on top of it.");
  answer.end();
  await settled(visitor, path);
  const added = (await repliesTo(userId)).at(-1)?.content.split("\n\n").slice(1) ?? [];
  expect(added.join(" ")).toContain("988");
  for (const line of added) expect(note).toContain(line);
});

test("a goodbye while risk is open is the model's alone", async () => {
  const { visitor, userId, path } = await memberAtRisk("i wish i was dead");
  const { answer } = await say(visitor, "Good night, I'm off to bed.", path);
  answer.say("Good night. I'm glad you wrote.");
  answer.end();
  await settled(visitor, path);
  const { content = "" } = (await repliesTo(userId)).at(-1) ?? {};
  expect(content).not.toMatch(/988|741741/);
});

test("a wish for no numbers holds for the opening that the same opinion calls for", async () => {
  const { visitor, userId } = await newMember(PREMIUM);
  const danger = { tier: "crisis", kind: "passive_ideation", severity: "moderate" } as const;
  model.opinion = (request) =>
    "noNumbers" in askedProperties(request) ? { ...HEARD, ...danger } : NO_OPINION;
  const { path } = await say(visitor, "a leaflet is all i ever get when the gray comes up");
  await settled(visitor, path);
  const opening = (await repliesTo(userId)).at(-1);
  expect(opening?.source).toBe("written");
  expect(opening?.content).not.toMatch(/988|741741|911/);
});

test("on a screen that somebody else reads no number stands open, and the way off it does", async () => {
  const { visitor } = await newMember(PREMIUM);
  const page = await visitor.submit(await visitor.get("/chat"), {
    message: "He hit me again and he reads this phone, so no numbers on here please",
  });
  expect(textsAt(page.html, "details.crisis-folded > summary")).toHaveLength(1);
  expect(textsAt(page.html, "details.crisis-folded #crisis-panel")).toHaveLength(1);
  expect(textsAt(page.html, "details [data-quick-exit]")).toEqual([]);
  expect(textsAt(page.html, "main [data-quick-exit]")).toContain("Leave this page quickly");
  expect(textsAt(page.html, '[data-role="assistant"] .message-text').at(-1)).not.toMatch(/\d{3}/);
});

test("a wish for no numbers folds the panel that stood there before it, where somebody else may look", async () => {
  const { visitor } = await newMember(PREMIUM);
  const told = await visitor.submit(await visitor.get("/chat"), {
    message: "my boyfriend hits me when he drinks",
  });
  expect(textsAt(told.html, "details.crisis-folded")).toEqual([]);
  const [path = ""] = told.url.split("#");
  const { answer, path: at } = await say(visitor, "please, no phone numbers on here", path);
  answer.say("All right, none. What happened tonight?");
  answer.end();
  const page = await settled(visitor, at);
  expect(textsAt(page.html, "details.crisis-folded > summary")).toHaveLength(1);
});
