/** Megabytes of a file that is imported: ten years of a note a day, and more. */
export const FILE_MAX_MB = 2;
/** Rows of a file. */
export const MAX_ROWS = 10_000;
/** Names of moods in a file: each gets a field of its own on the next page. */
export const MAX_MOOD_NAMES = 50;
/** Characters of a note, as people write them in a diary. */
export const IMPORTED_NOTE_MAX_LENGTH = 20_000;
