import { MACHINE_MADE } from "#app/catalogue/machine-made.ts";

const LATIN_1 = 0;

/** A tag of ID3v2.3 (https://id3.org/id3v2.3.0) with one field of one's own, which players pass over. */
const TAG = tagWith("DigitalSourceType", MACHINE_MADE);

/** A sound as MP3 that says of itself that a machine speaks. */
export function withSoundTag(sound: Buffer): Buffer<ArrayBuffer> {
  return Buffer.concat([TAG, sound]);
}

function tagWith(name: string, value: string): Buffer {
  const text = Buffer.from(`${name}\0${value}`, "latin1");
  const frame = Buffer.concat([
    Buffer.from("TXXX"),
    bigEndian(text.length + 1),
    Buffer.from([0, 0, LATIN_1]),
    text,
  ]);
  // Of each byte of a tag's size seven bits count.
  const size = [0, 0, frame.length >> 7, frame.length & 0x7f];
  return Buffer.concat([Buffer.from("ID3"), Buffer.from([3, 0, 0, ...size]), frame]);
}

function bigEndian(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
