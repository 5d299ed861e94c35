import { afterAll, vi } from "vitest";
import { sharedFolder } from "./shared-worker.ts";
import { removeTemporaryFolders } from "./temporary-folder.ts";

// Test files that share a process share its folder: what they load has read where it is.
sharedFolder();

afterAll(() => {
  vi.useRealTimers();
  removeTemporaryFolders();
});
