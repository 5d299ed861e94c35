import { settingsSchema } from "#app/config/settings.server.ts";
import { makeWorkerFolder, restoreWorkerFolder } from "./worker-folder.ts";

let folder: string | undefined;
let settings: Record<string, string | undefined> | undefined;

/** Makes this process's folder, once. */
export function sharedFolder(): string {
  folder ??= makeWorkerFolder();
  process.env.DATA_DIR = folder;
  return folder;
}

/**
 * Makes this process's app for its first test file, and for each other brings its folder back to what
 * it was. Returns the settings of all of them.
 */
export async function sharedApp() {
  const shared = sharedFolder();
  if (settings) {
    restoreWorkerFolder(shared);
  } else {
    await import("./app-under-test.ts");
    settings = settingsNow();
  }
  return { settings };
}

/** What is set in this process of what the product reads. */
export function settingsNow(): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.keys(settingsSchema.shape).map((name) => [name, process.env[name]]),
  );
}
