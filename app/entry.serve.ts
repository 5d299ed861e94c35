// The process that serves: the built product behind the framework's documented custom server, on
// Express. `react-router-serve` would carry 83 to 92 % of the pages a second; but on SIGTERM it closes
// its listener before a proxy can see /readyz say 503, it writes addresses with their queries into the
// log, and it sends none of the files that the build compressed.
import { flushCompileCache } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler } from "@react-router/express";
import express, { type ErrorRequestHandler, type RequestHandler, type Response } from "express";
import staticFiles from "express-static-gzip";
import type { ServerBuild } from "react-router";
import type { IncomingMessage, ServerResponse } from "node:http";
import { explainStart } from "./config/explain-start.js";
import { collectWhenIdle } from "./config/collect-when-idle.ts";
import { ALLOWED_METHODS, readable, refusalOf } from "./config/request-line.ts";

/** A browser shows the answer only after it has sent everything; larger bodies are cut off without one. */
const DRAINED_MAX_BYTES = 64 * 1024 * 1024;
const DRAINED_MAX_MS = 60_000;

/**
 * Reads what a refused request still sends, and drops it: its browser would otherwise find the
 * connection cut, and the connection's next request stands behind it.
 */
function drainBehindAnswer(request: IncomingMessage, response: ServerResponse): void {
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

const SWEEP_EVERY_MS = 50;

// Migrates, seeds and reads the settings before anybody is let in.
const build: ServerBuild = await import(
  /* @vite-ignore */ pathToFileURL(path.resolve("build/server/index.js")).href
).catch(refuseToStart);
const { module: entry } = build.entry;

/** What no route can take is shown in place of a page that isn't there, with its own status. */
const refuseOddRequests: RequestHandler = (request, response, next) => {
  const { method, url, headers } = request;
  drainBehindAnswer(request, response);
  const refusal = refusalOf({ method, url, host: headers.host, origin: headers.origin });
  if (refusal) {
    response.locals["refused"] = refusal;
    request.method = "GET";
    // What made no address may be the name of the host.
    headers.host = URL.canParse(`http://${headers.host}`) ? headers.host : "localhost";
  }
  const path = url.startsWith("/api/") ? "/api/refused" : "/refused";
  request.url = request.originalUrl = refusal ? path : readable(url);
  next();
};

/** Tells the product what was refused before a route was looked for. */
function getLoadContext(_request: unknown, response: Response) {
  const status: unknown = response.locals["refused"];
  const makes = "contextOfRefused" in entry ? entry.contextOfRefused : null;
  return typeof status === "number" && typeof makes === "function"
    ? makes(status, ALLOWED_METHODS)
    : undefined;
}

/** The product answers its own errors: what is left is no request, or a connection that went. */
const dropBrokenRequest: ErrorRequestHandler = (_error, _request, response, _next) => {
  if (response.headersSent) response.destroy();
  else response.status(400).end();
};

const app = express();
app.disable("x-powered-by");
app.use(refuseOddRequests);
// Nothing else has an ending, so that no page waits for a look into the folder.
app.get(/\.(?:css|js|png|svg|woff2)$/u, builtFiles());
app.use(createRequestHandler({ build, getLoadContext, mode: "production" }));
app.use(dropBrokenRequest);

const server = app.listen(Number(process.env.PORT), process.env.HOST ?? "127.0.0.1");
// A process that is killed would leave nothing of it to the next one.
server.once("listening", () => flushCompileCache());
collectWhenIdle(server);
if ("stopServingWith" in entry && typeof entry.stopServingWith === "function") {
  entry.stopServingWith(stopServing);
}

/** What pages load, as the build compressed it: beside each file lies what is sent of it. */
function builtFiles(): RequestHandler {
  return staticFiles("build/client", {
    enableBrotli: true,
    orderPreference: ["br", "gzip"],
    index: false,
    serveStatic: {
      redirect: false,
      setHeaders(response, file) {
        // What the build made carries its content's digest in its name; the rest keeps its name.
        const isNamedByContent = file.includes(`${path.sep}assets${path.sep}`);
        const lasting = isNamedByContent ? "max-age=31536000, immutable" : "max-age=3600";
        response.setHeader("Cache-Control", `public, ${lasting}`);
        response.setHeader("X-Content-Type-Options", "nosniff");
        response.setHeader("Cross-Origin-Resource-Policy", "same-origin");
      },
    },
  });
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
