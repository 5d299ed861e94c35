import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { MiddlewareFunction } from "react-router";
import { bestEncoding } from "./encodings.server.ts";

/** Where the build puts what pages load. */
const FOLDER = path.resolve("build/assets");
const ADDRESS = /^\/assets\/([^/]+)$/u;

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
};

const ENDINGS = { br: ".br", gzip: ".gz" } as const;

const names = new Set(listFolder());

/**
 * Answers with a file of the build, as the build compressed it: once and with all effort. The
 * server that runs us would compress at every request and with little, a sixth more for a slow line.
 */
export const builtFiles: MiddlewareFunction<Response> = async ({ request }, next) => {
  const name = ADDRESS.exec(new URL(request.url).pathname)?.[1] ?? "";
  const type = TYPES[path.extname(name)];
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (!isRead || type === undefined || !names.has(name)) return next();
  const best = bestEncoding(request);
  const encoding = best && names.has(name + ENDINGS[best]) ? best : null;
  const body = await readFile(path.join(FOLDER, name + (encoding ? ENDINGS[encoding] : "")));
  return new Response(request.method === "HEAD" ? null : body, {
    headers: {
      "Content-Type": type,
      "Content-Length": String(body.byteLength),
      ...(encoding ? { "Content-Encoding": encoding } : {}),
      "Cache-Control": "public, max-age=31536000, immutable",
      Vary: "Accept-Encoding",
      "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Resource-Policy": "same-origin",
    },
  });
};

function listFolder(): string[] {
  try {
    return readdirSync(FOLDER);
  } catch {
    // While one develops there is no build: the bundler's own server answers.
    return [];
  }
}
