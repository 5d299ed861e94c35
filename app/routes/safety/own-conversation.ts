import { conversationHref } from "../chat/conversation-href.ts";
/** Where somebody came from, if it was a conversation of ours; the page itself checks whose it is. */
export function conversationPath(from: string | null): string | null {
  return from !== null && /^[\w-]{22}$/.test(from) ? conversationHref(from) : null;
}
