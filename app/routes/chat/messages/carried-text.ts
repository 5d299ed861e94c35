interface CarriedText {
  text: string;
  hasFocus: boolean;
  /** Whether the conversation was only about to begin: then its page takes the text by itself. */
  isNew: boolean;
  /** Whether it was sent, and waits for the message before it. */
  isWaiting: boolean;
}

let carried: CarriedText | null = null;
const watchers = new Set<() => void>();

/** Keeps what stands in a box that goes away: its page takes another one, or cannot be written in any more. */
export function carryText(box: HTMLTextAreaElement, isNew: boolean, isWaiting: boolean): void {
  carried = { text: box.value, hasFocus: document.activeElement === box, isNew, isWaiting };
  for (const onChange of watchers) onChange();
}

/**
 * Puts what was carried into the box of the conversation that it opened, and says whether there was
 * any text, and whether that waits to be sent. `sent` is what has arrived there: that is not written once more.
 */
export function receiveCarriedText(
  box: HTMLTextAreaElement,
  sent: string | undefined,
): "typed" | "waiting" | null {
  const taken = carried;
  carried = null;
  if (!taken?.isNew) return null;
  if (taken.hasFocus) box.focus();
  if (taken.text.trim() === "" || taken.text === sent) return null;
  box.value = [box.value, taken.text].filter(Boolean).join("\n\n");
  return taken.isWaiting ? "waiting" : "typed";
}

/** What stood in the box of a conversation that has gone, or can only be read now. */
export function leftText(): string {
  return carried && !carried.isNew ? carried.text.trim() : "";
}

/** Calls back whenever that may be another one; returns how to stop. */
export function watchLeftText(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}
