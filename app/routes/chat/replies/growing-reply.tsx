import { href } from "react-router";
import { Markdown } from "#app/ui/markdown.tsx";
import { Message } from "#app/ui/message.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { ReplySources } from "#app/ui/reply-sources.tsx";
import type { ShownEntry } from "../messages/shown-entry.server.ts";
import { useRefresh } from "../use-refresh.ts";
import { useLiveReply } from "./use-live-reply.ts";

const CUT = "You're offline. The reply continues as soon as you're back.";

interface GrowingReplyProps {
  entry: ShownEntry;
  speaker: string;
  portrait: string;
  conversationId: string;
}

/** A reply that is being made: a frame that fills by itself, until a script takes its place. */
export function GrowingReply({ entry, speaker, portrait, conversationId }: GrowingReplyProps) {
  const src = href("/chat/:conversationId/replies/:replyId", { conversationId, replyId: entry.id });
  const refresh = useRefresh(conversationId);
  const { text, sources, notice, isCut, phase } = useLiveReply(src, entry.content, refresh);
  return (
    <Message
      id={`reply-${entry.id}`}
      role="assistant"
      speaker={speaker}
      portrait={portrait}
      isMachineMade={entry.isMachineMade}
      status={isCut ? <output>{CUT}</output> : null}
    >
      {entry.disclosure ? <p className="disclosure-line">{entry.disclosure}</p> : null}
      {notice ? <Notice text={notice} /> : null}
      {phase === "frame" ? (
        <iframe
          className="reply-frame"
          src={src}
          title={`${speaker} is writing`}
          sandbox="allow-same-origin allow-top-navigation-by-user-activation"
        />
      ) : (
        <div
          className="reply-live"
          aria-busy={phase === "growing"}
          // A translation of half a sentence would stay while the sentence grows.
          translate={phase === "growing" ? "no" : "yes"}
        >
          <Markdown text={text} />
          <ReplySources sources={sources} />
        </div>
      )}
      {/* Beside the frame: what stands inside is plain text to a parser, and markup to React. */}
      {phase === "frame" ? (
        <p className="reply-open">
          <a href={src}>Open the reply</a>
        </p>
      ) : null}
    </Message>
  );
}
