import { z } from "zod";
import { MOODS } from "#app/catalogue/moods.ts";
import { findJournalAccess } from "#app/models/journal-access.server.ts";
import { entryPlaceText, listEntries, readEntryPlace } from "#app/models/journal-entries.server.ts";
import { defineCall, type ApiCall } from "./api-call.server.ts";
import { premiumOnly } from "./profile.server.ts";

const PAGE_SIZE = 50;

/** The journal, read. */
export const journalCalls: readonly ApiCall[] = [
  defineCall({
    id: "getJournalEntries",
    method: "GET",
    path: "/api/journal-entries/:userId",
    summary:
      "Journal entries, the latest day first; X-Next-Cursor leads to the next page (Premium)",
    scope: "journal:read",
    query: z.object({ cursor: z.string().optional() }),
    answers: {
      200: z.array(
        z.object({
          id: z.string(),
          mood: z.string(),
          moodEmoji: z.string(),
          content: z.string(),
          tags: z.array(z.string()),
          shareWithAI: z.boolean(),
          aiResponse: z.string().nullable(),
          date: z.string(),
          createdAt: z.number(),
        }),
      ),
    },
    async run({ account: { user, risk }, query }) {
      if ((await findJournalAccess(user, risk)) === "none") throw premiumOnly();
      const place = readEntryPlace(query.cursor);
      const { entries, next } = await listEntries(user.id, undefined, place, PAGE_SIZE);
      const body = entries.map(({ id, mood, content, tags, shareWithAi, ...entry }) => ({
        id,
        mood,
        moodEmoji: MOODS.find((each) => each.id === mood)?.emoji ?? "",
        content: String(content),
        tags: tags.map(String),
        shareWithAI: shareWithAi,
        aiResponse: entry.aiResponse,
        date: entry.date,
        createdAt: entry.createdAt,
      }));
      return { body, nextCursor: next && entryPlaceText(next) };
    },
  }),
];
