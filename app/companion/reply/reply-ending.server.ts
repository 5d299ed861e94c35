import type { ReplyEnd } from "#app/models/replies.server.ts";
import { companionText } from "#app/safety/screened-text.server.ts";
import type { LiveReply } from "./live-reply.server.ts";
import { queueChange } from "./write-queue.server.ts";

/** How a reply came to be after all, where it is not as it was begun. */
export type ReplyOrigin = Omit<ReplyEnd, "status">;

/** Ends a reply for everyone who reads it, and keeps what it says. */
export function finishReply(
  live: LiveReply,
  ending: "done" | "stopped" | "failed",
  origin: ReplyOrigin = {},
): void {
  if (live.ending) return;
  live.end(ending);
  const content = companionText(live.text);
  // Until it is written, whoever asks is answered from here.
  queueChange({ replyId: live.id, content, end: { status: ending, ...origin } }, () =>
    live.forget(),
  );
}
