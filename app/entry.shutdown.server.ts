import { setTimeout as wait } from "node:timers/promises";
import { interruptAllReplies } from "#app/companion/reply/reply-lease.server.ts";
import { beginShutdown, isShuttingDown, unreadyProbed } from "#app/config/lifecycle.server.ts";
import { errorFields, log } from "#app/config/log.server.ts";
import { closeDatabase } from "#app/models/storage/database-health.server.ts";
import { listDeletions } from "#app/models/storage/deletions.server.ts";
import { putBackCrawls } from "#app/models/knowledge/knowledge-crawls.server.ts";
import { finishTrying } from "#app/models/storage/keep-trying.server.ts";

/** The platform kills after 20 seconds; we are gone before. */
const LEAVE_AFTER_MS = 18_000;
/** How long everything goes on as before, until the proxy has seen that nothing should be sent here. */
const DRAIN_MS = 5_000;
/** What the proxy has sent before it acts on what it has seen. */
const AFTER_SEEN_MS = 500;
const CONNECTIONS_PATIENCE_MS = 2_000;
const WRITES_PATIENCE_MS = 2_000;

let stopServing: () => Promise<void> = () => Promise.resolve();

/** What takes no new connections any more, and resolves once the last one is gone. */
export function stopServingWith(stop: () => Promise<void>): void {
  stopServing = stop;
}

/**
 * On SIGTERM the proxy is told first and goes on being served until it has seen it; on SIGINT nobody
 * is waited for. Then replies are kept and their readers told, and the database is left whole in its
 * file. Work in the background that fails unseen ends nobody's talk: it is logged.
 */
export function prepareShutdown(): void {
  process.once("SIGTERM", () => void leave(drain));
  process.once("SIGINT", () => void leave());
  process.on("unhandledRejection", (error) =>
    log().error(errorFields(error), "work in the background failed"),
  );
}

function drain(): Promise<unknown> {
  const seen = unreadyProbed().then(() => wait(AFTER_SEEN_MS));
  return Promise.race([seen, wait(DRAIN_MS)]);
}

async function leave(first?: () => Promise<unknown>): Promise<void> {
  if (isShuttingDown()) return;
  beginShutdown();
  setTimeout(() => process.exit(1), LEAVE_AFTER_MS).unref();
  await first?.();
  const gone = stopServing();
  await done(interruptAllReplies(), "replies were not kept on shutdown");
  await done(putBackCrawls(), "crawls were not put back on shutdown");
  await Promise.race([gone, wait(CONNECTIONS_PATIENCE_MS)]);
  await finishTrying(WRITES_PATIENCE_MS);
  await Promise.race([listDeletions(), wait(WRITES_PATIENCE_MS)]);
  await done(closeDatabase(), "the database was not left whole in its file");
  process.exit(0);
}

async function done(work: Promise<void>, failure: string): Promise<void> {
  try {
    await work;
  } catch (error) {
    log().error(errorFields(error), failure);
  }
}
