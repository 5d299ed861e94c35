import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "#db/client.ts";
import { sessions, therapyTracks } from "#db/schema.ts";
import { sampled } from "#tests/setup/long.ts";
import { newMember, PREMIUM } from "#tests/setup/members.ts";
import { programs } from "#app/content/programs.ts";
import { soon } from "#tests/setup/soon.ts";
import { attributeAt } from "#tests/setup/page.ts";
import { scriptedModel } from "#tests/setup/scripted-model.ts";
import { endOn } from "./ended-session.ts";
import { events, sayTo, settled } from "./reading.ts";
import { trackOf } from "./rows.ts";

const MEMBER = { onboardingComplete: true, selectedTherapist: "alice", ...PREMIUM };

const model = scriptedModel();

test("with a model too the chat opens with its session, and the track moves on by the pace of the talk", async () => {
  const { visitor, userId } = await newMember(MEMBER);
  const page = await visitor.submit(await visitor.get("/therapy-tracks"), {
    trackType: "calm-mind",
  });
  expect(page.text).toContain("session 1 of 12 of Calm Down");
  const words = ["in the evenings mostly", "when the children sleep", "I lie there and count"];
  for (const [index, text] of words.entries()) {
    const { answer, replyPath } = await sayTo(model, visitor, text, page.url);
    const given = answer.request.system.map((part) => part.text).join("\n");
    expect(given).toContain('session 1 of the program "Calm Down": "');
    expect(given).toContain("- What time of day do you feel most restless?");
    answer.say("All right.");
    answer.end();
    await (await events(visitor, replyPath)).ends();
    expect(await trackOf(userId)).toMatchObject({ trackStep: index < 2 ? 1 : 2 });
  }
});

test("where the model is out of reach, the session waits where it is", async () => {
  const { visitor, userId } = await newMember(MEMBER);
  const page = await visitor.submit(await visitor.get("/therapy-tracks"), {
    trackType: "calm-mind",
  });
  model.behavior = "overloaded";
  const sent = await visitor.submit(page, { message: "in the evenings mostly" });
  const shown = await settled(visitor, sent.url.split("#")[0] ?? "");
  model.behavior = "speak";
  expect(shown.text).toContain("Try again");
  expect(await trackOf(userId)).toMatchObject({ trackStep: 1 });
});

test("with a model too a session that was left on another day goes on where it stopped", async () => {
  const { visitor, userId } = await newMember(MEMBER);
  const choose = async () =>
    visitor.submit(await visitor.get("/therapy-tracks"), { trackType: "calm-mind" });
  const first = await choose();
  for (const text of ["at noon on most days", "after the shops close", "I walk and count lamps"]) {
    const { answer, replyPath } = await sayTo(model, visitor, text, first.url);
    answer.say("All right.");
    answer.end();
    await (await events(visitor, replyPath)).ends();
  }
  const then = Date.now() - 24 * 60 * 60_000;
  await database()
    .update(sessions)
    .set({ createdAt: then, lastMessageAt: then })
    .where(eq(sessions.userId, userId));
  const page = await choose();
  expect(page.url).not.toBe(first.url);
  expect(page.text).toMatch(/stopped there|left off/u);
  const { answer } = await sayTo(model, visitor, "Go on with the session", page.url);
  expect(answer.request.system.map(({ text }) => text).join("\n")).toContain(
    "Where you are in it: its heart: the exercise of this session; it was begun on another day",
  );
  expect(await trackOf(userId)).toMatchObject({ trackStep: 2 });
  answer.end();
});

const sessionsToLead = programs.flatMap(({ id, sessions: all }) =>
  all.map((session) => ({ id, number: session.number, session })),
);

test.each(sampled(sessionsToLead, 12))(
  "a model leads session $number of $id to its end, with the session in its prompt, and the program moves on",
  async ({ id, number, session }) => {
    const { visitor, userId } = await newMember(MEMBER);
    const opened = await visitor.submit(await visitor.get("/therapy-tracks"), { trackType: id });
    await database()
      .update(therapyTracks)
      .set({ currentSession: number - 1 })
      .where(eq(therapyTracks.userId, userId));
    const questions = session.core.steps.map(({ prompts: [first = ""] }) =>
      typeof first === "string" ? first : first.text,
    );
    for (const [index, question] of questions.entries()) {
      const reply = `${question}\n\n(${index})`;
      const said = model.answers.length;
      const message = `the walk along the shops, lamp number ${index}`;
      const page = await visitor.submit(await visitor.get(opened.url), { message });
      const answer = await soon(() => model.answers[said]);
      expect(answer.request.system.map((part) => part.text).join("\n")).toContain(
        `session ${number} of the program`,
      );
      const frame = attributeAt(page.html, "iframe.reply-frame", "src") ?? "";
      const reading = await events(visitor, frame);
      for (const word of reply.split(/(?<= )/)) answer.say(word);
      answer.end();
      await reading.ends();
      expect(reading.said()).toBe(reply);
    }
    await endOn(visitor, await visitor.get(opened.url));
    expect(await trackOf(userId)).toMatchObject({ currentSession: number, trackStep: 1 });
  },
);
