/** How many line ids are remembered; longer than any set of variants, so that none comes back soon. */
const REMEMBERED_LINES = 48;

/** FNV-1a: the same text gives the same number on every machine. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash;
}

/** Chooses lines for one turn, and remembers which were used so that none comes twice running. */
export interface Chooser {
  /** One of the lines under this id, unused lately where possible; null when there are none. */
  pick: (id: string, lines: readonly string[]) => string | null;
  /** A number below `count` that depends on the message only. */
  roll: (id: string, count: number) => number;
  usedLines: () => string[];
}

/** A chooser whose choices depend on the message's id and on the lines used lately, nothing else. */
export function createChooser(messageId: string, usedLately: readonly string[]): Chooser {
  const used = [...usedLately];
  const roll = (id: string, count: number) => hashOf(`${messageId}/${id}`) % count;
  return {
    roll,
    pick(id, lines) {
      if (lines.length === 0) {
        return null;
      }
      const start = roll(id, lines.length);
      let chosen = start;
      let oldest = Number.POSITIVE_INFINITY;
      for (let offset = 0; offset < lines.length; offset += 1) {
        const index = (start + offset) % lines.length;
        const lastUse = used.lastIndexOf(`${id}.${index}`);
        if (lastUse < oldest) {
          oldest = lastUse;
          chosen = index;
        }
      }
      used.push(`${id}.${chosen}`);
      return lines[chosen] ?? null;
    },
    usedLines: () => used.slice(-REMEMBERED_LINES),
  };
}
