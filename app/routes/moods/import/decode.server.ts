/** In what a file's letters were written. */
export type Encoding = "UTF-8" | "UTF-16" | "Windows-1252";

/** A file's text. What is neither marked as UTF-16 nor good UTF-8 is what old programs on Windows write. */
export function decodeText(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decodedAs("utf-16le", bytes, "UTF-16");
  if (first === 0xfe && second === 0xff) return decodedAs("utf-16be", bytes, "UTF-16");
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return { text, encoding: "UTF-8" };
  } catch {
    return decodedAs("windows-1252", bytes, "Windows-1252");
  }
}

function decodedAs(label: string, bytes: Uint8Array, encoding: Encoding) {
  return { text: new TextDecoder(label).decode(bytes), encoding };
}
