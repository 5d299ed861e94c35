// In which order a tab asked for a conversation's page and had its messages answered.

let steps = 0;
const askedAt = new Map<string, number>();
const answeredAt = new Map<string, number>();

/** Notes that the page at a path is asked for now. */
export function notePageAsked(path: string): void {
  askedAt.set(path, (steps += 1));
}

/** Notes that the server has answered a message that was sent from the page at a path. */
export function noteMessageAnswered(path: string): void {
  answeredAt.set(path, (steps += 1));
}

/**
 * Whether the page at a path was last asked for before a message from it was answered, and so may not
 * show it. The router takes the answer of a message, a redirect to a place on the same page, for a mere
 * jump where the page was being loaded while the message was on its way.
 */
export function isPageOutdated(path: string): boolean {
  return (answeredAt.get(path) ?? 0) > (askedAt.get(path) ?? 0);
}
