import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll } from "vitest";

const made: string[] = [];

afterAll(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** An empty folder outside of the project, gone once the tests of this file are done. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `aliwell-${name}-`));
  made.push(folder);
  return folder;
}
