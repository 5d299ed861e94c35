import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";

test(
  "killed again and again while people write, it has every word once and every reply",
  { timeout: 180_000 },
  async () => {
    const words = ["tests/operations/kill.ts", "--times", "5", "--size", "0"];
    const run = spawn(process.execPath, words, { stdio: ["ignore", "pipe", "pipe"] });
    const [said, problems] = [text(run.stdout), text(run.stderr)];
    const [code] = await once(run, "exit");
    const all = (await said) + (await problems);
    expect(all).toContain("5 times killed");
    expect(all).toContain("texts lost: 0, doubled: 0");
    expect(code, all).toBe(0);
  },
);
