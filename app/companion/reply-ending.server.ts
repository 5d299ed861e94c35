import { endReply } from "#app/models/replies.server.ts";
import { companionText } from "#app/safety/screened-text.server.ts";
import type { LiveReply } from "./live-reply.server.ts";
import { queueWrite } from "./write-queue.server.ts";

/** How a reply came to be after all, where it is not as it was begun. */
export type ReplyOrigin = Omit<Parameters<typeof endReply>[1], "status" | "content">;

/** Ends a reply for everyone who reads it, and keeps what it says. */
export function finishReply(
  live: LiveReply,
  ending: "done" | "stopped" | "failed",
  origin: ReplyOrigin = {},
): void {
  if (live.ending) return;
  live.end(ending);
  const content = companionText(live.text);
  queueWrite(async () => {
    try {
      await endReply(live.id, { status: ending, content, ...origin });
    } finally {
      live.forget();
    }
  });
}
