import { z } from "zod";
import { contentFiles, readContent } from "./read-content.ts";

const text = z.string().min(1);

export const articleFile = z.strictObject({
  title: text,
  category: z.enum(["technique", "theory", "case_study", "exercise", "script"]),
  modality: text,
  /** How people say it: searched before anything else. */
  tags: z.array(text).min(1),
  /** Author, title, year. */
  source: text,
  languages: z.array(z.literal("en")).min(1).readonly(),
  body: text,
});

/** A short article that the product brings along. */
export interface Article extends Omit<z.output<typeof articleFile>, "languages" | "body"> {
  /** The name of its file. */
  id: string;
  content: string;
}

/** Every article that the product brings along. */
export const articles: readonly Article[] = contentFiles("articles").map((name) => {
  const { languages: _, body, ...about } = readContent("articles", name, articleFile);
  return { id: name.replace(".md", ""), ...about, content: body };
});
