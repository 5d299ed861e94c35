/** Something that a message may ask or tell in the middle of danger, and how likely it is. */
export interface AsideHeard {
  /** An id of content/safety, or "none". */
  id: string;
  score: number;
}

/**
 * From this share on it is taken for what was said. Of 607 held-out lines 58 % are heard right with it, 8 % as
 * something else (mostly its neighbor, whose answer fits, too); a written script stands where nothing is heard.
 */
export const SURE = 0.45;

/** What sends somebody to the emergency line is heard from there on only: below it's asked about. */
const SURER: Readonly<Record<string, number>> = {
  aside_is_here: 0.9,
  aside_locked_in: 0.9,
  told_bleeding: 0.6,
  // "They're down" tells of pills: what takes the call away has to be said.
  aside_arrived: 0.6,
  // A blow on the ear is near to it, and nobody is told of a neck that they didn't speak of.
  aside_neck: 0.6,
  aside_neck_after: 0.6,
};
/** Of all that may be said where it stands, too, nothing is heard in less. */
const LEAST = 0.1;

function isSure({ id, score }: AsideHeard, least: number): boolean {
  return id !== "none" && score >= (SURER[id] ?? least);
}

/** How likely it is that a message says one of these. */
export function shareOf(heard: readonly AsideHeard[], ids: readonly string[]): number {
  return heard.reduce((sum, { id, score }) => sum + (ids.includes(id) ? score : 0), 0);
}

/** What a message says for sure, where nothing tells what may be said; null for nothing. */
export function surelyHeard(heard: readonly AsideHeard[], least = SURE): string | null {
  const [first] = heard;
  return first && isSure(first, least) ? first.id : null;
}

/**
 * What a message says of what may be said where it stands: "please don't tell anyone" is a plea of somebody who is
 * threatened, or of one who doesn't want to be sent to a hospital, and the danger tells which. Null for none of these.
 */
export function heardAmong(
  heard: readonly AsideHeard[],
  possible: ReadonlySet<string>,
): string | null {
  const open = heard.filter(({ id }) => id === "none" || possible.has(id));
  const all = open.reduce((sum, { score }) => sum + score, 0);
  const [first] = open;
  return first && isSure(first, LEAST) && first.score / all >= SURE ? first.id : null;
}
