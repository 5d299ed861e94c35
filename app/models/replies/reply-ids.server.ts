import { legacyChoices, legacyIds } from "#app/safety/legacy-ids.server.ts";
import type { ReplyIds } from "#app/safety/said.ts";
import type { replies } from "#db/schema.ts";

type Row = Pick<typeof replies.$inferSelect, "lines" | "question"> & { content: string };

/** What a stored reply said, by ids. Only one from before there were ids is read by its words. */
export function replyIds({ lines, question, content }: Row): ReplyIds {
  return lines === null ? legacyIds({ content, question }) : { lines, question };
}

/** The buttons of a stored reply. Only those from before there were ids are known by their words. */
export function replyChoices(reply: Row & Pick<typeof replies.$inferSelect, "quickAnswers">) {
  const { lines, quickAnswers } = reply;
  return lines === null && quickAnswers.length > 0
    ? legacyChoices(quickAnswers, replyIds(reply).question)
    : quickAnswers;
}
