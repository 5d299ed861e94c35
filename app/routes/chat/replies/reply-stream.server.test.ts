import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LiveReply, type ReplyOwner } from "#app/companion/reply/live-reply.server.ts";
import type { Reply } from "#app/models/conversations/conversation-pages.server.ts";
import { reviewedText } from "#app/safety/guard.server.ts";
import { replyAsEvents } from "./reply-as-events.server.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const OWNER: ReplyOwner = {
  userId: "u",
  conversationId: "s",
  answerInWriting: () => Promise.reject(new Error("nothing dangerous is said here")),
};

const FLUSH_MS = 60;
const REPLY: Reply = {
  id: "",
  conversationId: "s",
  userId: "u",
  status: "running",
  source: "model",
  reason: null,
  offeredTrack: null,
  openedConversationId: null,
  therapistType: null,
  quickAnswers: [],
  lines: null,
  appSaid: null,
  question: null,
  namedHelp: null,
  knowledgeIds: [],
  offer: null,
  offerAnswer: null,
  offerAnsweredAt: null,
  processId: null,
  startedAt: 0,
  endedAt: null,
};

function open(id: string) {
  const live = new LiveReply(id, OWNER);
  const response = replyAsEvents({
    opened: { from: "live", live, reply: { ...REPLY, id } },
    userId: "u",
    conversationId: "c",
    replyId: id,
    userSessionId: "us",
    since: null,
  });
  const stream = response.body?.getReader();
  if (!stream) throw new TypeError("a reply that grows has a body");
  const decoder = new TextDecoder();
  const read = async () => {
    const { done, value } = await stream.read();
    return done ? null : decoder.decode(value);
  };
  return { live, read };
}

async function readAll(read: () => Promise<string | null>): Promise<string[]> {
  const events: string[] = [];
  for (let piece = await read(); piece !== null; piece = await read()) events.push(piece);
  return events;
}

function said(events: readonly string[]): string {
  return events.flatMap((event) => /"text":"([^"]*)"/.exec(event)?.[1] ?? []).join("");
}

function say(live: LiveReply, word: string): void {
  live.append(reviewedText(word));
  vi.advanceTimersByTime(FLUSH_MS);
}

test("whoever keeps up gets each flush as one event", async () => {
  const { live, read } = open("kept-up");
  const events: (string | null)[] = [];
  for (const word of ["One", " two", ' "three"']) {
    say(live, word);
    events.push(await read());
  }
  live.end("finish");
  events.push(await read(), await read());
  expect(events).toEqual([
    'id: 3\nevent: delta\ndata: {"text":"One","length":3}\n\n',
    'id: 7\nevent: delta\ndata: {"text":" two","length":7}\n\n',
    'id: 15\nevent: delta\ndata: {"text":" \\"three\\"","length":15}\n\n',
    "event: done\ndata: {}\n\n",
    null,
  ]);
});

test("a connection that takes nothing for a while gets the rest as one event once it does", async () => {
  const { live, read } = open("slow");
  const words = Array.from({ length: 60 }, (_, index) => ` ${index}`);
  for (const word of words) say(live, word);
  live.end("finish");
  const events = await readAll(read);
  expect(said(events)).toBe(words.join(""));
  expect(events.length).toBeLessThan(20);
  expect(events.at(-1)).toBe("event: done\ndata: {}\n\n");
});

test("a connection that falls behind again and again misses nothing", async () => {
  const { live, read } = open("stumbling");
  const words = Array.from({ length: 200 }, (_, index) => ` ${index}`);
  const events: (string | null)[] = [];
  for (const [index, word] of words.entries()) {
    say(live, word);
    // Forty flushes without a look, then all that there is.
    if (index % 40 === 39) for (let count = 0; count < 17; count += 1) events.push(await read());
  }
  live.end("stop");
  events.push(...(await readAll(read)));
  expect(said(events.filter((event) => event !== null))).toBe(words.join(""));
});
