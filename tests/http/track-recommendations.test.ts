import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "#db/client.ts";
import { dailyAssessments } from "#db/schema.ts";
import { type Opinion } from "#tests/mocks/anthropic.ts";
import { newMember } from "#tests/setup/members.ts";
import { textsAt } from "#tests/setup/page.ts";
import { scriptedModel } from "#tests/setup/scripted-model.ts";
import { shorten } from "#tests/setup/shorten.ts";
import { soon } from "#tests/setup/soon.ts";
import type { Page } from "#tests/setup/visitor.ts";

const READY = { onboardingComplete: true, selectedTherapist: "alice" };
const STRESSED = { moodScore: "5", stressLevel: "9", sleepQuality: "3", energyLevel: "6" };
const CALM = "A calm half hour may fit after a day with this much stress.";

const model = scriptedModel();

type Recommended = { trackId: string; score: number; reason: string };

async function checkInWith(answer: Opinion | readonly Recommended[]) {
  model.opinion = () => (isList(answer) ? { recommendations: answer } : answer);
  const { visitor, userId } = await newMember(READY);
  const page = await visitor.submit(await visitor.get("/therapy-tracks"), STRESSED);
  return { page, userId, visitor };
}

function isList(answer: Opinion | readonly Recommended[]): answer is readonly Recommended[] {
  return Array.isArray(answer);
}

function shown(page: Page) {
  const titles = textsAt(page.html, ".card-sage h3");
  const scores = textsAt(page.html, ".card-sage strong");
  return titles.map((title, index) => `${title}: ${scores[index]}`);
}

test("the model's two best are shown with their match and reason, and kept for the day", async () => {
  const { page, userId, visitor } = await checkInWith([
    { trackId: "just-chat", score: 0.4, reason: "Talking asks little of you." },
    { trackId: "process-grief", score: 0.1, reason: "Not today." },
    { trackId: "calm-mind", score: 0.876, reason: CALM },
  ]);
  expect(shown(page)).toEqual(["Calm Down: 88% match", "Just Chat: 40% match"]);
  expect(page.text).toContain(CALM);
  expect(page.text).toContain("Suggested by an AI");
  const asked = model.opinionRequests.length;
  expect((await visitor.get("/therapy-tracks")).text).toContain(CALM);
  expect(model.opinionRequests.length).toBe(asked);
  const [row] = await database()
    .select()
    .from(dailyAssessments)
    .where(eq(dailyAssessments.userId, userId));
  expect(row).toMatchObject({
    recommendedTherapyTrack: "calm-mind",
    responses: { source: "model" },
  });
});

test("unknown tracks, scores that are none, and second mentions are dropped; rules fill up", async () => {
  const { page } = await checkInWith([
    { trackId: "hypnosis", score: 1, reason: "Sleep now." },
    { trackId: "letting-go", score: 7, reason: "Very much." },
    { trackId: "process-grief", score: -1, reason: "No." },
    { trackId: "calm-down", score: 0.9, reason: CALM },
    { trackId: "calm-mind", score: 0.8, reason: "Once more." },
  ]);
  expect(shown(page)[0]).toBe("Calm Down: 90% match");
  expect(shown(page)[1]).toMatch(/^Just Chat: \d+% match$/);
  expect(page.text).not.toContain("Sleep now");
});

test.each([
  ["a dose", "You should take 50 mg of sertraline tonight."],
  ["empty", "  "],
  ["endless", "calm ".repeat(200)],
  ["a diagnosis", "You have depression, and this track treats it."],
])("a reason that is %s is left out", async (_name, reason) => {
  const { page } = await checkInWith([{ trackId: "calm-mind", score: 0.9, reason }]);
  expect(shown(page)[0]).toBe("Calm Down: 90% match");
  if (reason.trim() !== "") expect(page.text).not.toContain(reason.trim());
  expect(page.text).not.toContain("You said your stress is high today.");
});

test("markup in a reason is text", async () => {
  const { page } = await checkInWith([
    { trackId: "calm-mind", score: 0.9, reason: "<b>Calm</b> may fit." },
  ]);
  expect(page.html).not.toContain("<b>Calm</b>");
});

test.each([["prose"], ["refusal"], ["broken"], ["unreachable"], ["silent"], ["nothing"]] as const)(
  "where the model's answer is %s the written rules recommend",
  async (answer) => {
    if (answer === "silent") shorten(4_000);
    const { page } = await checkInWith(answer === "nothing" ? [] : answer);
    expect(page.status).toBe(200);
    expect(shown(page)[0]).toMatch(/^Calm Down: \d+% match$/);
    expect(page.text).toContain("Suggested by simple rules");
  },
);

test("the model gets chosen words and options as data, and no word about who the person is", async () => {
  const asked = model.opinionRequests.length;
  await checkInWith([{ trackId: "calm-mind", score: 0.9, reason: CALM }]);
  const request = model.opinionRequests[asked];
  const data: unknown = JSON.parse(request?.messages[0]?.content[0]?.text ?? "");
  expect(data).toMatchObject({
    person: {
      today: "mood: so-so, stress: high, sleep last night: bad, energy: some",
      goals: [],
    },
  });
  expect(JSON.stringify(request)).not.toMatch(/Ana|Ruiz|example\.org/);
});

test("while risk is open the model is not asked", async () => {
  const { visitor } = await newMember(READY);
  const before = await visitor.get("/therapy-tracks");
  const asked = model.opinionRequests.length;
  await visitor.submit(await visitor.get("/chat"), { message: "I want to kill myself" });
  // The message's own second opinion.
  await soon(() => model.opinionRequests.length === asked + 1);
  await visitor.submit(before, STRESSED);
  expect(model.opinionRequests.length).toBe(asked + 1);
});
