// Runs before anything is installed: plain JavaScript, Node 20 and nothing else.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const NEEDED_NODE = { major: 22, minor: 22 };
const SIGNALS = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

export const root = fileURLToPath(new URL("../..", import.meta.url));
const ownNode = path.join(
  root,
  `node_modules/node/bin/node${process.platform === "win32" ? ".exe" : ""}`,
);

/** What the person who starts the app can mend; anything else is a bug and shows its stack. */
export class StartError extends Error {}

/** Installs the packages of the lock file unless they are there already. Throws when npm fails. */
export function installMissing() {
  // An image carries its packages and no lock file: there is nothing to install from.
  if (!existsSync(path.join(root, "package-lock.json")) || isInstalled()) return;
  process.stdout.write("Installing packages (the first time takes a minute or two) ...\n");
  const [command, ...before] = npmCommand();
  const options = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync(command, [...before, ...options], { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new StartError("npm ci failed: the packages are not installed.");
}

/**
 * Whether what npm noted down as installed is what the lock file asks for. Packages for other
 * platforms are optional and rightly missing.
 */
function isInstalled() {
  const wanted = lockedPackages("package-lock.json");
  const present = lockedPackages("node_modules/.package-lock.json");
  if (!wanted || !present) return false;
  const hasWanted = Object.entries(wanted).every(([place, { version, optional }]) => {
    const found = present[place];
    return place === "" || (found ? found.version === version : optional === true);
  });
  return hasWanted && Object.keys(present).every((place) => place in wanted);
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }> | null}
 */
function lockedPackages(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), "utf8")).packages;
  } catch {
    return null;
  }
}

/**
 * The npm that runs this and its own Node (ours is replaced by an install), else what is on the path.
 * @returns {[string, ...string[]]}
 */
export function npmCommand() {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  return npm?.endsWith("npm-cli.js") ? [node ?? process.execPath, npm] : ["npm"];
}

/** Whether this Node is too old for the app, so that the project's own has to take over. */
export function needsOwnNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  return major === NEEDED_NODE.major ? minor < NEEDED_NODE.minor : major < NEEDED_NODE.major;
}

/**
 * Runs a program under the project's own Node and ends as that one ends.
 * @param {string} file
 * @param {string[]} [args]
 */
export function runWithOwnNode(file, args = process.argv.slice(2)) {
  if (!existsSync(ownNode)) {
    throw new StartError("Node 22.22 or newer is needed, and the packages did not bring one.");
  }
  const PATH = `${path.dirname(ownNode)}${path.delimiter}${process.env.PATH}`;
  becomeNode(ownNode, [file, ...args], { ...process.env, PATH });
}

/**
 * Turns this process into another Node program. Where the platform cannot, starts it, hands it
 * every signal and ends as it ends.
 * @param {string} node an absolute path
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} environment
 */
export function becomeNode(node, args, environment) {
  if (typeof process.execve === "function") process.execve(node, [node, ...args], environment);
  const child = spawn(node, args, { env: environment, stdio: "inherit" });
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      // A terminal's Ctrl+C has reached the child already; a second one would cut its ending short.
      if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
    });
  }
  child.on("error", (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
  child.on("exit", (code, signal) => {
    for (const each of SIGNALS) process.removeAllListeners(each);
    if (signal) process.kill(process.pid, signal);
    else process.exit(code ?? 1);
  });
}
