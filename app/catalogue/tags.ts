/** Of one entry or mood. */
export const MAX_TAGS = 20;
/** Characters of one tag. */
export const TAG_MAX_LENGTH = 40;

/** Names as somebody types them, between commas or lines, without "#". */
export function splitNames(typed: string): string[] {
  return typed
    .toWellFormed()
    .split(/[,;\n]/u)
    .map((each) =>
      each
        .replace(/^[\s#]+/u, "")
        .replaceAll(/\s+/gu, " ")
        .trim(),
    )
    .filter((name) => name !== "");
}

/** The same as tags: in lower case, each once. */
export function readTags(typed: string): string[] {
  return [...new Set(splitNames(typed).map((tag) => tag.toLowerCase()))];
}

/** Tags as their owner spelled them, where they're activities of theirs: what is kept is in lower case. */
export function restoreTagSpelling(
  tags: readonly string[],
  activities: readonly { name: string }[],
) {
  const names = new Map(activities.map(({ name }) => [name.toLowerCase(), name]));
  return tags.map((tag) => names.get(tag) ?? tag);
}

/** Why tags can't be kept, as the field says it; null where they can. */
export function tagsProblem(tags: readonly string[]): string | null {
  if (tags.length > MAX_TAGS) return `Please use up to ${MAX_TAGS} tags`;
  const isTooLong = tags.some((tag) => tag.length > TAG_MAX_LENGTH);
  return isTooLong ? `A tag can have up to ${TAG_MAX_LENGTH} characters` : null;
}
