import { and, eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { database } from "#db/client.ts";
import { crisisEvents, messages, replies } from "#db/schema.ts";
import { askedProperties, NO_OPINION } from "#tests/mocks/anthropic.ts";
import { newMember, PREMIUM } from "#tests/setup/members.ts";
import { textsAt } from "#tests/setup/page.ts";
import { scriptedModel } from "#tests/setup/scripted-model.ts";
import type { Page, Visitor } from "#tests/setup/visitor.ts";
import { events, Reading, sayTo, settled, type Sent } from "./reading.ts";

process.env.MODEL_WHILE_RISK_IS_OPEN = "after_questions";

const model = scriptedModel();

function say(visitor: Visitor, text: string, at?: string): Promise<Sent> {
  return sayTo(model, visitor, text, at);
}

function replyOn(page: Page): string {
  return textsAt(page.html, '[data-role="assistant"]').at(-1) ?? "";
}

async function storedReplies(userId: string) {
  return database()
    .select({ content: messages.content, source: replies.source, reason: replies.reason })
    .from(messages)
    .innerJoin(replies, eq(replies.id, messages.id))
    .where(and(eq(messages.userId, userId), eq(messages.role, "assistant")))
    .orderBy(messages.seq);
}

/** What the model says when it is asked for another sentence. */
function saysInstead(sentence: string): void {
  model.opinion = (request) => ("sentence" in askedProperties(request) ? { sentence } : NO_OPINION);
}

/** Someone whose risk is open at moderate, and who was asked all that the script asks. */
async function memberAtRisk(changes = {}) {
  const { visitor, userId } = await newMember({ ...PREMIUM, ...changes });
  const page = await visitor.submit(await visitor.get("/chat"), {
    message: "I want to kill myself",
  });
  for (const message of ["No, not today", "I made some tea", "and sat by the window"]) {
    await visitor.submit(await visitor.get("/chat"), { message });
  }
  return { visitor, userId, path: page.url.split("#")[0] ?? "" };
}

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
  expect(replyOn(await settled(visitor, path))).toContain(whole);
  const [stored] = await storedReplies(userId);
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
  expect(page.html).toContain("started an answer that I shouldn't give");
  expect(replyOn(page)).not.toMatch(/Kettles drain|no way/);
  const [stored] = await storedReplies(userId);
  expect(stored).toMatchObject({ source: "model", reason: "guard_withheld" });
  expect(stored?.content).not.toMatch(/Kettles drain|no way/);
  // Nothing about the person follows from what the model said.
  const found = await database().select().from(crisisEvents).where(eq(crisisEvents.userId, userId));
  expect(found).toEqual([]);
  expect(page.html).not.toContain('id="crisis-panel"');
});

test("at moderate open risk the model may answer a harmless message, a sentence ahead of the screen, with a way to help", async () => {
  const { visitor, userId, path } = await memberAtRisk();
  const { answer, replyPath } = await say(visitor, "my sister brought soup and we talked", path);
  const [stable, safety] = answer.request.system;
  expect(stable?.cache_control).toEqual({ type: "ephemeral" });
  expect(safety?.text).toContain("thoughts of suicide (moderate)");
  expect(safety?.text).not.toMatch(/kill myself|soup|tea/);
  const reading = await events(visitor, replyPath);
  answer.say("Soup and company, then. Which of the");
  await reading.has("Soup and company, then.");
  expect(reading.said()).toBe("Soup and company, then. ");
  answer.say(" two was warmer?");
  answer.end();
  await reading.ends();
  expect(reading.said()).toMatch(/warmer\?\n\n.*988/);
  const whole = await settled(visitor, path);
  expect(replyOn(whole)).toMatch(/warmer\?.*988/);
  const stored = await storedReplies(userId);
  expect(stored.at(-1)).toMatchObject({ source: "model", reason: null });

  const second = await say(visitor, "the bread was warm and we laughed", path);
  second.answer.say("Warm bread helps.");
  second.answer.end();
  await settled(visitor, path);
  const [one, two] = (await storedReplies(userId))
    .slice(-2)
    .map((each) => each.content.split("\n\n").at(-1));
  expect(two).toMatch(/988/);
  expect(two).not.toBe(one);
});

test("a reply that names a way to help itself is left as it is, and a stopped one still names one", async () => {
  const { visitor, userId, path } = await memberAtRisk();
  const named = await say(visitor, "my brother brought bread and we talked", path);
  named.answer.say("If tonight gets long, call or text 988.");
  named.answer.end();
  await settled(visitor, path);
  expect((await storedReplies(userId)).at(-1)?.content).toBe(
    "If tonight gets long, call or text 988.",
  );
  const stopped = await say(visitor, "then we watched an old film", path);
  const reading = await events(visitor, stopped.replyPath);
  stopped.answer.say("An old film. Which");
  await reading.has("An old film.");
  const stop = stopped.page.forms.find((form) => form.action === `${stopped.replyPath}/stop`);
  await visitor.post(`${stopped.replyPath}/stop`, stop?.fields ?? {});
  await reading.ends();
  expect(reading.said()).toMatch(/^An old film\. \n\n.*988/);
});

test("at moderate open risk a withheld reply and a model that is down are answered by written text in the same turn", async () => {
  const { visitor, userId, path } = await memberAtRisk();
  const { answer, replyPath } = await say(visitor, "my cousin brought cake and we talked", path);
  const reading = await events(visitor, replyPath);
  answer.say("You're right, they'd be better off without you.");
  answer.end();
  await reading.ends();
  expect(reading.text).not.toMatch(/better off/);
  expect(replyOn(await settled(visitor, path))).toMatch(/988/);
  expect((await storedReplies(userId)).at(-1)).toMatchObject({
    source: "written",
    reason: "guard_withheld",
  });

  model.behaviour = "unreachable";
  await visitor.submit(await visitor.get(path), { message: "she is kind to everyone in town" });
  const page = await vi.waitUntil(async () => {
    const shown = await visitor.get(path);
    return shown.html.includes("<iframe") ? null : shown;
  }, 10_000);
  expect(replyOn(page)).toContain("this answer was written in advance");
  expect(replyOn(page)).toMatch(/988/);
}, 20_000);

test("at high open risk, and while a direct question stands, the model is not asked for a reply", async () => {
  const { visitor } = await newMember(PREMIUM);
  const asked = model.requests.length;
  let page = await visitor.submit(await visitor.get("/chat"), {
    message: "I bought the rope and I will hang myself tonight",
  });
  for (const message of ["I made some tea", "my neighbor brought plums and we talked"]) {
    page = await visitor.submit(page, { message });
    expect(page.html).not.toContain("<iframe");
  }
  expect(model.requests.length).toBe(asked);
});

test("a sentence that is only marked is judged by the fast model while risk is open", async () => {
  const { visitor, userId, path } = await memberAtRisk();
  const marked = "Keep it here, I'm a vault, and your wife never has to know.";
  for (const isForbidden of [true, false]) {
    model.opinion = (request) =>
      "isForbidden" in askedProperties(request) ? { isForbidden } : NO_OPINION;
    const text = `my sister brought soup and we talked ${isForbidden ? "again" : "a lot"}`;
    const { answer } = await say(visitor, text, path);
    answer.say(`Soup and company, then. ${marked} Which soup?`);
    answer.end();
    await settled(visitor, path);
    const said = (await storedReplies(userId)).at(-1)?.content ?? "";
    expect(said).toContain("Soup and company, then. ");
    expect(said.includes(marked)).toBe(!isForbidden);
    expect(said).toContain("Which soup?");
  }
});
