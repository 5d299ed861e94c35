import type { Appearance } from "#app/catalogue/appearance.ts";
import { noticeOfReason } from "#app/content/reply-notices.ts";
import { MarkdownStream } from "#app/ui/markdown-html.ts";
import { ReplyDocument } from "#app/ui/reply-document.ts";
import chatStylesUrl from "#app/ui/chat.css?url";
import stylesUrl from "#app/ui/styles.css?url";
import type { ReplyRead } from "./follow-stored.server.ts";
import {
  openReplyStream,
  STREAM_HEADERS,
  type Connection,
  type StreamReader,
} from "./reply-stream.server.ts";
import { conversationHref } from "../conversation-href.ts";

// Some browsers show nothing before they have this much of a page.
const FIRST_BYTES = 1_024;

/**
 * A reply as a page of its own that fills word by word with no script, for a frame. What was sent
 * can not be taken back here, so only closed marks are sent, and a withdrawn text leads onwards.
 */
export function replyAsPage(read: ReplyRead, appearance: Appearance): Response {
  const headers = {
    ...STREAM_HEADERS,
    "Content-Type": "text/html; charset=utf-8",
    "X-Frame-Options": "SAMEORIGIN",
  };
  const { opened, conversationId, replyId } = read;
  const document = new ReplyDocument({
    stylesHrefs: [stylesUrl, chatStylesUrl],
    continueHref: continueHref(conversationId, replyId),
    appearance,
  });
  if (opened.from === "stored") {
    const { status, reason } = opened.reply;
    const isWhole = status === "done" || status === "stopped";
    const notice = noticeOfReason(reason, "en");
    const whole = new MarkdownStream().end(opened.content);
    const sources = document.sources(opened.sources);
    const told = notice === null ? "" : document.notice(notice);
    const foot = document.foot(isWhole ? status : notice === null ? "failed" : "unanswered");
    const page = document.head() + told + whole + sources + foot;
    return new Response(page, { headers });
  }
  const body = openReplyStream(read, (connection) => {
    connection.send(document.head().padEnd(FIRST_BYTES, " "));
    return createPageReader(connection, document);
  });
  return new Response(body, { headers });
}

/** The conversation at this reply, outside the frame. */
export function continueHref(conversationId: string, replyId: string): string {
  const reply = encodeURIComponent(replyId);
  // Another query than the page around the frame has: the same address would only scroll there.
  return `${conversationHref(conversationId)}?read=${reply}#reply-${reply}`;
}

function createPageReader(connection: Connection, document: ReplyDocument): StreamReader {
  const markdown = new MarkdownStream();
  let text = "";
  let sources = "";
  let isTold = false;
  return {
    sent: 0,
    deliver(event) {
      switch (event.type) {
        case "delta": {
          if (connection.isBusy()) return false;
          text += event.text;
          const html = markdown.push(text);
          if (html !== "") connection.send(html);
          return true;
        }
        case "notice":
          isTold = true;
          connection.send(document.notice(event.text));
          return true;
        case "reset":
          if (text !== "") connection.finish(document.foot("replaced"));
          return true;
        case "sources":
          sources = document.sources(event.sources);
          return true;
        case "panel":
          connection.finish(document.foot("panel"));
          return true;
        default: {
          const foot = event.type === "failed" && isTold ? "unanswered" : event.type;
          connection.finish(markdown.end(text) + sources + document.foot(foot));
          return true;
        }
      }
    },
    keepAlive: () => connection.send(" "),
  };
}
