import { Writable } from "node:stream";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from "react-router";
import { startProcessLease } from "#app/companion/reply/reply-lease.server.ts";
import { ALLOWED_METHODS } from "#app/config/request-line.ts";
import { errorFields, log } from "#app/config/log.server.ts";
import type { PageHandle } from "#app/ui/page-handle.ts";
import { bestEncoding } from "#app/middleware/encodings.server.ts";
import { warmDetector } from "#app/safety/detector.server.ts";
import { isDatabaseShared } from "#app/models/storage/database-health.server.ts";
import { reportUnknownProxy } from "#app/middleware/request-log.server.ts";
import { nonceOf } from "#app/middleware/security-headers.server.ts";
import { HELP_LINES, unverifiedHelpLines } from "#app/content/help-lines.ts";
import { environment } from "#app/config/environment.server.ts";
import { prepareDatabase } from "./entry.database.server.ts";
import { startJobs } from "./entry.jobs.server.ts";
import { prepareShutdown } from "./entry.shutdown.server.ts";
import { shellData } from "./shell.server.ts";

export { contextOfRefused } from "#app/middleware/refusal-answers.server.ts";
export { stopServingWith } from "./entry.shutdown.server.ts";

prepareShutdown();
reportUnverifiedHelpLines();
reportUnknownProxy();
await prepareDatabase();
// Nothing that people write may pass unread: without its model the server doesn't serve.
await warmDetector();
// Others take what this process makes for nobody's until they see its lease.
if (isDatabaseShared()) await startProcessLease();
startJobs();

// Below this a compressed page is not smaller on the wire.
const COMPRESS_FROM_BYTES = 1_024;

/**
 * Renders a page whole and compresses it once. Nothing is late in our pages (without scripts it would
 * never appear), and one write at low effort carries more than twice the requests that compressing a
 * stream does.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  // A method that the framework refuses before anything of ours runs; our server lets none through.
  const { loaderData } = routerContext.staticHandlerContext;
  if (status === 405 && !loaderData["root"]) {
    return new Response(null, { status, headers: { Allow: ALLOWED_METHODS } });
  }
  await loadShell(request, routerContext, context);
  const nonce = nonceOf(context);
  const page = <ServerRouter context={routerContext} url={request.url} nonce={nonce} />;
  const html = isHydrated(routerContext)
    ? await renderWithData(page, nonce)
    : Buffer.from(`<!DOCTYPE html>${renderToString(page)}`);
  const body = compress(html, request, headers);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Length", String(body.byteLength));
  return new Response(request.method === "HEAD" ? null : body, { status, headers });
}

// Whom a layout refuses before anything is loaded is still somebody: their page has the same bar as
// any other, and nothing of the page that they have no place on, so that it doesn't tell which exist.
async function loadShell(
  request: Request,
  { staticHandlerContext }: EntryContext,
  context: RouterContextProvider,
): Promise<void> {
  const { loaderData, matches } = staticHandlerContext;
  if ("root" in loaderData) return;
  staticHandlerContext.matches = matches.slice(0, 1);
  try {
    loaderData["root"] = await shellData({ request, context });
  } catch (error) {
    // What failed before anybody was known has a page without a name in its bar.
    log().error(errorFields(error), "a page's bar was not loaded");
  }
}

/** Bugs are logged by their kind and place; what we refuse, and requests that were given up, are none. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  log().error({ ...errorFields(error), method: request.method }, "a request failed");
};

function isHydrated({ staticHandlerContext }: EntryContext): boolean {
  const handles = staticHandlerContext.matches.map(({ route }): PageHandle => route.handle ?? {});
  return handles.some(({ scripts }) => scripts === "framework");
}

/** A page with the data that its scripts begin from, which the framework renders into streams only. */
function renderWithData(page: ReactNode, nonce: string): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    const whole = new Writable({
      write(chunk: Uint8Array, _encoding, done) {
        chunks.push(chunk);
        done();
      },
    }).on("finish", () => resolve(Buffer.concat(chunks)));
    // Also what fails halfway is answered with the page of a failure.
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      onError: reject,
      onAllReady: () => pipe(whole),
    });
  });
}

function compress(page: Buffer<ArrayBuffer>, request: Request, headers: Headers) {
  headers.append("Vary", "Accept-Encoding");
  const encoding = bestEncoding(request);
  if (page.length < COMPRESS_FROM_BYTES || !encoding) return page;
  headers.set("Content-Encoding", encoding);
  // A page takes a quarter of a millisecond: another thread's turn would cost more than that.
  if (encoding === "gzip") return gzipSync(page, { level: 1 });
  const params = {
    // The next step makes a page a fortieth smaller and takes half as long again.
    [constants.BROTLI_PARAM_QUALITY]: 0,
    [constants.BROTLI_PARAM_LGWIN]: 17,
    [constants.BROTLI_PARAM_SIZE_HINT]: page.length,
  };
  return brotliCompressSync(page, { params });
}

/** Says at start which rows of the region's help lines no source at hand confirms. */
function reportUnverifiedHelpLines(): void {
  const { crisisRegion } = environment();
  const names = unverifiedHelpLines(crisisRegion).map((line) => line.name);
  if (names.length === 0) return;
  const isNone = HELP_LINES.every((line) => line.region !== crisisRegion || !line.verified);
  const what = isNone
    ? "no help line of CRISIS_REGION is verified: check each one before anybody relies on them"
    : "help lines not verified";
  log().warn({ region: crisisRegion, names }, what);
}
