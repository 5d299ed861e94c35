import { AppError } from "#app/config/app-error.ts";

/** A place for backups. Each is there whole, or not at all. */
export interface BackupStore {
  /** Where a backup is written before it's put here: a folder. */
  readonly partialsFolder: string;
  /** Moves a file here. Throws a BackupStoreError. */
  put(name: string, partial: string): Promise<void>;
  /** Copies what is stored to a file that isn't there yet. Throws a BackupStoreError. */
  fetch(name: string, file: string): Promise<void>;
  /** The names of all that is stored, in no order. */
  list(): Promise<string[]>;
  remove(name: string): Promise<void>;
  /** Adds lines to the list of what was deleted; what stands there is never changed. */
  note(lines: readonly string[]): Promise<void>;
  /** All lines of that list, the oldest first. */
  notes(): Promise<string[]>;
}

/** What was asked of a place for backups didn't work. */
export class BackupStoreError extends AppError {
  override name = "BackupStoreError";
  readonly failure: "missing" | "unreachable" | "changed";

  constructor(failure: "missing" | "unreachable" | "changed", message: string, cause?: unknown) {
    super(message, { cause });
    this.failure = failure;
  }
}

/** Of the list of what was deleted. */
export const DELETIONS_NAME = "deletions.jsonl";

/** Of what is being written or fetched. */
export const PARTIAL_ENDING = ".part";
