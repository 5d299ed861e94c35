import type { ChatPage } from "./chat-page.server.ts";

/** Where a page's conversation is read from its end; of a new one, where it begins. */
export function pathOf(page: ChatPage): string {
  return page.conversationId ? `/chat/${page.conversationId}` : (page.newHref ?? "/chat");
}
