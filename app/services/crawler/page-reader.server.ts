import path from "node:path";
import { Worker } from "node:worker_threads";
import { CrawlError } from "./crawl-error.ts";
import type { PageTextAnswer } from "./page-text-worker.ts";
import type { PageText } from "./page-text.ts";

// Run from its source: the product always starts in its own folder, and the runtime reads TypeScript.
const WORKER = path.resolve("app/services/crawler/page-text-worker.ts");
const TIMEOUT_MS = 8_000;
const MAX_MEMORY_MB = 256;

/** Reads pages in a thread of its own, one at a time: a page that is made to be slow stops nobody. */
export class PageReader {
  #worker: Worker | null = null;

  /** What a page says. Throws a CrawlError where it can't be read within eight seconds. */
  async read(html: string, timeoutMs = TIMEOUT_MS): Promise<PageText> {
    const worker = (this.#worker ??= startWorker());
    const answered = Promise.withResolvers<PageTextAnswer>();
    const giveUp = () => answered.resolve(null);
    const timer = setTimeout(giveUp, timeoutMs);
    worker.once("message", answered.resolve).once("exit", giveUp);
    worker.postMessage(html);
    const answer = await answered.promise;
    clearTimeout(timer);
    worker.off("message", answered.resolve).off("exit", giveUp);
    if (answer === null) await this.close();
    if (answer === null) throw new CrawlError("unreadable");
    return answer;
  }

  /** Ends the thread; the next page starts another. */
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
