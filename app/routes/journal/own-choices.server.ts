import { findActivities, findFeelings } from "#app/models/record/feelings.server.ts";
import { findUsedTags } from "#app/models/record/moods.server.ts";
import type { SignedIn } from "#app/models/accounts/user-sessions.server.ts";
import { dayOf } from "#app/catalogue/format-date.ts";
import type { Feeling } from "#app/catalogue/feelings.ts";

/** Tags that are offered while one types. */
const TAGS_OFFERED = 60;

/** The day until which lists hide a person's words, as pages say it. */
export function hiddenUntilDay({ user, wordsHiddenUntil }: SignedIn): string | null {
  return wordsHiddenUntil === null ? null : dayOf(wordsHiddenUntil, user.timeZone);
}

/** Whoever opens one piece of their record wants its words: it's shown and changed with all of them. */
export function opened(account: SignedIn): SignedIn {
  return { ...account, wordsHiddenUntil: null };
}

export type OwnChoices = Awaited<ReturnType<typeof findOwnChoices>>;

/** What forms of moods and entries offer beside the five moods: words of their writer's own. */
export async function findOwnChoices(account: SignedIn) {
  const [words, usedTags] = await Promise.all([
    findOwnWords(account),
    account.wordsHiddenUntil === null ? findUsedTags(account.user.id, TAGS_OFFERED) : [],
  ]);
  return { ...words, usedTags: usedTags.map(String) };
}

export type OwnWords = Awaited<ReturnType<typeof findOwnWords>>;

/** Feelings and activities of one's own, as they are called: none where lists hide a person's words. */
export async function findOwnWords(account: SignedIn) {
  const [feelings, activities] = await Promise.all([
    findShownFeelings(account),
    account.wordsHiddenUntil === null ? findActivities(account.user.id) : [],
  ]);
  return {
    feelings,
    activities: activities.map(({ id, name }) => ({ id, name: String(name) })),
  };
}

/** Feelings of one's own, as pages show them: none where lists hide a person's words. */
export async function findShownFeelings({ user, wordsHiddenUntil }: SignedIn): Promise<Feeling[]> {
  if (wordsHiddenUntil !== null) return [];
  const feelings = await findFeelings(user.id);
  return feelings.map(({ id, name, emoji, color, mood }) => ({
    id,
    name: String(name),
    emoji: String(emoji),
    color,
    mood,
  }));
}
