import { interruptAllReplies } from "#app/companion/generation.server.ts";
import { beginShutdown, isShuttingDown } from "#app/config/lifecycle.server.ts";
import { errorFields, log } from "#app/config/log.server.ts";

/** The platform kills after 20 seconds; we are gone before. */
const LEAVE_AFTER_MS = 15_000;
// How long balancers are given to see that this process is not ready any more.
const DRAIN_MS = 500;

/** On SIGTERM or SIGINT replies are kept and their streams told; then the process goes. */
export function prepareShutdown(): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void leave());
}

async function leave(): Promise<void> {
  if (isShuttingDown()) return;
  beginShutdown();
  setTimeout(() => process.exit(1), LEAVE_AFTER_MS).unref();
  try {
    await interruptAllReplies();
  } catch (error) {
    log().error(errorFields(error), "replies were not kept on shutdown");
  }
  setTimeout(() => process.exit(0), DRAIN_MS);
}
