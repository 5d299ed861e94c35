import { setTimeout as wait } from "node:timers/promises";
import { ask } from "./ask.ts";

/** People who look at one page again and again, each over a connection of their own. */
export interface BrowseJob {
  kind: "browse";
  url: string;
  headers: Record<string, string>;
  atOnce: number;
  forMs: number;
  /** Between an answer and the next request. */
  pauseMs: number;
}

export interface BrowseResult {
  /** How long each answer took. */
  latencyMs: number[];
  perSecond: number;
  /** Of the last answer, as it came over the wire. */
  bodyBytes: number;
  failures: number;
}

/** Browses for the given time. */
export async function browse(job: BrowseJob): Promise<BrowseResult> {
  const result: BrowseResult = { latencyMs: [], perSecond: 0, bodyBytes: 0, failures: 0 };
  const startedAt = performance.now();
  const isOver = () => performance.now() - startedAt >= job.forMs;
  await Promise.all(
    Array.from({ length: job.atOnce }, async () => {
      while (!isOver()) {
        const askedAt = performance.now();
        const { status, bodyBytes } = await ask(job.url, { headers: job.headers });
        result.latencyMs.push(performance.now() - askedAt);
        result.bodyBytes = bodyBytes;
        if (status !== 200) result.failures += 1;
        if (job.pauseMs > 0) await wait(job.pauseMs);
      }
    }),
  );
  result.perSecond = (result.latencyMs.length * 1_000) / (performance.now() - startedAt);
  return result;
}
