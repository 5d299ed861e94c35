import type { Reply } from "#app/models/conversations/conversation-pages.server.ts";
import { findSources } from "#app/models/knowledge/knowledge.server.ts";
import {
  findReply,
  findRunningReplies,
  interruptOrphans,
  stopReply,
  untilStoppedIsKept,
  whoMakes,
} from "#app/models/replies/replies.server.ts";
import { findLiveReply, liveRepliesIn, type LiveReply } from "./live-reply.server.ts";
import type { ReplySource } from "./reply-event.ts";
import { allWritten } from "./save-queue.server.ts";

/** Stops a running reply, wherever it is made, keeping what was said. */
export async function stopRunningReply(
  userId: string,
  conversationId: string,
  replyId: string,
): Promise<boolean> {
  const now = Date.now();
  const isStopped = await stopReply(userId, conversationId, replyId, now);
  if (isStopped) {
    findLiveReply(replyId)?.stop();
    // Another instance may serve the next page, and it shows what is stored.
    await untilStoppedIsKept(conversationId, now);
  }
  return isStopped;
}

/** Stops whatever runs in a conversation, and waits until that is written. */
export async function stopReplies(userId: string, conversationId: string): Promise<void> {
  for (const replyId of await findRunningReplies(userId, conversationId)) {
    await stopRunningReply(userId, conversationId, replyId);
  }
  await settleEnded(conversationId);
}

/** Stops what this process makes in a conversation, and says whether there was any. */
export function stopRunningHere(conversationId: string): boolean {
  const running = [...liveRepliesIn(conversationId)].filter((live) => !live.ending);
  for (const live of running) live.stop();
  return running.length > 0;
}

/**
 * Waits until the replies that have just ended in a conversation are written, and says whether there were
 * any. Writes are gathered for a moment, and until then the rows show a reply that seems to run.
 */
export async function settleEnded(conversationId: string): Promise<boolean> {
  const hasEnded = [...liveRepliesIn(conversationId)].some((live) => live.ending);
  if (hasEnded) await allWritten();
  return hasEnded;
}

/** Where a reply that is read comes from. */
export type OpenedReply =
  | { from: "live"; live: LiveReply; reply: Reply }
  | { from: "stored"; reply: Reply; content: string; sources: readonly ReplySource[] }
  | { from: "elsewhere"; machine: string; reply: Reply; content: string };

/** A reply as it stands now: growing here, stored, or growing on another machine; null if missing. */
export async function openReply(
  userId: string,
  conversationId: string,
  replyId: string,
): Promise<OpenedReply | null> {
  const found = await findReply(userId, conversationId, replyId);
  if (!found) return null;
  const live = findLiveReply(replyId);
  if (live) return { from: "live", live, reply: found.reply };
  const { reply, content } = found;
  if (reply.status !== "running") {
    const sources = await findSources(reply.knowledgeIds);
    return { from: "stored", reply, content, sources };
  }
  const maker = await whoMakes(reply);
  if (maker !== "nobody" && maker !== "this") {
    return { from: "elsewhere", machine: maker.machine, reply, content };
  }
  await interruptOrphans(userId, conversationId);
  return { from: "stored", reply: { ...reply, status: "interrupted" }, content, sources: [] };
}
