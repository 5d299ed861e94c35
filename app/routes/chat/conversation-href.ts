import { href } from "react-router";

/** Where a conversation is. */
export function conversationHref(conversationId: string): string {
  return href("/chat/:conversationId?", { conversationId });
}
