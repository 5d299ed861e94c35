import type { KNOWLEDGE_CATEGORIES } from "../../schema/knowledge.ts";

/** A short article that the product brings along. */
export interface SeededArticle {
  id: string;
  title: string;
  category: (typeof KNOWLEDGE_CATEGORIES)[number];
  modality: string;
  /** How people say it: found by these before anything else. */
  tags: readonly string[];
  /** Author, title, year. */
  source: string;
  content: string;
}
