import { z } from "zod";
import { KNOWLEDGE_CATEGORY_IDS } from "#app/catalogue/knowledge.ts";

export const CONTENT_MAX_LENGTH = 20_000;
export const MAX_TAGS = 30;
/** Items of one upload. */
export const MAX_UPLOAD_ITEMS = 10_000;

export const MISSING_MODALITY = "Enter the approach";

export const TAG_MAX_LENGTH = 60;
const ID_MAX_LENGTH = 100;
const line = (maxLength: number, missing?: string) =>
  z
    .string(missing)
    .transform((text) => text.replaceAll(/\s+/gu, " ").trim().toWellFormed())
    // The form's parser turns an empty text into undefined before this schema sees it, so no check would report it.
    .refine((text) => text.length <= maxLength, `Use at most ${maxLength} characters`);

export const knowledgeId = z
  .string("Enter an id")
  .trim()
  .min(1, "Enter an id")
  .max(ID_MAX_LENGTH, `Use at most ${ID_MAX_LENGTH} characters`)
  .regex(
    /^[A-Za-z0-9][\w.-]*$/u,
    "Use letters without accents, digits, dots, dashes and underscores only",
  )
  // Two that differ by a capital alone would be taken for one.
  .transform((id) => id.toLowerCase());

const content = z
  .string("Enter the content")
  .transform((text) =>
    text.replaceAll(/\r\n?/gu, "\n").replaceAll("\u0000", "").trim().toWellFormed(),
  )
  .refine((text) => text !== "", "Enter the content")
  .refine(
    (text) => text.length <= CONTENT_MAX_LENGTH,
    `Use at most ${CONTENT_MAX_LENGTH.toLocaleString("en-US")} characters`,
  );

const tag = line(TAG_MAX_LENGTH).transform((text) => text.toLowerCase());

const tags = z
  .array(tag)
  .transform((all) => [...new Set(all.filter((text) => text !== ""))])
  .pipe(z.array(z.string()).max(MAX_TAGS, `Use at most ${MAX_TAGS} tags`));

/** Tags as they are typed: separated by commas. */
export const typedTags = z.string().transform((text, context) => {
  const read = tags.safeParse(text.split(/[,\n]/u));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  context.addIssue({ code: "custom", message: issue?.message ?? "", input: text });
  return z.NEVER;
});

const requiredLine = (maxLength: number, missing: string) =>
  line(maxLength, missing).refine((text) => text !== "", missing);

/** What both ways of writing an item ask for, but for its tags. */
const wordingFields = {
  title: line(200).default(""),
  content,
  category: z.enum(KNOWLEDGE_CATEGORY_IDS, "Choose a category").default("technique"),
  modality: requiredLine(100, MISSING_MODALITY),
  source: line(300).default(""),
};

/** A form that writes one item. */
export const knowledgeForm = z.object({
  id: knowledgeId,
  ...wordingFields,
  tags: typedTags.default([]),
});

/** A form that changes the wording of an entry; a page of a website has no modality. */
export const wordingForm = knowledgeForm
  .omit({ id: true })
  .extend({ modality: line(100).default("") });

/** An item as programs send it: its tags are a list, or separated by commas. */
export const knowledgeItem = z.object({
  id: z.union([z.string(), z.number().transform(String)], "Enter an id").pipe(knowledgeId),
  ...wordingFields,
  tags: z.union([typedTags, tags], "Tags are a list of words").default([]),
});

export type KnowledgeItem = z.output<typeof knowledgeItem>;
