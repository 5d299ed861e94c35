import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, test } from "vitest";
import { root } from "#app/config/install.js";
import { RECORDED } from "#tests/copy/conversations.ts";
import { marked, MARK, productWithChangedCopy } from "#tests/copy/marked-content.ts";
import { isLongRun } from "#tests/setup/long.ts";

/** Of all of them the short run plays every forty-seventh: of some openings, each way to go on. */
const ONE_IN = isLongRun ? 1 : 47;
const TIMEOUT_MS = 600_000;

interface Run {
  played: { id: string; states: unknown[]; said: unknown[] }[];
  /** How many of the stored texts have a changed line. */
  changed: number;
}

const changed = productWithChangedCopy();
const begun = mkdtempSync(path.join(tmpdir(), "begun-"));
afterAll(() => {
  for (const folder of [changed, begun]) rmSync(folder, { recursive: true, force: true });
});

async function play(part: "begin" | "go-on", folder: string): Promise<string> {
  const script = path.join(root, "tests/copy/play.ts");
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [script, part, begun, String(ONE_IN)],
    { cwd: folder, maxBuffer: 1 << 28 },
  );
  return stdout;
}

async function goOnIn(folder: string): Promise<Run> {
  return JSON.parse(await play("go-on", folder));
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
    "between two messages, and states, events, offers and choices of every recorded conversation stay the same",
    async () => {
      expect(RECORDED).toHaveLength(240);
      await play("begin", root);
      const [plain, other] = await Promise.all([goOnIn(root), goOnIn(changed)]);
      expect(plain.played.length).toBeGreaterThan(240 / ONE_IN - 1);
      expect(plain.changed).toBe(0);
      expect(other.changed).toBeGreaterThan(plain.played.length / 2);
      const differ = plain.played.filter(
        (played, index) => JSON.stringify(played) !== JSON.stringify(other.played[index]),
      );
      expect(differ.map(({ id }) => id)).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
