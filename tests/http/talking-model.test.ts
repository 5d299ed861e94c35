import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "#db/client.ts";
import { notices, users } from "#db/schema.ts";
import type { ModelRequest } from "#tests/mocks/anthropic.ts";
import { newMember } from "#tests/setup/members.ts";
import { textsAt } from "#tests/setup/page.ts";
import { scriptedModel } from "#tests/setup/scripted-model.ts";
import { sayTo, settled } from "./reading.ts";

const model = scriptedModel();
const CHOSEN = { tone: "direct", replyLength: "short", challenges: true } as const;
const systemOf = ({ system }: ModelRequest) => JSON.stringify(system);

test("the model is told how somebody wants to be talked with, once they chose it", async () => {
  const { visitor, userId } = await newMember();
  const first = await sayTo(model, visitor, "A long week at work");
  expect(systemOf(first.answer.request)).not.toContain("chosen in their settings");
  first.answer.say("I see.");
  first.answer.end();
  await settled(visitor, first.path);
  await database().update(users).set(CHOSEN).where(eq(users.id, userId));
  const { answer } = await sayTo(model, visitor, "And it goes on", first.path);
  for (const wish of ["More direct", "Shorter", "want to be challenged"]) {
    expect(systemOf(answer.request)).toContain(wish);
  }
  answer.say("I see.");
  answer.end();
});

test("a question of the model's isn't shown to somebody who wants none", async () => {
  const { visitor } = await newMember({ asksQuestions: false });
  const { answer, path } = await sayTo(model, visitor, "My manager shouted today");
  answer.say("That sounds long. What was the worst of it?");
  answer.end();
  const page = await settled(visitor, path);
  expect(page.text).toContain("That sounds long.");
  expect(page.text).not.toContain("What was the worst of it?");
});

test("whoever asks is told once that an AI writes, by the notice, and the model goes on from there", async () => {
  const { visitor, userId } = await newMember();
  const { answer, path } = await sayTo(model, visitor, "wait, is there a real person typing this?");
  expect(JSON.stringify(answer.request.messages)).toContain("don't say again what you are");
  for (const word of ["I'm an AI, so no ", "person types. ", "What made you ", "wonder? I'm glad."])
    answer.say(word);
  answer.end();
  const page = await settled(visitor, path);
  const reply = textsAt(page.html, '[data-role="assistant"] .message-text').at(-1) ?? "";
  expect(reply).toMatch(/^No, there's no human writing here\. I'm an AI/);
  expect(reply).toContain("What made you wonder? I'm glad.");
  expect(reply.match(/I'm an AI/g)).toHaveLength(1);
  const told = await database().select().from(notices).where(eq(notices.userId, userId));
  expect(told.map(({ kind }) => kind).toSorted()).toEqual(["asked", "start"]);
});
