import http, { type IncomingMessage } from "node:http";
import https from "node:https";

/** A whole answer that is longer than this is no answer of the Messages API. */
const ANSWER_MAX_LENGTH = 1_000_000;

const rawResponses = new WeakMap<Response, IncomingMessage>();
const agentOptions = { keepAlive: true, maxSockets: Infinity, maxFreeSockets: 64 };
const agents = {
  "http:": new http.Agent(agentOptions),
  "https:": new https.Agent(agentOptions),
};

/** A `fetch` over node's own sockets for the provider's SDK: a good answer's stream stays the socket's. */
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
  const status = incoming.statusCode ?? 502;
  if (status !== 200) return new Response(await readAll(incoming), { status, headers });
  const response = new Response(null, { status, headers });
  rawResponses.set(response, incoming);
  return response;
}

/** The socket's stream behind an answer of `socketFetch`. */
export function rawResponseOf(response: Response): IncomingMessage {
  const raw = rawResponses.get(response);
  if (!raw) throw new TypeError("not an answer of socketFetch");
  return raw;
}

function send(url: URL, init: RequestInit): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const module = url.protocol === "https:" ? https : http;
    const body = typeof init.body === "string" ? init.body : undefined;
    const request = module.request(url, {
      method: init.method ?? "GET",
      headers: {
        ...Object.fromEntries(new Headers(init.headers)),
        ...(body === undefined ? {} : { "Content-Length": Buffer.byteLength(body) }),
      },
      agent: url.protocol === "https:" ? agents["https:"] : agents["http:"],
    });
    const abort = () => request.destroy(new DOMException("aborted", "AbortError"));
    if (init.signal?.aborted) abort();
    init.signal?.addEventListener("abort", abort, { once: true });
    request.on("response", (incoming) => {
      init.signal?.removeEventListener("abort", abort);
      resolve(incoming);
    });
    request.on("error", reject);
    request.end(body);
  });
}

/** The whole text of an answer; stops reading, and throws, when the signal says so. */
export async function readAll(incoming: IncomingMessage, signal?: AbortSignal): Promise<string> {
  const abort = () => incoming.destroy(new DOMException("aborted", "AbortError"));
  if (signal?.aborted) abort();
  signal?.addEventListener("abort", abort, { once: true });
  try {
    incoming.setEncoding("utf8");
    let text = "";
    for await (const chunk of incoming) {
      text += String(chunk);
      if (text.length > ANSWER_MAX_LENGTH) throw new RangeError("an answer without an end");
    }
    return text;
  } finally {
    signal?.removeEventListener("abort", abort);
  }
}
