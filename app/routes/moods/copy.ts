import { redirect } from "react-router";
import { shownMood } from "#app/catalogue/feelings.ts";
import { PATHS } from "#app/catalogue/paths.ts";
import { restoreTagSpelling } from "#app/catalogue/tags.ts";
import { screenedAction, type SubmittedWords } from "#app/middleware/screened-action.server.ts";
import { dayIn } from "#app/models/record/days.server.ts";
import { findActivities, findFeelings } from "#app/models/record/feelings.server.ts";
import type { JournalFilter } from "#app/models/record/journal-search.server.ts";
import { listMoods, type MoodPlace } from "#app/models/record/moods.server.ts";
import { fileOfRows } from "../journal/file-of-rows.server.ts";
import { filterSchema, formatIn, readFilter } from "../journal/search-journal.server.ts";
import type { Route } from "./+types/copy";

const AT_ONCE = 500;

/** The moods of some days, of one kind or with one activity, as a file. */
export const action = screenedAction(
  filterSchema,
  async (submitted: SubmittedWords<typeof filterSchema>, { url }: Route.ActionArgs) => {
    const { id, timeZone } = submitted.account.user;
    const [feelings, own] = await Promise.all([findFeelings(id), findActivities(id)]);
    const moods = moodsOf(id, readFilter(submitted));
    return fileOfRows(`moods-${dayIn(timeZone)}`, formatIn(url), moods, {
      date: ({ date }) => date,
      logged: ({ createdAt }) => new Date(createdAt),
      mood: (mood) => shownMood(mood, []).label,
      feeling: ({ feelingId }) => feelings.find((each) => each.id === feelingId)?.name ?? null,
      score: ({ moodScore }) => moodScore,
      note: ({ notes }) => notes,
      activities: ({ activities }) => restoreTagSpelling(activities, own).join(", "),
      withJournalEntry: ({ journalEntryId }) => journalEntryId !== null,
    });
  },
  { draft: () => null },
);

async function* moodsOf(userId: string, filter: JournalFilter) {
  let place: MoodPlace | null = null;
  do {
    const { moods, next } = await listMoods(userId, place, AT_ONCE, filter);
    yield* moods;
    place = next;
  } while (place !== null);
}

/** Whoever comes by address is led to the moods. */
export function loader() {
  return redirect(PATHS.moods);
}
