import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import { renderToString } from "react-dom/server";
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from "react-router";
import { ALLOW_HEADER } from "#app/config/request-line.ts";
import { errorFields, log } from "#app/config/log.server.ts";
import type { PageHandle } from "#app/ui/page-handle.ts";
import { bestEncoding } from "#app/middleware/encodings.server.ts";
import { reportUnknownProxy } from "#app/middleware/request-log.server.ts";
import { nonceOf } from "#app/middleware/security-headers.server.ts";
import { prepareDatabase } from "./entry.database.server.ts";
import { reportUnverifiedHelpLines } from "./entry.help-lines.server.ts";
import { prepareShutdown } from "./entry.shutdown.server.ts";

export { stopServingWith } from "./entry.shutdown.server.ts";

prepareShutdown();
reportUnverifiedHelpLines();
reportUnknownProxy();
await prepareDatabase();

// Below this a compressed page is not smaller on the wire.
const COMPRESS_FROM_BYTES = 1_024;
// Larger ones are compressed on another thread.
const COMPRESS_ASIDE_BYTES = 128 * 1_024;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Renders a page whole and compresses it once. Nothing is late in our pages (without scripts it
 * would never appear), and one write at low effort carries more than twice the requests that
 * compressing a stream does.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  // Refused before anything of ours ran: there is no page to show, nor anybody to show it to.
  if (status === 405) return new Response(null, { status, headers: ALLOW_HEADER });
  headers.set("Content-Type", "text/html; charset=utf-8");
  const page = await render(request, routerContext, nonceOf(context));
  const body = await compress(page, request, headers);
  headers.set("Content-Length", String(body.byteLength));
  const response = new Response(request.method === "HEAD" ? null : body, { status, headers });
  // Our server sends it in one go: as a stream it would be read piece by piece.
  return request.method === "HEAD" ? response : Object.assign(response, { whole: body });
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

/** All data is there before a page is rendered: nothing in it waits, so it is made in one go. */
async function render(
  request: Request,
  { serverHandoffStream, ...routerContext }: EntryContext,
  nonce: string,
): Promise<Buffer<ArrayBuffer>> {
  const page = renderToString(
    <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
  );
  if (!isHydrated(routerContext)) {
    // No script of the framework takes it over: it needs no data beside it.
    void serverHandoffStream?.cancel();
    return Buffer.from(`<!DOCTYPE html>${page}`);
  }
  const data = await new Response(serverHandoffStream).text();
  const end = page.lastIndexOf("</body>");
  return Buffer.from(
    `<!DOCTYPE html>${page.slice(0, end)}${handOff(data, nonce)}${page.slice(end)}`,
  );
}

/** What the framework's own component streams after a page, for a page that is sent whole. */
function handOff(data: string, nonce: string): string {
  const literal = JSON.stringify(data).replace(
    /[&<>\u2028\u2029]/gu,
    (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  const controller = "window.__reactRouterContext.streamController";
  return `<script nonce="${nonce}">${controller}.enqueue(${literal});${controller}.close();</script>`;
}

async function compress(
  page: Buffer<ArrayBuffer>,
  request: Request,
  headers: Headers,
): Promise<Buffer<ArrayBuffer>> {
  headers.append("Vary", "Accept-Encoding");
  const encoding = bestEncoding(request);
  if (page.length < COMPRESS_FROM_BYTES || !encoding) return page;
  headers.set("Content-Encoding", encoding);
  // A page takes a quarter of a millisecond: another thread's turn would cost more than that.
  const isSmall = page.length <= COMPRESS_ASIDE_BYTES;
  if (encoding === "gzip") {
    return isSmall ? gzipSync(page, { level: 1 }) : compressGzip(page, { level: 1 });
  }
  const params = {
    // The next step makes a page a fortieth smaller and takes half as long again.
    [constants.BROTLI_PARAM_QUALITY]: 0,
    [constants.BROTLI_PARAM_LGWIN]: 17,
    [constants.BROTLI_PARAM_SIZE_HINT]: page.length,
  };
  return isSmall ? brotliCompressSync(page, { params }) : compressBrotli(page, { params });
}
