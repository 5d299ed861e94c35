import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { StartError, root } from "./install.js";
import { SERVER_VARIABLES } from "./serve.js";

const FOLDERS = ["app", "db", "public"];
const FILES = ["package.json", "package-lock.json", "react-router.config.ts", "tsconfig.json"];
const BUILDER_CONFIG = "vite.config.ts";
const DIGEST = path.join(root, "build/.inputs");
const STAMP = path.join(root, "build/.inputs-seen");

/** Builds the app unless nothing that goes into it has changed. Throws with the builder's output. */
export function buildIfChanged() {
  // An image carries the build without what makes it.
  if (!existsSync(path.join(root, BUILDER_CONFIG))) return;
  const stamp = stampInputs();
  if (existsSync(DIGEST) && readIfThere(STAMP) === stamp) return;
  const digest = digestInputs();
  if (readIfThere(DIGEST) === digest) {
    writeFileSync(STAMP, stamp);
    return;
  }
  process.stdout.write("Building ...\n");
  rmSync(DIGEST, { force: true });
  rmSync(path.join(root, SERVER_VARIABLES.NODE_COMPILE_CACHE), { recursive: true, force: true });
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["node_modules/@react-router/dev/bin.cjs", "build"],
    { cwd: root, env: { ...process.env, NODE_ENV: "production" }, encoding: "utf8" },
  );
  if (status !== 0) throw new StartError(`The build failed.\n${stdout}\n${stderr}`);
  mkdirSync(path.dirname(DIGEST), { recursive: true });
  writeFileSync(DIGEST, digest);
  writeFileSync(STAMP, stamp);
}

/** Sizes and times of the inputs: while they're the same, nothing has to be read. */
function stampInputs() {
  const hash = createHash("sha256");
  for (const file of inputs()) {
    const found = statSync(path.join(root, file), { throwIfNoEntry: false });
    hash.update(`${file}\0${found?.size}\0${found?.mtimeMs}\0${found?.ctimeMs}\0`);
  }
  return hash.digest("hex");
}

/** What all that goes into the build comes to: other files make another one. */
export function digestInputs() {
  const hash = createHash("sha256");
  for (const file of inputs()) {
    hash
      .update(`${file}\0`)
      .update(readIfThere(path.join(root, file)) ?? "")
      .update("\0");
  }
  return hash.digest("hex");
}

function inputs() {
  return [BUILDER_CONFIG, ...FILES, ...FOLDERS.flatMap(filesIn)].sort();
}

/** @param {string} folder */
function filesIn(folder) {
  const absolute = path.join(root, folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}
