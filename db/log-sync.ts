import { open, type FileHandle } from "node:fs/promises";

/**
 * Brings what was committed to the disk without standing still for it. The driver would wait for the
 * disk inside every commit, and with it the whole process; here all that was committed meanwhile
 * goes there together, on another thread, and whoever wrote waits only for their own.
 */
export class LogSync {
  readonly #path: string;
  #handle: FileHandle | null = null;
  #running: Promise<void> | null = null;
  #next: Promise<void> | null = null;
  #isClosed = false;

  /** @param path of the database file; its log is kept beside it. */
  constructor(path: string) {
    this.#path = `${path}-wal`;
  }

  /** Resolves once everything that was committed before the call is on the disk. */
  reached(): Promise<void> {
    if (this.#running === null) return this.#start();
    // What runs may have begun before the last commit.
    this.#next ??= this.#running
      .catch(() => undefined)
      .then(() => {
        this.#next = null;
        return this.#start();
      });
    return this.#next;
  }

  /** Waits for what is on its way. What is committed after that still reaches the disk, and holds nothing open. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await (this.#next ?? this.#running)?.catch(() => undefined);
    await this.#letGo();
  }

  async #letGo(): Promise<void> {
    const handle = this.#handle;
    this.#handle = null;
    await handle?.close();
  }

  #start(): Promise<void> {
    const running = this.#sync().finally(() => {
      if (this.#running === running) this.#running = null;
    });
    this.#running = running;
    return running;
  }

  async #sync(): Promise<void> {
    try {
      this.#handle ??= await open(this.#path, "r+");
    } catch (error) {
      // Without a log the driver has written to the file itself, and waited for it.
      if (error instanceof Error && "code" in error && error.code === "ENOENT") return;
      throw error;
    }
    try {
      await this.#handle.datasync();
    } finally {
      if (this.#isClosed) await this.#letGo();
    }
  }
}
