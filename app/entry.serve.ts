// The process that serves: the built product on Node's own server.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { createRequest, sendResponse } from "@remix-run/node-fetch-server";
import { createRequestHandler, type ServerBuild } from "react-router";
import { collectWhenQuiet } from "./config/quiet.ts";

// Migrates, seeds and reads the settings before anybody is let in.
const build: ServerBuild = await import(
  /* @vite-ignore */ pathToFileURL(path.resolve("build/server/index.js")).href
);
const handle = createRequestHandler(build, "production");

const server = createServer((incoming, outgoing) => {
  // What makes no address cannot be asked for: without this it would be an error of ours.
  if (!URL.canParse(`http://${incoming.headers.host}${incoming.url}`)) {
    outgoing.writeHead(400).end();
    return;
  }
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
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => server.close());

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
