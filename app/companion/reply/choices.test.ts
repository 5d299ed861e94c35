import { expect, test } from "vitest";
import { Random } from "#tests/fuzz/random.ts";
import { matchesChoice, choiceTapped, OPENING } from "./choices.ts";

const YES = { id: "today.yes", label: "Yes, today", message: "Yes, today" };
const BEGIN = { id: "session.begin", label: "Begin the session", message: "Ready, let's begin" };
const OLD = { label: "From before ids", message: "From before ids" };
const STANDING = { under: "newest-reply", answers: [YES, BEGIN, OLD] };

test("a button means what its id says, under the reply that it stands under", () => {
  expect(choiceTapped({ choice: "today.yes", under: "newest-reply" }, STANDING)).toBe(YES);
  expect(choiceTapped({ choice: "session.begin", under: "newest-reply" }, STANDING)).toBe(BEGIN);
  expect(choiceTapped({ choice: "today.yes", under: "newest-reply" }, null)).toBeNull();
});

test("its own words, or what stands on it, may come beside it, and no others", () => {
  expect(matchesChoice(BEGIN, " Ready, let's begin\n")).toBe(true);
  expect(matchesChoice(BEGIN, "Begin the session")).toBe(true);
  expect(matchesChoice(BEGIN, "Begin the session, but I want to die")).toBe(false);
});

const FORGED = 2_000;
const SEED = 43;

/** Anything that a form or a program may send in the place of a text. */
function anything(random: Random): unknown {
  const known = random.pick(["today.yes", "session.begin", "newest-reply", OPENING]);
  const kinds: readonly (() => unknown)[] = [
    () => undefined,
    () => null,
    () => "",
    () => random.whole(-1, 3),
    () => [known],
    () => [known, known],
    () => ({ toString: () => known }),
    () => new File([known], known),
    () => random.bytes(random.whole(1, 60)).toString("latin1"),
    () => known.toUpperCase(),
    () => `${known} `,
    () => `${known}\u0000`,
    () => known.slice(0, random.whole(1, known.length - 1)),
    () => known.repeat(random.whole(2, 900)),
    () => "x".repeat(10_000),
    () => random.pick(["today.no", "thoughts.yes", "age.under18", "switch.yes", "often.police"]),
    () => random.pick(["__proto__", "constructor", "toString", "length", "0", "undefined"]),
    () => random.pick(["an-older-reply", "another-persons-reply", "check-back", known]),
  ];
  return random.pick(kinds)?.();
}

test(`of ${FORGED} forged choices none is believed, and none does any harm`, () => {
  const [ids, unders] = [
    new Set<unknown>(STANDING.answers.map((each) => "id" in each && each.id)),
    STANDING.under,
  ];
  let whole = 0;
  for (let index = 0; index < FORGED; index += 1) {
    const random = new Random(SEED, index);
    const sent = { choice: anything(random), under: anything(random) };
    const isTrue = ids.has(sent.choice) && sent.under === unders;
    if (isTrue) whole += 1;
    else expect(choiceTapped(sent, STANDING), String(index)).toBeNull();
  }
  expect(whole).toBeLessThan(FORGED / 50);
});
