import type { IncomingMessage, ServerResponse } from "node:http";

/** A browser shows the answer only after it has sent everything; larger bodies are cut off without one. */
const DRAINED_MAX_BYTES = 64 * 1024 * 1024;
const DRAINED_MAX_MS = 60_000;

/**
 * Reads what a refused request still sends, and drops it: its browser would otherwise find the
 * connection cut, and the connection's next request stands behind it.
 */
export function drainBehindAnswer(request: IncomingMessage, response: ServerResponse): void {
  response.once("finish", () => {
    if (request.complete || request.destroyed) return;
    let size = 0;
    const giveUp = () => request.destroy();
    const timer = setTimeout(giveUp, DRAINED_MAX_MS).unref();
    request
      .removeAllListeners("data")
      .on("data", (chunk: Buffer) => {
        size += chunk.byteLength;
        if (size > DRAINED_MAX_BYTES) giveUp();
      })
      .once("close", () => clearTimeout(timer))
      .resume();
  });
}
