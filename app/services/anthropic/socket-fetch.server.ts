import http, { type IncomingMessage } from "node:http";
import https from "node:https";

const agentOptions = { keepAlive: true, maxSockets: Infinity, maxFreeSockets: 64 };
const agents = {
  "http:": new http.Agent(agentOptions),
  "https:": new https.Agent(agentOptions),
};

/**
 * A `fetch` over node's own sockets for the provider's SDK. Node's built-in one (undici 8.10) throws out of
 * its socket, where nothing catches it, once a stopped stream's server ends it by closing the line. It
 * sends text alone.
 */
export async function socketFetch(
  input: string | URL | Request,
  init: RequestInit = {},
): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input);
  const incoming = await send(url, init);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  return new Response(streamOf(incoming), { status: incoming.statusCode ?? 502, headers });
}

function streamOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  let isWanted = true;
  return new ReadableStream({
    start(out) {
      incoming.on("data", (piece: Uint8Array) => isWanted && out.enqueue(piece));
      incoming.on("end", () => isWanted && out.close());
      incoming.on("error", (error) => {
        isWanted = false;
        out.error(error);
      });
    },
    cancel() {
      isWanted = false;
      incoming.destroy();
    },
  });
}

function send(url: URL, init: RequestInit): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const isSecure = url.protocol === "https:";
    const body = init.body ?? undefined;
    if (body !== undefined && typeof body !== "string") throw new TypeError("only text is sent");
    const request = (isSecure ? https : http).request(url, {
      method: init.method ?? "GET",
      headers: {
        ...Object.fromEntries(new Headers(init.headers)),
        ...(body === undefined ? {} : { "Content-Length": Buffer.byteLength(body) }),
      },
      agent: agents[isSecure ? "https:" : "http:"],
      ...(init.signal ? { signal: init.signal } : {}),
    });
    request.on("response", resolve);
    request.on("error", reject);
    request.end(body);
  });
}
