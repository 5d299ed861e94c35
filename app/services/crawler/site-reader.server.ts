import path from "node:path";
import { Worker } from "node:worker_threads";
import { CrawlError } from "./crawl-error.ts";
import type { SiteTasks } from "./site-worker.ts";

// Run from its source: the product always starts in its own folder, and the runtime reads TypeScript.
const WORKER = path.resolve("app/services/crawler/site-worker.ts");
const TIMEOUT_MS = 8_000;
const MAX_MEMORY_MB = 256;

interface Answered<Task extends keyof SiteTasks> {
  /** Null where it can't be read. */
  answer: SiteTasks[Task]["answer"] | null;
}

/**
 * Reads whatever a website answered in a thread of its own, one text at a time: what is made to be slow
 * or hungry stops nobody.
 */
export class SiteReader {
  #worker: Worker | null = null;

  /** What a text says. Throws a CrawlError where it can't be read within eight seconds. */
  async read<Task extends keyof SiteTasks>(
    task: Task,
    given: SiteTasks[Task]["given"],
    timeoutMs = TIMEOUT_MS,
  ): Promise<SiteTasks[Task]["answer"]> {
    const worker = (this.#worker ??= startWorker());
    const answered = Promise.withResolvers<Answered<Task> | null>();
    const giveUp = () => answered.resolve(null);
    const timer = setTimeout(giveUp, timeoutMs);
    worker.once("message", answered.resolve).once("exit", giveUp);
    worker.postMessage({ task, given });
    const reply = await answered.promise;
    clearTimeout(timer);
    worker.off("message", answered.resolve).off("exit", giveUp);
    // It may still be at work, or gone.
    if (reply === null) await this.close();
    if (reply === null || reply.answer === null) throw new CrawlError("unreadable");
    return reply.answer;
  }

  /** Ends the thread; the next text starts another. */
  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }
}

function startWorker(): Worker {
  const limits = { maxOldGenerationSizeMb: MAX_MEMORY_MB };
  // One that fails ends, and that is what is waited for.
  return new Worker(WORKER, { resourceLimits: limits }).on("error", () => {});
}
