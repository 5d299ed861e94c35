/** Characters of one message; longer ones are refused with the text kept. */
export const MESSAGE_MAX_LENGTH = 12_000;
/** From here on it is shown how long a message is. */
export const COUNTED_FROM_LENGTH = 10_000;

const count = (characters: number) => characters.toLocaleString("en-US");

/** "12,000" */
export const MESSAGE_MAX_WORDS = count(MESSAGE_MAX_LENGTH);

/** What stands under the box of a long message; undefined for all others. */
export function lengthLine(characters: number): string | undefined {
  if (characters < COUNTED_FROM_LENGTH) return undefined;
  return `${count(characters)} of ${MESSAGE_MAX_WORDS} characters`;
}
