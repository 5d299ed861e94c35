import { dangersIn } from "#app/safety/beside.ts";
import { asksAboutDanger } from "#app/safety/assessment.ts";
import { factsAnswered } from "#app/safety/done.ts";
import { readStoredWords } from "#app/safety/screened-text.server.ts";
import { toldIn, toldInAll, type Told } from "#app/safety/scripts/told.ts";
import type { ReplyTarget } from "../reply/reply-context.ts";

/** Whether somebody asks for no more questions, or has in this conversation. */
export function wantsNoQuestions(target: Pick<ReplyTarget, "history" | "message">): boolean {
  const { read, choice } = target.message;
  const now = toldIn({ words: read.words, heard: read.asides, choice });
  return now.has("no_questions") || toldInAll(toldBefore(target)).has("no_questions");
}

/** How it is kept with a message that a model read in it that the danger told of is over. */
export const TOLD_OVER = "told_over";

/** Whether it was said that the danger is over, and no plain sign came since. */
export function isToldOver(target: Pick<ReplyTarget, "history">): boolean {
  const told = toldBefore(target);
  const over = told.findLastIndex((each) => each.told.has(TOLD_OVER));
  return over !== -1 && !told.slice(over + 1).some(({ tier }) => asksAboutDanger(tier));
}

const known = new WeakMap<ReplyTarget["history"], readonly Told[]>();

/**
 * What a person's messages told before this one, oldest first, as it was kept with each. One from before
 * that was kept is read once more, and taken for a sign: then help is named rather once too often.
 */
export function toldBefore({ history }: Pick<ReplyTarget, "history">): readonly Told[] {
  const before = known.get(history);
  if (before) return before;
  const told = history
    .filter(({ role }) => role === "user")
    .map(({ content, classes }) => ({
      told: new Set<string>([
        ...(classes?.told ?? toldIn({ words: readStoredWords(content) })),
        ...(classes ? dangersIn({ ...classes.danger, rules: [] }) : []),
        ...(classes?.answer ? factsAnswered(classes.answer.question, classes.answer.is) : []),
      ]),
      tier: classes?.danger.isGuess ? "watch" : (classes?.danger.tier ?? "check_in"),
    }));
  known.set(history, told);
  return told;
}
