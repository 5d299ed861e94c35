/** Deeper than anything that is sent to us. */
const MAX_DEPTH = 64;

/**
 * Parses JSON that somebody sent, if it has no more than so many lists and objects, and none deeper
 * than anything we know: twenty megabytes of brackets would take the whole process's memory. Throws a
 * SyntaxError.
 */
export function parsePlainJson(text: string, maxParts: number): unknown {
  let depth = 0;
  let parts = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isInString) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) isInString = false;
    } else if (code === QUOTE) {
      isInString = true;
    } else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      depth += 1;
      parts += 1;
      if (depth > MAX_DEPTH || parts > maxParts) throw new SyntaxError("more than is ever sent");
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) {
      depth -= 1;
    }
  }
  return JSON.parse(text);
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
