import type { Server } from "node:http";

const LOOK_EVERY_MS = 10_000;
/** Health checks are no business. */
const IDLE_REQUESTS = 20;
/** After fewer than these there is little to collect. */
const BUSY_REQUESTS = 300;
/** With more of them replies may be on their way, which must not stand still. */
const OPEN_CONNECTIONS = 50;
/** The first run finds garbage, the second gives its memory back. */
const TIMES = 2;

/**
 * Collects what a busy time has left once it is over. The engine does so only when new objects need
 * the room: after twenty-five thousand requests 300 MB of its heap, two thirds of them garbage, were
 * still held after 45 quiet seconds. It takes a twentieth of a second in which nobody asks.
 */
export function collectWhenIdle(server: Server): void {
  let sinceLook = 0;
  let sinceCollected = 0;
  let timesLeft = 0;
  server.on("request", () => (sinceLook += 1));
  setInterval(() => {
    sinceCollected += sinceLook;
    if (sinceCollected > BUSY_REQUESTS) timesLeft = TIMES;
    if (sinceLook < IDLE_REQUESTS && timesLeft > 0) {
      timesLeft -= 1;
      sinceCollected = 0;
      server.getConnections((error, count) => {
        if (error || count > OPEN_CONNECTIONS) return;
        globalThis.gc?.({ type: "major", execution: "async" });
      });
    }
    sinceLook = 0;
  }, LOOK_EVERY_MS).unref();
}
