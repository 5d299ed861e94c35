import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { settingsSchema } from "./app/config/settings.server.ts";

// What a developer has set in a shell must not reach a test, least of all a provider's key.
const nothingSet = Object.fromEntries(Object.keys(settingsSchema.shape).map((name) => [name, ""]));

/** Half a minute each, some of it waiting. */
const LONG =
  /\/(?:database-server|exercises-model|instances|locked-file|pattern-index|process)\.test\.ts$/;

/** With it all HTTP tests ask a database on a server; without, those that say most about that do too. */
const isOnServer = process.env.TEST_DATABASE === "server";
const ON_SERVER_TOO = ["chat", "reply"];
/** Look at what the driver is asked in this process, and at the size of the file. */
const OF_THE_FILE = ["tests/http/indexes.test.ts", "tests/http/metrics.test.ts"];

const http = {
  // As it is served: the framework's own checks for developers take an eighth of these tests' time.
  env: { NODE_ENV: "production" },
  globalSetup: ["tests/setup/database-template.ts"],
  setupFiles: ["tests/setup/console.ts", "tests/setup/data-folder.ts"],
};

/**
 * Begins with the long files. On a fresh clone nobody knows yet which those are: the runner goes by
 * their size, ends with one of them, and the other cores have nothing to do meanwhile.
 */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const { long = [], short = [] } = Object.groupBy(sorted, ({ moduleId }) =>
      LONG.test(moduleId) ? "long" : "short",
    );
    return [...long, ...short];
  }
}

export default defineConfig({
  test: {
    pool: "forks",
    sequence: { sequencer: LongFirst },
    // One more than there are cores at the least: some wait for a clock most of their time.
    maxWorkers: 3,
    // A busy machine is no defect: what is too slow is found by the benchmark.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    env: { ...nothingSet, LOG_LEVEL: "silent" },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [
            "app/**/*.test.{ts,tsx}",
            "db/**/*.test.ts",
            "tests/{setup,ui,safety,companion,architecture}/**/*.test.{ts,tsx}",
          ],
          setupFiles: ["tests/setup/console.ts", "tests/setup/data-folder.ts"],
        },
      },
      {
        extends: true,
        test: {
          ...http,
          name: "http",
          include: ["tests/http/**/*.test.ts"],
          exclude: isOnServer ? OF_THE_FILE : [],
        },
      },
      {
        extends: true,
        test: {
          ...http,
          name: "server",
          include: ON_SERVER_TOO.map((name) => `tests/http/${name}.test.ts`),
          env: { ...http.env, TEST_DATABASE: "server" },
        },
      },
    ],
  },
});
