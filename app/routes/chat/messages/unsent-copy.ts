// Keeps a message in its tab until the server has it. Without this copy, somebody who leaves the page
// offline and comes back would find an empty box. It also goes when the session that wrote it ends.

const VERSION = /^\d* /;

/** Keeps a text of this form in the tab; an empty one forgets it. */
export function keepCopy(form: HTMLFormElement, text: string): void {
  const { key, version } = describeMessage(form);
  try {
    if (text === "") sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, `${version} ${text}`);
  } catch {
    // Where nothing may be kept, the box is as the server knows it.
  }
}

/**
 * What the box of this form is to begin with, as something was kept of it that has not arrived: it
 * stands nowhere in `arrived`. Null where the box is right as it is.
 */
export function textWithCopy(
  form: HTMLFormElement,
  text: string,
  arrived: readonly string[],
): string | null {
  const { key, version } = describeMessage(form);
  let kept = "";
  try {
    kept = sessionStorage.getItem(key) ?? "";
  } catch {
    return null;
  }
  const left = kept.replace(VERSION, "").trim();
  if ([text, ...arrived].some((each) => each.includes(left))) return null;
  // Another device may have written meanwhile.
  return kept.startsWith(`${version} `) || left.includes(text) ? left : `${left}\n\n${text}`;
}

/** Forgets what was kept once the server has shown it as a message. */
export function forgetArrived(form: HTMLFormElement, message: string): void {
  const { key } = describeMessage(form);
  try {
    const left = (sessionStorage.getItem(key) ?? "").replace(VERSION, "").trim();
    if (message.includes(left)) sessionStorage.removeItem(key);
  } catch {
    // Where nothing may be kept, nothing was.
  }
}

function describeMessage(form: HTMLFormElement) {
  const fields = new FormData(form);
  return { key: `unsent ${fields.get("formToken")}`, version: String(fields.get("draftVersion")) };
}
