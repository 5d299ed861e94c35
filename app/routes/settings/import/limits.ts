/** Megabytes of a copy that is taken. */
export const COPY_MAX_MB = 20;
/** Megabytes of all that is read in it, unpacked. */
export const UNPACKED_MAX_MB = 48;
/** Files that a copy may hold: a page for each conversation, and a few more. */
export const MAX_FILES = 50_000;
/** Texts that are screened for one import. What is beyond comes with the next upload of the same file. */
export const MAX_TEXTS = 3_000;
/** Characters of one text. */
export const TEXT_MAX_LENGTH = 65_536;
/** Sessions of one program. */
export const PROGRAM_MAX_SESSIONS = 100;
