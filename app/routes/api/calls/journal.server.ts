import { z } from "zod";
import { reflectOnEntry } from "#app/companion/journal/entry-insight.server.ts";
import { shownEntryMood } from "#app/catalogue/feelings.ts";
import { readTags, tagsProblem } from "#app/catalogue/tags.ts";
import { findFeelings, resolveMood } from "#app/models/record/feelings.server.ts";
import { findJournalAccess } from "#app/models/record/journal-access.server.ts";
import {
  entryPlaceText,
  findEntry,
  listEntries,
  readEntryPlace,
  writeEntry,
} from "#app/models/record/journal-entries.server.ts";
import { asksAboutDanger } from "#app/safety/assessment.ts";
import { partsOf } from "#app/safety/screened-text.server.ts";
import { entryContent, moodChoice, NO_MOOD } from "../../journal/entry-fields.server.ts";
import { listInsights } from "../../progress/insights-list.server.ts";
import { defineCall, type ApiCall } from "./api-call.server.ts";
import { helpFields, invalid } from "./call-error.server.ts";
import { readDay } from "./days.server.ts";
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
          feelingId: z.string().nullable(),
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
      const [feelings, { entries, next }] = await Promise.all([
        findFeelings(user.id),
        listEntries(user.id, undefined, place, PAGE_SIZE),
      ]);
      const body = entries.map(({ id, mood, feelingId, content, tags, shareWithAi, ...entry }) => ({
        id,
        mood,
        feelingId,
        moodEmoji: shownEntryMood({ mood, feelingId }, feelings).emoji,
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
  defineCall({
    id: "writeJournalEntry",
    method: "POST",
    path: "/api/journal-entries",
    summary: "Writes a journal entry (Premium; words of danger are always kept)",
    scope: "journal:write",
    words: { content: "talk", tags: "aside" },
    maxBytes: 256 * 1024,
    body: z.object({
      content: entryContent,
      /** One of the five, or "own:" and the id of a feeling of one's own. */
      mood: moodChoice,
      tags: z
        .array(z.string())
        .default([])
        .superRefine((tags, context) => {
          const message = tagsProblem(readTags(tags.join(", ")));
          if (message !== null) context.addIssue({ code: "custom", message });
        }),
      shareWithAI: z.boolean().default(false),
      date: z.string().optional(),
      moodEmoji: z.unknown().optional(),
      aiResponse: z.unknown().optional(),
    }),
    answers: {
      201: z.object({
        id: z.string(),
        /** What the companion says about it, where it was shared. */
        aiInsights: z.string().nullable(),
        ...helpFields,
      }),
    },
    async run({ account: { user, risk }, body, screeningOf, once }) {
      const { mood, shareWithAI, date } = body;
      const content = screeningOf("content");
      const isInDanger = asksAboutDanger(content.assessment.tier);
      if (!isInDanger && (await findJournalAccess(user, risk)) !== "full") throw premiumOnly();
      const felt = await resolveMood(user.id, mood);
      if (!felt) throw invalid({ mood: [NO_MOOD] });
      const day = readDay(date, user.timeZone);
      const tags = partsOf(screeningOf("tags").text, readTags);
      const details = { ...felt, content, tags, shareWithAi: shareWithAI, date: day };
      const origin = { formKey: once.id, exerciseRunId: null };
      const { id } = await writeEntry(user.id, details, origin);
      const written = await findEntry(user.id, id);
      if (written) await reflectOnEntry(written, content);
      const aiInsights = (await findEntry(user.id, id))?.aiResponse ?? null;
      return { status: 201, body: { id, aiInsights } };
    },
  }),
  defineCall({
    id: "getInsights",
    method: "GET",
    path: "/api/insights/:userId",
    summary: "What the last four weeks show (Premium); none while somebody may be in danger",
    scope: "journal:read",
    answers: { 200: z.array(z.object({ content: z.string(), date: z.string() })) },
    async run({ account }) {
      if ((await findJournalAccess(account.user, account.risk)) === "none") throw premiumOnly();
      const insights = await listInsights(account);
      return { body: insights.map(({ content, when }) => ({ content, date: when })) };
    },
  }),
];
