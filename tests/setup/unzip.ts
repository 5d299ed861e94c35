import { inflateRawSync } from "node:zlib";

// Where things stand in a zip, by section 4.3 of PKWARE's APPNOTE.
const END_OF_LIST = 0x06054b50;
const LISTED = 0x02014b50;
const LISTED_BYTES = 46;
const HEAD_BYTES = 30;

/** The files in a zip, as text, by their names: read by its list, as programs do that open one. */
export function unzip(zip: Buffer): Record<string, string> {
  const end = zip.lastIndexOf(Buffer.from("PK\u0005\u0006", "latin1"));
  if (end === -1 || zip.readUInt32LE(end) !== END_OF_LIST) throw new Error("that is no zip");
  const count = zip.readUInt16LE(end + 10);
  const files: Record<string, string> = {};
  for (let file = 0, at = zip.readUInt32LE(end + 16); file < count; file += 1) {
    if (zip.readUInt32LE(at) !== LISTED) throw new Error("the list of the zip is broken");
    const nameBytes = zip.readUInt16LE(at + 28);
    const afterName = zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    const name = zip.toString("utf8", at + LISTED_BYTES, at + LISTED_BYTES + nameBytes);
    const head = zip.readUInt32LE(at + 42);
    const start = head + HEAD_BYTES + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28);
    const bytes = zip.subarray(start, start + zip.readUInt32LE(at + 20));
    files[name] = (zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(bytes) : bytes).toString();
    at += LISTED_BYTES + nameBytes + afterName;
  }
  return files;
}
