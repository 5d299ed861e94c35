import { createBrotliDecompress, createInflate, createUnzip } from "node:zlib";
import { lookup as dnsLookup } from "node:dns";
import type { LookupFunction } from "node:net";
import { compose, type Readable } from "node:stream";
import { Agent, request, type Dispatcher } from "undici";
import { CrawlError } from "./crawl-error.ts";
import { isSameSite, pageAddress } from "./page-address.ts";
import { isPrivateLiteral, publicLookup } from "./public-address.server.ts";

const MAX_REDIRECTS = 5;
const MAX_BYTES = 5 * 1024 * 1024;
const TIMEOUT_MS = 10_000;
/** What a text may begin with, byte by byte, and what it's written in then. */
const MARKS = [
  ["\u00ef\u00bb\u00bf", "utf-8"],
  ["\u00ff\u00fe", "utf-16le"],
  ["\u00fe\u00ff", "utf-16be"],
] as const;
/** How much of a page is looked through for what it's written in. */
const HEAD_BYTES = 1_024;

export interface FetchedPage {
  /** Where it was found in the end. */
  url: string;
  status: number;
  /** Without its parameters, in lower case. */
  contentType: string;
  text: string;
  robotsHeader: string;
}

export interface FetchLimits {
  maxBytes: number;
  timeoutMs: number;
}

export interface PageFetcher {
  /**
   * Fetches one page, with its redirects within the same website. Resolves for every status; throws a
   * CrawlError where there is nothing to read, or where it leads elsewhere.
   */
  fetch(url: string, signal: AbortSignal): Promise<FetchedPage>;
  close(): Promise<void>;
}

/** Fetches pages from the open network alone, and from hosts that are allowed by name. */
export function pageFetcher(
  { userAgent, allowHosts }: { userAgent: string; allowHosts: readonly string[] },
  limits: FetchLimits = { maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS },
  lookup?: LookupFunction,
): PageFetcher {
  const allowed = new Set(allowHosts.map((host) => host.toLowerCase()));
  const isAllowed = ({ hostname, host }: URL) => allowed.has(hostname) || allowed.has(host);
  const agentWith = (look: LookupFunction) =>
    new Agent({
      connect: { lookup: look, timeout: limits.timeoutMs },
      connections: 2,
      pipelining: 1,
      maxHeaderSize: 32 * 1024,
    });
  const open = agentWith(lookup ?? publicLookup());
  // A deliberate exception is for a host by its name, or for one port of it.
  const inside = agentWith(dnsLookup);
  const headers = {
    "user-agent": userAgent,
    accept: "text/html,application/xhtml+xml,text/plain;q=0.9,*/*;q=0.1",
    "accept-encoding": "gzip, deflate, br",
  };
  const fetchOne = async (url: string, signal: AbortSignal) => {
    const where = new URL(url);
    // A host that is written as numbers is connected to without being looked up.
    if (isPrivateLiteral(where.hostname) && !isAllowed(where)) {
      throw new CrawlError("private-address");
    }
    const dispatcher = isAllowed(where) ? inside : open;
    const answer = await request(url, { dispatcher, headers, signal });
    // An abandoned body reports its error again later, when nobody listens for it.
    answer.body.on("error", ignore);
    return answer;
  };
  return {
    async fetch(start, outer) {
      const signal = AbortSignal.any([outer, AbortSignal.timeout(limits.timeoutMs)]);
      try {
        let url = start;
        for (let redirects = 0; ; redirects += 1) {
          const answer = await fetchOne(url, signal);
          const next = redirectOf(answer, url);
          if (next === null) return await readPage(url, answer, limits.maxBytes);
          answer.body.destroy();
          if (redirects === MAX_REDIRECTS) throw new CrawlError("too-many-redirects");
          if (!isSameSite(start, next)) throw new CrawlError("elsewhere");
          url = next;
        }
      } catch (error) {
        throw asCrawlError(error, outer, signal);
      }
    },
    async close() {
      await Promise.all([open.destroy(), inside.destroy()]);
    },
  };
}

function redirectOf({ statusCode, headers }: Dispatcher.ResponseData, url: string): string | null {
  if (![301, 302, 303, 307, 308].includes(statusCode)) return null;
  const location = headerOf(headers, "location");
  if (location === "") return null;
  const next = pageAddress(location, url);
  if (next === null) throw new CrawlError("bad-address");
  return next;
}

async function readPage(
  url: string,
  { statusCode, headers, body }: Dispatcher.ResponseData,
  maxBytes: number,
): Promise<FetchedPage> {
  const [type = "", ...parameters] = headerOf(headers, "content-type").toLowerCase().split(";");
  const charset = /charset\s*=\s*"?([\w:.-]+)/u.exec(parameters.join(";"))?.[1] ?? null;
  const bytes = await readBytes(decoded(body, headerOf(headers, "content-encoding")), maxBytes);
  return {
    url,
    status: statusCode,
    contentType: type.trim(),
    text: decodeText(bytes, charset),
    robotsHeader: headerOf(headers, "x-robots-tag").toLowerCase(),
  };
}

function decoded(body: Readable, encoding: string): Readable {
  const kind = encoding.trim().toLowerCase();
  if (kind === "" || kind === "identity") return body;
  const unpack = {
    gzip: createUnzip,
    "x-gzip": createUnzip,
    deflate: createInflate,
    br: createBrotliDecompress,
  }[kind];
  // Packed twice is how a bomb hides its size.
  if (!unpack) {
    body.destroy();
    throw new CrawlError("encoding");
  }
  return compose(body, unpack().on("error", ignore)).on("error", ignore);
}

function ignore(): void {}

/** Reads until it is too much: what is counted is what comes out of the packing. */
async function readBytes(body: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    const bytes: unknown = chunk;
    if (!(bytes instanceof Uint8Array)) continue;
    size += bytes.byteLength;
    if (size > maxBytes) {
      body.destroy();
      throw new CrawlError("too-large");
    }
    chunks.push(Buffer.from(bytes));
  }
  return Buffer.concat(chunks);
}

/** What the header says, else a mark at the beginning, else the page itself; broken bytes never throw. */
function decodeText(bytes: Buffer, charset: string | null): string {
  const head = bytes.subarray(0, HEAD_BYTES).toString("latin1");
  const mark = MARKS.find(([bytesOfMark]) => head.startsWith(bytesOfMark))?.[1] ?? null;
  const own = /<meta[^>]{1,200}charset\s*=\s*["']?([\w:.-]+)/iu.exec(head)?.[1] ?? null;
  for (const label of [mark, charset, own, "utf-8"]) {
    if (label === null) continue;
    try {
      return new TextDecoder(label).decode(bytes);
    } catch {
      // A name that nobody knows: the next one.
    }
  }
  return bytes.toString("latin1");
}

function headerOf(headers: Dispatcher.ResponseData["headers"], name: string): string {
  const value = headers[name];
  return (Array.isArray(value) ? value.join(", ") : value) ?? "";
}

function asCrawlError(error: unknown, outer: AbortSignal, signal: AbortSignal): unknown {
  if (outer.aborted) return error;
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof CrawlError) return each;
  }
  if (signal.aborted) return new CrawlError("too-slow", { cause: error });
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "ENOTFOUND") return new CrawlError("no-such-site", { cause: error });
  if (code.includes("TIMEOUT")) return new CrawlError("too-slow", { cause: error });
  if (/^(?:Z_|ERR__ERROR|ERR_BROTLI|ERR_ZLIB)/u.test(code))
    return new CrawlError("encoding", { cause: error });
  return new CrawlError("unreachable", { cause: error });
}
