import { z } from "zod";
import { readContent } from "./read-content.ts";

const line = z.string().min(1).max(240);

const schema = z.strictObject({
  prompts: z.array(line).min(7),
  templates: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z-]+$/),
        title: line,
        about: line,
        tags: z.array(line),
        text: z.string().min(1),
      }),
    )
    .min(1),
  reflections: z.strictObject({
    about: line.includes("{topic}"),
    moods: z.strictObject({
      happy: z.array(line).min(1),
      calm: z.array(line).min(1),
      neutral: z.array(line).min(1),
      anxious: z.array(line).min(1),
      sad: z.array(line).min(1),
    }),
    topics: z.record(z.string(), line),
  }),
});

const content = readContent("", "journal.yaml", schema);

/** Questions to begin an entry with, one a day. */
export const PROMPTS: readonly string[] = content.prompts;

/** Texts to fill in. */
export const TEMPLATES = content.templates;

export type JournalTemplate = (typeof TEMPLATES)[number];

/** A template by the name that an address calls it, or null. */
export function findTemplate(id: string | null): JournalTemplate | null {
  return TEMPLATES.find((template) => template.id === id) ?? null;
}

/** What is said about a shared entry where no model does. */
export const REFLECTIONS = content.reflections;
