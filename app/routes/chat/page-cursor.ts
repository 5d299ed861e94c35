import type { PageCursor } from "#app/models/conversations/conversation-pages.server.ts";

/** The page that an address asks for; undefined means the end of the conversation. */
export function readCursor(url: URL): PageCursor | undefined {
  const seqOf = (name: string) => {
    const seq = url.searchParams.get(name);
    return seq !== null && /^\d{1,15}$/.test(seq) ? Number(seq) : null;
  };
  const [before, after, around] = [seqOf("before"), seqOf("after"), seqOf("around")];
  if (around !== null) return { around };
  if (after !== null) return { after };
  return before === null ? undefined : { before };
}
