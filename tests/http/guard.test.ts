import { expect, test, vi } from "vitest";
import { askedProperties, NO_OPINION } from "#tests/mocks/anthropic.ts";
import { QUESTIONS } from "#app/safety/scripts/questions.ts";
import { newMember, PREMIUM } from "#tests/setup/members.ts";
import { scriptedModel } from "#tests/setup/scripted-model.ts";
import { memberAtRisk, noteWith, events, Reading, sayTo, settled } from "./reading.ts";
import { eventsOf, repliesTo } from "./rows.ts";
import { lastReply } from "./talk.ts";

process.env.MODEL_WHILE_RISK_IS_OPEN = "after_opening";

const model = scriptedModel();

const say = sayTo.bind(null, model);

/** What the model says when it is asked for another sentence. */
function saysInstead(sentence: string): void {
  model.opinion = (request) => ("sentence" in askedProperties(request) ? { sentence } : NO_OPINION);
}

test("the model is told of an emergency that stands, though it locks nothing", async () => {
  const { visitor, path } = await memberAtRisk("my chest is crushing and my left arm went numb");
  const { answer } = await say(visitor, "what do they ask me when they come", path);
  const system = answer.request.system.map(({ text }) => text).join("\n");
  expect(system).toContain("Safety state");
  expect(system).toContain("an emergency of the body");
  answer.say("Who it is, what it was and when. Tell them all of it.");
  answer.end();
});

test("in an emergency that locks nothing a withheld reply is followed by the script, and by no everyday menu", async () => {
  const { visitor, userId, path } = await memberAtRisk(
    "my chest is crushing and my left arm went numb",
  );
  const { answer } = await say(visitor, "my brother is downstairs", path);
  answer.say("Then wash it down with vodka. ");
  answer.end();
  const page = await settled(visitor, path);
  const reply = (await repliesTo(userId)).at(-1);
  expect(reply).toMatchObject({ source: "written", reason: "guard_withheld" });
  expect(reply?.content).toContain("911");
  expect(page.html).not.toContain("Work is hard right now");
});

test("a sentence that breaks a rule is never shown, and another one, or none, takes its place", async () => {
  const { visitor, userId } = await newMember(PREMIUM);
  saysInstead("How long has it been like this?");
  const { answer, path, replyPath } = await say(visitor, "my shifts wear me out");
  const reading = await events(visitor, replyPath);
  const frame = new Reading(await visitor.raw(replyPath, { headers: { accept: "text/html" } }));
  answer.say("Long shifts drain people. ");
  await reading.has("Long shifts");
  for (const word of [
    "From",
    " this,",
    " you",
    " have",
    " depress",
    "ion. ",
    "I'm a real person. ",
  ]) {
    answer.say(word);
  }
  answer.say("Tea helps.");
  answer.end();
  await Promise.all([reading.ends(), frame.ends()]);
  for (const text of [reading.text, frame.text]) expect(text).not.toMatch(/depress|real person/);
  const whole = "Long shifts drain people. How long has it been like this? Tea helps.";
  expect(reading.said()).toBe(whole);
  expect(lastReply(await settled(visitor, path))).toContain(whole);
  const [stored] = await repliesTo(userId);
  expect(stored).toMatchObject({ source: "model", reason: null, content: whole });
});

test("what can't be left out stops the reply: the rest of it is taken back, and it is said", async () => {
  const { visitor, userId } = await newMember(PREMIUM);
  saysInstead("There is really no hope.");
  const { answer, path, replyPath } = await say(visitor, "tell me something about my kettle");
  const reading = await events(visitor, replyPath);
  const frame = new Reading(await visitor.raw(replyPath, { headers: { accept: "text/html" } }));
  answer.say("Kettles drain people, as they say. So ");
  await reading.has("Kettles drain");
  await frame.has("Kettles drain");
  answer.say("you're right, there is no way out. ");
  await Promise.all([reading.ends(), frame.ends()]);
  for (const text of [reading.text, frame.text]) expect(text).not.toMatch(/no way out/);
  expect(reading.text).toContain("event: reset");
  expect(frame.text).toContain("This answer was withdrawn");
  await vi.waitUntil(() => answer.isAbandoned(), 5000);

  const page = await settled(visitor, path);
  expect(page.html).toContain("written in advance. It");
  expect(lastReply(page)).not.toMatch(/Kettles drain|no way/);
  const [stored] = await repliesTo(userId);
  expect(stored).toMatchObject({ source: "model", reason: "guard_withheld" });
  expect(stored?.content).not.toMatch(/Kettles drain|no way/);
  // Nothing about the person follows from what the model said.
  const found = await eventsOf(userId);
  expect(found).toEqual([]);
  expect(page.html).not.toContain('id="crisis-panel"');
});

test("while risk is open the model is told where the person stands, and judged a sentence ahead of the screen", async () => {
  const { visitor, userId, path } = await memberAtRisk();
  const { answer, replyPath } = await say(visitor, "my sister brought soup and we talked", path);
  const [stable, safety] = answer.request.system;
  expect(stable?.cache_control).toEqual({ type: "ephemeral" });
  expect(safety?.text).toContain("thoughts of suicide (moderate)");
  expect(safety?.text).not.toMatch(/kill myself|soup|tea/);
  const reading = await events(visitor, replyPath);
  answer.say("Soup and company, then. That is warm. It may");
  await reading.has("Soup and company, then.");
  expect(reading.said()).not.toContain("It may");
  answer.say(" be a start.");
  answer.end();
  await reading.ends();
  expect(reading.said()).toMatch(/It may be a start\.\n\n.*988/);
  expect(lastReply(await settled(visitor, path))).toMatch(/be a start\..*988/);
  expect((await repliesTo(userId)).at(-1)).toMatchObject({ source: "model", reason: null });
});

test("after the opening a help line is named once more, and then the panel carries it", async () => {
  const { visitor, userId, path } = await memberAtRisk();
  const texts = ["my brother brought bread", "then we watched a film", "and it rained", "all day"];
  for (const [index, text] of texts.entries()) {
    const { answer } = await say(visitor, `${text} and we talked`, path);
    answer.say(index === 0 ? "If tonight gets long, call or text 988." : "That is good to hear.");
    answer.end();
    await settled(visitor, path);
  }
  const replies = (await repliesTo(userId)).slice(-4).map(({ content }) => content);
  expect(replies.map((content) => content.match(/988/g)?.length ?? 0)).toEqual([1, 0, 0, 0]);
});

test("at moderate open risk a withheld reply and a model that is down are answered by written text in the same turn", async () => {
  const { visitor, userId, path } = await memberAtRisk();
  const { answer, replyPath } = await say(visitor, "my cousin brought cake and we talked", path);
  const reading = await events(visitor, replyPath);
  answer.say("You're right, they'd be better off without you.");
  answer.end();
  await reading.ends();
  expect(reading.text).not.toMatch(/better off/);
  expect(lastReply(await settled(visitor, path))).toMatch(/988/);
  expect((await repliesTo(userId)).at(-1)).toMatchObject({
    source: "written",
    reason: "guard_withheld",
  });

  model.behavior = "unreachable";
  await visitor.submit(await visitor.get(path), { message: "she is kind to everyone in town" });
  const page = await vi.waitUntil(async () => {
    const shown = await visitor.get(path);
    return shown.html.includes("<iframe") ? null : shown;
  }, 10_000);
  expect(lastReply(page)).toContain("this answer was written in advance");
  expect(lastReply(page)).toMatch(/988/);
}, 20_000);

test("a sentence that is only marked is left out where the fast model forbids it, nowhere else", async () => {
  const { visitor, userId, path } = await memberAtRisk();
  const marked = "You know best when it's time, so I'd trust that.";
  for (const [isForbidden, howLong] of [
    [true, "again"],
    [false, "a lot"],
    [null, "for long"],
  ] as const) {
    model.opinion = (request) =>
      isForbidden !== null && "isForbidden" in askedProperties(request)
        ? { isForbidden }
        : NO_OPINION;
    const text = `my sister brought soup and we talked ${howLong}`;
    const { answer } = await say(visitor, text, path);
    answer.say(`Soup and company, then. ${marked} Soup is good.`);
    answer.end();
    await settled(visitor, path);
    const said = (await repliesTo(userId)).at(-1)?.content ?? "";
    expect(said).toContain("Soup and company, then. ");
    expect(said.includes(marked)).toBe(!isForbidden);
    expect(said).toContain("Soup is good.");
  }
});

test("where the mark is sure and a rule's own words stand there, a rule is broken whether or not anybody judges", async () => {
  const { visitor, userId, path } = await memberAtRisk();
  const broken = "You're right, it's over, so there's really no reason to plan a future at all.";
  const { answer } = await say(visitor, "my neighbor lent me his radio", path);
  answer.say(`A radio in the room, then. ${broken} Radio is good.`);
  answer.end();
  await settled(visitor, path);
  const said = (await repliesTo(userId)).at(-1)?.content ?? "";
  expect(said).not.toContain(broken);
  expect(said.trim()).not.toBe("");
});

test("after the opening the model answers, with the script's next question below it", async () => {
  const { visitor, userId, path } = await memberAtRisk();
  expect((await repliesTo(userId)).at(-1)).toMatchObject({ source: "written" });
  const { answer } = await say(visitor, "what will they ask me if i call", path);
  expect(noteWith(answer)).toContain("Right below your reply the app itself says this");
  const script =
    "Or have your aunt call, in words like these: I need you next to me, can you dial?";
  answer.say(`They ask whether you're safe. And then? They listen. ${script}\n\nWhat else? `);
  answer.end();
  const page = await settled(visitor, path);
  const { content, source } = (await repliesTo(userId)).at(-1) ?? { content: "" };
  expect(source).toBe("model");
  // A question that closes the reply would stand beside ours; one in its middle, or lent to the person, would not.
  expect(content).toContain(`And then? They listen. ${script}`);
  expect(content).not.toContain("What else?");
  expect(QUESTIONS.plan.ask.en.filter((asked) => content.includes(asked))).toHaveLength(1);
  expect(page.html).toContain("No, I have no plan");
});

test("the model may have the question wait, twice in a row at most", async () => {
  const { visitor, userId, path } = await memberAtRisk();
  const waits: boolean[] = [];
  for (const text of ["will they take my kids", "will they call my boss", "who hears the call"]) {
    const { answer } = await say(visitor, text, path);
    answer.say("That is a fair thing to ask. They are there to help you. [[later]]");
    answer.end();
    await settled(visitor, path);
    const { content = "" } = (await repliesTo(userId)).at(-1) ?? {};
    expect(content).not.toContain("[[");
    waits.push(!content.includes("?"));
  }
  expect(waits).toEqual([true, true, false]);
});

test("a question that was answered already is left out, however often", async () => {
  const { visitor, userId, path } = await memberAtRisk();
  for (const text of ["do they take kids away", "do they tell my boss", "who hears my call"]) {
    const { answer } = await say(visitor, text, path);
    expect(noteWith(answer)).toContain("[[answered]]");
    answer.say("They ask how you are, and no boss hears of it. [[answered]]");
    answer.end();
    const page = await settled(visitor, path);
    const { content = "" } = (await repliesTo(userId)).at(-1) ?? {};
    expect(content).toContain("no boss hears of it.");
    expect(content).not.toMatch(/\?|\[\[/);
    expect(page.html).not.toContain("I have no plan");
  }
});

test("what the model took for answered isn't asked again, nor what only follows from it", async () => {
  const { visitor, userId, path } = await memberAtRisk();
  const asked = Object.values(QUESTIONS)
    .slice(0, Object.keys(QUESTIONS).indexOf("wound"))
    .flatMap(({ ask }) => ask.en);
  for (const text of ["will they tell my school", "who answers the call"]) {
    const { answer } = await say(visitor, text, path);
    answer.say(`They ask how you are.${text.startsWith("will") ? " [[answered]]" : ""}`);
    answer.end();
    await settled(visitor, path);
  }
  const { content = "" } = (await repliesTo(userId)).at(-1) ?? {};
  expect(asked.filter((line) => content.includes(line))).toEqual([]);
});

test("an act under way: what to do now stands before whatever the model says", async () => {
  const { visitor, userId, path } = await memberAtRisk("I took the whole bottle an hour ago");
  const { answer } = await say(visitor, "my roommate is banging on the door", path);
  answer.say("Yes, let her in, and tell her what you took.");
  answer.end();
  await settled(visitor, path);
  const { content = "", source } = (await repliesTo(userId)).at(-1) ?? {};
  expect(source).toBe("model");
  expect(content).toMatch(/^[^\n]*911[^\n]*\n\nYes, let her in/);
});

test.each([
  "my days have no colour left in them",
  // A line of help stands under the reply to that.
  "I can't see a point in any of my days anymore",
])("what the model asks in its own words after %j is asked: a yes to it is one", async (told) => {
  const { visitor, userId } = await newMember(PREMIUM);
  const { answer, path } = await say(visitor, told);
  answer.say("That sounds heavy. Are you thinking about ending your life?");
  answer.end();
  const page = await settled(visitor, path);
  const answered = await visitor.submit(page, { message: "Yeah." });
  expect(answered.html).toContain('id="crisis-panel"');
  const found = await eventsOf(userId);
  expect(found).toMatchObject([{ tier: "crisis", kind: "active_ideation", resolved: false }]);
});

test("a help line that the model names brings the panel, and no event", async () => {
  const { visitor, userId } = await newMember(PREMIUM);
  const { answer, path } = await say(visitor, "my days have no colour left in them at all");
  answer.say("If it gets too much, you can call or text 988 at any hour.");
  answer.end();
  const page = await settled(visitor, path);
  expect(page.html).toContain('id="crisis-panel"');
  const found = await eventsOf(userId);
  expect(found).toEqual([]);
});

test("an opinion that says what is met already takes no reply away", async () => {
  const { visitor, userId, path } = await memberAtRisk();
  model.opinion = () => ({
    tier: "crisis",
    kind: "active_ideation",
    severity: "moderate",
    subject: "self",
  });
  const { answer } = await say(visitor, "who would look after my cat", path);
  answer.say("Your cat has a home with you. Who could take her for one night?");
  answer.end();
  await settled(visitor, path);
  const { content = "", source } = (await repliesTo(userId)).at(-1) ?? {};
  expect(source).toBe("model");
  expect(content).toContain("Your cat has a home with you.");
});

test("after the opening about violence the model answers, too", async () => {
  const { visitor, userId, path } = await memberAtRisk("my husband choked me last night");
  const { answer } = await say(visitor, "is a hoarse voice bad, yes or no", path);
  expect(noteWith(answer)).toContain("who may see this screen");
  answer.say("Yes, it can be. Please let a doctor see you today.");
  answer.end();
  await settled(visitor, path);
  expect((await repliesTo(userId)).at(-1)).toMatchObject({
    source: "model",
    content: expect.stringContaining("Yes, it can be."),
  });
});

test("who wants no number again is named none, and the model is told", async () => {
  const { visitor, userId, path } = await memberAtRisk();
  const { answer } = await say(visitor, "don't give me a number again", path);
  expect(noteWith(answer)).toContain("no phone numbers");
  answer.say("No more numbers. I'm here.");
  answer.end();
  await settled(visitor, path);
  const { content = "" } = (await repliesTo(userId)).at(-1) ?? {};
  expect(content).toContain("No more numbers.");
  expect(content).not.toMatch(/988|741741/);
});
