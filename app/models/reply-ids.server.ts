import { legacyIds } from "#app/safety/legacy-ids.server.ts";
import type { ReplyIds } from "#app/safety/said.ts";
import type { replies } from "#db/schema.ts";

type Row = Pick<typeof replies.$inferSelect, "lines" | "question"> & { content: string };

/** What a stored reply said, by ids. Only one from before there were ids is read by its words. */
export function replyIds({ lines, question, content }: Row): ReplyIds {
  return lines === null ? legacyIds({ content, question }) : { lines, question };
}
