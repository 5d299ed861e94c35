import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Before all workers a place for their folders, which goes after them. */
export default function makeWorkerFolders(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), "aliwell-workers-"));
  process.env.WORKER_FOLDERS = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
