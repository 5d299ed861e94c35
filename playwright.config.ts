import { defineConfig } from "@playwright/test";
import { systemBrowser } from "./tests/setup/browser.js";

/** What takes minutes runs by itself: `npm run test:long`. */
const isLong = process.env.TEST_LONG === "1";

/**
 * What is walked a second time without scripts: danger, and of each area the way that most people take.
 * That forms do their work as plain posts is what every test in tests/http sees: its visitor has no
 * scripts.
 */
const WITHOUT_SCRIPTS = [/(?:^|[\s/])danger\.spec\.ts\s/, /@no-scripts\b/];
/** In the long run: all that a browser without scripts shows in another way. */
const ALL_WITHOUT_SCRIPTS = [
  ...WITHOUT_SCRIPTS,
  /(?:^|[\s/])(?:asking|conversation|faces|guided|way-in)\.spec\.ts\s/,
  /@also-no-scripts\b/,
];
/** The looks of the screens are gone through in both runs, in the long one all of them in every face. */
const LONG = [/@long\b/, /(?:^|[\s/])faces\.spec\.ts\s/];

// The system's browser where there is one, else Playwright's own download.
const chromium = systemBrowser();

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/e2e/build.ts",
  // A busy machine is no defect: what is too slow is found by the benchmark.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // Vitest's own run beside these: see tests/run.js.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: "list",
  outputDir: "test-results",
  use: {
    // What the worker does for a lost connection is one spec of its own.
    serviceWorkers: "block",
    // A page that still scrolls smoothly moves a button away from under the click.
    contextOptions: { reducedMotion: "reduce" },
    // A picture of the end and a list of the steps: a copy of the page at every step is a fifth more
    // of the processor's time, in each test that passes as well.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false, sources: false },
    screenshot: "only-on-failure",
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    { name: "scripts", ...(isLong ? { grep: LONG } : { grepInvert: /@long\b/ }) },
    {
      name: "no-scripts",
      ...(isLong
        ? { grep: ALL_WITHOUT_SCRIPTS }
        : { grep: WITHOUT_SCRIPTS, grepInvert: /@long\b/ }),
      use: { javaScriptEnabled: false },
    },
  ],
});
