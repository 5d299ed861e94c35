import { expect, test } from "vitest";
import { askedProperties, NO_OPINION, type StructureRequest } from "#tests/mocks/anthropic.ts";
import { newMember, PREMIUM } from "#tests/setup/members.ts";
import { scriptedModel } from "#tests/setup/scripted-model.ts";
import type { Visitor } from "#tests/setup/visitor.ts";
import { entriesOf } from "./rows.ts";

const WORDS = "A long day at work, and then a walk by the river.";
const INSIGHT = "The walk came after the long day. What did the river change?";

const model = scriptedModel();

function asksForInsight(request: StructureRequest): boolean {
  return "insight" in askedProperties(request);
}

async function newWriter() {
  return newMember({ onboardingComplete: true, selectedTherapist: "alina", ...PREMIUM });
}

async function write(visitor: Visitor, fields: Record<string, string>) {
  const page = await visitor.get("/journal?entry=new");
  return visitor.submit(page, { content: WORDS, mood: "calm", ...fields });
}

async function insightOf(userId: string) {
  const [row] = await entriesOf(userId);
  return row?.aiResponse;
}

test("what the model says of a shared entry is kept with it; one that isn't shared never reaches it", async () => {
  const asked: StructureRequest[] = [];
  model.opinion = (request) => {
    if (!asksForInsight(request)) return NO_OPINION;
    asked.push(request);
    return { insight: INSIGHT };
  };
  const { visitor, userId } = await newWriter();
  await write(visitor, {});
  expect(asked).toEqual([]);
  const other = await newWriter();
  const page = await write(other.visitor, { shareWithAI: "on" });
  expect(page.text).toContain("Entry saved with AI insights!");
  expect(page.text).toContain(INSIGHT);
  expect(asked).toHaveLength(1);
  expect(JSON.stringify(asked[0])).toContain(WORDS);
  expect(await insightOf(userId)).toBeNull();
  expect(await insightOf(other.userId)).toBe(INSIGHT);
});

test("where the model breaks a rule or fails, nothing stands there", async () => {
  for (const answer of [
    "broken" as const,
    { insight: "You are clinically depressed. Take 50 mg of sertraline." },
    { insight: "" },
    { insight: 7 },
  ]) {
    model.opinion = (request) => (asksForInsight(request) ? answer : NO_OPINION);
    const { visitor, userId } = await newWriter();
    const page = await write(visitor, { shareWithAI: "on" });
    expect(page.text).toContain("Journal entry saved!");
    expect(page.text).not.toContain("AI Insights");
    expect(await insightOf(userId)).toBeNull();
  }
});

test("ordinary words about a death and about medicines are shown", async () => {
  const insight = "Dad's pills are sorted for the week, and your mother is dying in her own bed.";
  model.opinion = (request) => (asksForInsight(request) ? { insight } : NO_OPINION);
  const { visitor, userId } = await newWriter();
  const page = await write(visitor, { shareWithAI: "on", content: "I sorted Dad's pills." });
  expect(page.text).toContain(insight);
  expect(await insightOf(userId)).toBe(insight);
});

test("words of danger never reach the model for an insight", async () => {
  let isAsked = false;
  model.opinion = (request) => {
    isAsked ||= asksForInsight(request);
    return NO_OPINION;
  };
  const { visitor, userId } = await newWriter();
  await write(visitor, { content: "I want to kill myself tonight", shareWithAI: "on" });
  expect(isAsked).toBe(false);
  expect(await insightOf(userId)).toBeNull();
});
