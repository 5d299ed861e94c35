import { readForPhrases } from "../content/phrases.ts";
import type { Intent } from "../content/schema.ts";
import { productContent, type OpenContent } from "./content.ts";
import { plainText } from "./wording.ts";

/** What a message plainly asks for; null where it asks for nothing that is known. */
export function findIntent(
  message: string,
  content: OpenContent,
  sentences: readonly string[] = readForPhrases(message),
): Intent | null {
  const seen = foundWithoutWords(message, sentences);
  if (seen !== null) return content.intentCalled(seen)?.intent ?? null;
  const found = content.intents.find((matcher) => matcher.matches(message, sentences));
  return found?.intent ?? null;
}

/** The same with what the product ships, for whoever asks from outside of a guided turn. */
export function intentOf(message: string): Intent | null {
  return findIntent(message, productContent());
}

const LETTERS = /[\p{L}\p{N}]/u;
/** A run of letters that no language writes. */
const NO_WORD =
  /^(?:[bcdfghjklmnpqrstvwxz]{5,}|(\p{L}{1,3})\1{3,}|[asdfghjkl]{6,}|[qwertyuiop]{8,})$/iu;

/** Signs alone, or keys hit at random. */
function foundWithoutWords(message: string, sentences: readonly string[]): string | null {
  const text = plainText(message);
  if (!LETTERS.test(text)) {
    if (message.includes("👋")) return "goodbye";
    return message.includes("🙏") ? "thanks" : "emoji_only";
  }
  const words = sentences
    .join(" ")
    .split(" ")
    .filter((word) => /\p{L}/u.test(word));
  return words.length > 0 && words.length <= 4 && words.every((word) => NO_WORD.test(word))
    ? "gibberish"
    : null;
}
