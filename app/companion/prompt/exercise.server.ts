import { markAsData } from "./data.server.ts";
import { cutToTokens } from "./tokens.server.ts";

/** The step of an exercise that the app leads: it may hold words of the person's. */
export interface ExerciseWords {
  title: string;
  words: string;
}

const MAX_WORDS_TOKENS = 400;

/** What is said by the app right after the reply, so that the reply leaves room for it. */
export function exercisePart({ title, words }: ExerciseWords): string {
  return `The app is leading the person through the exercise "${title}". Right below your reply the app itself says this:
${markAsData("exercise", cutToTokens(words, MAX_WORDS_TOKENS))}
So answer only what they just said, in one or two short sentences. Ask nothing, give no step and no instruction, and don't repeat the app's words. If they want to stop, that's fine: they can write "stop".`;
}
