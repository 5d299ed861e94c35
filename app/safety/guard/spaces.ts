/** Where the word ends that stands here; U+FEFF is part of one, for it is not seen. */
export function wordEnd(text: string, start: number): number {
  let at = start;
  while (at < text.length && !isSpace(text.charCodeAt(at))) at += 1;
  return at;
}

/** Where the spaces end that stand here. */
export function spacesEnd(text: string, start: number): number {
  let at = start;
  while (at < text.length && isSpace(text.charCodeAt(at))) at += 1;
  return at;
}

const WIDE_SPACE = /[^\S\uFEFF]/;

function isSpace(code: number): boolean {
  if (code < 0xa0) return code === 0x20 || (code >= 0x09 && code <= 0x0d);
  return WIDE_SPACE.test(String.fromCharCode(code));
}
