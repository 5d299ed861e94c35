import { z } from "zod";
import { ownWords } from "#app/middleware/own-words.ts";

/** What is asked of the two texts; lengths in characters. */
export function reflectionSchema({ least, most }: { least: number; most: number }) {
  const tooLong = `Please keep it to ${most.toLocaleString("en-US")} characters`;
  const text = (tooShort: string) =>
    ownWords(z.string({ error: tooShort }).trim().min(least, tooShort).max(most, tooLong));
  return z.object({
    userReflection: text("Please share at least a few thoughts about the session"),
    weeklyGoals: text("Please set at least one goal for the week"),
  });
}
