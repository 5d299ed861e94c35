import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, test } from "vitest";
import { root } from "#app/config/install.js";
import { RECORDED } from "#tests/copy/conversations.ts";
import { marked, MARK, productWithChangedCopy } from "#tests/copy/marked-content.ts";
import { isLongRun } from "#tests/setup/long.ts";

/** Of the two hundred the short run plays every thirteenth: others each opening and each way to go on. */
const ONE_IN = isLongRun ? 1 : 13;
const TIMEOUT_MS = 600_000;

interface Played {
  id: string;
  states: unknown[];
  said: unknown[];
}

const changed = productWithChangedCopy();
afterAll(() => rmSync(changed, { recursive: true, force: true }));

async function playIn(folder: string): Promise<Played[]> {
  const script = path.join(root, "tests/copy/play.ts");
  const { stdout } = await promisify(execFile)(process.execPath, [script, String(ONE_IN)], {
    cwd: folder,
    maxBuffer: 1 << 28,
  });
  return JSON.parse(stdout);
}

describe("every line of written copy may change", () => {
  test("the mark stands at the end of every line, and nowhere else", () => {
    const piece = { heard: "x", ask: { en: ["One.", "Two."], es: ["Uno."] }, list: [{ id: "a" }] };
    expect(marked(piece)).toEqual({
      heard: "x",
      ask: { en: [`One.${MARK}`, `Two.${MARK}`], es: [`Uno.${MARK}`] },
      list: [{ id: "a" }],
    });
  });

  test(
    "and states, events, offers and choices stay the same in every recorded conversation",
    async () => {
      expect(RECORDED).toHaveLength(200);
      const [plain, other] = await Promise.all([playIn(root), playIn(changed)]);
      expect(plain.length).toBeGreaterThan(200 / ONE_IN - 1);
      const differ = plain.filter(
        (played, index) => JSON.stringify(played) !== JSON.stringify(other[index]),
      );
      expect(differ.map(({ id }) => id)).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
