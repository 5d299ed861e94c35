import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "#db/client.ts";
import { replies, users } from "#db/schema.ts";
import { recordChatRun } from "#app/models/record/exercise-runs.server.ts";
import { addGoal } from "#app/models/conversations/conversation-endings.server.ts";
import { trustedText } from "#app/safety/screened-text.server.ts";
import { newMember, PREMIUM } from "#tests/setup/members.ts";
import { textsAt } from "#tests/setup/page.ts";
import { scriptedModel } from "#tests/setup/scripted-model.ts";
import { soon } from "#tests/setup/soon.ts";
import type { Page, Visitor } from "#tests/setup/visitor.ts";
import { sayTo, settled } from "./reading.ts";
import { draftsOf, memoriesOf, messagesOf, moodEntriesOf, sessionsOf, userOf } from "./rows.ts";

const model = scriptedModel();

interface Offered {
  page: Page;
  path: string;
  replyPath: string;
}

/** Has the model answer a message and offer something with its answer. */
async function offered(
  visitor: Visitor,
  text: string,
  offer: { kind: string; what: string },
  { at = "/chat", says = "Here is a thought." } = {},
): Promise<Offered> {
  const { answer, path, replyPath } = await sayTo(model, visitor, text, at);
  if (says !== "") answer.say(says);
  answer.call("offer", offer);
  return { page: await settled(visitor, path), path, replyPath };
}

function cardOf(page: Page) {
  const form = page.forms.find(({ action }) => action?.endsWith("/offer"));
  return form ? { ...form, title: textsAt(page.html, ".offer .card-title")[0] } : null;
}

/** Presses a button of the card. */
function press(visitor: Visitor, page: Page, fields: Record<string, string>): Promise<Page> {
  const card = cardOf(page);
  return visitor.post(card?.action ?? "", { ...card?.fields, ...fields });
}

const ACCEPT = { answer: "accept" };
const DECLINE = { answer: "decline" };

async function answersOf(userId: string) {
  const rows = await database().select().from(replies).where(eq(replies.userId, userId));
  return rows.flatMap(({ offer, offerAnswer }) => (offer ? [offerAnswer] : []));
}

test("an exercise is offered on a card, and begun by one press, once", async () => {
  const { visitor, userId } = await newMember();
  const { page, path } = await offered(visitor, "my chest is tight before every meeting", {
    kind: "exercise",
    what: "box-breathing",
  });
  expect(cardOf(page)?.title).toMatch(/^Box breathing \(\d+ min\)$/iu);
  expect(textsAt(page.html, ".offer button")).toEqual(["Begin", "Not now"]);
  const asked = model.answers.length;
  // A double click, and another tab.
  await Promise.all([press(visitor, page, ACCEPT), press(visitor, page, ACCEPT)]);
  await press(visitor, page, ACCEPT);
  expect(await answersOf(userId)).toEqual(["accepted"]);
  const said = await messagesOf(userId);
  expect(said.filter(({ role }) => role === "user").map(({ content }) => content)).toEqual([
    "my chest is tight before every meeting",
    "Yes, let's begin",
  ]);
  const answer = await soon(() => model.answers[asked]);
  answer.say("Gladly.");
  answer.end();
  const begun = await settled(visitor, path);
  expect(begun.html).toContain('href="/exercises/box-breathing"');
  expect(cardOf(begun)).toBeNull();
});

test("a yes in words begins what was offered, a no declines it, and only the newest offer counts", async () => {
  const { visitor, userId } = await newMember(PREMIUM);
  const exercise = { kind: "exercise", what: "box-breathing" };
  const { path } = await offered(visitor, "a tight chest again", exercise);
  const yes = await sayTo(model, visitor, "ok sure", path);
  yes.answer.say("Gladly.");
  yes.answer.end();
  expect((await settled(visitor, path)).html).toContain('href="/exercises/box-breathing"');
  const stop = await sayTo(model, visitor, "stop", path);
  stop.answer.end();
  await settled(visitor, path);

  const grounding = { kind: "exercise", what: "grounding" };
  const second = await offered(visitor, "now my head is full", grounding, { at: path });
  const no = await sayTo(model, visitor, "no thanks, not today", path);
  no.answer.say("All right.");
  no.answer.call("offer", grounding);
  const after = await settled(visitor, path);
  // What was just declined isn't offered again.
  expect(cardOf(after)).toBeNull();
  expect(await answersOf(userId)).toEqual(["accepted", "declined"]);
  // Once they have gone on, it may be.
  const wanted = await offered(visitor, "ok, maybe it's time for it", grounding, { at: path });
  expect(cardOf(wanted.page)?.title).toMatch(/grounding/iu);
  await press(visitor, wanted.page, DECLINE);
  const again = await offered(visitor, "it was a long day", grounding, { at: path });
  expect(cardOf(again.page)).toBeNull();
  expect(await answersOf(userId)).toEqual(["accepted", "declined", "declined"]);
  // The card of a reply that isn't the newest any more leads nowhere.
  const late = await press(visitor, second.page, ACCEPT);
  expect(late.text).toContain("This offer isn't open anymore");
});

test("a goal and a memory are kept in the words that the person leaves, and only then", async () => {
  const { visitor, userId } = await newMember();
  const goal = { kind: "goal", what: "I want to call my sister on Sunday" };
  const { page, path } = await offered(visitor, "I never call my sister", goal);
  const goals = async () => {
    const rows = await sessionsOf(userId);
    return rows.map(({ weeklyGoals }) => weeklyGoals);
  };
  expect(await goals()).toEqual([null]);
  expect(cardOf(page)?.fields.words).toBe(goal.what);
  const empty = await press(visitor, page, { ...ACCEPT, words: "  " });
  expect(empty.text).toContain("Nothing to keep yet");
  const long = await press(visitor, page, { ...ACCEPT, words: "I ".repeat(130) });
  expect(long.status).toBe(400);
  const kept = await press(visitor, page, { ...ACCEPT, words: "I'll call her on Monday" });
  expect(kept.text).toContain("It's your goal for this week.");
  expect(await goals()).toEqual(["I'll call her on Monday"]);
  expect(cardOf(kept)).toBeNull();
  const line = "Kept with your goals on Today: “I'll call her on Monday”";
  expect(textsAt(kept.html, ".offer-kept")).toEqual([line]);

  const memory = { kind: "memory", what: "My sister is called Clara" };
  const second = await offered(visitor, "Clara is my sister's name", memory, { at: path });
  const told = await press(visitor, second.page, ACCEPT);
  expect(textsAt(told.html, ".offer-kept")).toEqual([
    line,
    "Remembered. It's under Memory: “My sister is called Clara”",
  ]);
  const remembered = async () => {
    const rows = await memoriesOf(userId);
    return rows.map(({ content }) => content);
  };
  expect(await remembered()).toEqual(["My sister is called Clara"]);
  const more = { kind: "memory", what: "Clara plays the piano" };
  const third = await offered(visitor, "she plays the piano in the evening", more, { at: path });
  const helped = await press(visitor, third.page, { ...ACCEPT, words: "I want to kill myself" });
  expect(helped.text).toContain("988");
  expect(await remembered()).toEqual(["My sister is called Clara"]);
});

test("what was kept is said in the person's language, in the place of the card", async () => {
  const { visitor } = await newMember();
  const goal = { kind: "goal", what: "El domingo llamo a mi hermana" };
  const { page } = await offered(visitor, "nunca llamo a mi hermana y la echo de menos", goal);
  const kept = await press(visitor, page, ACCEPT);
  expect(textsAt(kept.html, '.offer-kept[lang="es"]')).toEqual([
    "Guardada con tus metas en Today: “El domingo llamo a mi hermana”",
  ]);
});

test("a goal stands beside an earlier one, and takes the place of an exercise's plan in other words", async () => {
  const { visitor, userId } = await newMember();
  const first = { kind: "goal", what: "I walk on Monday" };
  const { page, path } = await offered(visitor, "I sit all day long", first);
  await press(visitor, page, ACCEPT);
  // As the end of an exercise leaves it.
  const conversationId = path.split("/")[2] ?? "";
  await addGoal(userId, conversationId, trustedText("7pm, the kitchen chair"));
  const [said] = await messagesOf(userId);
  await recordChatRun(userId, conversationId, {
    messageId: said?.id ?? "",
    exerciseId: "worry-time",
    step: "end",
    answerMessageIds: {},
    said: trustedText(""),
  });
  const better = { kind: "goal", what: "I worry at 7pm on the kitchen chair" };
  const second = await offered(visitor, "done with the exercise then", better, { at: path });
  await press(visitor, second.page, ACCEPT);
  const third = await offered(
    visitor,
    "and something for the weekend",
    { kind: "goal", what: "I swim on Saturday" },
    { at: path },
  );
  const kept = await press(visitor, third.page, ACCEPT);
  const { formToken = "" } = kept.forms[0]?.fields ?? {};
  const { url } = await visitor.post("/chat/new-session", { formToken });
  const other = await offered(
    visitor,
    "a new day and a new talk",
    { kind: "goal", what: "I call Tom" },
    { at: url },
  );
  // The card stands with the reply: the page may have been read before that was stored.
  const shown = await soon(async () => {
    const page = await visitor.get(other.path);
    return cardOf(page) ? page : null;
  });
  await press(visitor, shown, ACCEPT);
  const today = await visitor.get("/home");
  const goals = textsAt(today.html, "#goals .goal-words").join(" / ");
  for (const words of ["I walk on Monday", better.what, "I swim on Saturday", "I call Tom"]) {
    expect(goals).toContain(words);
  }
  expect(goals).not.toContain("7pm, the");
});

test("what is kept by a yes in words is said, with where to find it", async () => {
  const { visitor, userId } = await newMember();
  const memory = { kind: "memory", what: "My dog is called Bruno" };
  const { path } = await offered(visitor, "Bruno had a good day", memory);
  const { answer } = await sayTo(model, visitor, "yes please", path);
  answer.say("Done, then.");
  answer.end();
  const page = await settled(visitor, path);
  expect(textsAt(page.html, '[data-role="assistant"] .message-text').at(-1)).toContain(
    "I'll remember it. You can change or delete it under Memory.",
  );
  const rows = await memoriesOf(userId);
  expect(rows).toMatchObject([{ content: "My dog is called Bruno", kind: "fact" }]);
});

test("a mood is logged by a tap, an entry waits in the journal, and help and the safety plan are opened", async () => {
  const { visitor, userId } = await newMember(PREMIUM);
  const { page, path } = await offered(visitor, "calmer than before", {
    kind: "mood",
    what: "calm",
  });
  expect(textsAt(page.html, ".offer button")[0]).toContain("Calm");
  await press(visitor, page, { mood: "happy" });
  const moods = await moodEntriesOf(userId);
  expect(moods.map(({ mood }) => mood)).toEqual(["happy"]);

  const entry = { kind: "journal", what: "I was calmer today, because I slept." };
  const second = await offered(visitor, "write that down for me", entry, { at: path });
  const journal = await press(visitor, second.page, ACCEPT);
  expect(journal.url).toContain("/journal?entry=new");
  expect(journal.html).toContain(entry.what);
  const [waiting] = await draftsOf(userId);
  expect(waiting?.content).toBe(entry.what);

  const plan = await offered(
    visitor,
    "what if it gets worse",
    { kind: "safety_plan", what: "" },
    { at: path },
  );
  expect((await press(visitor, plan.page, ACCEPT)).url).toBe("/safety-plan");
  const help = await offered(
    visitor,
    "who could I even call",
    { kind: "help", what: "" },
    { at: path },
  );
  expect((await press(visitor, help.page, ACCEPT)).url).toBe("/crisis");
  const declined = await offered(
    visitor,
    "and on Mondays",
    { kind: "mood", what: "" },
    { at: path },
  );
  expect(cardOf(await press(visitor, declined.page, DECLINE))).toBeNull();
  expect(await answersOf(userId)).toEqual([
    "accepted",
    "accepted",
    "accepted",
    "accepted",
    "declined",
  ]);
});

test("a track is offered as every offer of a track is", async () => {
  const { visitor } = await newMember({ ...PREMIUM, selectedTherapist: "alice" });
  const track = { kind: "track", what: "process-grief" };
  const { page, path } = await offered(visitor, "I think about my cat all day", track);
  expect(cardOf(page)).toBeNull();
  expect(textsAt(page.html, ".quick-answers button")).toEqual(["Yes, switch", "Stay here"]);
  const arrived = await visitor.submit(await visitor.get(path), { message: "Yes, switch" });
  expect(textsAt(arrived.html, ".chat-track")).toEqual(["Process Grief"]);
});

test.each([
  ["doesn't exist", { kind: "exercise", what: "moon-walk" }],
  ["is of no kind", { kind: "surgery", what: "now" }],
  ["isn't in the plan", { kind: "track", what: "process-grief" }],
  ["isn't in the plan either", { kind: "journal", what: "I slept well." }],
  ["is too long", { kind: "goal", what: "I walk. ".repeat(40) }],
  ["breaks a rule", { kind: "memory", what: "Call the hotline at 555-123-4567 tonight" }],
  ["is about danger", { kind: "goal", what: "I want to kill myself on Sunday" }],
])("an offer that %s is not made", async (what, offer) => {
  const { visitor, userId } = await newMember();
  const { page } = await offered(visitor, `with an offer that ${what}`, offer);
  expect(cardOf(page)).toBeNull();
  expect(textsAt(page.html, '[data-role="assistant"] .message-text').at(-1)).toBe(
    "Here is a thought.",
  );
  expect(await answersOf(userId)).toEqual([]);
});

test("nothing but help is offered where danger is the subject, and an older card is gone then", async () => {
  const { visitor } = await newMember();
  const goal = { kind: "goal", what: "I want to rest on Sunday" };
  const { page, path } = await offered(visitor, "a long week again", goal);
  await visitor.submit(page, { message: "I want to kill myself" });
  expect(cardOf(await visitor.get(path))).toBeNull();
  const late = await press(visitor, page, ACCEPT);
  expect(late.text).toContain("This offer isn't open anymore");
});

test("after a no to our question about danger everything may be offered again", async () => {
  const { visitor } = await newMember();
  const { answer, path } = await sayTo(model, visitor, "The dark thoughts are back tonight");
  answer.say("That is heavy.");
  answer.end();
  await settled(visitor, path);
  const told = await sayTo(model, visitor, "no, nothing like that", path);
  told.answer.say("Good that you say so.");
  told.answer.end();
  await settled(visitor, path);
  const goal = { kind: "goal", what: "I want to swim on Sunday" };
  const { page } = await offered(visitor, "I used to swim on Sundays", goal, { at: path });
  expect(cardOf(page)?.title).toBe("Keep this as your goal for this week?");
});

test("an offer without a word has a line above it, and one that isn't made is no answer", async () => {
  const { visitor } = await newMember();
  const silent = { says: "" };
  const goal = { kind: "goal", what: "I want to rest on Sunday" };
  const { page, path } = await offered(visitor, "a quiet week", goal, silent);
  expect(textsAt(page.html, '[data-role="assistant"] .message-text').at(-1)).toBe(
    "I have an idea.",
  );
  const unknown = { kind: "exercise", what: "moon-walk" };
  const second = await offered(visitor, "another week", unknown, { ...silent, at: path });
  expect(second.page.text).toContain("I couldn't reach the model.");
});

test("an offer that was made up, or is somebody else's, is answered with a clear message", async () => {
  const { visitor } = await newMember();
  const other = await newMember();
  const goal = { kind: "goal", what: "I want to read on Sunday" };
  const theirs = await offered(other.visitor, "my books are waiting", goal);
  const own = await offered(visitor, "my own books wait, too", goal);
  const token = cardOf(own.page)?.fields ?? {};
  for (const address of [`${theirs.replyPath}/offer`, `${own.path}/replies/made-up/offer`]) {
    const answer = await visitor.post(address, { ...token, ...ACCEPT });
    expect(answer.status).toBe(404);
    expect(answer.text).toContain("This offer isn't open anymore");
  }
  expect(await answersOf(other.userId)).toEqual([null]);
});

test("the model is given the offer as a tool that it may use, for what this plan has", async () => {
  const { visitor } = await newMember();
  const { answer } = await sayTo(model, visitor, "what could I do");
  const { tools, tool_choice: choice, system } = answer.request;
  expect(choice).toMatchObject({ type: "auto" });
  expect(tools?.map(({ name }) => name)).toEqual(["offer"]);
  expect(tools?.[0]?.description).toContain("box-breathing");
  expect(tools?.[0]?.description).not.toMatch(/process-grief|journal:/);
  expect(JSON.stringify(system)).not.toContain("[[offer");
  answer.end();
});

test("a step of an exercise and a goodbye are answered also over the limit, and use up no message", async () => {
  const { visitor, userId } = await newMember();
  const { page, path } = await offered(visitor, "a tight chest at night", {
    kind: "exercise",
    what: "box-breathing",
  });
  await database().update(users).set({ messagesUsed: 10 }).where(eq(users.id, userId));
  let asked = model.answers.length;
  await press(visitor, page, ACCEPT);
  for (const message of ["ready", "bye for now"]) {
    (await soon(() => model.answers[asked])).end();
    await settled(visitor, path);
    asked = model.answers.length;
    const sent = await visitor.submit(await visitor.get(path), { message });
    expect(sent.status, message).toBe(200);
  }
  (await soon(() => model.answers[asked])).end();
  const refused = await visitor.submit(await settled(visitor, path), {
    message: "and now something else that is on my mind",
  });
  expect(refused.text).toContain("free");
  expect((await userOf(userId))?.messagesUsed).toBe(10);
});
