import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { QUESTIONS, type QuestionId } from "#app/safety/scripts/questions.ts";
import { database } from "#db/client.ts";
import { crisisEvents, messages, replies } from "#db/schema.ts";
import { askedProperties, NO_OPINION, type Opinion } from "#tests/mocks/anthropic.ts";
import { newMember, PREMIUM } from "#tests/setup/members.ts";
import { textsAt } from "#tests/setup/page.ts";
import { scriptedModel } from "#tests/setup/scripted-model.ts";
import type { Visitor } from "#tests/setup/visitor.ts";
import { soon } from "#tests/setup/soon.ts";
import { sayTo, settled } from "./reading.ts";
import { riskOf, userOf } from "./rows.ts";

process.env.MODEL_WHILE_RISK_IS_OPEN = "after_opening";

const model = scriptedModel();
const OWN_WORDS = "That is a lot to carry, and I'm glad you wrote it.";

beforeEach(() => {
  model.opinion = () => NO_OPINION;
});

interface Talk {
  visitor: Visitor;
  userId: string;
  path: string;
}

/** Somebody who has written these words, and read what was written in answer. */
async function talkAfter(words: string): Promise<Talk> {
  const { visitor, userId } = await newMember(PREMIUM);
  const asked = model.opinionRequests.length;
  const page = await visitor.submit(await visitor.get("/chat"), { message: words });
  // What a test has the opinion say next is not meant of these words.
  await soon(() => model.opinionRequests.length > asked);
  return { visitor, userId, path: page.url.split("#")[0] ?? "" };
}

/** Writes something that the model answers; returns what it was told, and what stands there then. */
async function say({ visitor, userId, path }: Talk, text: string, reply = OWN_WORDS) {
  const { answer, path: at } = await sayTo(model, visitor, text, path);
  answer.say(reply);
  answer.end();
  const page = await settled(visitor, at);
  const note = answer.request.messages.at(-1)?.content.map((part) => part.text);
  return { ...(await lastReply(userId)), panel: textsAt(page.html, "#crisis-panel h2")[0], note };
}

async function lastReply(userId: string) {
  const rows = await database()
    .select({ content: messages.content, source: replies.source, question: replies.question })
    .from(messages)
    .innerJoin(replies, eq(replies.id, messages.id))
    .where(and(eq(messages.userId, userId), eq(messages.role, "assistant")))
    .orderBy(messages.seq);
  return rows.at(-1) ?? { content: "", source: null, question: null };
}

function eventsOf(userId: string) {
  const of = eq(crisisEvents.userId, userId);
  return database().select().from(crisisEvents).where(of).orderBy(crisisEvents.createdAt);
}

/** What the model thinks of a message, and of nothing else that it is asked. */
function opinionIs(opinion: Opinion): void {
  model.opinion = (request) => ("tier" in askedProperties(request) ? opinion : NO_OPINION);
}

function asks(content: string, question: QuestionId): boolean {
  return QUESTIONS[question].ask.en.some((asked) => content.includes(asked));
}

const VOICE = { kind: "plan_or_attempt", subject: "self", voices: true };
const CALL_FIRST = /^[^\n]*(?:911|988)[^\n]*\n\nThat is a lot to carry/;

test("what grows graver in a danger that was opened is answered by the model, and no second opening takes its place", async () => {
  const talk = await talkAfter("i wish i was dead");
  const active = await say(talk, "i think about hanging myself");
  expect(active).toMatchObject({ source: "model", content: expect.stringContaining(OWN_WORDS) });
  const plan = await say(talk, "i have a plan for saturday");
  expect(plan.source).toBe("model");
  expect(plan.content).toMatch(CALL_FIRST);
  expect(plan.panel).toBe("Please reach someone before you do anything else");
  expect(await riskOf(talk.userId)).toMatchObject({ situation: "imminent", severity: "high" });
  const next = await say(talk, "the bridge near work");
  expect(next.content.startsWith(OWN_WORDS)).toBe(true);
});

test("the model is told of the danger as it is with the message that it answers", async () => {
  const talk = await talkAfter("i want to kill myself");
  const { visitor, path } = talk;
  const { answer } = await sayTo(model, visitor, "i have a plan for sunday", path);
  expect(answer.request.system.map(({ text }) => text).join("\n")).toContain("with a plan (high)");
  answer.say(OWN_WORDS);
  answer.end();
  await settled(visitor, path);
});

test("after hurting themselves, who says that they want to die is answered to just that", async () => {
  const talk = await talkAfter("i cut my arm again tonight");
  expect((await say(talk, "i really want to end my life")).source).toBe("model");
});

test("what was swallowed is another matter, and the script alone opens it", async () => {
  const talk = await talkAfter("i want to kill myself");
  const { visitor, userId, path } = talk;
  await visitor.submit(await visitor.get(path), { message: "i just took the pills" });
  const { content, source } = await lastReply(userId);
  expect(source).toBe("written");
  expect(content).toMatch(/^Call 911/);
});

test("whoever hurts them is at the door: what to do at once is said before all else", async () => {
  const talk = await talkAfter("my husband hit me again");
  const { visitor, userId, path } = talk;
  await visitor.submit(await visitor.get(path), { message: "hes at the door" });
  expect((await lastReply(userId)).content).toMatch(/911/);
});

test("an opinion that finds an open danger graver leaves the reply, with the panel and what to do at once before it", async () => {
  const talk = await talkAfter("i want to kill myself");
  const deeper = { tier: "crisis", kind: "plan_or_attempt", severity: "critical", subject: "self" };
  opinionIs(deeper);
  const { content, source, panel } = await say(talk, "the shed is unlocked and nobody is home");
  expect(source).toBe("model");
  expect(content).toMatch(CALL_FIRST);
  expect(panel).toBe("Please reach someone before you do anything else");
  expect((await eventsOf(talk.userId)).at(-1)).toMatchObject(deeper);
  expect(await riskOf(talk.userId)).toMatchObject({ situation: "imminent", severity: "critical" });
});

test("what another did is asked about as theirs", async () => {
  const { visitor, userId } = await newMember(PREMIUM);
  const talk = { visitor, userId, path: "/chat" };
  const { content, question } = await say(talk, "she showed me her arm today, its deep");
  expect(question).toBe("they_in_danger");
  expect(asks(content, "hurting_self")).toBe(false);
});

test("a question about oneself becomes one about another where the opinion says whose danger it is", async () => {
  const { visitor, userId } = await newMember(PREMIUM);
  opinionIs({ tier: "check_in", kind: "plan_or_attempt", severity: "moderate", subject: "other" });
  const words =
    "if the bus had been a minute earlier maybe none of this would be my problem any more";
  const { question } = await say({ visitor, userId, path: "/chat" }, words);
  expect(question).toBe("they_in_danger");
  const events = await eventsOf(userId);
  expect(new Map(events.map(({ subject, resolution }) => [subject, resolution]))).toEqual(
    new Map([
      ["self", "second_opinion"],
      ["other", null],
    ]),
  );
});

test("what may be a yes to the model's question is not asked in other words at once, nor what follows read as a yes", async () => {
  const { visitor, userId } = await newMember(PREMIUM);
  const asked = await say(
    { visitor, userId, path: "/chat" },
    "its all pointless",
    "That sounds heavy. Are you thinking about ending your life?",
  );
  expect(asked.question).toBe("thoughts");
  const answered = await say({ visitor, userId, path: "/chat" }, "most nights");
  expect(answered).toMatchObject({ source: "model", question: null, content: OWN_WORDS });
  const next = await say({ visitor, userId, path: "/chat" }, "since spring");
  expect(next.content).toContain(OWN_WORDS);
  expect((await riskOf(userId))?.status).toBe("unsure");
});

test("at a check-in, too, a question that was answered is left out, and doesn't come back", async () => {
  const { visitor, userId } = await newMember(PREMIUM);
  const talk = { visitor, userId, path: "/chat" };
  const first = await say(talk, "The dark thoughts are back tonight", `${OWN_WORDS} [[answered]]`);
  expect(first.note?.join("\n")).toContain("[[answered]]");
  expect(first).toMatchObject({ content: OWN_WORDS, question: null });
  expect((await riskOf(userId))?.status).toBe("rests");
  for (const line of ["the dog was sick", "the car, too", "and it rained"])
    expect((await say(talk, line)).content).toBe(OWN_WORDS);
});

test("while a question may come back, the model may say that it was answered", async () => {
  const { visitor, userId } = await newMember(PREMIUM);
  const talk = { visitor, userId, path: "/chat" };
  await say(talk, "The dark thoughts are back again");
  await say(talk, "the roof leaked all week", `${OWN_WORDS} [[answered]]`);
  expect((await say(talk, "and the car broke down")).question).toBeNull();
});

test("who names a city abroad gets the numbers of no other country once the model knows where it is", async () => {
  const talk = await talkAfter("i want to kill myself");
  const found = { tier: "crisis", kind: "active_ideation", severity: "moderate", subject: "self" };
  opinionIs({ ...found, country: "KE" });
  const { content } = await say(talk, "i live in Kisumu, who answers here");
  expect(content).toContain("findahelpline.com");
  expect(content).not.toMatch(/988|911/);
  expect((await userOf(talk.userId))?.placeSaid).toBe("KE");
  const page = await talk.visitor.get(talk.path);
  expect(textsAt(page.html, "#crisis-panel").join(" ")).not.toMatch(/988|911/);
});

test("what is no country changes no number", async () => {
  const talk = await talkAfter("i want to kill myself");
  opinionIs({ tier: "none", kind: "none", severity: "low", subject: "self", country: "Oz" });
  expect((await say(talk, "i made some tea")).content).toContain("988");
});

test("who has said not tonight isn't asked about today", async () => {
  const talk = await talkAfter("i wish i was dead");
  const said = [await say(talk, "not tonight, i have to work")];
  for (const line of ["its just hard", "the shift is long"]) said.push(await say(talk, line));
  expect(said.filter(({ content }) => asks(content, "today"))).toEqual([]);
});

test("pictures that horrify whoever has them are asked about as that, not as what they'd do tonight", async () => {
  const { visitor, userId } = await newMember(PREMIUM);
  const line = "i keep getting pictures of stabbing my roommate, i would never, it makes me sick";
  const { content } = await say({ visitor, userId, path: "/chat" }, line);
  expect(asks(content, "hurt_someone")).toBe(false);
  expect(asks(content, "afraid_to_act")).toBe(true);
});

test("the model may ask the script's question in its own words: it counts as asked, with its buttons", async () => {
  const talk = await talkAfter("i want to kill myself");
  const own = `${OWN_WORDS} Is there a way you keep coming back to?`;
  const { content, question, note } = await say(talk, "its the nights", `${own} [[asked]]`);
  expect(note?.join("\n")).toContain("Yes, I've thought about how | No, I have no plan");
  expect(content).toContain(own);
  expect(question).toBe("plan");
  expect(asks(content, "plan")).toBe(false);
  const page = await talk.visitor.get(talk.path);
  expect(textsAt(page.html, '[aria-label="Quick answers"] button').length).toBeGreaterThan(1);
  const next = [await say(talk, "its just so long"), await say(talk, "since the move")];
  expect(next.filter((each) => asks(each.content, "plan"))).toEqual([]);
});

test("a minor in danger is told once who is there for them, and answered by the model under it", async () => {
  const talk = await talkAfter("i cut my arm again tonight");
  const own = "No, I can't tell your parents, and I won't pretend that I could.";
  const { content, source } = await say(talk, "im 15, will you tell my parents", own);
  expect(source).toBe("model");
  expect(content.indexOf("I've heard it")).toBeLessThan(content.indexOf(own));
  expect(content).toContain(own);
  expect((await say(talk, "im 15 and scared")).content).not.toContain("I've heard it");
});

test("whoever is told of it and comes over is nobody else in danger", async () => {
  const talk = await talkAfter("i want to kill myself");
  const told = "i texted my cousin what i told you, he got scared and is driving over right now";
  const { source, panel } = await say(talk, told);
  expect(source).toBe("model");
  expect(panel ?? "").not.toContain("someone you care about");
});

test("help that is there for another is no new danger: what they say of it the model answers", async () => {
  const graver = {
    tier: "crisis",
    kind: "plan_or_attempt",
    severity: "critical",
    subject: "other",
  } as const;
  opinionIs(graver);
  const talk = await talkAfter("my brother just took all his pills");
  opinionIs({ ...graver, helped: true } as Opinion);
  const { content, source } = await say(talk, "the medics have him now and i keep shaking");
  expect(source).toBe("model");
  expect(content).toContain(OWN_WORDS);
});

test("whether there are thoughts of dying is asked in the app's words where the model's aren't plain", async () => {
  const talk = await talkAfter("i cut my arm again tonight");
  const vague = `${OWN_WORDS} How dark does it get? [[asked]]`;
  const { content, question } = await say(talk, "no its not deep", vague);
  expect(question).toBe("thoughts");
  expect(asks(content, "thoughts")).toBe(true);
  expect(content).not.toContain("911");
});

test("another's danger that is over, as only a model understands, brings no more calls", async () => {
  const talk = await talkAfter(
    "my ex rang crying, says he's parked by the lake and it's his last night",
  );
  opinionIs({ tier: "none", kind: "none", severity: "low", subject: "self", over: true });
  await say(talk, "turns out he drove home hours ago, his mum has him");
  opinionIs({ tier: "none", kind: "none", severity: "low", subject: "self" });
  const next = await say(talk, "im so tired now");
  expect(next).toMatchObject({ source: "model", content: OWN_WORDS, question: null });
});

test("a gun beside the blows is kept as graver, and the model still answers", async () => {
  const talk = await talkAfter("my husband hit me last night");
  await say(talk, "he says it wont happen again");
  const gun = { tier: "crisis", kind: "abuse_or_violence", severity: "high", subject: "self" };
  opinionIs(gun);
  const { source } = await say(talk, "he keeps a gun in the closet");
  expect(source).toBe("model");
  expect((await riskOf(talk.userId))?.severity).toBe("high");
});

test("who opens with danger in a city abroad gets no number of another country from the next reply on", async () => {
  const { visitor, userId } = await newMember(PREMIUM);
  const found = { tier: "crisis", kind: "active_ideation", severity: "moderate", subject: "self" };
  opinionIs({ ...found, country: "NG" });
  const page = await visitor.submit(await visitor.get("/chat"), {
    message: "i want to kill myself, im in Lagos",
  });
  await expect
    .poll(async () => {
      const user = await userOf(userId);
      return user?.placeSaid;
    })
    .toBe("NG");
  opinionIs(found);
  const talk = { visitor, userId, path: page.url.split("#")[0] ?? "" };
  const { content } = await say(talk, "nobody here knows");
  expect(content).not.toMatch(/988|911/);
});

test("who asks for no more questions gets none of the script's", async () => {
  const talk = await talkAfter("i wish i was dead");
  const replies = [await say(talk, "please stop asking me things"), await say(talk, "just tired")];
  expect(replies.map(({ question }) => question)).toEqual([null, null]);
});

test("once help is there, no line tells them to call", async () => {
  const talk = await talkAfter("i took like 30 of my sleeping pills about an hour ago");
  const { content } = await say(talk, "my roommate is calling 911");
  expect(content).toBe(OWN_WORDS);
});

test("what reads like a plan beside the blows is kept as the blows where the opinion says so", async () => {
  const talk = await talkAfter("my husband hits me and he has a gun in the closet");
  opinionIs({ tier: "crisis", kind: "abuse_or_violence", severity: "high", subject: "self" });
  await say(talk, "what would i even do. im not going to go snooping for a gun");
  expect(await riskOf(talk.userId)).toMatchObject({
    kind: "abuse_or_violence",
    severity: "high",
    situation: "abuse",
  });
});

test("beside the blows, too, the model may ask the script's question in its own words", async () => {
  const talk = await talkAfter("my husband hit me last night");
  const own = `${OWN_WORDS} Might he be reading this with you?`;
  const { content, question } = await say(talk, "he bought flowers after", `${own} [[asked]]`);
  expect(content).toBe(own);
  expect(question).not.toBeNull();
});

test("who lives with thoughts, and says that today is none, is asked nothing more of the script", async () => {
  const talk = await talkAfter("i think about suicide, i have for years");
  opinionIs({ tier: "none", kind: "none", severity: "low", subject: "self", over: true });
  await say(talk, "its the usual, my therapist knows all of it. can i tell you about my bread");
  opinionIs({ tier: "none", kind: "none", severity: "low", subject: "self" });
  const { content, question } = await say(talk, "it died in the fridge");
  expect({ content, question }).toEqual({ content: OWN_WORDS, question: null });
  expect((await riskOf(talk.userId))?.status).toBe("open");
});

test("a no to thoughts doesn't end what a voice orders", async () => {
  const talk = await talkAfter("i want to kill myself");
  opinionIs({ ...VOICE, tier: "crisis", severity: "critical" });
  const { visitor, path, userId } = talk;
  await visitor.submit(await visitor.get(path), {
    message: "not me. it says do it, i dont want to",
  });
  await expect.poll(async () => (await riskOf(userId))?.situation).toMatch(/^psychosis/);
});

test("a question that comes while the reply asks one of its own waits for a later reply", async () => {
  const { visitor, userId } = await newMember(PREMIUM);
  opinionIs({ tier: "check_in", kind: "abuse_or_violence", severity: "moderate", subject: "self" });
  const own = "I believe you. Are you somewhere he can't get to?";
  const talk = { visitor, userId, path: "/chat" };
  expect((await say(talk, "i said stop i think", own)).content).toBe(own);
});

test("an emergency of the body that a model sees grow goes on with its words, after the call", async () => {
  const talk = await talkAfter("i cant breathe and my chest hurts really bad");
  opinionIs({ tier: "crisis", kind: "medical_emergency", severity: "critical", subject: "self" });
  const { content, source } = await say(talk, "my flatmate jo has a car. what do i say to her");
  expect(source).toBe("model");
  expect(content).toContain(OWN_WORDS);
});

test("not today is heard wherever it stands", async () => {
  const { visitor, userId } = await newMember(PREMIUM);
  const message = "thinking about killing myself again this week. not today";
  await visitor.submit(await visitor.get("/chat"), { message });
  expect((await lastReply(userId)).question).not.toBe("today");
});

test("help that was called, as only a model understands, ends the calls at once", async () => {
  const talk = await talkAfter("i took like 30 of my sleeping pills about an hour ago");
  opinionIs({
    tier: "watch",
    kind: "medical_emergency",
    severity: "high",
    subject: "self",
    helped: true,
  });
  expect((await say(talk, "rang them, six min they said")).content).toBe(OWN_WORDS);
  opinionIs({ tier: "none", kind: "none", severity: "low", subject: "self" });
  expect((await say(talk, "its so loud in here")).content).not.toMatch(/^Call/);
});

test("whom to call isn't said twice running to somebody who tells nothing new", async () => {
  const talk = await talkAfter("im going to kill my boss tonight, i have the gun");
  const replies = [await say(talk, "im at home now"), await say(talk, "my sister is asleep")];
  expect(replies.filter(({ content }) => /^[^\n]*911/.test(content)).length).toBeLessThan(2);
});

test("what the linear model alone took for a wish, and is an act, gets the script of the act", async () => {
  const { visitor, userId } = await newMember(PREMIUM);
  opinionIs({ tier: "crisis", kind: "medical_emergency", severity: "critical", subject: "self" });
  const message = "im not going to go snooping for a gun";
  await visitor.submit(await visitor.get("/chat"), { message });
  await expect.poll(async () => (await lastReply(userId)).content).toMatch(/^Call/);
});

test("of two questions about a danger the model's own stands, which goes on from what was said; ours waits", async () => {
  const talk = await talkAfter("i want to kill myself");
  const own = "Is anybody in the house with you tonight?";
  const { content } = await say(
    talk,
    "the shed is where i think of it",
    `I'm glad you said it. ${own}`,
  );
  expect(content).toContain(own);
  expect(content.match(/\?/gu)).toHaveLength(1);
});

test("who has said yes beside a plan that only a model sees closes nothing with a no to this very moment", async () => {
  const talk = await talkAfter("i want to kill myself");
  await say(talk, "I guess so. I've worked it all out, it'll be after my daughter's birthday");
  await say(talk, "No, I'm not");
  expect((await riskOf(talk.userId))?.status).toBe("open");
});

test("under a reply to somebody who has help there stand no buttons of a question that fell away", async () => {
  const talk = await talkAfter("i want to kill myself");
  opinionIs({ tier: "none", kind: "none", severity: "low", subject: "self", helped: true });
  const { visitor, path } = talk;
  await say(talk, "she put her arm round me and gave me the spoon to stir");
  expect(textsAt((await visitor.get(path)).html, '[aria-label="Quick answers"] button')).toEqual(
    [],
  );
});

test("a line that the model names brings no second panel while the first is in reach", async () => {
  const talk = await talkAfter("my friend says he will kill himself tonight");
  const before = textsAt((await talk.visitor.get(talk.path)).html, ".crisis-panel .crisis-title");
  await say(talk, "i sat with him till now", "He can call 988 from your phone, too.");
  const after = textsAt((await talk.visitor.get(talk.path)).html, ".crisis-panel .crisis-title");
  expect(after).toEqual(before);
});
