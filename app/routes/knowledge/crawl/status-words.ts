import type { Crawl } from "#app/models/knowledge/knowledge-crawls.server.ts";

/** Where a crawl stands, in words. */
export const STATUS_WORDS: Readonly<Record<Crawl["status"], string>> = {
  waiting: "waiting",
  running: "reading",
  done: "done",
  cancelled: "canceled",
  failed: "failed",
};
