import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { root } from "../../app/config/install.js";

const APT = "/usr/bin/apt-get";

/** The browser that is here for every program, where there is one: a download is not needed then. */
export function systemBrowser() {
  return [process.env.CHROME_PATH, "/usr/bin/chromium"].find((file) => file && existsSync(file));
}

/**
 * Installs a browser unless there is one: the system's where that is possible, else a download.
 * Throws when there is none in the end.
 */
export function installBrowser() {
  if (hasBrowser()) return;
  console.log("Installing a browser ...");
  if (process.getuid?.() === 0 && existsSync(APT)) {
    run(APT, ["update", "-q"]);
    run(APT, ["install", "-y", "-q", "--no-install-recommends", "chromium"]);
    if (hasBrowser()) return;
  }
  const playwright = path.join(root, "node_modules/.bin/playwright");
  run(process.execPath, [playwright, "install", "--with-deps", "chromium"]);
  if (!hasBrowser()) throw new Error("No browser could be installed: set CHROME_PATH to one.");
}

function hasBrowser() {
  return systemBrowser() !== undefined || existsSync(chromium.executablePath());
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync(command, args, { stdio: "inherit", env });
}
