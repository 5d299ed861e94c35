import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reviewedText } from "#app/safety/guard.server.ts";
import {
  findLiveReply,
  LiveReply,
  type ReplyOwner,
  type ReplyReader,
} from "./live-reply.server.ts";
import type { ReplyEvent } from "./reply-event.ts";

const OWNER: ReplyOwner = {
  userId: "u",
  conversationId: "s",
  answerInWriting: () => Promise.reject(new Error("nothing dangerous is said here")),
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function reader(sent = 0) {
  const events: ReplyEvent[] = [];
  let isBusy = false;
  const self: ReplyReader = {
    sent,
    deliver(event) {
      if (isBusy && event.type === "delta") return false;
      events.push(event);
      return true;
    },
  };
  return { self, events, setBusy: (busy: boolean) => (isBusy = busy) };
}

function said(events: readonly ReplyEvent[]): string {
  let text = "";
  for (const event of events) {
    if (event.type === "reset") text = "";
    if (event.type === "delta") text += event.text;
  }
  return text;
}

test("the first word goes out at once, later ones are gathered into flushes", () => {
  const live = new LiveReply("gathered", OWNER);
  const { self, events } = reader();
  live.join(self);
  live.append(reviewedText("One"));
  expect(said(events)).toBe("One");
  for (const word of [" two", " three", " four"]) live.append(reviewedText(word));
  expect(said(events)).toBe("One");
  vi.advanceTimersByTime(60);
  expect(events).toEqual([
    { type: "delta", text: "One", length: 3 },
    { type: "delta", text: " two three four", length: 18 },
  ]);
});

test("whoever joins late gets what was said so far, then the rest", () => {
  const live = new LiveReply("late", OWNER);
  live.append(reviewedText("Already said. "));
  const { self, events } = reader();
  live.join(self);
  live.append(reviewedText("And more."));
  live.end("finish");
  expect(said(events)).toBe("Already said. And more.");
  expect(events.at(-1)).toEqual({ type: "done" });
});

test("a slow reader is not given the end before it has everything", () => {
  const live = new LiveReply("slow", OWNER);
  const { self, events, setBusy } = reader();
  live.join(self);
  live.append(reviewedText("One "));
  setBusy(true);
  live.append(reviewedText("two "));
  live.end("finish");
  expect(events.some((event) => event.type === "done")).toBe(false);
  setBusy(false);
  live.offer(self);
  expect(said(events)).toBe("One two ");
  expect(events.filter((event) => event.type === "done")).toHaveLength(1);
});

test("a reader that claims more than was said starts afresh", () => {
  const live = new LiveReply("claims", OWNER);
  live.append(reviewedText("Short."));
  const { self, events } = reader(500);
  live.join(self);
  expect(events[0]).toEqual({ type: "reset" });
  expect(said(events)).toBe("Short.");
});

test("a text that is withdrawn is gone for every reader, and the next one begins at its start", () => {
  const live = new LiveReply("withdrawn", OWNER);
  const { self, events } = reader();
  live.join(self);
  live.append(reviewedText("Not this."));
  live.reset();
  live.append(reviewedText("But this."));
  live.end("finish");
  expect(said(events)).toBe("But this.");
});

test("after the end nothing is added, and a forgotten reply is not found", () => {
  const live = new LiveReply("ended", OWNER);
  live.append(reviewedText("All."));
  live.end("stop");
  live.append(reviewedText(" More."));
  expect(live.text).toBe("All.");
  expect(findLiveReply("ended")).toBe(live);
  live.forget();
  expect(findLiveReply("ended")).toBeNull();
});

test("once danger was found nothing more of it is shown, and the written answer ends it", () => {
  const live = new LiveReply("overridden", OWNER);
  const { self, events } = reader();
  live.join(self);
  live.append(reviewedText("Let us talk about"));
  live.override();
  live.append(reviewedText(" something else."));
  vi.advanceTimersByTime(60);
  expect(said(events)).toBe("Let us talk about");
  live.endOn(reviewedText("You can call 988."));
  expect(said(events)).toBe("You can call 988.");
  expect(events.at(-1)).toEqual({ type: "done" });
});

test("what has ended stays as it ended", () => {
  const live = new LiveReply("stopped", OWNER);
  live.append(reviewedText("A word."));
  live.end("stop");
  live.end("fail");
  live.override();
  live.append(reviewedText(" Another."));
  expect(live.ending).toBe("stopped");
  expect(live.text).toBe("A word.");
});
