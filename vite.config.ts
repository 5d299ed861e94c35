import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import browserslist from "browserslist";
import { browserslistToTargets } from "lightningcss";
import { defineConfig, minify, type Plugin } from "vite";
import { PARSED_FILE, parsedFileOf } from "./app/content/parse-yaml.ts";

/** The bundler leaves a script alone that pages load by its address: this takes out what nobody runs. */
function minifyPageScripts(): Plugin {
  return {
    name: "minify-page-scripts",
    apply: "build",
    async generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !file.fileName.endsWith(".js")) continue;
        const { code } = await minify(file.fileName, String(file.source), { module: true });
        file.source = code;
      }
    },
  };
}

/**
 * The engine keeps a program's text as long as it runs, and at twice the size where a single
 * character of it is not Latin.
 */
function escapeServerText(): Plugin {
  return {
    name: "escape-server-text",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk") continue;
        file.code = file.code.replace(
          /[\u0100-\uffff]/g,
          (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, "0")}`,
        );
      }
    },
  };
}

/** Leaves beside the server what all YAML of the product says. */
function parseYamlFiles(): Plugin {
  return {
    name: "parse-yaml-files",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    generateBundle() {
      const texts = readdirSync("app", { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith(".yaml"))
        .map((name) => readFileSync(path.join("app", name), "utf8"));
      this.emitFile({ type: "asset", fileName: PARSED_FILE, source: parsedFileOf(texts) });
    },
  };
}

/** Browsers get Preact, which is a tenth of React; the server and developers' browsers keep React. */
function servePreact(): Plugin {
  const standIn = path.resolve("app/preact.ts");
  const replaced = new Map([
    ["react", standIn],
    ["react-dom", standIn],
    ["react-dom/client", standIn],
    ["react/jsx-runtime", "preact/jsx-runtime"],
  ]);
  return {
    name: "serve-preact",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: {
      filter: { id: /^react(?:-dom)?(?:\/|$)/ },
      handler(id, importer) {
        const replacement = replaced.get(id);
        return replacement && this.resolve(replacement, importer, { skipSelf: true });
      },
    },
  };
}

/** The pages that carry the framework's scripts. */
const HYDRATED =
  /[\\/]app[\\/](entry\.client|root|routes[\\/]layouts[\\/]hydrated|routes[\\/]chat[\\/]conversation)\.tsx/;

/** Whether one of them imports a module, directly or through others. */
function isHydrated(
  id: string,
  importersOf: (id: string) => readonly string[] | undefined,
  seen = new Set<string>(),
): boolean {
  if (HYDRATED.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (importersOf(id) ?? []).some((importer) => isHydrated(importer, importersOf, seen));
}

/**
 * Packages of hundreds of small modules: found and read one by one at every start, they took a second
 * and left two hundred megabytes behind.
 */
const MANY_MODULES = [
  "drizzle-orm",
  "@anthropic-ai/sdk",
  /^@conform-to\//,
  "zod",
  /^remix-auth/,
  "nodemailer",
  "yaml",
  /^d3-/,
];

export default defineConfig(({ command }) => ({
  plugins: [
    servePreact(),
    reactRouter(),
    minifyPageScripts(),
    escapeServerText(),
    parseYamlFiles(),
  ],
  css: {
    transformer: "lightningcss",
    lightningcss: {
      targets: browserslistToTargets(browserslist()),
    },
  },
  // While it is developed each package is read as it is: some of these are no ES modules.
  ssr: command === "build" ? { noExternal: MANY_MODULES } : {},
  build: {
    cssMinify: "lightningcss",
    assetsInlineLimit: 0,
    target: "es2022",
    // Its links carry no nonce; what is imported by a script that has one is let through.
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Each file costs a request and its headers: what every hydrated page loads is one file,
            // and what they share of ours another, without what only other pages need.
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules[\\/](preact|react-router)[\\/]|rolldown[\\/]runtime/,
                },
                {
                  name: (id, modules) =>
                    isHydrated(id, (each) => modules.getModuleInfo(each)?.importers)
                      ? "hydrated"
                      : null,
                  debugName: "hydrated",
                  // The entry runs when it is asked for, after the page's data, and not with the rest.
                  test: /[\\/]app[\\/](?!entry\.client)/,
                },
              ],
            },
          },
        },
      },
    },
  },
}));
