import { openReply, type OpenedReply } from "#app/companion/reply.server.ts";
import { requireUserOr401 } from "#app/middleware/account.server.ts";
import { chunksOf } from "#app/services/speech/chunks.ts";
import { spokenText } from "#app/ui/spoken-text.ts";
import type { Route } from "./+types/reply-speech";
import { sayAloud, words } from "./said-aloud.server.ts";

/** Characters of a growing reply that are said at once: a sentence, or two short ones. */
const STRETCH_MAX_LENGTH = 600;

/**
 * A reply as a sound: whole for a plain link, one chunk for a player (`part`, from 1), one stretch
 * of its text for a call that speaks while it grows (`from` and `to`).
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { user } = requireUserOr401(context);
  const opened = await openReply(user.id, params.sessionId, params.replyId);
  if (!opened) throw new Response(null, { status: 404 });
  const text = askedText(textOf(opened), url.searchParams);
  if (text === null) return words(404, "There is no such part of this reply.");
  return sayAloud(user.id, opened.reply.therapistType ?? "", text);
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
  const isThere = from < to && to <= content.length && to - from <= STRETCH_MAX_LENGTH;
  return isThere ? spokenText(content.slice(from, to)) || null : null;
}

/** A number that is not one is nowhere. */
function numberIn(query: URLSearchParams, name: string): number {
  const value = query.get(name) ?? "";
  return /^\d{1,7}$/.test(value) ? Number(value) : Number.NaN;
}
