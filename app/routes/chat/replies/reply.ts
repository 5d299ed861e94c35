import { openReply } from "#app/companion/reply/running-reply.server.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import type { Appearance } from "#app/catalogue/appearance.ts";
import { helpRegion } from "#app/safety/help-region.server.ts";
import { panelForSituation } from "#app/safety/panels.server.ts";
import { ReplyDocument } from "#app/ui/reply-document.ts";
import chatStylesUrl from "#app/ui/chat.css?url";
import stylesUrl from "#app/ui/styles.css?url";
import type { Route } from "./+types/reply";
import { routeToMaker } from "./route-to-maker.server.ts";
import { replyAsEvents } from "./reply-as-events.server.ts";
import { continueHref, replyAsPage } from "./reply-as-page.server.ts";
import { hasStreamRoom } from "./stream-room.server.ts";
import { STREAM_HEADERS } from "./reply-stream.server.ts";

const AGAIN_SECONDS = 5;

/** One reply in two representations, by `Accept`: events for scripts, a page that fills for frames. */
export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const { user, session } = signedInAccount(context);
  const { conversationId, replyId } = params;
  const opened = await openReply(user.id, conversationId, replyId);
  if (!opened) throw new Response(null, { status: 404 });
  const led = routeToMaker(opened);
  if (led) return led;
  const read = {
    opened,
    userId: user.id,
    userSessionId: session.id,
    conversationId,
    replyId,
  };
  const wantsEvents = request.headers.get("accept")?.includes("text/event-stream") ?? false;
  const isStream = opened.from !== "stored";
  if (isStream && !hasStreamRoom(session.id)) {
    return refusedStream(continueHref(conversationId, replyId), wantsEvents, user);
  }
  return wantsEvents
    ? replyAsEvents({ ...read, since: resumeFrom(request, url) })
    : replyAsPage(read, user);
}

/** Length of the text that the reader already has; null for one that starts afresh. */
function resumeFrom(request: Request, url: URL): number | null {
  const given = request.headers.get("last-event-id") ?? url.searchParams.get("from");
  if (given === null || !/^\d{1,7}$/.test(given)) return null;
  return Number(given);
}

/**
 * In place of a stream where too many are open: the reply is made all the same, and can be read once it
 * is whole. A script comes back by itself; a frame says so, with whom to call meanwhile.
 */
function refusedStream(
  continueHref: string,
  wantsEvents: boolean,
  appearance: Appearance,
): Response {
  const headers = { ...STREAM_HEADERS, "Retry-After": String(AGAIN_SECONDS) };
  if (wantsEvents) return new Response(null, { status: 503, headers });
  const document = new ReplyDocument({
    stylesHrefs: [stylesUrl, chatStylesUrl],
    continueHref,
    appearance,
  });
  const { contacts } = panelForSituation("active", helpRegion(), "en");
  return new Response(document.head() + document.help(contacts) + document.foot("busy"), {
    status: 503,
    headers: {
      ...headers,
      "Content-Type": "text/html; charset=utf-8",
      "X-Frame-Options": "SAMEORIGIN",
    },
  });
}
