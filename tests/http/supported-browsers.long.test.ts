import { globSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import browserslist from "browserslist";
import { runChecks } from "es-check";
import { ESLint } from "eslint";
import compat from "eslint-plugin-compat";
import { expect, test } from "vitest";

const BUILT = path.join(import.meta.dirname, "../../build/client");
const BROWSERS = browserslist.loadConfig({ path: "." }) ?? [];
/** Where pages that run the framework begin. The modules of all others are built, and never asked for. */
const BEGINNINGS = ["entry.client", "root", "hydrated", "conversation", "call"];
const BUSY_MACHINE_MS = 120_000;

/** All scripts that any page loads: those that pages name by address, and what the framework's reach. */
function loadedScripts(): string[] {
  const built = readdirSync(`${BUILT}/assets`).filter((name) => name.endsWith(".js"));
  const named = globSync("app/**/*.js").map((file) => path.basename(file, ".js"));
  const loaded = new Set(
    built.filter((name) => [...BEGINNINGS, ...named].includes(name.replace(/-.{8}\.js$/u, ""))),
  );
  for (const name of loaded) {
    const text = readFileSync(`${BUILT}/assets/${name}`, "utf8");
    for (const each of built) if (text.includes(`./${each}`)) loaded.add(each);
  }
  return [...loaded].map((name) => `${BUILT}/assets/${name}`).concat(`${BUILT}/offline-worker.js`);
}

test(
  "what is written in the scripts is understood by every supported browser",
  () => {
    const files = loadedScripts();
    expect(files.length).toBeGreaterThan(15);
    const { errors } = runChecks([
      {
        files,
        module: true,
        checkBrowser: true,
        browserslistQuery: BROWSERS.join(", "),
        checkFeatures: true,
      },
    ]);
    const findings = errors.map(({ file, err }) => `${path.basename(file)}: ${err.message}`);
    expect(findings).toEqual([]);
  },
  BUSY_MACHINE_MS,
);

test(
  "what the scripts ask of a browser is in every supported one",
  async () => {
    const eslint = new ESLint({
      cwd: BUILT,
      overrideConfigFile: true,
      allowInlineConfig: false,
      overrideConfig: {
        plugins: { compat },
        rules: { "compat/compat": "error" },
        settings: { browsers: BROWSERS, lintAllEsApis: true },
      },
    });
    const newer = await eslint.lintText("new BroadcastChannel('x'); new Intl.Segmenter();");
    expect(newer[0]?.messages.map(({ message }) => message)).toEqual([
      expect.stringContaining("Intl.Segmenter"),
    ]);
    const files = await eslint.lintFiles(loadedScripts());
    const findings = files.flatMap(({ filePath, messages }) =>
      messages.map(({ message }) => `${path.basename(filePath)}: ${message}`),
    );
    expect(findings).toEqual([]);
  },
  BUSY_MACHINE_MS,
);
