import { Writable } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import {
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from "react-router";
import { errorFields, log } from "#app/config/log.server.ts";
import type { PageHandle } from "#app/ui/page-handle.ts";
import { nonceOf } from "#app/middleware/security-headers.server.ts";
import { prepareDatabase } from "./entry.database.server.ts";
import { reportUnverifiedHelpLines } from "./entry.help-lines.server.ts";
import { prepareShutdown } from "./entry.shutdown.server.ts";

prepareShutdown();
reportUnverifiedHelpLines();
await prepareDatabase();

const RENDER_TIMEOUT_MS = 5_000;
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
  headers.set("Content-Type", "text/html; charset=utf-8");
  const page = isHydrated(routerContext)
    ? await render(request, routerContext, nonceOf(context))
    : renderPlain(request, routerContext, nonceOf(context));
  const body = await compress(page, request, headers);
  return new Response(request.method === "HEAD" ? null : body, { status, headers });
}

/** Bugs are logged by their kind and place; requests that were given up are none. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  log().error({ ...errorFields(error), method: request.method }, "a request failed");
};

function isHydrated({ staticHandlerContext }: EntryContext): boolean {
  const handles = staticHandlerContext.matches.map(({ route }): PageHandle => route.handle ?? {});
  return handles.some(({ scripts }) => scripts === "framework");
}

/** A page that no script of the framework takes over: it needs no data beside it, and no stream. */
function renderPlain(
  request: Request,
  { serverHandoffStream, ...routerContext }: EntryContext,
  nonce: string,
): Buffer<ArrayBuffer> {
  void serverHandoffStream?.cancel();
  const page = renderToString(
    <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
  );
  return Buffer.from(`<!DOCTYPE html>${page}`);
}

function render(
  request: Request,
  routerContext: EntryContext,
  nonce: string,
): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, callback) {
        chunks.push(chunk);
        callback();
      },
      final(callback) {
        resolve(Buffer.concat(chunks));
        callback();
      },
    });
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        onAllReady() {
          clearTimeout(timeout);
          pipe(sink);
        },
        onShellError(error) {
          clearTimeout(timeout);
          reject(error);
        },
        onError(error) {
          log().error(errorFields(error), "a page was not rendered whole");
        },
      },
    );
    const timeout = setTimeout(abort, RENDER_TIMEOUT_MS);
  });
}

async function compress(
  page: Buffer<ArrayBuffer>,
  request: Request,
  headers: Headers,
): Promise<Buffer<ArrayBuffer>> {
  headers.append("Vary", "Accept-Encoding");
  const accepted = request.headers.get("accept-encoding") ?? "";
  const encoding = /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : null;
  if (page.length < COMPRESS_FROM_BYTES || !encoding) return page;
  headers.set("Content-Encoding", encoding);
  // A page takes a quarter of a millisecond: another thread's turn would cost more than that.
  const isSmall = page.length <= COMPRESS_ASIDE_BYTES;
  if (encoding === "gzip") {
    return isSmall ? gzipSync(page, { level: 1 }) : compressGzip(page, { level: 1 });
  }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 1,
    [constants.BROTLI_PARAM_LGWIN]: 15,
    [constants.BROTLI_PARAM_SIZE_HINT]: page.length,
  };
  return isSmall ? brotliCompressSync(page, { params }) : compressBrotli(page, { params });
}
