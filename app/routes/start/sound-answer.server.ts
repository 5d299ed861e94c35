import { MACHINE_MADE } from "#app/catalogue/machine-made.ts";

const LATIN_1 = 0;

/** A tag of ID3v2.3 (https://id3.org/id3v2.3.0) with one field of one's own, which players pass over. */
const TAG = tagWith("DigitalSourceType", MACHINE_MADE);

/** A sound as MP3 that says of itself that a machine speaks. */
function withSoundTag(sound: Buffer): Buffer<ArrayBuffer> {
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

const CACHE_SECONDS = 24 * 60 * 60;

const SOUND_HEADERS = {
  "Content-Type": "audio/mpeg",
  "Content-Disposition": "inline",
  // draft-abaris-aicdh
  "AI-Disclosure": "mode=ai-originated",
};

/** A sound that nobody keeps, marked as machine-made. */
export function streamedSound(sound: Buffer<ArrayBuffer>): Response {
  const headers = { ...SOUND_HEADERS, "Cache-Control": "no-store" };
  return new Response(withSoundTag(sound), { headers });
}

/**
 * A sound as an answer: kept by the person's own browser, marked as machine-made, and in parts where
 * a player asks for a part, as Safari always does.
 */
export function soundAnswer(request: Request, spoken: Buffer<ArrayBuffer>, name: string): Response {
  const sound = withSoundTag(spoken);
  // The tag is part of what is cached.
  const etag = `"${name}-marked"`;
  const headers = {
    ...SOUND_HEADERS,
    "Cache-Control": `private, max-age=${CACHE_SECONDS}`,
    ETag: etag,
    "Accept-Ranges": "bytes",
  };
  if (request.headers.get("if-none-match") === etag) {
    return new Response(null, { status: 304, headers });
  }
  const part = partOf(request, sound.length, etag);
  if (!part) {
    const range = { "Content-Range": `bytes */${sound.length}` };
    return new Response(null, { status: 416, headers: { ...headers, ...range } });
  }
  const { start, end, isWhole } = part;
  const body = sound.subarray(start, end + 1);
  const answer = new Response(body, { status: isWhole ? 200 : 206, headers });
  answer.headers.set("Content-Length", String(body.length));
  if (!isWhole) answer.headers.set("Content-Range", `bytes ${start}-${end}/${sound.length}`);
  return answer;
}

interface Part {
  start: number;
  /** The last byte, which is part of it. */
  end: number;
  isWhole: boolean;
}

/**
 * The one part that is asked for, or null where it lies outside. Anything else that a Range header
 * may say means the whole.
 */
function partOf(request: Request, length: number, etag: string): Part | null {
  const whole = { start: 0, end: length - 1, isWhole: true };
  const condition = request.headers.get("if-range");
  if (condition !== null && condition !== etag) return whole;
  const asked = /^bytes=(\d{0,12})-(\d{0,12})$/.exec(request.headers.get("range") ?? "");
  const [, from = "", to = ""] = asked ?? [];
  if (from === "" && to === "") return whole;
  const start = from === "" ? Math.max(0, length - Number(to)) : Number(from);
  const end = from === "" || to === "" ? length - 1 : Math.min(Number(to), length - 1);
  return start > end ? null : { start, end, isWhole: false };
}
