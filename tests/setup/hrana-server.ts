import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { HranaError, pipelineShape, ProtocolError } from "./hrana/protocol.ts";
import { Streams } from "./hrana/streams.ts";
import { portOf } from "./smtp-double.ts";

/** Where a connection breaks: before the server does anything, or with the answer on its way. */
export type Cut = "before" | "after";

export interface HranaServerOptions {
  /** The database file that it serves. */
  file: string;
  encryptionKey?: string | null;
  /** What a client has to show; none: everybody may ask. */
  authToken?: string | null;
  /** How long each answer takes on its way. */
  latencyMs?: number;
  expireAfterMs?: number;
  transactionMs?: number;
  port?: number;
}

export interface HranaServer {
  url: string;
  /** How many pipelines were asked of it. */
  asked: () => number;
  /** Breaks this many connections from here on; all, where no number is given. */
  cut: (where: Cut, count?: number) => void;
  /** From here on no connection breaks. */
  mend: () => void;
  close: () => Promise<void>;
}

/**
 * A stand-in for a libSQL server: Hrana over HTTP in JSON (versions 2 and 3), on a database file of its
 * own by the `libsql` package. It refuses what the server refuses and tells errors as the server does.
 */
export async function startHranaServer(options: HranaServerOptions): Promise<HranaServer> {
  const { authToken = null, latencyMs = 0, encryptionKey = null, port = 0 } = options;
  const streams = new Streams({ ...options, encryptionKey });
  let asked = 0;
  let cuts: { where: Cut; left: number } | null = null;

  function isCut(where: Cut): boolean {
    if (!cuts || cuts.where !== where || cuts.left === 0) return false;
    cuts.left -= 1;
    return true;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url } = request;
    if (method === "GET" && (url === "/v2" || url === "/v3")) {
      response.end();
      return;
    }
    if (method !== "POST" || (url !== "/v2/pipeline" && url !== "/v3/pipeline")) {
      send(response, 404, { message: "Not found", code: "NOT_FOUND" });
      return;
    }
    if (authToken !== null && request.headers.authorization !== `Bearer ${authToken}`) {
      send(response, 401, { message: "Unauthorized", code: "AUTH_JWT_INVALID" });
      return;
    }
    asked += 1;
    if (isCut("before")) {
      request.socket.destroy();
      return;
    }
    const body = pipelineShape.safeParse(await json(request));
    if (!body.success) throw new ProtocolError("PROTOCOL_ERROR", body.error.message);
    if (latencyMs > 0) await wait(latencyMs / 2);
    const { baton = null, requests } = body.data;
    const answered = await streams.answer(baton, requests);
    if (latencyMs > 0) await wait(latencyMs / 2);
    if (isCut("after")) request.socket.destroy();
    else send(response, 200, { baton: answered.baton, base_url: null, results: answered.results });
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const isTheirs = error instanceof HranaError;
      const { message, code } = isTheirs ? error : { message: String(error), code: "INTERNAL" };
      send(response, isTheirs ? 400 : 500, { message, code });
    });
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(port, "127.0.0.1", resolve);
  await promise;
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    asked: () => asked,
    cut: (where, count = Infinity) => (cuts = { where, left: count }),
    mend: () => (cuts = null),
    async close() {
      const closed = Promise.withResolvers<void>();
      server.close(() => closed.resolve());
      server.closeAllConnections();
      await closed.promise;
      streams.close();
    },
  };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}
