import { routeToMaker } from "../replies/route-to-maker.server.ts";
import { setTimeout as wait } from "node:timers/promises";
import { openReply, type OpenedReply } from "#app/companion/reply/running-reply.server.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { findConversation } from "#app/models/conversations/conversations.server.ts";
import { noticesOfReplies } from "#app/models/risk/notices.server.ts";
import { recordFollowedReplies } from "#app/models/storage/process-leases.server.ts";
import { noticeText } from "#app/safety/notices.ts";
import { chunksOf } from "#app/services/speech/chunks.ts";
import { spokenText } from "./spoken-text.ts";
import type { Route } from "./+types/reply-speech";
import { speakWords, words } from "./spoken-reply.server.ts";

/** Characters of a growing reply that are said at once: a sentence, or two short ones. */
const MAX_UTTERANCE_LENGTH = 600;
const LOOKS_ELSEWHERE = 6;
const LOOK_AGAIN_MS = 350;

/**
 * A reply as a sound: whole for a plain link, one chunk for a player (`part`, from 1), one stretch
 * of its text for a call that speaks while it grows (`from` and `to`), or the notice beside it (`told`).
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { user } = signedInAccount(context);
  const opened = await openUpTo(user.id, params, numberIn(url.searchParams, "to"));
  if (!opened) throw new Response(null, { status: 404 });
  const led = routeToMaker(opened);
  if (led) return led;
  const text = url.searchParams.has("told")
    ? await disclosureWith(user.id, params.replyId)
    : askedText(textOf(opened), url.searchParams);
  if (text === null) return words(404, "There is no such part of this reply.");
  const conversation = await findConversation(user.id, params.conversationId);
  const speaker = opened.reply.therapistType ?? conversation?.therapistType ?? "";
  return speakWords(user.id, speaker, text);
}

/** The reply, once it is read here up to a place: another instance that makes it may be a moment ahead. */
async function openUpTo(
  userId: string,
  { conversationId, replyId }: { conversationId: string; replyId: string },
  to: number,
): Promise<OpenedReply | null> {
  for (let tries = 0; ; tries += 1) {
    const opened = await openReply(userId, conversationId, replyId);
    const isBehind = opened?.from === "elsewhere" && opened.content.length < to;
    if (!isBehind || routeToMaker(opened) || tries === LOOKS_ELSEWHERE) return opened;
    await recordFollowedReplies([replyId]);
    await wait(LOOK_AGAIN_MS);
  }
}

/** What stands with the reply about who is writing. */
async function disclosureWith(userId: string, replyId: string): Promise<string | null> {
  const notice = (await noticesOfReplies(userId, [replyId])).get(replyId);
  return notice ? noticeText(notice.kind, notice.language) : null;
}

function textOf(opened: OpenedReply): string {
  return opened.from === "live" ? opened.live.text : opened.content;
}

function askedText(content: string, query: URLSearchParams): string | null {
  if (query.has("part")) {
    return chunksOf(spokenText(content))[numberIn(query, "part") - 1] ?? null;
  }
  if (!query.has("from")) return spokenText(content) || null;
  const [from, to] = [numberIn(query, "from"), numberIn(query, "to")];
  const isThere = from < to && to <= content.length && to - from <= MAX_UTTERANCE_LENGTH;
  return isThere ? spokenText(content.slice(from, to)) || null : null;
}

/** A number that is not one is nowhere. */
function numberIn(query: URLSearchParams, name: string): number {
  const value = query.get(name) ?? "";
  return /^\d{1,7}$/.test(value) ? Number(value) : Number.NaN;
}
