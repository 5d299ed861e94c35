/** Where words wait that were looked for. */
export const JOURNAL_SEARCH_DRAFT = "journal:search";

/** What waits beside the words of an entry. */
export const CHOSEN_IN_ENTRY = ["tags", "mood", "date", "shareWithAI"] as const;

/** Where words of an entry wait that were changed and not saved. */
export function draftOfEntry(entryId: string): string {
  return `journal:${entryId}`;
}
