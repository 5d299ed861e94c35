import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { root } from "../../app/config/install.js";

const APT = "/usr/bin/apt-get";
const TYPEFACE = "/usr/share/fonts/truetype/liberation";

/** The first has no window: a page opens in it in a third of the time. */
const SYSTEM_BROWSERS = ["chromium-headless-shell", "chromium"];

/** The browser that is here for every program, where there is one: a download is not needed then. */
export function systemBrowser() {
  const files = SYSTEM_BROWSERS.map((name) => `/usr/bin/${name}`);
  return [process.env.CHROME_PATH, ...files].find((file) => file && existsSync(file));
}

/**
 * Installs a browser unless there is one: the system's where that is possible, else a download. With
 * it comes a typeface of the widths that phones have: a page is higher in one that is wider. Throws
 * when there is no browser in the end.
 */
export function installBrowser() {
  const isComplete = hasBrowser() && (!canInstall() || existsSync(TYPEFACE));
  if (isComplete) return;
  console.log("Installing a browser ...");
  if (canInstall()) {
    run(APT, ["update", "-q"]);
    install("fonts-liberation");
    for (const name of SYSTEM_BROWSERS) if (!hasBrowser()) install(name);
  }
  if (hasBrowser()) return;
  const playwright = path.join(root, "node_modules/.bin/playwright");
  run(process.execPath, [playwright, "install", "--with-deps", "chromium"]);
  if (!hasBrowser()) throw new Error("No browser could be installed: set CHROME_PATH to one.");
}

/** @param {string} name */
function install(name) {
  run(APT, ["install", "-y", "-q", "--no-install-recommends", name]);
}

function canInstall() {
  return process.getuid?.() === 0 && existsSync(APT);
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
