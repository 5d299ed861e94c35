import { defineConfig } from "@playwright/test";
import { systemBrowser } from "./tests/setup/browser.js";

// The system's browser where there is one, else Playwright's own download.
const chromium = systemBrowser();

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/e2e/build.ts",
  // A busy machine is no defect: what is too slow is found by the benchmark.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: "list",
  outputDir: "test-results",
  use: {
    trace: { mode: "retain-on-failure", screenshots: false, sources: false },
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
    { name: "scripts", testIgnore: /\.noscript\.spec\.ts$/ },
    {
      name: "no-scripts",
      testIgnore: /\.scripts\.spec\.ts$/,
      use: { javaScriptEnabled: false },
    },
  ],
});
