import { useMemo } from "react";
import type { ChatPage } from "./chat-page.server.ts";

/**
 * A page's data as one text. A conversation is some hundred small values, each of which the framework
 * would look up, number and write by itself.
 */
export interface PackedPage {
  json: string;
}

/** Packs what a page shows, for the loader to return. */
export function packPage(page: ChatPage): PackedPage {
  return { json: JSON.stringify(page) };
}

/** What a page shows, unpacked once for each time that it was loaded. */
export function useUnpacked({ json }: PackedPage): ChatPage {
  return useMemo((): ChatPage => JSON.parse(json), [json]);
}
