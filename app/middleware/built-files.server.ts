import { readdirSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import type { MiddlewareFunction } from "react-router";
import { bestEncoding, type Encoding } from "./encodings.server.ts";

/** Where the build puts what pages load. */
const FOLDER = path.resolve("build/client");

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
};

const ENDINGS: Readonly<Record<Encoding, string>> = { br: ".br", gzip: ".gz" };

// What the build made carries its content's digest in its name; the rest keeps its name.
const FOR_EVER = "public, max-age=31536000, immutable";
const FOR_AN_HOUR = "public, max-age=3600";

const names = new Set(listFolder());

/** Answers with a file of the build, as the build compressed it: once and with all effort. */
export const builtFiles: MiddlewareFunction<Response> = async ({ request, url }, next) => {
  const name = url.pathname.slice(1);
  const type = TYPES[path.extname(name)];
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (type === undefined || !isRead || !names.has(name)) return next();
  const best = bestEncoding(request);
  const encoding = best && names.has(name + ENDINGS[best]) ? best : null;
  const file = path.join(FOLDER, name + (encoding ? ENDINGS[encoding] : ""));
  const { size, mtimeMs } = await stat(file);
  const tag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
  const headers = new Headers({
    "Content-Type": type,
    "Cache-Control": name.startsWith("assets/") ? FOR_EVER : FOR_AN_HOUR,
    ETag: tag,
    Vary: "Accept-Encoding",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
  });
  if (request.headers.get("If-None-Match")?.includes(tag)) {
    return new Response(null, { status: 304, headers });
  }
  headers.set("Content-Length", String(size));
  if (encoding) headers.set("Content-Encoding", encoding);
  return new Response(request.method === "HEAD" ? null : await readFile(file), { headers });
};

function listFolder(): string[] {
  try {
    const entries = readdirSync(FOLDER, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    return files.map(({ parentPath, name }) => path.relative(FOLDER, path.join(parentPath, name)));
  } catch {
    // While one develops there is no build: the bundler's own server answers.
    return [];
  }
}
