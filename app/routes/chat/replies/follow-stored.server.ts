import { endingEvent, type ReplyReader } from "#app/companion/reply/live-reply.server.ts";
import { openReply, type OpenedReply } from "#app/companion/reply/reply.server.ts";
import { errorFields, log } from "#app/config/log.server.ts";

/** One request for a reply: what is read, and by whom. */
export interface ReplyRead {
  opened: OpenedReply;
  userId: string;
  /** The signed-in session: when it ends, so does the stream. */
  userSessionId: string;
  conversationId: string;
  replyId: string;
}

const LOOK_EVERY_MS = 1_000;

/** Follows a reply that another process makes, by its stored text; returns how to stop. */
export function followStored(read: ReplyRead, reader: ReplyReader): () => void {
  const seen = { text: "" };
  const timer = setInterval(() => {
    look(read, reader, seen).then(
      (isOver) => isOver && clearInterval(timer),
      (error: unknown) => log().error(errorFields(error), "a reply was not followed"),
    );
  }, LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
}

async function look(
  read: ReplyRead,
  reader: ReplyReader,
  seen: { text: string },
): Promise<boolean> {
  const opened = await openReply(read.userId, read.conversationId, read.replyId);
  if (!opened || opened.from === "live") return true;
  const { content, reply } = opened;
  if (!content.startsWith(seen.text)) {
    // Another answer took the place of the one that was being read.
    reader.sent = 0;
    reader.deliver({ type: "reset" });
  }
  seen.text = content;
  if (content.length > reader.sent) {
    const text = content.slice(reader.sent);
    if (reader.deliver({ type: "delta", text, length: content.length }))
      reader.sent = content.length;
  }
  if (opened.from === "elsewhere") return false;
  const { status } = reply;
  if (opened.sources.length > 0) reader.deliver({ type: "sources", sources: opened.sources });
  reader.deliver(endingEvent(status));
  return true;
}
