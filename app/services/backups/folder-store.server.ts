import { constants } from "node:fs";
import { appendFile, copyFile, mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import {
  BackupStoreError,
  DELETIONS_NAME,
  PARTIAL_ENDING,
  type BackupStore,
} from "./backup-store.ts";

/** Backups in a folder of this machine. */
export function folderStore(folder: string): BackupStore {
  const place = (name: string) => path.join(folder, path.basename(name));
  const prepare = () => mkdir(folder, { recursive: true, mode: 0o700 });
  return {
    partialsFolder: folder,
    async put(name, partial) {
      await prepare();
      await flush(partial);
      await rename(partial, place(name));
      await flush(folder);
    },
    async fetch(name, file) {
      try {
        await copyFile(place(name), file, constants.COPYFILE_EXCL);
      } catch (error) {
        throw new BackupStoreError("missing", `${place(name)} can't be read`, error);
      }
    },
    async list() {
      await prepare();
      const names = await readdir(folder);
      return names.filter((name) => name !== DELETIONS_NAME && !name.endsWith(PARTIAL_ENDING));
    },
    remove: (name) => rm(place(name), { force: true }),
    async note(lines) {
      await prepare();
      await appendFile(place(DELETIONS_NAME), lines.map((line) => `${line}\n`).join(""), {
        flush: true,
        mode: 0o600,
      });
    },
    async notes() {
      try {
        const text = await readFile(place(DELETIONS_NAME), "utf8");
        return text.split("\n").filter((line) => line !== "");
      } catch (error) {
        if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
        throw error;
      }
    },
  };
}

// What was written is on the disk, and the name it has there too.
async function flush(name: string): Promise<void> {
  const handle = await open(name, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
