import { expect, test } from "vitest";
import { decodeText } from "./decode.server.ts";

const TEXT = "mood,note\ngood,Café “El Niño” 🙂";

function utf16(text: string, isBigEndian: boolean): Buffer {
  const bytes = Buffer.from(`\uFEFF${text}`, "utf16le");
  return isBigEndian ? bytes.swap16() : bytes;
}

test.each([
  ["UTF-8", Buffer.from(TEXT)],
  ["UTF-8", Buffer.from(`\uFEFF${TEXT}`)],
  ["UTF-16", utf16(TEXT, false)],
  ["UTF-16", utf16(TEXT, true)],
])("%s is read with its mark and without", (encoding, bytes) => {
  expect(decodeText(bytes)).toEqual({ text: TEXT, encoding });
});

test("what is neither is read as old programs on Windows write it", () => {
  const bytes = Buffer.from([0x43, 0x61, 0x66, 0xe9, 0x20, 0x93, 0x80, 0x94]);
  expect(decodeText(bytes)).toEqual({ text: "Café “€”", encoding: "Windows-1252" });
});

test("any bytes at all are some text", () => {
  for (const bytes of [[], [0xff], [0xff, 0xfe, 0xd8], [0xc3, 0x28, 0x00]]) {
    expect(decodeText(Uint8Array.from(bytes)).text).toBeTypeOf("string");
  }
});
