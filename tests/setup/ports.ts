import { randomInt } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

/** Below those that the system gives out by itself: no outgoing connection takes one meanwhile. */
const FIRST_PORT = 20_000;
const PORTS = 10_000;

/**
 * A port that is nobody else's until it is given back, whether something listens on it or not: a
 * product that starts again finds its own, and no other test file a port between two starts.
 */
export async function takePort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + randomInt(PORTS);
    if (!claim(port)) continue;
    if (await isFree(port)) return port;
    giveBackPort(port);
  }
}

/** Lets another test have this port. */
export function giveBackPort(port: number): void {
  rmSync(claimOf(port), { recursive: true, force: true });
}

/** A folder can be made once, whoever tries at the same moment. */
function claim(port: number): boolean {
  try {
    mkdirSync(claimOf(port));
    return true;
  } catch {
    return false;
  }
}

function claimOf(port: number): string {
  return path.join(tmpdir(), `aliwell-port-${port}`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const listening = once(server, "listening").then(
    () => true,
    () => false,
  );
  server.listen(port, "127.0.0.1");
  if (!(await listening)) return false;
  server.close();
  await once(server, "close");
  return true;
}
