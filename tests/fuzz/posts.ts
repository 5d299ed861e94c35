import type { OutgoingHttpHeaders } from "node:http";
import { encodeBody } from "./bodies.ts";
import { hostileName, hostileValue, manyFields, type Field } from "./hostile.ts";
import { fill, PATTERNS } from "./patterns.ts";
import type { Random } from "./random.ts";
import type { Seat, World } from "./world.ts";

export interface Post {
  pattern: string;
  path: string;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** Whether its length is not told before. */
  isChunked: boolean;
}

/** Who sends a post, who else there is, and what is known of the product. */
export interface Situation {
  origin: string;
  seat: Seat;
  others: readonly Seat[];
  world: World;
}

const INVENTED_PARTS = [
  "AAAAAAAAAAAAAAAAAAAAAA",
  "0",
  "-1",
  "__proto__",
  "constructor",
  "..%2f..",
  "%00",
  "%ff",
  "%F0%9F%91%8D",
  "a%0d%0ab",
  "x".repeat(2_000),
  "breathing",
  "txt",
] as const;

/** A post as a browser would send it: a form of a page, as it stands or with another choice. */
export function makeOrdinaryPost(random: Random, situation: Situation): Post {
  const { world, seat, origin } = situation;
  const pattern = random.pick([...world.forms.keys()]) ?? "/chat";
  const fields = withToken(seat, ordinaryFields(random, world, pattern));
  return {
    pattern,
    path: pathOf(random, pattern, situation, true),
    headers: { Cookie: seat.cookie, Origin: origin, ...encodeBody(random, fields, true).headers },
    body: encodeBody(random, fields, true).body,
    isChunked: false,
  };
}

/** A post that no form of ours sends. */
export function makePost(random: Random, situation: Situation): Post {
  const { world, seat, others } = situation;
  const pattern = random.pick(PATTERNS) ?? "/";
  let fields = random.isHit(0.7)
    ? ordinaryFields(random, world, pattern)
    : inventedFields(random, world);
  const changes = random.whole(0, 4);
  for (let change = 0; change < changes; change += 1) fields = bend(random, world, fields);
  if (random.isHit(0.88)) fields = withToken(seat, fields);
  else if (random.isHit(0.5)) fields = withToken(random.pick(others) ?? seat, fields);
  const { body, headers } = encodeBody(random, fields, false);
  return {
    pattern,
    path: pathOf(random, pattern, situation, false),
    headers: { ...headersOf(random, situation), ...headers },
    body,
    isChunked: random.isHit(0.1),
  };
}

function ordinaryFields(random: Random, world: World, pattern: string): Field[] {
  const form = random.pick(world.forms.get(pattern) ?? []) ?? inventedFields(random, world);
  return form.map(([name, value]): Field => {
    const offered = world.valueFor(random, String(name));
    if (value !== "" && random.isHit(0.7)) return [name, value];
    return [name, offered || `I had a long day, number ${random.whole(1, 999_999)}`];
  });
}

function inventedFields(random: Random, world: World): Field[] {
  const names = world.names();
  return Array.from({ length: random.whole(0, 8) }, (): Field => {
    const name = random.pick(names) ?? "message";
    return [name, world.valueFor(random, name) ?? "words"];
  });
}

function bend(random: Random, world: World, fields: readonly Field[]): Field[] {
  const names = world.names();
  const at = Math.floor(random.next() * fields.length);
  const field = fields[at];
  if (!field) return [[hostileName(random, names), hostileValue(random)]];
  const [name, value] = field;
  switch (random.whole(0, 7)) {
    case 0:
      return fields.filter((_, index) => index !== at);
    case 1:
      return [...fields, [name, hostileValue(random)]];
    case 2:
      return fields.with(at, [hostileName(random, names), value]);
    case 3:
      return random.isHit(0.15) ? [...fields, ...manyFields(random, names)] : [...fields];
    case 4:
      return [...fields, [name, longText(random)]];
    case 5:
      return [...fields, [hostileName(random, names), hostileValue(random)]];
    default:
      return fields.with(at, [name, hostileValue(random)]);
  }
}

// Around the limits of a body, and now and then far beyond them.
function longText(random: Random): string {
  const size = random.isHit(0.004)
    ? 9 * 1_024 * 1_024
    : random.pick([1_000, 4_000, 16_000, 60_000, 66_000, 195_000, 205_000, 700_000]);
  const piece = random.pick(["a", "a b ", "I feel low. ", "é", "<", "\n", "kill ", "\u200b"]);
  return piece.repeat(Math.ceil(size / Buffer.byteLength(piece)));
}

function withToken({ formToken }: Seat, fields: readonly Field[]): Field[] {
  return [["formToken", formToken], ...fields];
}

function pathOf(
  random: Random,
  pattern: string,
  { seat, others }: Situation,
  isOrdinary: boolean,
): string {
  const owner = isOrdinary || random.isHit(0.8) ? seat : (random.pick(others) ?? seat);
  const real = random.pick(owner.paths.get(pattern) ?? []);
  const invented = fill(pattern, () => random.pick(INVENTED_PARTS));
  const path = real && (isOrdinary || random.isHit(0.75)) ? real : invented;
  if (isOrdinary) return path;
  const asData = random.isHit(0.08) ? (path === "/" ? "/_root.data" : `${path}.data`) : path;
  const query = random.isHit(0.1)
    ? random.pick([
        "?index",
        "?next=//evil.example",
        "?step=99999999",
        "?a[49999999]=1",
        "?%",
        "?_routes=x",
      ])
    : "";
  return asData + query;
}

function headersOf(random: Random, { origin, seat, others }: Situation): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = { Cookie: seat.cookie };
  const from = random.isHit(0.88)
    ? origin
    : random.pick([undefined, "null", "https://evil.example", "not an origin"] as const);
  if (from !== undefined) headers.Origin = from;
  if (random.isHit(0.02)) headers["Sec-Fetch-Site"] = "cross-site";
  if (random.isHit(0.3)) headers["Accept-Encoding"] = random.pick(["br", "gzip", "gzip, br", "*"]);
  if (random.isHit(0.1)) {
    headers.Accept = random.pick(["text/event-stream", "application/json", "*/*", ";;;"]);
  }
  if (random.isHit(0.02)) headers["Content-Encoding"] = "gzip";
  if (random.isHit(0.03)) {
    headers.Cookie = random.pick([
      "aliwell_session=broken",
      "aliwell_session=%ff%00; aliwell_browser=%",
      `${seat.cookie}; ${seat.cookie}`,
      random.pick(others)?.cookie ?? "",
      "a=".repeat(1_000),
    ]);
  }
  return headers;
}
