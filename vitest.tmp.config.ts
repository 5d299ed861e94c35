import { defineConfig } from "vitest/config";
export default defineConfig({
  root: "/work/main",
  test: {
    include: ["tests/http/**/*.test.ts", "app/**/*.test.ts", "app/**/*.test.tsx"],
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 20000,
  },
});
