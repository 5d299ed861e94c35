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
const COLUMNS = [
  "date",
  "written",
  "mood",
  "feeling",
  "text",
  "tags",
  "sharedWithAI",
  "aiInsights",
  "aiInsightsSource",
] as const;

/** The entries that a filter leaves, as a file. */
export const action = screenedAction(
  filterSchema,
  async (submitted: SubmittedWords<typeof filterSchema>, { url }: Route.ActionArgs) => {
    const { user } = submitted.account;
    const rows = rowsOf(user.id, readFilter(submitted));
    return fileOfRows(`journal-${dayIn(user.timeZone)}`, formatIn(url), COLUMNS, rows);
  },
  { draft: (name) => (name === "query" ? JOURNAL_SEARCH_DRAFT : null) },
);

async function* rowsOf(userId: string, filter: JournalFilter) {
  const condition = await journalCondition(userId, filter);
  const [feelings, own] = await Promise.all([findFeelings(userId), findActivities(userId)]);
  let place: EntryPlace | null = null;
  do {
    const { entries, next } = await listEntries(userId, condition, place, AT_ONCE);
    for (const entry of entries) {
      const { date, createdAt, feelingId, content, tags, shareWithAi, aiResponse } = entry;
      yield {
        date,
        written: new Date(createdAt),
        mood: MOODS.find(({ id }) => id === entry.mood)?.label ?? null,
        feeling: feelings.find(({ id }) => id === feelingId)?.name ?? null,
        text: content,
        tags: restoreTagSpelling(tags, own).join(", "),
        sharedWithAI: shareWithAi,
        aiInsights: aiResponse,
        aiInsightsSource: aiResponse && BY_SOFTWARE,
      };
    }
    place = next;
  } while (place !== null);
}

/** Whoever comes by address is led to the form. */
export function loader() {
  return redirect(PATHS.journalSearch);
}
