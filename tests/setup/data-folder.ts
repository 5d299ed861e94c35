import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll } from "vitest";
import { removeTemporaryFolders } from "./temporary-folder.ts";

// Every test file writes to a folder of its own, which is gone afterwards.
const folder = mkdtempSync(path.join(tmpdir(), "aliwell-"));
process.env.DATA_DIR = folder;
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  removeTemporaryFolders();
});
