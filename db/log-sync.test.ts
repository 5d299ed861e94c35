import { open } from "node:fs/promises";
import { beforeEach, expect, test, vi } from "vitest";
import { LogSync } from "./log-sync.ts";

vi.mock("node:fs/promises", () => ({ open: vi.fn() }));

const close = vi.fn(async () => undefined);
let ends: { resolve: () => void; reject: (error: Error) => void }[];

beforeEach(() => {
  ends = [];
  close.mockClear();
  const datasync = () => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    ends.push({ resolve, reject });
    return promise;
  };
  vi.mocked(open).mockReset().mockResolvedValue(Object.create({ datasync, close }));
});

async function isOpen(promise: Promise<void>): Promise<boolean> {
  const open = Symbol("open");
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  return (await Promise.race([promise, Promise.resolve(open)])) === open;
}

test("whoever wrote waits until the disk has it", async () => {
  const written = new LogSync("data.db").reached();
  await vi.waitUntil(() => ends.length === 1);
  expect(open).toHaveBeenCalledWith("data.db-wal", "r+");
  expect(await isOpen(written)).toBe(true);
  ends[0]?.resolve();
  await written;
});

test("what is written while the disk is busy goes there together, with the next", async () => {
  const log = new LogSync("data.db");
  const first = log.reached();
  await vi.waitUntil(() => ends.length === 1);
  const [second, third] = [log.reached(), log.reached()];
  ends[0]?.resolve();
  await first;
  await vi.waitUntil(() => ends.length === 2);
  expect(await isOpen(second)).toBe(true);
  ends[1]?.resolve();
  await Promise.all([second, third]);
  expect(ends).toHaveLength(2);
});

test("a disk that refuses is told to whom it concerns, and asked again by the next", async () => {
  const log = new LogSync("data.db");
  const first = log.reached();
  await vi.waitUntil(() => ends.length === 1);
  const second = log.reached();
  ends[0]?.reject(new Error("the disk is gone"));
  await expect(first).rejects.toThrow("the disk is gone");
  await vi.waitUntil(() => ends.length === 2);
  ends[1]?.resolve();
  await second;
});

test("without a log there is nothing to wait for", async () => {
  vi.mocked(open).mockRejectedValue(Object.assign(new Error("no file"), { code: "ENOENT" }));
  await new LogSync("data.db").reached();
});

test("what is written while it closes, and after that, leaves no file open", async () => {
  const log = new LogSync("data.db");
  const first = log.reached();
  await vi.waitUntil(() => ends.length === 1);
  const second = log.reached();
  const closed = log.close();
  ends[0]?.resolve();
  await first;
  await vi.waitUntil(() => ends.length === 2);
  ends[1]?.resolve();
  await Promise.all([second, closed]);
  expect(close).toHaveBeenCalledTimes(vi.mocked(open).mock.calls.length);
  const late = log.reached();
  await vi.waitUntil(() => ends.length === 3);
  ends[2]?.resolve();
  await late;
  expect(close).toHaveBeenCalledTimes(vi.mocked(open).mock.calls.length);
});
