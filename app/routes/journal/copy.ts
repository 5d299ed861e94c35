import { redirect } from "react-router";
import { BY_SOFTWARE } from "#app/catalogue/machine-made.ts";
import { MOODS } from "#app/catalogue/moods.ts";
import { PATHS } from "#app/catalogue/paths.ts";
import { restoreTagSpelling } from "#app/catalogue/tags.ts";
import { screenedAction, type SubmittedWords } from "#app/middleware/screened-action.server.ts";
import { dayIn } from "#app/models/record/days.server.ts";
import { findActivities, findFeelings } from "#app/models/record/feelings.server.ts";
import { listEntries, type EntryPlace } from "#app/models/record/journal-entries.server.ts";
import { journalCondition, type JournalFilter } from "#app/models/record/journal-search.server.ts";
import { fileOfRows } from "./file-of-rows.server.ts";
import type { Route } from "./+types/copy";
import { JOURNAL_SEARCH_DRAFT } from "./drafts.ts";
import { filterSchema, formatIn, readFilter } from "./search-journal.server.ts";

const AT_ONCE = 200;

/** The entries that a filter leaves, as a file. */
export const action = screenedAction(
  filterSchema,
  async (submitted: SubmittedWords<typeof filterSchema>, { url }: Route.ActionArgs) => {
    const { id, timeZone } = submitted.account.user;
    const [feelings, own] = await Promise.all([findFeelings(id), findActivities(id)]);
    const entries = entriesOf(id, readFilter(submitted));
    return fileOfRows(`journal-${dayIn(timeZone)}`, formatIn(url), entries, {
      date: ({ date }) => date,
      written: ({ createdAt }) => new Date(createdAt),
      mood: (entry) => MOODS.find((mood) => mood.id === entry.mood)?.label ?? null,
      feeling: ({ feelingId }) => feelings.find((each) => each.id === feelingId)?.name ?? null,
      text: ({ content }) => content,
      tags: ({ tags }) => restoreTagSpelling(tags, own).join(", "),
      sharedWithAI: ({ shareWithAi }) => shareWithAi,
      aiInsights: ({ aiResponse }) => aiResponse,
      aiInsightsSource: ({ aiResponse }) => aiResponse && BY_SOFTWARE,
    });
  },
  { draft: (name) => (name === "query" ? JOURNAL_SEARCH_DRAFT : null) },
);

async function* entriesOf(userId: string, filter: JournalFilter) {
  const condition = await journalCondition(userId, filter);
  let place: EntryPlace | null = null;
  do {
    const { entries, next } = await listEntries(userId, condition, place, AT_ONCE);
    yield* entries;
    place = next;
  } while (place !== null);
}

/** Whoever comes by address is led to the form. */
export function loader() {
  return redirect(PATHS.journalSearch);
}
