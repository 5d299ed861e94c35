import { capitalised, listed } from "./session-note-rules.ts";
import { themesOf } from "./session-themes.ts";

/** What was heard so far, by fixed rules: themes that plainly came up, and nothing they cannot know. */
export function checkpointByRules(ownTexts: readonly string[]): string {
  const themes = themesOf(ownTexts);
  const [first] = themes;
  const often =
    first && first.count > 1
      ? ` ${capitalised(first.words)} came up in ${first.count} of your messages.`
      : "";
  const heard = first
    ? `What came up so far: ${listed(themes.map(({ words }) => words))}.${often} `
    : "You have begun to write about what is on your mind. No one theme stands out yet. ";
  return `${heard}If something is missing or wrong, say so: you know better what matters.`;
}
