import { afterAll, expect, vi } from "vitest";
import { settingsNow, sharedApp } from "./shared-worker.ts";
import { removeTemporaryFolders } from "./temporary-folder.ts";

// Before each test file of a worker that keeps its app: the database and the folder are as at first.
const { settings } = await sharedApp();

afterAll(() => {
  vi.useRealTimers();
  removeTemporaryFolders();
  // The app has read its settings and reads them no more: a file that sets some has a process of its
  // own, which test-files.ts gives it by what stands in the file.
  expect(settingsNow(), "settings that the next file would meet").toEqual(settings);
});
