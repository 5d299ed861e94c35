import { defineConfig } from "vitest/config";
import { settingsSchema } from "./app/config/settings.server.ts";
import { MODEL_SETTINGS } from "./tests/setup/model-settings.ts";
import { httpFiles, longFiles, unitFiles } from "./tests/setup/test-files.ts";

// What a developer has set in a shell must not reach a test, least of all a provider's key.
const nothingSet = Object.fromEntries(Object.keys(settingsSchema.shape).map((name) => [name, ""]));

/** What takes minutes (kills, locks, several instances) runs by itself: `npm run test:long`. */
const isLong = process.env.TEST_LONG === "1";
const LONG_FILES = "**/*.long.test.ts";
/** With it all HTTP tests ask a database on a server; without, those that say most about that do too. */
const isOnServer = process.env.TEST_DATABASE === "server";
const ON_SERVER_TOO = ["chat", "reply"].map((name) => `tests/http/${name}.test.ts`);
/** Look at what the driver is asked in this process, and at the size of the file. */
const OF_THE_FILE = ["tests/http/indexes.test.ts", "tests/http/metrics.test.ts"];

const alone = { setupFiles: ["tests/setup/console.ts", "tests/setup/data-folder.ts"] };
const http = {
  // As it is served: the framework's own checks for developers take an eighth of these tests' time.
  env: { NODE_ENV: "production" },
  globalSetup: ["tests/setup/database-template.ts"],
  exclude: isOnServer ? [LONG_FILES, ...OF_THE_FILE] : [LONG_FILES],
  ...alone,
};
/** One app a worker: to read the product and to begin it takes longer than most files' tests. */
const shared = {
  isolate: isOnServer,
  setupFiles: isOnServer
    ? alone.setupFiles
    : ["tests/setup/console.ts", "tests/setup/shared-app.ts"],
};

const files = httpFiles();
const units = unitFiles();
const short = [
  {
    name: "unit",
    include: units.plain,
    isolate: false,
    setupFiles: ["tests/setup/console.ts", "tests/setup/shared-folder.ts"],
  },
  { ...alone, name: "unit-own", include: units.withOwnProcess },
  { ...http, ...shared, name: "http", include: files.plain },
  {
    ...http,
    ...shared,
    name: "http-model",
    include: files.withModel,
    env: { ...http.env, ...MODEL_SETTINGS },
  },
  { ...http, name: "http-own", include: files.withOwnSettings },
  {
    ...http,
    name: "server",
    include: ON_SERVER_TOO,
    env: { ...http.env, TEST_DATABASE: "server" },
  },
];
const long = [
  {
    ...http,
    name: "long",
    include: longFiles(),
    exclude: ["node_modules/**"],
    env: { ...http.env, TEST_LONG: "1" },
  },
];

export default defineConfig({
  test: {
    pool: "forks",
    // The browser's tests run beside these: see tests/run.js.
    maxWorkers: 3,
    // A busy machine is no defect: what is too slow is found by the benchmark.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    env: { ...nothingSet, LOG_LEVEL: "silent" },
    globalSetup: ["tests/setup/worker-folders.ts"],
    projects: (isLong ? long : short).map((test) => ({ extends: true, test })),
  },
});
