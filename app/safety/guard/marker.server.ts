import { readReply } from "#app/reader/reader.server.ts";
import bars from "./bars.json" with { type: "json" };
import { SentenceReader } from "./sentences.ts";

/**
 * Whether the reader takes a sentence for what a companion must not say. It is wrong too often to stop
 * anything by itself: it only says what is worth a second look.
 */
export async function isMarked(sentence: string): Promise<boolean> {
  return (await readReply(sentence)).broken >= bars.marked;
}

/** Whether it marks any sentence of a whole reply. */
export async function isMarkedAnywhere(reply: string): Promise<boolean> {
  const reader = new SentenceReader();
  for (const { text } of [...reader.push(reply), ...reader.end()])
    if (text.trim() !== "" && (await isMarked(text))) return true;
  return false;
}
