import { z } from "zod";
import { contentFiles, readDocument } from "./read-content.ts";

const text = z.string().min(1);

const articleFile = z.strictObject({
  title: text,
  category: z.enum(["technique", "theory", "case_study", "exercise", "script"]),
  modality: text,
  /** How people say it: found by these before anything else. */
  tags: z.array(text).min(1),
  /** Author, title, year. */
  source: text,
  languages: z.array(z.literal("en")).readonly(),
});

/** A short article that the product brings along. */
export interface Article extends Omit<z.output<typeof articleFile>, "languages"> {
  /** The name of its file. */
  id: string;
  content: string;
}

/** Every article that the product brings along. */
export const articles: readonly Article[] = contentFiles("articles", ".md").map((name) => {
  const { about, body } = readDocument("articles", name, articleFile);
  const { languages: _, ...rest } = about;
  return { id: name.replace(/\.md$/, ""), ...rest, content: body };
});
