import { z } from "zod";
import { readContent } from "./read-content.ts";

const words = z.string().transform((text) => text.trim().split(/\s+/));

/** What a search for knowledge takes for the same, and what it leaves out. */
export const KNOWLEDGE_WORDS = readContent(
  "",
  "knowledge-words.yaml",
  z.strictObject({ synonyms: z.array(words), stopWords: words }),
);
