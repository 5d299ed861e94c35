import path from "node:path";
import { expect, test } from "vitest";
import { idsIn, makeManifest, readManifest, trainingTexts } from "./manifest.ts";

const AFTER = "after a training or new texts: npm run safety:manifest";

test("the weights that the product reads, and the texts they come from, are those of the manifest", () => {
  expect(makeManifest(), AFTER).toEqual(readManifest());
});

/** How the ids of a file begin: as the file is called, or as one of the writers in it. */
function beginningsOf(file: string): RegExp {
  const name = path.basename(file, ".jsonl");
  // Whether everyday talk teaches, sets the bars or measures is decided by its ids, so they stay.
  if (name === "everyday-talk") return /^(?:ev-[a-z]+|vain)-\d/;
  if (/^[ahqs]\d\d$/.test(name)) return new RegExp(`^${name}-\\d`);
  const [, writers] = /^writers-([a-z]+(?:-[a-z])?)$/.exec(name) ?? [];
  if (writers === undefined) return new RegExp(`^${name}-`);
  return writers.includes("-")
    ? new RegExp(`^writer-[${writers}]-`)
    : new RegExp(`^writer-${writers}[a-z]*-`);
}

test("every row's id says which file and which writer it is of, and is there once", () => {
  const rows = trainingTexts().flatMap((file) => idsIn(file).map((id) => ({ file, id })));
  expect(rows.filter(({ file, id }) => !beginningsOf(file).test(id))).toEqual([]);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});
