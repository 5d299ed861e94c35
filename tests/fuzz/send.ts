import http from "node:http";
import type { Post } from "./posts.ts";

export interface Answer {
  /** 0 where none came: the connection went, or it took too long. */
  status: number;
  tookMs: number;
  location: string | undefined;
  cookies: string[];
  html: string;
  /** What was sent before it over the same connection: an answer that never comes may be its doing. */
  after: string;
}

/** How long an answer is waited for. */
export const PATIENCE_MS = 60_000;

const lastSent = new WeakMap<object, string>();
const agent = new http.Agent({ keepAlive: true, maxSockets: Infinity });

/** Sends a post and reads the whole answer. */
export function sendPost(origin: string, post: Post): Promise<Answer> {
  const headers = post.isChunked
    ? post.headers
    : { ...post.headers, "Content-Length": post.body.length };
  return exchange(origin, post.path, { method: "POST", headers }, post.body);
}

/** Asks for a page. */
export function getPage(origin: string, path: string, cookie: string): Promise<Answer> {
  return exchange(origin, path, { headers: { Cookie: cookie, Accept: "text/html" } });
}

function exchange(
  origin: string,
  path: string,
  options: http.RequestOptions,
  body?: Buffer,
): Promise<Answer> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    let after = "nothing";
    const end = (status: number, rest: Partial<Answer> = {}) => {
      const tookMs = performance.now() - startedAt;
      resolve({ status, tookMs, location: undefined, cookies: [], html: "", after, ...rest });
    };
    // A path is sent as it is, escaped wrongly where it is meant to be.
    const { hostname, port } = new URL(origin);
    const asking = http.request({ agent, hostname, port, path, ...options }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", () => end(0));
      answer.on("end", () => {
        const { "content-type": type = "", "content-encoding": encoding } = answer.headers;
        const isPage = type.startsWith("text/html") && !encoding;
        end(answer.statusCode ?? 0, {
          location: answer.headers.location,
          cookies: answer.headers["set-cookie"] ?? [],
          html: isPage ? Buffer.concat(chunks).toString("utf8") : "",
        });
      });
    });
    asking.on("socket", (socket) => {
      after = lastSent.get(socket) ?? after;
      lastSent.set(
        socket,
        `${options.method ?? "GET"} ${path.slice(0, 80)}, ${body?.length ?? 0} bytes`,
      );
    });
    asking.setTimeout(PATIENCE_MS, () => asking.destroy());
    asking.on("error", () => end(0));
    asking.end(body);
  });
}
