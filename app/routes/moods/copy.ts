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
const COLUMNS = [
  "date",
  "logged",
  "mood",
  "feeling",
  "score",
  "note",
  "activities",
  "withJournalEntry",
] as const;

/** The moods of some days, of one kind or with one activity, as a file. */
export const action = screenedAction(
  filterSchema,
  async (submitted: SubmittedWords<typeof filterSchema>, { url }: Route.ActionArgs) => {
    const { user } = submitted.account;
    const rows = rowsOf(user.id, readFilter(submitted));
    return fileOfRows(`moods-${dayIn(user.timeZone)}`, formatIn(url), COLUMNS, rows);
  },
  { draft: () => null },
);

async function* rowsOf(userId: string, filter: JournalFilter) {
  const [feelings, own] = await Promise.all([findFeelings(userId), findActivities(userId)]);
  let place: MoodPlace | null = null;
  do {
    const { moods, next } = await listMoods(userId, place, AT_ONCE, filter);
    for (const mood of moods) {
      const { date, createdAt, feelingId, moodScore, notes, activities, journalEntryId } = mood;
      yield {
        date,
        logged: new Date(createdAt),
        mood: shownMood(mood, []).label,
        feeling: feelings.find(({ id }) => id === feelingId)?.name ?? null,
        score: moodScore,
        note: notes,
        activities: restoreTagSpelling(activities, own).join(", "),
        withJournalEntry: journalEntryId !== null,
      };
    }
    place = next;
  } while (place !== null);
}

/** Whoever comes by address is led to the moods. */
export function loader() {
  return redirect(PATHS.moods);
}
