import { afterEach, describe, expect, test, vi } from "vitest";
import { newMember } from "#tests/setup/members.ts";
import { attributeAt, textsAt } from "#tests/setup/page.ts";
import { formWith, Visitor, type Page } from "#tests/setup/visitor.ts";
import { endedSession, reflect } from "./ended-session.ts";
import { eventsOf, riskOf } from "./rows.ts";

/** What stands on the page after a text that has no reply, by how strong the sign in it is. */
const WATCH = "I can't go on like this";
const CHECK_IN = "The dark thoughts are back tonight";
const ANOTHER_CHECK_IN = "The dark thoughts are back again tonight";
const CRISIS = "I want to kill myself";
const MINUTE_MS = 60_000;

afterEach(() => {
  vi.useRealTimers();
});

interface Seen {
  cards: number;
  lines: number;
  panels: number;
  notices: number;
}

function seenOn({ html, text }: Page): Seen {
  return {
    cards: textsAt(html, '.risk-question button[name="choice"]').length > 0 ? 1 : 0,
    lines: textsAt(html, ".quiet-line").length,
    panels: textsAt(html, "#crisis-panel").length,
    notices: text.includes("you don't have to handle them alone") ? 1 : 0,
  };
}

const NOTHING: Seen = { cards: 0, lines: 0, panels: 0, notices: 0 };
const LINE: Seen = { ...NOTHING, lines: 1 };
const CARD: Seen = { ...NOTHING, cards: 1 };
const NOTICE: Seen = { ...NOTHING, notices: 1 };
const PANEL: Seen = { ...NOTHING, panels: 1 };

type Write = (visitor: Visitor, text: string, userId: string) => Promise<Page>;

const inExercise: Write = async (visitor, text) => {
  const page = await visitor.submit(await visitor.get("/exercises/thought-record"), {
    formKey: crypto.randomUUID(),
  });
  return visitor.post(page.url, { ...formWith(page, ["text"]).fields, text, go: "on" });
};

const inReflection: Write = async (visitor, text) =>
  reflect(visitor, await endedSession(visitor, "the bus was late again"), `This week. ${text}.`);

const inPlanTooLong: Write = async (visitor, text) => {
  const page = await visitor.get("/safety-plan?step=1");
  return visitor.submit(page, { text: `${"A quiet evening. ".repeat(200)}${text}.` });
};

const inMemory: Write = async (visitor, text) => {
  const { fields } = formWith(await visitor.get("/memory"), ["content"]);
  return visitor.post("/memory", { ...fields, content: text, kind: "helps" });
};

const inSearch: Write = async (visitor, text) =>
  visitor.submit(await visitor.get("/chat/search"), { query: text });

const inOnboarding: Write = async (visitor, text) => {
  const first = formWith(await visitor.get("/onboarding?step=0"), ["version"]).fields;
  const page = await visitor.post("/onboarding?step=0", first);
  return visitor.post(page.url, { ...formWith(page, ["version"]).fields, heardFrom: text });
};

const inTitle: Write = async (visitor, text) => {
  const page = await visitor.submit(await visitor.get("/chat"), { message: "the bus was late" });
  const path = `${page.url.split("#")[0] ?? ""}/details`;
  return visitor.submit(await visitor.get(path), { title: text });
};

const inReport: Write = async (visitor, text) => {
  const page = await visitor.submit(await visitor.get("/chat"), { message: "the bus was late" });
  const replyId = /id="reply-([\w-]{22})"/.exec(page.html)?.[1] ?? "";
  const path = `${page.url.split("#")[0] ?? ""}/replies/${replyId}/report`;
  const { fields } = formWith(await visitor.get(path), ["words"]);
  return visitor.post(path, { ...fields, reason: "harmful", words: text });
};

const withStaleToken: Write = (visitor, text) =>
  visitor.post("/chat", { formToken: "stale", message: text });

const PLACES: readonly (readonly [string, Write])[] = [
  ["an exercise on its own page", inExercise],
  ["the reflection on a session", inReflection],
  ["a memory", inMemory],
  ["a search", inSearch],
  ["the onboarding", inOnboarding],
  ["the name of a conversation", inTitle],
  ["a report about a reply", inReport],
  ["a message that was refused as a whole", withStaleToken],
];

describe.each(PLACES)("after words in %s", (_name, write) => {
  test.each([
    ["a weak sign shows one quiet line", WATCH, LINE],
    ["a sign that may mean danger shows one question on a card", CHECK_IN, CARD],
    ["plain words of danger show the panel", CRISIS, PANEL],
    ["harmless words show nothing", "An early night and the window open", NOTHING],
  ])("%s", async (_what, text, expected) => {
    const { visitor, userId } = await newMember();
    const page = await write(visitor, text, userId);
    // A page of a refusal says where help is, unless it asks or shows help by itself; harmless words get their form.
    const hasNotice = write === withStaleToken && expected.lines > 0;
    expect(seenOn(page)).toEqual({ ...expected, notices: hasNotice ? 1 : 0 });
  });
});

test("a step of the safety plan asks on a card where it is meant to be done", async () => {
  const { visitor } = await newMember();
  const line = await visitor.submit(await visitor.get("/safety-plan?step=1"), { text: CHECK_IN });
  expect(seenOn(line)).toEqual(LINE);
  expect(attributeAt(line.html, ".quiet-line a", "href")).toBe("/crisis");
  expect(seenOn(await visitor.get("/safety-plan?step=2"))).toEqual(NOTHING);
  expect(seenOn(await inPlanTooLong(visitor, WATCH, ""))).toEqual(LINE);
});

/** Answers the card that stands on a page, or the same question on the page of the answer. */
async function answer(visitor: Visitor, page: Page, says: string): Promise<Page> {
  const form = page.forms.find(({ action }) => action === "/crisis/question");
  if (form === undefined) throw new Error("no question stands here");
  const button = form.buttons.find(
    ({ name, value }) => name === "choice" && value.endsWith(`.${says}`),
  );
  return visitor.post("/crisis/question", { ...form.fields, choice: button?.value ?? "" });
}

async function resolutionsOf(userId: string) {
  const events = await eventsOf(userId);
  return events.map(({ resolution }) => resolution);
}

test("a no on the card ends it everywhere, and the same sign is not asked about again that day", async () => {
  const { visitor, userId } = await newMember();
  const answered = await answer(visitor, await inExercise(visitor, CHECK_IN, userId), "no");
  expect(answered.text).toContain("Thanks for answering");
  expect(await resolutionsOf(userId)).toEqual(["said_no"]);
  expect(await riskOf(userId)).toMatchObject({ status: "watch", falseAlarmsAt: [] });
  for (const path of ["/exercises/grounding", "/memory", "/safety-plan"]) {
    expect(seenOn(await visitor.get(path))).toEqual(NOTHING);
  }
  expect(seenOn(await inSearch(visitor, ANOTHER_CHECK_IN, userId))).toEqual(NOTICE);
  expect((await inMemory(visitor, WATCH, userId)).text).not.toContain("suicide");
});

test("an answer to another question is none: the card that stands is shown", async () => {
  const { visitor, userId } = await newMember();
  const page = await inExercise(visitor, CHECK_IN, userId);
  const form = page.forms.find(({ action }) => action === "/crisis/question");
  const before = await riskOf(userId);
  for (const choice of ["means.yes", "not-meant.no", "safer.yes", "no", "", "x".repeat(10_000)]) {
    const shown = await visitor.post("/crisis/question", { ...form?.fields, choice });
    expect(shown.text).toContain("That choice is gone");
    expect(seenOn(shown).cards).toBe(1);
  }
  expect(await riskOf(userId)).toEqual(before);
});

test("a yes on the card opens risk and shows the panel", async () => {
  const { visitor, userId } = await newMember();
  const answered = await answer(visitor, await inReflection(visitor, CHECK_IN, userId), "yes");
  expect(seenOn(answered)).toEqual(PANEL);
  expect(await riskOf(userId)).toMatchObject({ status: "open", severity: "moderate" });
});

test("a maybe on the card is asked once more at once, in other words, and a no then closes it", async () => {
  const { visitor, userId } = await newMember();
  const card = await inMemory(visitor, CHECK_IN, userId);
  const again = await answer(visitor, card, "rather-not");
  const [first] = textsAt(card.html, ".risk-question p");
  const [second] = textsAt(again.html, ".risk-question p");
  expect(second).toBeTruthy();
  expect(second).not.toBe(first);
  expect(await riskOf(userId)).toMatchObject({ status: "maybe" });
  expect((await answer(visitor, again, "no")).text).toContain("Thanks for answering");
  expect(await riskOf(userId)).toMatchObject({ status: "watch" });
});

test("who stays with a maybe gets all help by name and is asked no third time", async () => {
  const { visitor, userId } = await newMember();
  const again = await answer(visitor, await inMemory(visitor, CHECK_IN, userId), "rather-not");
  const answered = await answer(visitor, again, "rather-not");
  expect(answered.text).toContain("988");
  expect(seenOn(answered)).toEqual(NOTHING);
  expect(await riskOf(userId)).toMatchObject({ status: "unsure" });
  expect(seenOn(await visitor.get("/memory"))).toEqual(NOTHING);
});

test("after a no on the card the chat asks about a graver sign and about no lesser one", async () => {
  const { visitor, userId } = await newMember();
  await answer(visitor, await inMemory(visitor, CHECK_IN, userId), "no");
  const lesser = await visitor.submit(await visitor.get("/chat"), { message: ANOTHER_CHECK_IN });
  expect(lesser.text).not.toContain("suicide");
  const graver = await visitor.submit(await visitor.get("/chat"), { message: CRISIS });
  expect(seenOn(graver)).toMatchObject(PANEL);
});

test("the page of the question leads on who has none to answer", async () => {
  const { visitor } = await newMember();
  expect((await visitor.get("/crisis/question")).url).toBe("/crisis");
  expect((await new Visitor().get("/crisis/question")).url).toBe("/crisis");
});

test("who was just asked in the chat is not asked the same on a card", async () => {
  const { visitor, userId } = await newMember();
  await visitor.submit(await visitor.get("/chat"), { message: CHECK_IN });
  expect(seenOn(await inMemory(visitor, ANOTHER_CHECK_IN, userId))).toEqual(NOTICE);
});

test("two texts in a row bring one question, and the chat does not ask it again at once", async () => {
  const { visitor, userId } = await newMember();
  await inMemory(visitor, CHECK_IN, userId);
  await inSearch(visitor, ANOTHER_CHECK_IN, userId);
  expect((await riskOf(userId))?.askedAt).toHaveLength(1);
  const events = await eventsOf(userId);
  expect(events).toHaveLength(2);
});

test("a card that nobody answers is gone after half an hour", async () => {
  const { visitor, userId } = await newMember();
  await inMemory(visitor, CHECK_IN, userId);
  expect(seenOn(await visitor.get("/memory"))).toEqual(CARD);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 29 * MINUTE_MS });
  await visitor.get("/memory");
  vi.setSystemTime(Date.now() + 2 * MINUTE_MS);
  expect(seenOn(await visitor.get("/memory"))).toEqual(NOTHING);
});

test("a visitor without an account is asked nothing that they could not answer: help is named", async () => {
  expect(seenOn(await withStaleToken(new Visitor(), CHECK_IN, ""))).toEqual(NOTICE);
});
