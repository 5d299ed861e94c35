import { helpRegion } from "#app/safety/help-region.server.ts";
import { panelForSituation } from "#app/safety/panels.server.ts";
import { ReplyDocument } from "#app/ui/reply-document.ts";
import chatStylesUrl from "#app/ui/chat.css?url";
import stylesUrl from "#app/ui/styles.css?url";
import { STREAM_HEADERS } from "./reply-stream.server.ts";

const AGAIN_SECONDS = 5;

/**
 * In place of a stream where too many are open: the reply is made all the same, and can be read once it
 * is whole. A script comes back by itself; a frame says so, with whom to call meanwhile.
 */
export function refusedStream(continueHref: string, wantsEvents: boolean): Response {
  const headers = { ...STREAM_HEADERS, "Retry-After": String(AGAIN_SECONDS) };
  if (wantsEvents) return new Response(null, { status: 503, headers });
  const document = new ReplyDocument({ stylesHrefs: [stylesUrl, chatStylesUrl], continueHref });
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
