/** What kind of text an entry of the knowledge is. */
export const KNOWLEDGE_CATEGORIES = [
  { id: "technique", label: "Technique" },
  { id: "theory", label: "Theory" },
  { id: "case_study", label: "Case study" },
  { id: "exercise", label: "Exercise" },
  { id: "script", label: "Script" },
] as const;

export type KnowledgeCategory = (typeof KNOWLEDGE_CATEGORIES)[number]["id"];

export const KNOWLEDGE_CATEGORY_IDS = KNOWLEDGE_CATEGORIES.map(({ id }) => id) as [
  KnowledgeCategory,
  ...KnowledgeCategory[],
];

/** Where the console's parts are. */
export const CONSOLE_PATHS = {
  crawl: "/knowledge-management",
  add: "/knowledge-management/add",
  bulk: "/knowledge-management/bulk",
  search: "/knowledge-management/search",
  review: "/knowledge-management/review",
  activity: "/knowledge-management/activity",
} as const;

/** The address of one entry in the review. */
export function entryPath(entryId: string): string {
  return `${CONSOLE_PATHS.review}/${encodeURIComponent(entryId)}`;
}
