import { href } from "react-router";

/** Where a conversation is. */
export function conversationHref(conversationId: string): string {
  return href("/chat/:conversationId?", { conversationId });
}

/** Where a page's conversation is read from its end; of a new one, where it begins. */
export function chatPageHref({
  conversationId,
  newHref,
}: Readonly<{ conversationId: string | null; newHref?: string }>): string {
  return conversationId
    ? conversationHref(conversationId)
    : (newHref ?? href("/chat/:conversationId?"));
}

/** Where something is done with a reply of a page's conversation. */
export function replyHref(
  { conversationId }: Readonly<{ conversationId: string | null }>,
  { id: replyId }: Readonly<{ id: string }>,
  act: "offer" | "report" | "retry" | "speech" | "stop",
): string {
  return href(`/chat/:conversationId/replies/:replyId/${act}`, {
    conversationId: conversationId ?? "",
    replyId,
  });
}
