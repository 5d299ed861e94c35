import { endingEvent } from "#app/companion/reply/live-reply.server.ts";
import type { ReplyEvent } from "#app/companion/reply/reply-event.ts";
import type { OpenedReply } from "#app/companion/reply/running-reply.server.ts";
import type { ReplyRead } from "./follow-stored.server.ts";
import { openReplyStream, STREAM_HEADERS } from "./reply-stream.server.ts";

const KEEP_ALIVE = ": still here\n\n";

/**
 * A reply as server-sent events. The id of a delta is the length of the text after it, so that a
 * reconnect goes on exactly there; after the end a reconnect gets 204, which stops the browser.
 */
export function replyAsEvents(read: ReplyRead & { since: number | null }): Response {
  const { opened, since } = read;
  const headers = { ...STREAM_HEADERS, "Content-Type": "text/event-stream; charset=utf-8" };
  // The reply may have ended without being written yet. For a reader who has all of it, it is over.
  const hasEnded = opened.from === "live" && opened.live.ending !== null;
  if (hasEnded && since !== null && since === opened.live.text.length) {
    return new Response(null, { status: 204, headers: STREAM_HEADERS });
  }
  if (opened.from === "stored") {
    const { source } = opened.reply;
    if (since !== null && since === opened.content.length) {
      return new Response(null, { status: 204, headers: STREAM_HEADERS });
    }
    // What was read of an answer that another one replaced is no part of it.
    const had = since && source !== "model" ? Infinity : (since ?? 0);
    return new Response(storedEvents(opened, had), { headers });
  }
  const body = openReplyStream(read, (connection) => ({
    sent: since ?? 0,
    deliver(event) {
      if (event.type === "delta" && connection.isBusy()) return false;
      if (isLast(event)) connection.finish(encodeEvent(event));
      else connection.send(encodeEvent(event));
      return true;
    },
    keepAlive: () => connection.send(KEEP_ALIVE),
  }));
  return new Response(body, { headers });
}

/** One event on the wire. */
export function encodeEvent(event: ReplyEvent): string {
  // Written out, as nearly all events are these: thousands a second.
  if (event.type === "delta") {
    const { text, length } = event;
    const data = `{"text":${JSON.stringify(text)},"length":${length}}`;
    return `id: ${length}\nevent: delta\ndata: ${data}\n\n`;
  }
  const { type, ...fields } = event;
  return `event: ${type}\ndata: ${JSON.stringify(fields)}\n\n`;
}

function storedEvents(
  { content, reply, sources }: Extract<OpenedReply, { from: "stored" }>,
  since: number,
): string {
  const isBeyond = since > content.length;
  const rest = isBeyond ? content : content.slice(since);
  const events: ReplyEvent[] = [];
  if (isBeyond) events.push({ type: "reset" });
  if (rest !== "") events.push({ type: "delta", text: rest, length: content.length });
  if (sources.length > 0) events.push({ type: "sources", sources });
  const { status } = reply;
  events.push(endingEvent(status));
  return events.map(encodeEvent).join("");
}

function isLast(event: ReplyEvent): boolean {
  return event.type === "done" || event.type === "stopped" || event.type === "failed";
}
