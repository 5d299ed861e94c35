import { PATHS } from "#app/catalogue/paths.ts";

/** Where a note goes to a mood; a journal entry's has its words there already. */
export function noteHrefOf(mood: { id: string; journalEntryId: string | null } | null) {
  return mood === null || mood.journalEntryId !== null ? null : `${PATHS.moods}/${mood.id}`;
}
