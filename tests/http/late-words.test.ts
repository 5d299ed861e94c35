import { afterEach, expect, test, vi } from "vitest";
import { pastConversation } from "#tests/setup/conversations.ts";
import { newMember, PREMIUM, signIn } from "#tests/setup/members.ts";
import { documentOf, textsAt } from "#tests/setup/page.ts";
import { formWith, type Page, type Visitor } from "#tests/setup/visitor.ts";
import { eventsOf } from "./rows.ts";

const PLANNED = "I am going to kill myself tonight";
const MINUTE_MS = 60_000;

afterEach(() => {
  vi.useRealTimers();
});

/** The forms that hold a person's own words beside the chat's own, and the path of each page. */
const FORMS: readonly [string, string, (visitor: Visitor, userId: string) => Promise<string>][] = [
  ["a report", "words", async (_visitor, userId) => (await reply(userId)).report],
  ["a name", "title", async (_visitor, userId) => `${(await reply(userId)).chat}/details`],
  ["a search", "query", async () => "/chat/search"],
  ["a memory", "content", async () => "/memory"],
  ["a step of the safety plan", "text", async () => "/safety-plan?step=2"],
];

async function reply(userId: string): Promise<{ chat: string; report: string }> {
  const { conversationId, messageIds } = await pastConversation(userId, ["A plain line", "Yes."]);
  const [, replyId = ""] = messageIds;
  return {
    chat: `/chat/${conversationId}`,
    report: `/chat/${conversationId}/replies/${replyId}/report`,
  };
}

async function sendLate(visitor: Visitor, page: Page, name: string, text: string): Promise<Page> {
  const { action, fields } = formWith(page, [name]);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 40 * MINUTE_MS });
  return visitor.post(action ?? page.url, { ...fields, [name]: text });
}

test.each(FORMS)(
  "%s that comes after the session ended waits for its writer, and is shown to nobody else",
  async (_what, name, pathFor) => {
    const { visitor, userId } = await newMember();
    const path = await pathFor(visitor, userId);
    const late = await sendLate(visitor, await visitor.get(path), name, "the heron and the reeds");
    expect(late.status).toBe(401);
    expect(late.html).not.toContain("the heron and the reeds");
    await signIn(visitor, userId);
    const back = await visitor.get(path);
    expect(formWith(back, [name]).fields[name]).toBe("the heron and the reeds");
  },
);

test.each(FORMS)(
  "danger in %s that comes after the session ended is recorded without its words, with help at once",
  async (_what, name, pathFor) => {
    const { visitor, userId } = await newMember();
    const path = await pathFor(visitor, userId);
    const late = await sendLate(visitor, await visitor.get(path), name, PLANNED);
    expect(late.status).toBe(401);
    expect(textsAt(late.html, "#crisis-panel h2")).toHaveLength(1);
    expect(await eventsOf(userId)).toMatchObject([{ tier: "crisis", triggerMessage: null }]);
  },
);

const HANGRY = { name: "Hangry", emoji: "🍔", color: "orange", mood: "sad" };

/** Forms by what is typed in them, with the path of each page, and where what was sent is seen. */
const TYPED: readonly [string, Record<string, string>, string, string?][] = [
  ["a feeling", { ...HANGRY, intent: "add-feeling" }, "/moods/feelings"],
  ["a memory", { content: "My sister is Ana", kind: "person" }, "/memory"],
  ["a step of the plan", { text: "Counting blue things" }, "/safety-plan?step=2", "/safety-plan"],
  ["someone trusted", { name: "Sam", number: "+15555550142" }, "/safety-plan/person"],
  ["a name", { firstName: "Ada", lastName: "Byron" }, "/settings/name"],
];

test.each(TYPED)(
  "%s that comes after its writer signed out elsewhere is shown, and sent again once they are back",
  async (_what, typed, path, shownOn = path) => {
    const { visitor, userId } = await newMember();
    const page = await visitor.get(path);
    const formToken =
      page.forms.find(({ fields }) => fields["formToken"])?.fields["formToken"] ?? "";
    await visitor.post("/auth/logout", { formToken });
    const late = await visitor.submit(page, typed);
    expect(late.status).toBe(401);
    const boxes = textsAt(late.html, "textarea");
    const words = Object.entries(typed).flatMap(([name, text]) =>
      ["color", "mood", "kind", "intent"].includes(name) ? [] : [text],
    );
    expect(boxes).toEqual(words);
    const [first = ""] = Object.keys(typed);
    const again = formWith(late, [first]);
    await signIn(visitor, userId);
    const asked = await visitor.post(again.action ?? "", again.fields);
    expect(asked.status).toBe(403);
    expect(textsAt(asked.html, "textarea")).toEqual(words);
    const kept = await visitor.submit(asked, { [first]: words[0] ?? "" });
    expect(kept.status).toBe(200);
    expect((await visitor.get(shownOn)).html).toContain(words[0]);
  },
);

const LATER = "The heron stood by the reeds";

/** Forms whose drafts hold all that is filled in, and where each stands afterwards. */
const KEPT_WHOLE: readonly [
  string,
  Record<string, string>,
  (visitor: Visitor, userId: string) => Promise<string>,
][] = [
  ["a first message", { message: LATER }, async () => "/chat"],
  ["a message", { message: LATER }, async (_visitor, userId) => (await reply(userId)).chat],
  ["new words for a message", { message: LATER }, (visitor) => editOf(visitor)],
  ["an entry", { content: LATER, tags: "birds", mood: "calm" }, async () => "/journal?entry=new"],
  ["a mood", { notes: LATER, tags: "birds", mood: "calm" }, async () => "/moods"],
  ["a changed mood", { notes: LATER, tags: "birds", mood: "sad" }, (visitor) => moodOf(visitor)],
];

async function editOf(visitor: Visitor): Promise<string> {
  const chat = await visitor.submit(await visitor.get("/chat"), { message: "hello there" });
  return /href="(\/chat\/[\w-]+\/messages\/[\w-]+)"/.exec(chat.html)?.[1] ?? "";
}

async function moodOf(visitor: Visitor): Promise<string> {
  const page = await visitor.submit(await visitor.get("/moods"), { notes: "tea", mood: "calm" });
  return /href="(\/moods\/[\w-]{20,})"/.exec(page.html)?.[1] ?? "";
}

test.each(KEPT_WHOLE)(
  "%s from a page of an earlier session stands in its form again, and goes from there",
  async (_what, typed, pathFor) => {
    const { visitor, userId } = await newMember(PREMIUM);
    const path = await pathFor(visitor, userId);
    const page = await visitor.get(path);
    const names = Object.keys(typed);
    const { action, fields } = formWith(page, names);
    await signIn(visitor, userId);
    const late = await visitor.post(action ?? page.url, { ...fields, ...typed });
    expect(late.url).toBe(path);
    expect(late.text).toContain("Not sent yet");
    const { mood, ...texts } = typed;
    expect(formWith(late, names).fields).toMatchObject(texts);
    const chosen = documentOf(late.html).querySelector(`input[name=mood][value="${mood}"]`);
    expect(chosen?.hasAttribute("checked")).toBe(mood && true);
    const sent = await visitor.submit(late, typed);
    expect(sent.status).toBe(200);
    expect((await visitor.get(path)).html.split(`>${LATER}</textarea>`)).toHaveLength(
      path.startsWith("/moods/") ? 2 : 1,
    );
  },
);

test("danger from a page of an earlier session brings help before anything else", async () => {
  const { visitor, userId } = await newMember();
  const page = await visitor.get("/chat");
  await signIn(visitor, userId);
  const late = await visitor.submit(page, { message: PLANNED });
  expect(late.status).toBe(403);
  expect(textsAt(late.html, "#crisis-panel h2")).toHaveLength(1);
  expect(textsAt(late.html, "textarea")).toEqual([PLANNED]);
});

test("new words for a message of a conversation that was deleted meanwhile wait in the next one", async () => {
  const { visitor } = await newMember();
  const chat = await visitor.submit(await visitor.get("/chat"), { message: "hello there" });
  const conversationId = chat.url.split("/")[2]?.split("#")[0] ?? "";
  const edit = /href="(\/chat\/[\w-]+\/messages\/[\w-]+)"/.exec(chat.html)?.[1] ?? "";
  const page = await visitor.get(edit);
  const question = await visitor.get(`/chat/${conversationId}/delete`);
  await visitor.post(`/chat/${conversationId}/delete`, question.forms.at(-1)?.fields ?? {});
  const late = await visitor.submit(page, { message: "hello again, in better words" });
  expect(late.status).toBe(404);
  const next = await visitor.get("/chat");
  expect(textsAt(next.html, "#message")).toEqual(["hello again, in better words"]);
});
