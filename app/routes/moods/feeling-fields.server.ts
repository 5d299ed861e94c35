import { partsOf, type ScreenedText } from "#app/safety/screened-text.server.ts";

/** What stands at a name that is one of the five. */
export const IS_MOOD = "That's one of the five moods. Please choose another name.";

export const NO_EMOJI = "Please choose one emoji, like 🌱.";

const EMOJI = /^\p{RGI_Emoji}$/v;
/** Makes a sign such as ☺ the picture that it also is. */
const AS_PICTURE = "\uFE0F";

/** A name on one line; null where there is none. */
export function readName(typed: ScreenedText): ScreenedText | null {
  const [name] = partsOf(typed, (text) => [text.replaceAll(/\s+/gu, " ").trim()]);
  return name === undefined || name === "" ? null : name;
}

/** The one emoji that was typed; null for anything else. */
export function readEmoji(typed: ScreenedText): ScreenedText | null {
  const [emoji] = partsOf(typed, (text) =>
    [text.trim(), text.trim() + AS_PICTURE].filter((each) => EMOJI.test(each)),
  );
  return emoji ?? null;
}
