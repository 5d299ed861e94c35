import { expect, test } from "vitest";
import { writeEntry } from "#app/models/record/journal-entries.server.ts";
import { screenText } from "#app/safety/screened-text.server.ts";
import { askedProperties, NO_OPINION, type StructureRequest } from "#tests/mocks/anthropic.ts";
import { pastConversation } from "#tests/setup/conversations.ts";
import { newMember, PREMIUM } from "#tests/setup/members.ts";
import { textsAt } from "#tests/setup/page.ts";
import { scriptedModel } from "#tests/setup/scripted-model.ts";

const model = scriptedModel();

test("the model picks among what it may read, and what isn't shared stays with its owner", async () => {
  const asked: StructureRequest[] = [];
  model.opinion = (request) => {
    if (!("picked" in askedProperties(request))) return NO_OPINION;
    asked.push(request);
    return { picked: [2, 99, 2] };
  };
  const { visitor, userId } = await newMember(PREMIUM);
  const other = await newMember(PREMIUM);
  await pastConversation(other.userId, ["I slept on a train", "Oh."]);
  await pastConversation(userId, ["I slept badly again", "I see."], { daysAgo: 1 });
  await pastConversation(userId, ["I slept so well", "Good."], { daysAgo: 5 });
  const secret = { mood: "calm", tags: [], shareWithAi: false, date: "2026-01-02" } as const;
  const origin = { formKey: "secret", exerciseRunId: null };
  const content = await screenText("I slept in the garden");
  await writeEntry(userId, { ...secret, content }, origin);

  const page = await visitor.get("/ask");
  const answer = await visitor.submit(page, { question: "When did I last sleep well?" });
  const found = textsAt(answer.html, ".found-messages li");
  expect(found[0]).toContain("I slept so well");
  expect(found).toHaveLength(3);
  expect(asked).toHaveLength(1);
  expect(JSON.stringify(asked)).not.toMatch(/garden|train/);
  expect(answer.text).toContain("What may answer it");
});

test("where the model fails, words and days answer", async () => {
  model.opinion = (request) => ("picked" in askedProperties(request) ? "broken" : NO_OPINION);
  const { visitor, userId } = await newMember({ remembers: true });
  await pastConversation(userId, ["We swam in the lake", "Lovely."]);
  const page = await visitor.get("/ask");
  const answer = await visitor.submit(page, { question: "When did I swim?" });
  expect(answer.text).toContain("We swam in the lake");
  expect(answer.text).toContain("You wrote");
});
