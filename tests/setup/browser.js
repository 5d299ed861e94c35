import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { root } from "../../app/config/install.js";

const APT = "/usr/bin/apt-get";

/** Installs a browser unless there is one: the system's where that is possible, else a download. */
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
}

function hasBrowser() {
  const files = [process.env.CHROME_PATH, "/usr/bin/chromium", chromium.executablePath()];
  return files.some((file) => file && existsSync(file));
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync(command, args, { stdio: "inherit", env });
}
