// The process that serves: the built product on Node's own server.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { createRequest, sendResponse } from "@remix-run/node-fetch-server";
import { createRequestHandler, type ServerBuild } from "react-router";
import { explainStart } from "./config/explain-start.js";
import { collectWhenQuiet } from "./config/quiet.ts";
import { decodable, refusalOf } from "./config/request-line.ts";

const SWEEP_EVERY_MS = 50;

// Migrates, seeds and reads the settings before anybody is let in.
const build: ServerBuild = await import(
  /* @vite-ignore */ pathToFileURL(path.resolve("build/server/index.js")).href
).catch(refuseToStart);
const handle = createRequestHandler(build, "production");

const server = createServer((incoming, outgoing) => {
  const { method, url, headers } = incoming;
  const refusal = refusalOf({ method, url, host: headers.host });
  if (refusal) {
    outgoing.writeHead(refusal.status, refusal.headers).end();
    return;
  }
  incoming.url = decodable(url ?? "/");
  // What a refused form still sends is read and dropped: the connection's next request stands behind it.
  outgoing.once("finish", () => incoming.removeAllListeners("data").resume());
  // The handler answers its own errors: what is left is no request, or a connection that went.
  answer(incoming, outgoing).catch(() => {
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(400).end();
  });
});
collectWhenQuiet(server);
server.listen({ port: Number(process.env.PORT), host: process.env.HOST });
const { module: entry } = build.entry;
if ("stopServingWith" in entry && typeof entry.stopServingWith === "function") {
  entry.stopServingWith(stopServing);
}

/** Takes no new connections, and resolves once the last one is gone. */
function stopServing(): Promise<void> {
  return new Promise((resolve) => {
    // Connections become idle one by one, and would be kept for the next request.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_EVERY_MS);
    server.close(() => {
      clearInterval(sweep);
      resolve();
    });
  });
}

/** What an operator can mend is told in one line each, without the place in the code. */
function refuseToStart(error: unknown): never {
  process.stderr.write(`${explainStart(error)}\n`);
  process.exit(1);
}

async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const response = await handle(createRequest(incoming, outgoing));
  if (outgoing.destroyed) {
    await response.body?.cancel();
    return;
  }
  const whole = "whole" in response ? response.whole : undefined;
  if (!(whole instanceof Uint8Array)) return sendResponse(outgoing, response);
  outgoing.writeHead(response.status, headersOf(response));
  outgoing.end(whole);
}

/** Cookies are the one header that may come several times. */
function headersOf({ headers }: Response): Record<string, string | string[]> {
  const cookies = headers.getSetCookie();
  return {
    ...Object.fromEntries(headers),
    ...(cookies.length > 0 ? { "set-cookie": cookies } : {}),
  };
}
