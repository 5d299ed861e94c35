import { channel } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { environment } from "#app/config/environment.server.ts";
import { duringRequest, log } from "#app/config/log.server.ts";
import { countRequest } from "#app/config/metrics.server.ts";
import { clientAddressReader, networkOf } from "#app/config/trusted-proxies.server.ts";
import { newId } from "#app/models/storage/identifier.server.ts";

const ADDRESS_HEADER = "x-aliwell-client-address";

interface RequestFacts {
  id: string;
  /** Where the request comes from, or null where nothing says so. */
  address: string | null;
  /** The network of that address: what limits count. */
  network: string | null;
  userAgent: string | null;
}

const requestFactsContext = createContext<RequestFacts | null>(null);

let readAddress: ReturnType<typeof clientAddressReader> | undefined;

// The server that runs us hands over headers only. Node tells of every request before it does, and
// what is written here replaces whatever a client may have sent under that name.
channel("http.server.request.start").subscribe((event) => {
  const { request } = event as { request: IncomingMessage };
  readAddress ??= clientAddressReader(environment().trustedProxies);
  const { headers, socket } = request;
  headers[ADDRESS_HEADER] = readAddress({ headers, socketAddress: socket.remoteAddress }) ?? "";
});

/** Says at start where everybody will seem to come from one address: live is always behind a proxy. */
export function reportUnknownProxy(): void {
  const { mode, trustedProxies } = environment();
  if (mode !== "live" || trustedProxies.length > 0) return;
  log().warn(
    "TRUSTED_PROXIES is not set: everybody seems to come from one address, so limits by address are all but off",
  );
}

/** Gives every request an id and one log line: the route's pattern, never its path or query. */
export const requestLog: MiddlewareFunction<Response> = async (
  { request, context, pattern },
  next,
) => {
  // The page in place of an answer is no request of its own.
  if (context.get(requestFactsContext)) return next();
  const startedAt = performance.now();
  const address = request.headers.get(ADDRESS_HEADER) || null;
  const facts: RequestFacts = {
    id: newId(),
    address,
    network: address && networkOf(address),
    userAgent: request.headers.get("user-agent"),
  };
  context.set(requestFactsContext, facts);
  // Whatever is begun here and goes on behind the answer is found again by the same id.
  const response = await duringRequest(facts.id, next);
  response.headers.set("X-Request-Id", facts.id);
  const durationMs = Math.round(performance.now() - startedAt);
  countRequest({
    route: pattern,
    method: request.method,
    status: response.status,
    durationMs: performance.now() - startedAt,
  });
  log().info(
    {
      requestId: facts.id,
      method: request.method,
      route: pattern,
      status: response.status,
      durationMs,
    },
    "request",
  );
  return response;
};

/** What is known of this request itself. */
export function requestFacts(context: Readonly<RouterContextProvider>): RequestFacts {
  const facts = context.get(requestFactsContext);
  if (!facts) throw new Error("nothing is known of a request before its log line is begun");
  return facts;
}
