import type { ThemeId } from "../exercises/exercise.ts";
import { scoreThemes } from "../guided/themes.ts";

/** From this score on a message is plainly about a theme. */
const PLAIN_SCORE = 2.6;
/** How many themes of a session are named. */
const NAMED_THEMES = 3;

/** A theme in the middle of a sentence: "What came up: ...". Nothing is said of what names none. */
export const THEME_WORDS: Readonly<Record<Exclude<ThemeId, "nothing">, string>> = {
  panic: "panic",
  anxiety: "worry and tension",
  sleep: "sleep",
  low_mood: "low mood",
  grief: "a loss",
  anger: "anger",
  shame: "guilt and shame",
  loneliness: "loneliness",
  conflict: "trouble with someone close",
  breakup: "a separation",
  work: "work",
  job_loss: "work that is lost or being looked for",
  study: "studying",
  money: "money",
  health: "health",
  caring: "people you care for",
  self_criticism: "being hard on yourself",
  overwhelm: "too much at once",
  decision: "a decision",
  urge: "an urge that is hard to resist",
  past_hurt: "things that hurt long ago",
  good_news: "something good",
};

export interface CountedTheme {
  words: string;
  /** In how many messages it plainly came up. */
  count: number;
}

/** What a person's messages were about, most often first: as the guided companion reads them. */
export function themesOf(messages: readonly string[]): CountedTheme[] {
  const counts = new Map<string, number>();
  for (const message of messages) {
    for (const { theme, score } of scoreThemes(message)) {
      if (theme === "nothing" || score < PLAIN_SCORE) continue;
      const words = THEME_WORDS[theme];
      counts.set(words, (counts.get(words) ?? 0) + 1);
    }
  }
  return [...counts]
    .map(([words, count]) => ({ words, count }))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, NAMED_THEMES);
}
