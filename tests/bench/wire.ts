import http from "node:http";
import { gunzipSync, brotliDecompressSync, inflateSync } from "node:zlib";
import type { Figure } from "./figures.ts";
import { stop } from "./processes.ts";
import { startProduct } from "./product.ts";

const KB = 1_000;
/** What a visitor may read before there is an account: no script, and little of anything. */
const VISITED = ["/", "/pricing", "/privacy", "/health-data", "/eula", "/about-ai"];
const MAX_VISIT_KB = 15;

interface Visit {
  bytes: number;
  parts: Map<string, number>;
  scripts: string[];
}

/** What a first visit takes on the wire: everything, with its headers, compressed as it is served. */
export async function measureWire(): Promise<Figure[]> {
  const product = await startProduct("http://127.0.0.1:9", { words: 5, perSecond: 10 }, 1);
  try {
    const [member] = product.members;
    const auth = await visit(product.url, "/auth", {});
    const conversation = `/chat/${member?.conversationId}`;
    const chat = await visit(product.url, conversation, { Cookie: member?.cookie ?? "" });
    const visited: Figure[] = [];
    for (const path of VISITED) {
      const seen = await visit(product.url, path, {});
      if (seen.scripts.length > 0) throw new Error(`${path} carries scripts`);
      visited.push(wireFigure(`${path} on the wire, first visit`, seen, MAX_VISIT_KB));
    }
    const framework = auth.scripts.filter((script) => /entry\.client|manifest/.test(script));
    return [
      ...visited,
      wireFigure("/auth on the wire, first visit", auth, 16),
      {
        name: "/auth: scripts of the framework",
        ours: framework.length,
        unit: "",
        atMost: 0,
        note: `its own scripts: ${auth.scripts.length}`,
      },
      wireFigure("/chat of 30 messages on the wire, first visit", chat, 110),
    ];
  } finally {
    await stop(product.server);
  }
}

function wireFigure(name: string, { bytes, parts }: Visit, atMost: number): Figure {
  const sum = (pattern: RegExp) =>
    [...parts].reduce((total, [path, size]) => total + (pattern.test(path) ? size : 0), 0);
  const kinds = { scripts: sum(/\.js$/), styles: sum(/\.css$/), icon: sum(/\.svg$/) };
  const shown = Object.entries(kinds).map(([kind, size]) => `${kind} ${(size / KB).toFixed(1)}`);
  return {
    name,
    ours: bytes / KB,
    unit: "kB",
    atMost,
    note: `${parts.size} requests with their headers; ${shown.join(", ")}, the page the rest`,
  };
}

/** Loads a page with all that a browser loads for it before anyone does anything. */
async function visit(
  origin: string,
  path: string,
  headers: Record<string, string>,
): Promise<Visit> {
  const parts = new Map<string, number>();
  const waiting = [path];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    if (parts.has(next)) continue;
    const { text, bytes } = await load(origin + next, headers);
    parts.set(next, bytes);
    waiting.push(...neededBy(next, text));
  }
  const scripts = [...parts.keys()].filter((name) => name.endsWith(".js"));
  return { bytes: [...parts.values()].reduce((sum, size) => sum + size, 0), parts, scripts };
}

// Of a page what its tags and its inline module name; of a module what it imports at once, and by
// its address once the page runs. The framework's list of all routes loads none of them.
function neededBy(path: string, text: string): string[] {
  if (/\/manifest-[^/]+\.js$/.test(path)) return [];
  if (path.endsWith(".js")) {
    const imports = text.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g);
    const addressed = text.matchAll(/["'`]\/assets\/([^"'`]+\.js)["'`]/g);
    return [...imports, ...addressed].map(([, file]) => `/assets/${file}`);
  }
  if (/\.(css|svg)$/.test(path)) return [];
  const tags = text.matchAll(/<(?:link|script)\b[^>]*?\b(?:href|src)="(\/[^"]+\.(?:css|js|svg))"/g);
  const inline = text.matchAll(/(?:\bfrom|\bimport)\s*["'](\/assets\/[^"']+\.js)["']/g);
  return [...tags, ...inline].flatMap(([, file]) => file ?? []);
}

function load(
  url: string,
  headers: Record<string, string>,
): Promise<{ text: string; bytes: number }> {
  return new Promise((resolve, reject) => {
    const asked = { ...headers, "Accept-Encoding": "gzip, deflate, br" };
    // A connection of its own tells how much it has read.
    const asking = http.get(url, { agent: false, headers: asked }, (answer) => {
      const { socket } = answer;
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () => {
        if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`));
        const body = unpack(Buffer.concat(chunks), answer.headers["content-encoding"]);
        resolve({ text: body.toString("utf8"), bytes: socket.bytesRead });
      });
    });
    asking.on("error", reject);
  });
}

function unpack(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === "br") return brotliDecompressSync(body);
  if (encoding === "gzip") return gunzipSync(body);
  return encoding === "deflate" ? inflateSync(body) : body;
}
