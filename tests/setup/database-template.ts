import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync } from "node:fs";
import { renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { digestInputs } from "#app/config/build.js";
import { root } from "#app/config/install.js";

/** The key of every database file of the tests. */
export const ENCRYPTION_KEY = "5f0d2c9b7e4a1836d9c2b5f8e1a4073d6c9f2b5e8a1d4073c6f9e2b5a8d1c407";

const TEMPLATES = path.join(root, ".cache/database-templates");
const FILE = "aliwell.db";
const DRAFT = "draft-";
const KEPT_MS = 60 * 60_000;

/**
 * Makes the database that every test's own one is copied from, migrated and filled as at the start of
 * a demo, unless the product's files and the day are those that it was made of (what is in it counts
 * its days back from today). The runner calls it once, before its workers are there.
 */
export default function prepareDatabaseTemplate(): void {
  const name = `${digestInputs().slice(0, 16)}-${new Date().toISOString().slice(0, 10)}`;
  const template = path.join(TEMPLATES, name);
  if (!existsSync(template)) makeTemplate(template);
  process.env.DATABASE_TEMPLATE = path.join(template, FILE);
}

/** Puts a copy of the template into a data folder; a command that has no runner makes it first. */
export function copyDatabaseTemplate(folder: string): void {
  if (!process.env.DATABASE_TEMPLATE) prepareDatabaseTemplate();
  copyFileSync(process.env.DATABASE_TEMPLATE ?? "", path.join(folder, FILE));
}

function makeTemplate(template: string): void {
  mkdirSync(TEMPLATES, { recursive: true });
  const outdated = readdirSync(TEMPLATES).filter(isOutdated);
  const draft = mkdtempSync(path.join(TEMPLATES, DRAFT));
  const { PATH = "", HOME = "" } = process.env;
  const { status, stderr } = spawnSync(process.execPath, ["tests/setup/fill-database.ts"], {
    cwd: root,
    env: {
      PATH,
      HOME,
      DATA_DIR: draft,
      DATABASE_ENCRYPTION_KEY: ENCRYPTION_KEY,
      LOG_LEVEL: "silent",
      PASSWORD_HASHES: "quick",
    },
    encoding: "utf8",
  });
  if (status !== 0) {
    rmSync(draft, { recursive: true });
    throw new Error(`The database could not be filled.\n${stderr}`);
  }
  try {
    renameSync(draft, template);
  } catch (error) {
    // Another run that began at the same time was sooner.
    if (!existsSync(template)) throw error;
    rmSync(draft, { recursive: true });
  }
  for (const name of outdated) rmSync(path.join(TEMPLATES, name), { recursive: true, force: true });
}

/** Another run may still copy from one that was young a moment ago. */
function isOutdated(name: string): boolean {
  const made = statSync(path.join(TEMPLATES, name), { throwIfNoEntry: false });
  return !made || Date.now() - made.mtimeMs > KEPT_MS;
}
