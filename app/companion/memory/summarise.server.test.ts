import { describe, expect, it } from "vitest";
import { Random } from "#tests/fuzz/random.ts";
import { promptFor, promptTokens, type PromptMessage } from "../prompt/prompt.server.ts";
import { firstKeptOf, isSummaryDue } from "./summarise.server.ts";

const TURNS = 90;
const SENTENCE = "And then she said that it had never been about the move at all. ";

interface Said extends PromptMessage {
  seq: number;
}

/** Mostly a few sentences, now and then a word, and seldom as much as one message can hold. */
function wordsOf(random: Random, seq: number): string {
  const length = random.isHit(0.04) ? 12_000 : random.whole(1, random.isHit(0.2) ? 1_500 : 300);
  return `[${seq}] ${SENTENCE.repeat(Math.ceil(length / SENTENCE.length)).slice(0, length)}`;
}

function promptOf(said: readonly Said[], limit: number) {
  return promptFor(
    {
      therapistId: "alina",
      region: "US",
      firstName: "Ana",
      track: null,
      standing: null,
      memories: [{ day: "2026-11-20", kind: "fact", content: "I live by the lake" }],
      knowledge: [],
      history: said,
    },
    limit,
  );
}

describe.each([7_000, 23_000])("within %i tokens", (limit) => {
  it.each([1, 2, 3])("every message is given, or the summary covers it (talk %i)", (seed) => {
    const random = new Random(seed, limit);
    const said: Said[] = [];
    let covered = 0;
    let summaries = 0;
    let inMaking: { upTo: number; turnsLeft: number; fails: boolean } | null = null;
    for (let turn = 0; turn < TURNS; turn += 1) {
      said.push({ role: "user", seq: said.length, content: wordsOf(random, said.length) });
      const open = said.filter(({ seq }) => seq >= covered);
      const call = promptOf(open, limit);
      const given = call.messages.map(({ content }) => content).join("\n");
      const missing = open.filter(({ seq }) => !given.includes(`[${seq}]`));
      expect(missing.map(({ seq }) => seq)).toEqual([]);
      expect(promptTokens(call)).toBeLessThanOrEqual(limit);
      said.push({ role: "assistant", seq: said.length, content: wordsOf(random, said.length) });
      // A summary takes a while, and may fail: the talk goes on meanwhile.
      if (inMaking) {
        inMaking.turnsLeft -= 1;
        if (inMaking.turnsLeft > 0) continue;
        if (!inMaking.fails) {
          covered = inMaking.upTo;
          summaries += 1;
        }
        inMaking = null;
      } else if (isSummaryDue(open, limit)) {
        const upTo = open[firstKeptOf(open, limit)]?.seq ?? covered;
        inMaking = { upTo, turnsLeft: random.whole(1, 4), fails: random.isHit(0.3) };
      }
    }
    expect(summaries).toBeGreaterThan(2);
  });
});

describe("a summary", () => {
  const short = (count: number) =>
    Array.from({ length: count }, (_, seq) => ({
      role: "user" as const,
      seq,
      content: "and so on",
    }));

  it("is made by size, not by number", () => {
    expect(isSummaryDue(short(60), 23_000)).toBe(false);
    const long = short(6).map((each) => ({ ...each, content: SENTENCE.repeat(180) }));
    expect(isSummaryDue(long, 23_000)).toBe(true);
    expect(firstKeptOf(long, 23_000)).toBe(2);
  });

  it("is made of very many short messages before they are too many to be read", () => {
    expect(isSummaryDue(short(501), 900_000)).toBe(true);
    expect(firstKeptOf(short(501), 900_000)).toBeGreaterThan(200);
  });
});
