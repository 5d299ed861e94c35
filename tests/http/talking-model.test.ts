import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "#db/client.ts";
import { users } from "#db/schema.ts";
import type { ModelRequest } from "#tests/mocks/anthropic.ts";
import { newMember } from "#tests/setup/members.ts";
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
