import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

// What the tests' setup reads and writes as it is loaded belongs to this run alone. Imported first.
const folder = mkdtempSync(path.join(tmpdir(), "operations-"));
process.env.DATA_DIR = folder;
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
