import type { Random } from "./random.ts";

/** A field of a form as it goes over the wire: bytes need not be text. */
export type Field = [name: string | Buffer, value: string | Buffer];

const NAMES = [
  "a[49999999]",
  "a[0][49999999]",
  "a[4294967295]",
  "a[1e9]",
  "a[-1]",
  "a[]",
  "a[][]",
  "a[__proto__]",
  "__proto__",
  "__proto__[polluted]",
  "__proto__.polluted",
  "constructor.prototype.polluted",
  "prototype",
  "hasOwnProperty",
  "toString",
  "then",
  "[",
  "]",
  "[]",
  ".",
  "a..b",
  "a.[0]",
  "a[0",
  "a]0[",
  "",
  " ",
  "\u0000",
  "$&",
  "__intent__",
  "__state__",
  "__key__",
] as const;

const VALUES = [
  "",
  " ",
  "0",
  "-1",
  "-0",
  "1e309",
  "NaN",
  "Infinity",
  "9007199254740993",
  "0x10",
  "1,5",
  "null",
  "undefined",
  "true",
  "[object Object]",
  "2026-99-99",
  "-271821-04-20T00:00:00.000Z",
  "+275760-09-13T00:00:00.001Z",
  "Europe/Nowhere",
  "UTC",
  "//evil.example",
  "/\\evil.example",
  "javascript:alert(1)",
  "\u0000",
  "a\u0000b",
  "\r\nSet-Cookie: a=b",
  "\ud800",
  "\u202e\u200b\u2028",
  "👩‍👩‍👧‍👦",
  "%",
  "%zz",
  "%00",
  "' OR 1=1 --",
  '" NEAR("a" b, 2) {tags} : ^x AND NOT (',
  "*",
  "<script>alert(1)</script>",
  "${7*7}{{7*7}}",
  "../../../../etc/passwd",
  '{"type":"insert","payload":{"name":"a","index":49999999}}',
  '{"type":"update","payload":{"name":"a[49999999].b","value":"x"}}',
  '{"type":"reorder","payload":{"name":"a","from":0,"to":49999999}}',
  '{"type":"remove","payload":{"name":"__proto__","index":-1}}',
  '{"type":"reset","payload":{"name":"a.b.c"}}',
  "I want to kill myself",
  "someone hits me at home and I am afraid",
  "I feel low and can't sleep",
  "a@b.example",
  "123456",
  "on",
] as const;

/** A name that no form of ours has, or one of ours bent. */
export function hostileName(random: Random, known: readonly string[]): string | Buffer {
  const own = random.pick(known) ?? "message";
  switch (random.whole(0, 9)) {
    case 0:
      return `${own}[${random.pick([0, 1, 51, 999, 49_999_999, 4_294_967_294])}]`;
    case 1:
      return `${own}.${random.pick(NAMES)}`;
    case 2:
      return "a.".repeat(random.whole(2, 4_000));
    case 3:
      return `${random.pick(["a", own])}${"[0]".repeat(random.whole(2, 4_000))}`;
    case 4:
      return `${own}${".a".repeat(random.whole(1, 60))}[${random.whole(0, 99_999_999)}]`;
    case 5:
      return random.bytes(random.whole(1, 40));
    case 6:
      return "n".repeat(random.whole(100, 9_000));
    default:
      return random.pick(NAMES);
  }
}

/** A value that a field may not be ready for. */
export function hostileValue(random: Random): string | Buffer {
  switch (random.whole(0, 11)) {
    case 0:
      return random.bytes(random.whole(1, 400));
    case 1:
      return random
        .pick(["a", "\u00e9", "👍", " ", "\n", "<", "a b "])
        .repeat(random.whole(50, 5_000));
    case 2:
      return "(".repeat(random.whole(1, 3_000));
    case 3:
      return String(random.whole(-10, 1_000));
    default:
      return random.pick(VALUES);
  }
}

/** Many fields at once: from a little over the usual to as many as a body holds. */
export function manyFields(random: Random, known: readonly string[]): Field[] {
  const count = random.pick([40, 99, 100, 101, 300, 2_000, 9_000]);
  const own = random.pick(known) ?? "a";
  const name = random.pick([
    () => own,
    (index: number) => `f${index}`,
    (index: number) => `${own}[${index}]`,
    (index: number) => `a[${index}][${index}]`,
    (index: number) => `a.b${index}.c`,
  ] as const);
  return Array.from({ length: count }, (_, index): Field => [name(index), "1"]);
}
