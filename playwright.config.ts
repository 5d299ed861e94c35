import { defineConfig } from "@playwright/test";
import { systemBrowser } from "./tests/setup/browser.js";

/**
 * What is walked a second time without scripts: the way in, a message and its reply, danger, and what
 * is tagged because a browser without them shows something else there. That forms do their work as
 * plain posts is what every test in tests/http sees: its visitor has no scripts.
 */
const WITHOUT_SCRIPTS = [
  /(?:^|[\s/])(?:asking|conversation|danger|guided|way-in)\.spec\.ts\s/,
  /@no-scripts\b/,
];

// The system's browser where there is one, else Playwright's own download.
const chromium = systemBrowser();

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/e2e/build.ts",
  // A busy machine is no defect: what is too slow is found by the benchmark.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // One more than there are cores at the least: a part of each test waits for a clock.
  workers: 3,
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
    { name: "scripts" },
    { name: "no-scripts", grep: WITHOUT_SCRIPTS, use: { javaScriptEnabled: false } },
  ],
});
