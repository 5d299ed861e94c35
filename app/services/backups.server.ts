import { environment } from "#app/config/environment.server.ts";
import type { BackupStore } from "./backups/backup-store.ts";
import { folderStore } from "./backups/folder-store.server.ts";

export { BackupStoreError, PARTIAL_ENDING, type BackupStore } from "./backups/backup-store.ts";

/** A place for backups: a folder, or `s3://bucket/folder`. */
export async function openBackupStore(target: string): Promise<BackupStore> {
  if (!target.startsWith("s3://")) return folderStore(target);
  // Only where it's used: it takes a moment to load, and memory.
  const { s3Store } = await import("./backups/s3-store.server.ts");
  return s3Store(target, environment().dataDir);
}

let configured: Promise<BackupStore> | undefined;

/** The configured place for backups, or null. */
export async function backupStore(): Promise<BackupStore | null> {
  const { backupTo } = environment();
  if (backupTo === null) return null;
  return (configured ??= openBackupStore(backupTo));
}
