import { findActivities, findFeelings } from "#app/models/record/feelings.server.ts";
import { findUsedTags } from "#app/models/record/moods.server.ts";
import type { SignedIn } from "#app/models/accounts/user-sessions.server.ts";
import type { Feeling } from "#app/catalogue/feelings.ts";

/** Tags that are offered while one types. */
const TAGS_OFFERED = 60;

export type OwnChoices = Awaited<ReturnType<typeof findOwnChoices>>;

/** What forms of moods and entries offer beside the five moods: words of their writer's own. */
export async function findOwnChoices(account: SignedIn) {
  const [words, usedTags] = await Promise.all([
    findOwnWords(account),
    findUsedTags(account.user.id, TAGS_OFFERED),
  ]);
  return { ...words, usedTags: usedTags.map(String) };
}

export type OwnWords = Awaited<ReturnType<typeof findOwnWords>>;

/** Feelings and activities of one's own, as they are called. */
export async function findOwnWords(account: SignedIn) {
  const [feelings, activities] = await Promise.all([
    findShownFeelings(account),
    findActivities(account.user.id),
  ]);
  return {
    feelings,
    activities: activities.map(({ id, name }) => ({ id, name: String(name) })),
  };
}

/** Feelings of one's own, as pages show them. After abuse there are none: others may look at the screen. */
export async function findShownFeelings({ user, risk }: SignedIn): Promise<Feeling[]> {
  if (risk?.neutralCheckBack) return [];
  const feelings = await findFeelings(user.id);
  return feelings.map(({ id, name, emoji, color, mood }) => ({
    id,
    name: String(name),
    emoji: String(emoji),
    color,
    mood,
  }));
}
