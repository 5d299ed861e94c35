/** The languages in which everything of the guide is written. */
export const CONTENT_LANGUAGES = ["en", "es"] as const;
export type WrittenLanguage = (typeof CONTENT_LANGUAGES)[number];
