import { MarkdownTokenizer } from "#app/ui/markdown-tokens.ts";

/** Marks that were never closed: a reader passes over them, a voice would say them. */
const LEFT_OVER_MARKS = /[*_`#~|]+/gu;
const BLOCKS: ReadonlySet<string> = new Set(["p", "ul", "ol", "li"]);
const ENDS_LIKE_A_SENTENCE = /[.!?…:;,]["'”’)]*$/u;

/** A companion's Markdown as it is said: the words alone, each paragraph and item a sentence. */
export function spokenText(markdown: string): string {
  const blocks: string[] = [""];
  const tokenizer = new MarkdownTokenizer((event) => {
    if (event.type === "text") blocks[blocks.length - 1] += event.text;
    else if (event.type === "break" || ("tag" in event && BLOCKS.has(event.tag))) blocks.push("");
  });
  tokenizer.write(markdown);
  tokenizer.end();
  return blocks
    .map((block) => block.replaceAll(LEFT_OVER_MARKS, "").replaceAll(/\s+/gu, " ").trim())
    .filter((block) => /[\p{L}\p{N}]/u.test(block))
    .map((block) => (ENDS_LIKE_A_SENTENCE.test(block) ? block : `${block}.`))
    .join(" ");
}
