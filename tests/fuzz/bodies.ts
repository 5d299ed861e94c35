import type { OutgoingHttpHeaders } from "node:http";
import type { Field } from "./hostile.ts";
import type { Random } from "./random.ts";

export interface EncodedBody {
  body: Buffer;
  headers: OutgoingHttpHeaders;
}

const URL_ENCODED = "application/x-www-form-urlencoded";
const BOUNDARY = "----aliwellFuzz7MA4YWxkTrZu0gW";

/** A form as it goes over the wire: mostly as a browser encodes it, else in another way or broken. */
export function encodeBody(
  random: Random,
  fields: readonly Field[],
  isOrdinary: boolean,
): EncodedBody {
  if (isOrdinary || random.isHit(0.6)) return typed(URL_ENCODED, urlEncoded(fields));
  switch (random.whole(0, 9)) {
    case 0:
      return { body: Buffer.alloc(0), headers: {} };
    case 1:
      return typed("application/json", Buffer.from(json(random, fields)));
    case 2:
      return typed(
        random.pick([
          "text/plain",
          "application/octet-stream",
          "multipart/form-data",
          "multipart/form-data; boundary=",
          `multipart/form-data; boundary="${"b".repeat(300)}"`,
          `${URL_ENCODED}; charset=utf-16`,
          `${URL_ENCODED}x`,
          "\u00ff/\u00ff",
          "",
        ]),
        urlEncoded(fields),
      );
    case 3:
      return typed(URL_ENCODED, random.bytes(random.whole(1, 3_000)));
    case 4:
      return typed(URL_ENCODED, Buffer.concat(fields.flat().map((each) => Buffer.from(each))));
    case 5:
      return typed(
        `multipart/form-data; boundary=${BOUNDARY}`,
        broken(random, multipart(random, fields)),
      );
    default:
      return typed(`multipart/form-data; boundary=${BOUNDARY}`, multipart(random, fields));
  }
}

function typed(type: string, body: Buffer): EncodedBody {
  return { body, headers: { "Content-Type": type } };
}

function urlEncoded(fields: readonly Field[]): Buffer {
  return Buffer.from(fields.map((field) => field.map(percentEncoded).join("=")).join("&"));
}

// Bytes that are no text stay what they are.
function percentEncoded(part: string | Buffer): string {
  if (typeof part === "string") return encodeURIComponent(part.toWellFormed());
  return [...part].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
}

function multipart(random: Random, fields: readonly Field[]): Buffer {
  const isUpload = random.isHit(0.15);
  const parts = fields.map(([name, value]) => {
    const file = isUpload && name !== "formToken" ? '; filename="a\u0000.txt"' : "";
    const type = file ? "\r\nContent-Type: application/octet-stream" : "";
    return Buffer.concat([
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="`),
      Buffer.from(name),
      Buffer.from(`"${file}${type}\r\n\r\n`),
      Buffer.from(value),
      Buffer.from("\r\n"),
    ]);
  });
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

/** Cut short, or with bytes of it changed. */
function broken(random: Random, body: Buffer): Buffer {
  if (random.isHit(0.5)) return body.subarray(0, random.whole(0, body.length));
  for (let change = 0; change < 5 && body.length > 0; change += 1) {
    body[random.whole(0, body.length - 1)] = random.whole(0, 255);
  }
  return body;
}

function json(random: Random, fields: readonly Field[]): string {
  const depth = random.pick([0, 3, 50, 5_000]);
  const inner = JSON.stringify(Object.fromEntries(fields.map((field) => field.map(String))));
  return `${'{"a":['.repeat(depth)}${inner}${"]}".repeat(depth)}`;
}
