import { describe, expect, test } from "vitest";
import { exercises, findExercise } from "#app/content/exercises.ts";
import { type SpokenAnswer } from "#tests/mocks/anthropic.ts";
import { sampled } from "#tests/setup/long.ts";
import { newMember, PREMIUM } from "#tests/setup/members.ts";
import { soon } from "#tests/setup/soon.ts";
import { attributeAt, textsAt } from "#tests/setup/page.ts";
import { scriptedModel } from "#tests/setup/scripted-model.ts";
import { formWith, type Page, type Visitor } from "#tests/setup/visitor.ts";
import { events, settled } from "./reading.ts";
import { runsOf } from "./rows.ts";

const model = scriptedModel();

/** The written words that the model is told will stand under its reply; null outside an exercise. */
function wordsBelow({ request }: SpokenAnswer): string | null {
  const given = request.messages.at(-1)?.content[0]?.text ?? "";
  const [, words] = /<data from="exercise">\n([\s\S]*?)\n<\/data>/.exec(given) ?? [];
  return (
    words?.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&").trim() ?? null
  );
}

/** Says something, lets the model answer it, and gives back all that then stands as the reply. */
async function say(
  visitor: Visitor,
  at: Page | string,
  message: string,
  reply: string,
  offers: string | null = null,
) {
  const asked = model.answers.length;
  const from = typeof at === "string" ? await visitor.get(at) : at;
  const page = await visitor.submit(from, { message });
  const answer = await soon(() => model.answers[asked]);
  const reading = await events(visitor, attributeAt(page.html, "iframe.reply-frame", "src") ?? "");
  answer.say(reply);
  if (offers === null) answer.end();
  else answer.call("offer", { kind: "exercise", what: offers });
  await reading.ends();
  return {
    said: reading.said(),
    words: wordsBelow(answer),
    page,
    path: page.url.split("#")[0] ?? "",
  };
}

/** Something that any step takes: a line of the person's own, another one each time. */
const ANSWERS = [
  "the long evening after the call with my sister",
  "the kitchen table, the lamp and my coat",
  "60",
  "it was louder than I like",
  "the walk to the station tomorrow",
] as const;

function answerAt(turn: number): string {
  return ANSWERS[turn % ANSWERS.length] ?? "";
}

const MOST_STEPS = 20;

test.each(sampled(exercises, 10))(
  "in a chat with a model, $id leads itself to its end below the model's replies",
  { timeout: 30_000 },
  async ({ id, title }) => {
    const { visitor, userId } = await newMember(PREMIUM);
    const offered = await say(visitor, "/chat", "I have an hour before dinner", "Then.", id);
    expect(offered).toMatchObject({ words: null, said: "Then." });
    let at = await say(visitor, offered.page, "yes", "Gladly.");
    expect(at.words).toContain(`[${title}](/exercises/${id})`);
    for (let turn = 0; at.words !== null && turn < MOST_STEPS; turn += 1) {
      const reply = `I am with you (${turn}).`;
      at = await say(visitor, at.page, answerAt(turn), reply);
      expect(at.said).toBe(at.words === null ? reply : `${reply}\n\n${at.words}`);
      if ((await runsOf(userId)).length > 0) break;
    }
    const [run] = await runsOf(userId);
    expect(run).toMatchObject({ exerciseId: id, status: "finished" });
    const kept = await visitor.get(`/exercises/${id}/${run?.id}`);
    expect(textsAt(kept.html, "main").join(" ")).toContain(title);
  },
);

describe("below a model that", () => {
  async function begun() {
    const { visitor, userId } = await newMember(PREMIUM);
    const { page } = await say(visitor, "/chat", "a meeting went badly", "Oh.", "thought-record");
    const { path } = await say(visitor, page, "yes", "Gladly.");
    return { visitor, userId, path };
  }

  test("is out of reach, the exercise goes on by itself from the same step", async () => {
    const { visitor, path } = await begun();
    model.behavior = "overloaded";
    const page = await visitor.submit(await visitor.get(path), {
      message: "Tuesday in the meeting, my boss read out the wrong number and looked at me",
    });
    const shown = await settled(visitor, page.url.split("#")[0] ?? "");
    expect(shown.text).toContain("I couldn't reach the model. Your message is saved.");
    const step = findExercise("thought-record")?.steps.find(({ name }) => name === "thought");
    const asked = step?.prompts.map((line) => (typeof line === "string" ? line : line.text)) ?? [];
    expect(asked.some((prompt) => shown.text.includes(prompt))).toBe(true);
    model.behavior = "speak";
    const { words } = await say(visitor, path, "I'm a fraud and now everyone knows it", "Harsh.");
    expect(words).toMatch(/feel|emotion/iu);
  });

  test("breaks off in the middle, the next question stands all the same", async () => {
    const { visitor, path } = await begun();
    const before = model.answers.length;
    await visitor.submit(await visitor.get(path), {
      message: "Tuesday in the meeting, my boss read out the wrong number and looked at me",
    });
    const answer = await soon(() => model.answers[before]);
    answer.say("In front of everyone, then. And");
    answer.cut();
    const page = await settled(visitor, path);
    const last = textsAt(page.html, '[data-role="assistant"] .message-text').at(-1) ?? "";
    expect(last).toMatch(/^In front of everyone, then\./u);
    const step = findExercise("thought-record")?.steps.find(({ name }) => name === "thought");
    const asked = step?.prompts.map((line) => (typeof line === "string" ? line : line.text)) ?? [];
    expect(asked.some((prompt) => last.includes(prompt))).toBe(true);
    expect(page.forms.some((form) => form.action?.endsWith("/retry"))).toBe(true);
  });

  test("goes on, the exercise stops when it is told to, and keeps its place", async () => {
    const { visitor, userId, path } = await begun();
    const stopped = await say(visitor, path, "Stop the exercise", "All right.");
    expect(stopped).toMatchObject({ said: "All right.", words: null });
    const note = model.answers.at(-1)?.request.messages.at(-1)?.content[0]?.text;
    expect(note).toContain('just stopped the exercise "Thought record"');
    expect(note).toContain("the button below brings it back");
    const resumed = await say(visitor, path, "Go on with: Thought record", "Gladly.");
    expect(resumed.words).not.toBeNull();
    expect(resumed.said.startsWith("Gladly.\n\n")).toBe(true);
    expect(await runsOf(userId)).toEqual([]);
  });

  test("is asked for nothing, a sign of danger in an answer ends the leading", async () => {
    const { visitor, path } = await begun();
    const asked = model.answers.length;
    const page = await visitor.submit(await visitor.get(path), {
      message: "I want to kill myself",
    });
    expect(page.html).toContain('id="crisis-panel"');
    const after = await visitor.submit(page, { message: "in the meeting on Tuesday" });
    const last = textsAt(after.html, '[data-role="assistant"] .message-text').at(-1) ?? "";
    expect(last).toContain("988");
    expect(model.answers.length).toBe(asked);
  });
});

function onward(visitor: Visitor, page: Page, fields: Record<string, string>): Promise<Page> {
  return visitor.post(page.url, { ...formWith(page, ["text"]).fields, ...fields });
}

test.each(sampled(exercises, 10))(
  "on its page $id goes by its own written steps, whether there is a model or not",
  { timeout: 30_000 },
  async ({ id }) => {
    const { visitor, userId } = await newMember();
    const asked = model.requests.length;
    let page = await visitor.submit(await visitor.get(`/exercises/${id}`), {
      formKey: crypto.randomUUID(),
    });
    for (let turn = 0; turn < MOST_STEPS; turn += 1) {
      const [run] = await runsOf(userId);
      if (run?.status !== "running") break;
      page = await onward(visitor, page, { text: answerAt(turn), go: "on" });
    }
    expect(await runsOf(userId)).toMatchObject([{ exerciseId: id, status: "finished" }]);
    expect(page.status).toBe(200);
    expect(model.requests.length).toBe(asked);
  },
);
