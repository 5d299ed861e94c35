import type { OpenedReply } from "#app/companion/reply/reply.server.ts";

/** One request for a reply: what is read, and by whom. */
export interface ReplyRead {
  opened: OpenedReply;
  userId: string;
  /** The signed-in session: when it ends, so does the stream. */
  userSessionId: string;
  conversationId: string;
  replyId: string;
}
