import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { PATHS } from "#app/catalogue/paths.ts";
import { readTags, TAG_MAX_LENGTH } from "#app/catalogue/tags.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { valuesOf } from "#app/middleware/form-action.server.ts";
import { redirectToFound, type LastAsked } from "#app/middleware/last-asked.server.ts";
import { ownWords } from "#app/middleware/own-words.ts";
import { screenedAction, type SubmittedWords } from "#app/middleware/screened-action.server.ts";
import {
  countEntries,
  entryPlaceText,
  listEntries,
  readEntryPlace,
} from "#app/models/record/journal-entries.server.ts";
import { journalCondition, type JournalFilter } from "#app/models/record/journal-search.server.ts";
import { consumeRateLimit } from "#app/models/storage/rate-limits.server.ts";
import { QUERY_MAX_LENGTH } from "#app/models/storage/search-query.ts";
import type { RowFormat } from "./file-of-rows.server.ts";
import { moodChoice } from "./entry-fields.server.ts";
import { JOURNAL_SEARCH_DRAFT } from "./drafts.ts";
import { showEntry } from "./journal-page.server.ts";
import { findOwnWords } from "./own-choices.server.ts";
import type { Route } from "./+types/search";

/** What is looked for. Words and tags travel in the form and never in an address. */
export const filterSchema = z.object({
  query: ownWords(z.string().default(""), "aside"),
  tag: ownWords(z.string().default(""), "aside"),
  mood: moodChoice.optional().catch(undefined),
  from: z.string().optional(),
  to: z.string().optional(),
  before: z.string().optional(),
});

export type SubmittedFilter = SubmittedWords<typeof filterSchema>;

/** Why nothing was looked for. */
export type FilterRefusal = "too-long" | "too-fast" | "dates";

/** The filter of a form. Days that are none are left out. */
export function readFilter({ submission, screeningOf }: SubmittedFilter): JournalFilter {
  const { mood, from, to } = valuesOf(submission);
  return {
    query: screeningOf("query").text,
    tag: (readTags(screeningOf("tag").text)[0] ?? "").slice(0, TAG_MAX_LENGTH),
    mood: mood ?? null,
    from: readDay(from),
    to: readDay(to),
  };
}

/** The filter of the last search. */
function filterOf({ text, fields }: LastAsked): JournalFilter {
  const { tag = "", mood, from, to } = fields;
  return {
    query: text,
    tag,
    mood: moodChoice.safeParse(mood).data ?? null,
    from: readDay(from),
    to: readDay(to),
  };
}

function readDay(day: string | undefined): string | null {
  return day !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null;
}

/** The format that a form of a download asks for in its address. */
export function formatIn(url: URL): RowFormat {
  return url.searchParams.get("format") === "json" ? "json" : "csv";
}

/** Looks for entries. What is looked for is a person's own text too. */
export const searchJournal = screenedAction(filterSchema, search, {
  draft: (name) => (name === "query" ? JOURNAL_SEARCH_DRAFT : null),
});

async function search(submitted: SubmittedFilter, { context }: Route.ActionArgs) {
  const { user } = submitted.account;
  const filter = readFilter(submitted);
  const refuse = async (reason: FilterRefusal, status: number) => {
    const { refusal } = (await submitted.refuse(reason, status)).data;
    return data({ refusal, filter }, { status });
  };
  if (filter.query.length > QUERY_MAX_LENGTH) return refuse("too-long", 400);
  if (filter.from !== null && filter.to !== null && filter.from > filter.to) {
    return refuse("dates", 400);
  }
  if (!(await consumeRateLimit("search.account", user.id)).isAllowed)
    return refuse("too-fast", 429);
  const { before = "" } = valuesOf(submitted.submission);
  const place = readEntryPlace(before);
  // A search that goes on says nothing new.
  if (!place) await submitted.record();
  await submitted.clearDrafts();
  const { query, ...others } = { ...filter, before: place && entryPlaceText(place) };
  const fields = Object.entries(others).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return redirectToFound(context, PATHS.journalSearch, query, Object.fromEntries(fields));
}

/** What the last search found, as its page shows it. */
export async function showFoundEntries(context: Readonly<RouterContextProvider>, asked: LastAsked) {
  const account = signedInAccount(context);
  const { user } = account;
  const filter = filterOf(asked);
  const place = readEntryPlace(asked.before);
  const condition = await journalCondition(user.id, filter);
  const [own, number, { entries, next }] = await Promise.all([
    findOwnWords(account),
    countEntries(user.id, condition),
    listEntries(user.id, condition, place),
  ]);
  const answer = {
    number,
    entries: entries.map((entry) => showEntry(entry, own, account)),
    next: next && entryPlaceText(next),
    isFirstPage: place === null,
  };
  return { filter, answer, panel: asked.panel, isCheckIn: asked.isCheckIn };
}
