import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { proportionOf, readMeasured } from "./measured.server.ts";

it("gives the interval that published tables give", () => {
  const { low, high } = proportionOf({ hits: 81, of: 263 });
  expect(low).toBeCloseTo(0.2553, 4);
  expect(high).toBeCloseTo(0.3662, 4);
});

it("claims no certainty where nothing was missed", () => {
  const { share, low, high } = proportionOf({ hits: 60, of: 60 });
  expect(share).toBe(1);
  expect(high).toBeCloseTo(1, 9);
  expect(low).toBeCloseTo(0.9398, 4);
});

it("reads what an evaluation left, and nothing where none has run", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "measured-"));
  const file = path.join(folder, "measured.json");
  expect(readMeasured(file)).toBeNull();
  const half = { hits: 1, of: 2 };
  const written = {
    sentences: 900,
    crisesAsked: half,
    crisesShown: half,
    crisesWatched: half,
    gravestShown: half,
    distressAsked: half,
    distressShown: half,
  };
  const measured = { measuredAt: "2026-02-03", written };
  writeFileSync(file, JSON.stringify(measured));
  expect(readMeasured(file)).toEqual(measured);
  writeFileSync(
    file,
    JSON.stringify({ ...measured, written: { ...written, crisesAsked: { hits: -1, of: 0 } } }),
  );
  expect(() => readMeasured(file)).toThrow();
});
