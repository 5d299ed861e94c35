import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { chunksOf } from "#app/services/speech/chunks.ts";
import { database } from "#db/client.ts";
import { messages, notices } from "#db/schema.ts";
import { SPEECH_URL, SpeechDouble } from "#tests/mocks/google-speech.ts";
import { newMember, PREMIUM } from "#tests/setup/members.ts";
import { attributeAt } from "#tests/setup/page.ts";
import { Visitor } from "#tests/setup/visitor.ts";
import { messagesOf } from "./rows.ts";

process.env.GOOGLE_TTS_ENDPOINT = SPEECH_URL;

const double = new SpeechDouble();

beforeAll(() => double.server.listen());
afterEach(() => double.reset());
afterAll(() => double.server.close());

/** Someone to whom the companion has said exactly this. */
async function told(content: string, changes = {}) {
  const { visitor, userId } = await newMember({ selectedTherapist: "alister", ...changes });
  const page = await visitor.submit(await visitor.get("/chat"), {
    message: "The shifts are long.",
  });
  const [reply] = await database()
    .update(messages)
    .set({ content: sql`${content}` })
    .where(eq(messages.userId, userId))
    .returning();
  if (!reply) throw new Error("no reply");
  const rows = await messagesOf(userId);
  const replyId = rows.find(({ role }) => role === "assistant")?.id ?? "";
  const chat = `/chat/${reply.conversationId}`;
  return { visitor, userId, page, chat, speech: `${chat}/replies/${replyId}/speech` };
}

/** Every file of the data folder in which a text stands, but for the encrypted database. */
function filesWith(text: string): string[] {
  const folder = process.env.DATA_DIR ?? "";
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name));
  return names.filter((name) => readFileSync(name).includes(text));
}

test("its owner hears a reply without its marks, in the companion's voice, marked as AI-generated and kept nowhere", async () => {
  const { visitor, speech } = await told("A **quiet hour** with kestrels.");
  const sound = await visitor.raw(speech);
  expect(sound.status).toBe(200);
  expect(sound.headers.get("content-type")).toBe("audio/mpeg");
  expect(sound.headers.get("cache-control")).toBe("no-store");
  expect(sound.headers.get("ai-disclosure")).toBe("mode=ai-originated");
  expect(sound.headers.has("etag")).toBe(false);
  const heard = await sound.text();
  expect(heard).toMatch(/^ID3.*digitalsourcetype\/trainedAlgorithmicMediaA quiet hour/s);
  expect(heard).toMatch(/with kestrels\.$/);
  expect(double.requests[0]?.voice.name).toBe("en-GB-Neural2-B");
  expect(double.requests[0]?.audioConfig.speakingRate).toBe(0.9);
  expect(filesWith("A quiet hour with kestrels.")).toEqual([]);
});

test("a long reply has parts of about 250 characters, each asked for by itself", async () => {
  const text = "You have carried this for a long time, and today you put a word to it. ".repeat(9);
  const { visitor, speech } = await told(text);
  const parts = chunksOf(text);
  expect(parts.length).toBe(3);
  for (const [index, part] of parts.entries()) {
    const heard = await (await visitor.raw(`${speech}?part=${index + 1}`)).text();
    expect(heard.split("trainedAlgorithmicMedia")).toEqual([expect.stringMatching(/^ID3/), part]);
  }
  for (const part of ["0", "4", "-1", "1.5", "", "one", "99999999999"]) {
    expect((await visitor.raw(`${speech}?part=${part}`)).status).toBe(404);
  }
});

test("a stretch of it can be asked for, and none that is not there", async () => {
  const { visitor, speech } = await told("First this. *Then* that.");
  expect(await (await visitor.raw(`${speech}?from=11&to=24`)).text()).toMatch(
    /Media(Then that\.)$/,
  );
  for (const query of ["from=5&to=5", "from=0&to=999", "from=9&to=2", "from=a&to=b", "from=3"]) {
    expect((await visitor.raw(`${speech}?${query}`)).status).toBe(404);
  }
  const long = await told("word ".repeat(300));
  expect((await long.visitor.raw(`${long.speech}?from=0&to=1400`)).status).toBe(404);
  expect((await visitor.raw(`${speech}?told`)).status).toBe(404);
});

test("someone else's reply is as good as missing, and a visitor is asked to sign in", async () => {
  const { visitor, chat, speech } = await told("Only for you.");
  const other = await newMember();
  expect((await other.visitor.raw(speech)).status).toBe(404);
  expect((await other.visitor.raw(`${chat}/calls`)).status).toBe(404);
  expect((await new Visitor().raw(speech)).status).toBe(401);
  expect((await visitor.raw(`${chat}/replies/nothing/speech`)).status).toBe(404);
  expect(double.requests).toEqual([]);
});

test("a chunk is tried three times, and then a line says that it can be read", async () => {
  const { visitor, speech } = await told("Words that no service says.");
  double.behaviors = ["busy", "busy"];
  expect((await visitor.raw(`${speech}?part=1`)).status).toBe(200);
  expect(double.requests).toHaveLength(3);
  for (const nonsense of ["unreadable", "mute", "forbidden"] as const) {
    double.reset();
    double.always = nonsense;
    const answer = await visitor.raw(`${speech}?part=1`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(await answer.text()).toContain("You can read it in the conversation");
  }
});

test("without scripts each reply has a link to its sound", async () => {
  const { page, visitor } = await told("Here you are.");
  const link = attributeAt(page.html, '[data-role="assistant"] .message-foot a', "href") ?? "";
  expect(link).toMatch(/\/replies\/[\w-]+\/speech$/);
  expect(page.text).toContain("Listen (AI-generated voice)");
  expect((await visitor.raw(link)).status).toBe(200);
});

test("a call begins with a notice, which is recorded, and is no beginning of the conversation", async () => {
  const { visitor, userId, chat, page } = await told("Good to hear you.", PREMIUM);
  const { formToken = "" } = page.forms[0]?.fields ?? {};
  expect((await visitor.send(`${chat}/calls`, { formToken })).status).toBe(204);
  const rows = await database().select().from(notices).where(eq(notices.userId, userId));
  expect(rows.map(({ kind }) => kind).toSorted()).toEqual(["start", "voice"]);
  const sound = await visitor.raw(`${chat}/calls`);
  expect(await sound.text()).toContain("You're talking with an AI");
  expect((await visitor.get(chat)).text).toContain("Before we start: I'm an AI.");

  const other = await newMember(PREMIUM);
  const token = (await other.visitor.get("/chat")).forms[0]?.fields.formToken ?? "";
  expect((await other.visitor.send(`${chat}/calls`, { formToken: token })).status).toBe(404);
});

test("without premium a call answers 'Access Restricted', and nothing is recorded", async () => {
  const { visitor, userId, chat, page } = await told("Good to hear you.");
  const refused = await visitor.get(`${chat}/call`);
  expect(refused.url).toBe(chat);
  expect(refused.text).toContain("Access Restricted");
  expect(refused.text).toContain("This page is only for premium subscribers.");
  const { formToken = "" } = page.forms[0]?.fields ?? {};
  expect((await visitor.send(`${chat}/calls`, { formToken })).status).toBe(403);
  const rows = await database().select().from(notices).where(eq(notices.userId, userId));
  expect(rows.map(({ kind }) => kind)).toEqual(["start"]);
});

test("in danger nobody is shown an offer that has to be paid for", async () => {
  const { visitor, chat } = await told("I am here.");
  const page = await visitor.submit(await visitor.get(chat), { message: "I want to kill myself" });
  expect(page.html).not.toContain("Voice call");
  const asked = await visitor.get(`${chat}/call`);
  expect(asked.text).toContain("Support resources available");
  expect(asked.text).not.toContain("Access Restricted");
});

test("without scripts the page of a call says that it needs them, and how to go on", async () => {
  const { visitor, chat } = await told("Good to hear you.", PREMIUM);
  const page = await visitor.get(`${chat}/call`);
  expect(page.status).toBe(200);
  expect(page.text).toContain("Voice calls need JavaScript");
  expect(attributeAt(page.html, "main .button-main", "href")).toBe(chat);

  const fresh = await newMember(PREMIUM);
  const led = await fresh.visitor.submit(await fresh.visitor.get("/chat"), { call: "1" });
  expect(led.url).toMatch(/^\/chat\/[\w-]+\/call$/);
});
