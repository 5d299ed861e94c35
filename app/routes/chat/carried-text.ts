interface CarriedText {
  text: string;
  hasFocus: boolean;
}

let carried: CarriedText | null = null;

/** Keeps what stands in the box of a conversation that is just being opened: its page takes another one. */
export function carryText(box: HTMLTextAreaElement): void {
  carried = { text: box.value, hasFocus: document.activeElement === box };
}

/** Puts what was carried into the new box, and says whether there was any text. */
export function takeCarriedText(box: HTMLTextAreaElement): boolean {
  const taken = carried;
  carried = null;
  if (!taken) return false;
  if (taken.hasFocus) box.focus();
  if (taken.text.trim() === "") return false;
  box.value = [box.value, taken.text].filter(Boolean).join("\n\n");
  return true;
}
