import { and, eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { MOMENTS } from "#app/content/safety.ts";
import { database } from "#db/client.ts";
import { crisisEvents, messages, replies, riskStates } from "#db/schema.ts";
import { newMember, signIn } from "#tests/setup/members.ts";
import { attributeAt, textsAt } from "#tests/setup/page.ts";
import { formWith, Visitor } from "#tests/setup/visitor.ts";
import { riskOf, userOf } from "./rows.ts";
import { lastWords, passTime, say } from "./talk.ts";

const ACTIVE = "I want to kill myself";
const GENTLE = "The dark thoughts are back tonight";
const HOUR_MS = 60 * 60_000;

afterEach(() => {
  vi.useRealTimers();
});

async function eventsOf(userId: string) {
  const rows = await database()
    .select()
    .from(crisisEvents)
    .where(eq(crisisEvents.userId, userId))
    .orderBy(crisisEvents.createdAt);
  return rows.map(({ tier, kind, severity, resolved, resolution }) => ({
    tier,
    kind,
    severity,
    resolved,
    resolution,
  }));
}

/** The visitor comes back in another browser, as after signing out. */
async function comeBack(userId: string, afterMs: number): Promise<Visitor> {
  passTime(afterMs);
  const visitor = new Visitor();
  await signIn(visitor, userId);
  return visitor;
}

test("a yes to whether it is today is a critical event with the panel that says to reach someone now", async () => {
  const { visitor, userId } = await newMember();
  let page = await say(visitor, ACTIVE);
  for (let turn = 0; turn < 6 && !/today|tonight/i.test(lastWords(page)); turn += 1) {
    page = await say(visitor, "it is hard to talk about all this");
  }
  page = await say(visitor, "yes");
  expect(await eventsOf(userId)).toContainEqual(
    expect.objectContaining({ kind: "plan_or_attempt", severity: "critical", resolved: false }),
  );
  const title = textsAt(page.html, "#crisis-panel .crisis-title");
  expect(title).toEqual(["Please reach someone before you do anything else"]);
  expect((await riskOf(userId))?.severity).toBe("critical");
});

test("a yes to a gentle check-in is a crisis of its own, with the panel", async () => {
  const { visitor, userId } = await newMember();
  const first = await say(visitor, GENTLE);
  expect(first.html).not.toContain('id="crisis-panel"');
  const answered = await say(visitor, "yes");
  expect(answered.html).toContain('id="crisis-panel"');
  expect(await eventsOf(userId)).toEqual([
    expect.objectContaining({ tier: "check_in", kind: "active_ideation" }),
    expect.objectContaining({ tier: "crisis", kind: "active_ideation", severity: "moderate" }),
  ]);
});

test("a panel that stands is not put up again: the page leads to the answer, with the lines over the box", async () => {
  const { visitor } = await newMember();
  const first = await say(visitor, "I want to kill myself tonight");
  expect(first.url).toContain("#crisis-panel");
  expect(textsAt(first.html, ".standing-help")).toEqual([]);
  const second = await say(visitor, "I have pills here");
  expect(second.url).toContain("#reply-");
  expect(textsAt(second.html, ".crisis-panel .crisis-title")).toHaveLength(1);
  expect(textsAt(second.html, ".standing-help a")).toEqual(["Call 988", "Text 988", "Call 911"]);
  expect(
    attributeAt(second.html, '.crisis-panel a[href^="/crisis/not-meant"]', "href"),
  ).toBeTruthy();
});

const HOTLINE = "1-800-799-7233";

test("violence that is told while a life hangs on it is met beside it, once", async () => {
  const { visitor } = await newMember();
  await say(visitor, "i want to die, i've been thinking about killing myself");
  await say(visitor, "yes");
  const told = await say(visitor, "my husband beats me, he hit me again tonight");
  expect(lastWords(told)).toMatch(/988|911/);
  expect(lastWords(told)).toContain(HOTLINE);
  expect(lastWords(told)).toMatch(/safe where you are|safe around you|without being hurt/);
  const later = await say(visitor, "i don't know");
  expect(lastWords(later)).not.toContain(HOTLINE);
});

test.each([
  ["i want to kill myself. my boyfriend hits me and i can't do this anymore", "no"],
  ["i want to die and my husband beats me", "yes"],
])("of two dangers in %j both have their line, and both are asked about", async (line, answer) => {
  const { visitor } = await newMember();
  const first = lastWords(await say(visitor, line));
  const words = `${first} ${lastWords(await say(visitor, answer))}`;
  expect(first).toContain("988");
  expect(first).toContain(HOTLINE);
  expect(words).toMatch(/safe where you are|safe around you|without being hurt/);
  expect(words).toMatch(/killing yourself|kill yourself|ending your life|end your life|suicide/);
});

test.each(["I gave them to my mom", "I took the gun and gave it to my brother"])(
  "%j is heard as what was asked for, and no new danger",
  async (line) => {
    const { visitor } = await newMember();
    await say(visitor, "i want to die, i have it here");
    await say(visitor, "yes");
    const words = lastWords(await say(visitor, line));
    expect(words).toMatch(
      /makes tonight safer|biggest thing|helps more than anything|out of your reach/,
    );
    expect(words).not.toMatch(/Call 911/);
  },
);

test("whoever has left the house is away, also after it wasn't safe", async () => {
  const { visitor } = await newMember();
  await say(visitor, "my husband hit me again tonight");
  await say(visitor, "no");
  const words = lastWords(await say(visitor, "he left the house"));
  expect(words).toMatch(/distance for now|a moment without them|quieter minute|use that time/);
  expect(words).not.toMatch(/Call 911/);
});

const ASKS_IF_NEAR = /near you right now|away from that person|that person there, too/;

test("where a teenager says where they are, it's asked whether whoever hurts them is there", async () => {
  const { visitor } = await newMember();
  await say(visitor, "im 15 and my dad beat me up tonight");
  await say(visitor, "no");
  for (const line of ["I'm at my friend's house now", "im home now"]) {
    const { visitor: other } = await newMember();
    await say(other, "im 15 and my dad hits me");
    const asked = lastWords(await say(other, line));
    expect(asked).toMatch(ASKS_IF_NEAR);
    expect(asked).not.toMatch(/^Call 911|in a whisper|quiet/);
  }
  const asked = await say(visitor, "I'm at my friend’s house now");
  expect(lastWords(asked)).toMatch(ASKS_IF_NEAR);
  expect(asked.html).toContain("I&#x27;m somewhere safe");
  const safe = lastWords(await say(visitor, "No, I'm somewhere safe"));
  expect(safe).not.toMatch(/Call 911/);
  const back = lastWords(await say(visitor, "he's outside my door"));
  expect(back).toMatch(/^Call 911/);
});

test("a tapped no to thoughts ends the questions, though a day was named for something else", async () => {
  const { visitor } = await newMember();
  await say(visitor, "i wish i was dead, maybe tomorrow is better");
  const answered = await visitor.submit(await visitor.get("/chat"), { choice: "thoughts.no" });
  const later = [lastWords(answered)];
  for (const line of ["its just work", "i dont know"])
    later.push(lastWords(await say(visitor, line)));
  expect(later.join(" ")).not.toMatch(
    /sit with|with you, or near|Would you call|make that call|988/,
  );
});

test("who says that they cut isn't asked whether they hurt themselves", async () => {
  const { visitor } = await newMember();
  for (const line of ["i cut when its bad", "it helps me calm down", "i dont know"]) {
    expect(lastWords(await say(visitor, line))).not.toMatch(/hurting your|hurting yourself|injure/);
  }
});

test("a joke about it closes nothing", async () => {
  const { visitor, userId } = await newMember();
  await say(visitor, ACTIVE);
  const page = await say(visitor, "jk lol");
  expect(lastWords(page)).toMatch(/988/);
  expect((await riskOf(userId))?.status).toBe("open");
});

test("the next visit opens with a check-back, also elsewhere, and a yes to it is a sign", async () => {
  const { visitor, userId } = await newMember();
  await say(visitor, ACTIVE);
  const there = await comeBack(userId, 5 * HOUR_MS);
  const page = await there.get("/chat");
  expect(textsAt(page.html, "#check-back")[0]).toMatch(/Welcome back.*\?.*988/);
  const answer = await there.submit(page, { message: "Yes, they're still here" });
  expect(textsAt(answer.html, "#check-back")).toEqual([]);
  // What was asked stays in the conversation, above its answer.
  expect(answer.text.indexOf("Welcome back")).toBeLessThan(answer.text.indexOf("still here"));
  const risk = await riskOf(userId);
  expect(risk).toMatchObject({ status: "open", quietMessages: 0 });
  expect(risk?.lastSignAt).toBeGreaterThan(risk?.openedAt ?? 0);
});

test("a new conversation while risk is open begins with how it is now, and not with everyday subjects", async () => {
  const { visitor } = await newMember();
  const page = await say(visitor, ACTIVE);
  const form = page.forms.find(({ action }) => action === "/chat/new-session");
  await visitor.post("/chat/new-session", form?.fields ?? {});
  const fresh = await visitor.get("/chat");
  expect(lastWords(fresh)).toMatch(/^Welcome back\. /);
  expect(fresh.html).toContain("No, not today");
});

test("moderate risk steps down after 72 hours and two messages without a sign, and is then asked about once", async () => {
  const { visitor, userId } = await newMember({ messagesUsed: 3 });
  await say(visitor, ACTIVE);
  const there = await comeBack(userId, 73 * HOUR_MS);
  await say(there, "I planted tomatoes on the balcony");
  expect((await riskOf(userId))?.status).toBe("open");
  await say(there, "and the neighbour gave me some basil");
  expect((await riskOf(userId))?.status).toBe("watch_and_ask");
  expect((await eventsOf(userId))[0]).toMatchObject({ resolution: "stepped_down" });
  expect((await userOf(userId))?.messagesUsed).toBe(3);

  const later = await comeBack(userId, 24 * HOUR_MS);
  expect(textsAt((await later.get("/chat")).html, "#check-back")).toHaveLength(1);
  await say(later, "no");
  expect((await riskOf(userId))?.status).toBe("watch");
  const muchLater = await comeBack(userId, 24 * HOUR_MS);
  expect(textsAt((await muchLater.get("/chat")).html, "#check-back")).toEqual([]);
});

test("a yes to the check-back of a watch opens the risk again, with the panel", async () => {
  const { visitor, userId } = await newMember();
  await say(visitor, ACTIVE);
  await database()
    .update(riskStates)
    .set({ status: "watch_and_ask" })
    .where(eq(riskStates.userId, userId));
  const there = await comeBack(userId, 24 * HOUR_MS);
  const page = await say(there, "yes");
  expect(page.html).toContain('id="crisis-panel"');
  expect((await riskOf(userId))?.status).toBe("open");
  expect(await eventsOf(userId)).toHaveLength(2);
});

test("after violence the check-back is neutral and repeats nothing of what was said", async () => {
  const { visitor, userId } = await newMember();
  await say(visitor, "my husband hits me");
  const there = await comeBack(userId, 24 * HOUR_MS);
  const page = await there.get("/chat");
  expect(textsAt(page.html, "#check-back .message-text")).toEqual([
    "Welcome back. Help is one tap away.",
  ]);
  expect(page.text).not.toMatch(/husband|hits|abuse|violence/i);
});

test("this isn't what I meant is asked once, directly, and a clear no closes it as a false alarm", async () => {
  const { visitor, userId } = await newMember();
  const page = await say(visitor, ACTIVE);
  expect(textsAt(page.html, ".quick-answers button").length).toBeGreaterThan(0);
  const href = attributeAt(page.html, '#crisis-panel a[href^="/crisis/not-meant"]', "href") ?? "";
  const question = await visitor.get(href);
  expect(question.text).toContain("are you having any thoughts of killing yourself");
  const answered = await visitor.post(href, {
    ...formWith(question, ["choice"]).fields,
    choice: "not-meant.no",
  });
  expect(answered.text).toContain("I misread that. It's fixed now");
  expect((await riskOf(userId))?.status).toBe("watch");
  expect((await eventsOf(userId))[0]).toMatchObject({ resolution: "false_alarm" });
  const back = await visitor.get("/chat");
  expect(back.html).not.toContain("/crisis/not-meant");
  // Nothing is asked any more, and no button says that it was.
  expect(textsAt(back.html, ".quick-answers button")).toEqual([]);
});

test("any other answer leaves the risk open, shows help, and can be given anew", async () => {
  const { visitor, userId } = await newMember();
  const page = await say(visitor, ACTIVE);
  const question = await visitor.get("/crisis/not-meant");
  const answered = await visitor.submit(question, { choice: "not-meant.not-sure" });
  expect(answered.html).toContain('id="crisis-panel"');
  expect((await riskOf(userId))?.status).toBe("open");
  expect((await visitor.get(page.url)).html).toContain("/crisis/not-meant");
});

test("a yes where somebody had been misread as mild is a graver event", async () => {
  const { visitor, userId } = await newMember();
  await say(visitor, GENTLE);
  await visitor.submit(await visitor.get("/crisis/not-meant"), { choice: "not-meant.yes" });
  expect(await eventsOf(userId)).toContainEqual(
    expect.objectContaining({ tier: "crisis", kind: "active_ideation", resolved: false }),
  );
});

test("at high risk, too, one direct question and one clear no put a misreading right", async () => {
  const { visitor, userId } = await newMember();
  const page = await say(visitor, "I am going to kill my boss tomorrow");
  const href = attributeAt(page.html, '#crisis-panel a[href^="/crisis/not-meant"]', "href") ?? "";
  await visitor.submit(await visitor.get(href), { choice: "not-meant.no" });
  expect((await riskOf(userId))?.status).toMatch(/^watch/);
  expect((await eventsOf(userId))[0]).toMatchObject({ resolution: "false_alarm" });
});

test("the third false alarm of a day at high risk folds the panel and stops the questions", async () => {
  const { visitor, userId } = await newMember();
  let page = await visitor.get("/chat");
  for (let alarm = 0; alarm < 3; alarm += 1) {
    page = await say(visitor, "I am going to kill my boss tomorrow");
    await visitor.submit(await visitor.get("/crisis/not-meant"), { choice: "not-meant.no" });
  }
  expect((await riskOf(userId))?.status).toBe("open");
  page = await say(visitor, "the chapter is due on monday");
  expect(page.html).toContain("crisis-folded");
  expect(lastWords(page)).toMatch(/988|911/);
});

test("whoever said yes themselves was not misread", async () => {
  const { visitor, userId } = await newMember();
  await say(visitor, GENTLE);
  const page = await say(visitor, "yes");
  expect((await riskOf(userId))?.status).toBe("open");
  expect(page.html).not.toContain("/crisis/not-meant");
});

test("a typed clear no to the script's question about thoughts does the same, and a joke does not", async () => {
  const { visitor, userId } = await newMember();
  const page = await say(visitor, "I wish I was dead");
  expect(lastWords(page)).toMatch(/suicide|ending your life|killing yourself/);
  await say(visitor, "no, it's just an expression, the train was late");
  expect((await riskOf(userId))?.status).toBe("watch");
  expect((await eventsOf(userId))[0]).toMatchObject({ resolution: "false_alarm" });
});

test("after the questions of the script the talk goes on, with a short line of help under each reply", async () => {
  const { visitor, userId } = await newMember();
  const asked: string[] = [];
  let page = await say(visitor, ACTIVE);
  for (const message of ["No, not today", "I made some tea", "and sat by the window"]) {
    asked.push(lastWords(page));
    page = await say(visitor, message);
    expect(lastWords(page)).toMatch(/988/);
  }
  page = await say(visitor, "my sister brought soup and we talked");
  expect(lastWords(page)).toMatch(/[.?!]/u);
  expect(lastWords(page)).not.toMatch(/killing yourself|are you safe/iu);
  expect(lastWords(page)).toMatch(/988/);
  expect(new Set(asked).size).toBe(asked.length);
  expect((await riskOf(userId))?.status).toBe("open");
});

test("high risk closes only by a considered yes to being safer, where it was meant", async () => {
  const { visitor, userId } = await newMember();
  const page = await say(visitor, "I am going to kill my boss tomorrow");
  const href = attributeAt(page.html, '#crisis-panel a[href^="/crisis/safer"]', "href") ?? "";
  const notYet = await visitor.submit(await visitor.get(href), { choice: "safer.not-yet" });
  expect(notYet.text).toContain("Thank you for not saying yes too early");
  expect((await riskOf(userId))?.status).toBe("open");
  const safer = await visitor.submit(await visitor.get(href), { choice: "safer.yes" });
  expect(safer.text).toContain("Thank you for taking the question seriously");
  expect(attributeAt(safer.html, "a.button-main", "href")).toBe(page.url.split("#")[0]);
  expect((await riskOf(userId))?.status).not.toBe("open");
  expect((await eventsOf(userId))[0]).toMatchObject({ resolution: "safer_now" });
});

test("such an answer needs the form token, and changes nobody else's risk", async () => {
  const { visitor, userId } = await newMember();
  await say(visitor, ACTIVE);
  expect((await visitor.post("/crisis/safer", { choice: "safer.yes" })).status).toBe(403);
  const { visitor: stranger } = await newMember();
  expect((await stranger.get("/crisis/safer")).url).toBe("/crisis");
  expect((await riskOf(userId))?.status).toBe("open");
});

test("another person's imminent danger stays until it is answered, and then the conversation goes on", async () => {
  const { visitor, userId } = await newMember({ messagesUsed: 2 });
  await say(visitor, "My friend took all his pills and wont wake up");
  const still = await say(visitor, "the garden was lovely on sunday in the sun");
  expect(lastWords(still)).toMatch(/^Call 911/);
  expect((await eventsOf(userId))[0]).toMatchObject({ resolved: false });
  await say(visitor, "Yes, help is coming");
  expect((await eventsOf(userId))[0]).toMatchObject({ resolved: true, resolution: "followed_up" });
  const after = await say(visitor, "and the bees were everywhere this year");
  expect(lastWords(after)).not.toMatch(/911/);
  expect((await userOf(userId))?.messagesUsed).toBe(3);
});

test("minutes after an emergency there is only the line about it", async () => {
  const { visitor, userId } = await newMember();
  await say(visitor, "I have chest pain and cant breathe");
  const page = await say(visitor, "the garden was lovely on sunday in the sun");
  expect(lastWords(page)).toMatch(/911/);
  expect(lastWords(page).length).toBeLessThan(250);
  expect((await eventsOf(userId))[0]).toMatchObject({ resolution: "followed_up" });
});

test("danger in a text that was refused for its length opens the risk all the same", async () => {
  const { visitor, userId } = await newMember();
  await say(visitor, `${"We talked about the garden. ".repeat(300)}${ACTIVE}.`);
  expect((await riskOf(userId))?.status).toBe("open");
});

test("who speaks of being hurt by somebody finds the way off the page above every message", async () => {
  const { visitor } = await newMember();
  const ordinary = await say(visitor, "the bus was late");
  expect(attributeAt(ordinary.html, ".chat-header [data-quick-exit]", "href")).toBeNull();
  await say(visitor, "He hits me when he's drunk");
  const later = await say(visitor, "the bus was late again");
  expect(attributeAt(later.html, ".chat-header [data-quick-exit]", "href")).toMatch(/^https:/);
});

test("a message is kept with what it was read as, and a reply with the ids of what it said", async () => {
  const { visitor, userId } = await newMember();
  await say(visitor, ACTIVE);
  await say(visitor, "yes, tonight");
  const own = await database()
    .select({ classes: messages.classes })
    .from(messages)
    .where(and(eq(messages.userId, userId), eq(messages.role, "user")))
    .orderBy(messages.seq);
  expect(own.map(({ classes }) => classes)).toMatchObject([
    { danger: { tier: "crisis", kind: "active_ideation" }, language: "en", told: ["plainly"] },
    { danger: { tier: "crisis", kind: "plan_or_attempt" }, answer: { is: "yes" } },
  ]);
  const given = await database()
    .select({ lines: replies.lines, question: replies.question })
    .from(replies)
    .where(eq(replies.userId, userId))
    .orderBy(replies.startedAt);
  for (const { lines, question } of given) {
    expect(lines?.at(-1)?.id).toBe(`questions.${question}.ask`);
    expect(lines?.every(({ language }) => language === "en")).toBe(true);
  }
  expect(own[1]?.classes?.answer?.question).toBe(given[0]?.question);
});

test("a conversation from before replies had ids goes on where it stood", async () => {
  const { visitor, userId } = await newMember();
  const first = lastWords(await say(visitor, GENTLE));
  await database()
    .update(replies)
    .set({ lines: null, question: null })
    .where(eq(replies.userId, userId));
  await database().update(messages).set({ classes: null }).where(eq(messages.userId, userId));
  expect(first).toMatch(/\?$/);
  await say(visitor, "no");
  expect((await riskOf(userId))?.status).toBe("watch");
});

test("without a model nothing is guessed at while a danger of this visit is open: they are heard, until they ask for another subject", async () => {
  const { visitor, userId } = await newMember();
  await say(visitor, ACTIVE);
  const odd = ["would she feel it", "one sentence to my wife. write it", "his name was Kev", "ok"];
  for (const text of [...odd, ...odd, ...odd]) await say(visitor, text);
  const said = await database()
    .select({ source: replies.source, content: messages.content })
    .from(replies)
    .innerJoin(messages, eq(messages.id, replies.id))
    .where(eq(replies.userId, userId))
    .orderBy(messages.seq);
  const free = said.filter(({ source }) => source === "guided");
  expect(free.length).toBeGreaterThan(1);
  for (const { content } of free) {
    expect(MOMENTS.present.en.some((line) => content.startsWith(line))).toBe(true);
  }
  const page = await say(visitor, "can we talk about something else, like my garden");
  expect(MOMENTS.present.en.some((line) => lastWords(page).startsWith(line))).toBe(false);
});
