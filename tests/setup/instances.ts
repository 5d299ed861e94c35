import {
  createServer,
  request as send,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createClient, type InValue, type Row } from "@libsql/client";
import { Product } from "#tests/e2e/product.ts";
import { copyDatabaseTemplate, ENCRYPTION_KEY } from "./database-template.ts";
import { HRANA_TOKEN, startHranaProcess, type HranaProcess } from "./hrana-process.ts";
import { portOf } from "./smtp-double.ts";

interface InstancesOptions {
  count: number;
  modelUrl: string | null;
  latencyMs?: number;
  variables?: Record<string, string>;
}

/** Several instances of the built product on one database server, behind one address. */
export interface Instances {
  /** Of the proxy: each request goes to the next instance, whoever sends it. */
  url: string;
  instances: readonly Product[];
  database: HranaProcess;
  /** The folder in which they keep mails. */
  dataDir: string;
  /** Asks the database, as an instance does. */
  ask: (sql: string, args?: InValue[]) => Promise<Row[]>;
  remove: () => Promise<void>;
}

/**
 * Starts the stand-in for a libSQL server on a filled database, this many instances on it that take
 * each other for other machines, and a proxy before them without stickiness.
 */
export async function startInstances(options: InstancesOptions): Promise<Instances> {
  const { count, modelUrl, latencyMs = 20, variables = {} } = options;
  const dataDir = mkdtempSync(path.join(tmpdir(), "aliwell-instances-"));
  copyDatabaseTemplate(dataDir);
  const database = await startHranaProcess({
    file: path.join(dataDir, "aliwell.db"),
    encryptionKey: ENCRYPTION_KEY,
    latencyMs,
  });
  const client = createClient({ url: database.url, authToken: HRANA_TOKEN });
  const proxy = await startProxy();
  const start = (number: number) =>
    Product.start(modelUrl, {
      APP_URL: proxy.url,
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      DATABASE_AUTH_TOKEN: HRANA_TOKEN,
      SESSION_SECRET: "a-secret-of-the-tests-that-is-long-enough",
      // So that none looks into the machine's own list of processes for another.
      FLY_MACHINE_ID: `machine-${number}`,
      ...variables,
    });
  const instances = await Promise.all(Array.from({ length: count }, (_, index) => start(index)));
  proxy.leadTo(instances.map(({ url }) => url));
  return {
    url: proxy.url,
    instances,
    database,
    dataDir,
    ask: async (sql, args = []) => (await client.execute({ sql, args })).rows,
    async remove() {
      client.close();
      await proxy.close();
      await Promise.all(instances.map((each) => each.remove()));
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Passes each request on to the next address; to the one after it where nobody listens. */
async function startProxy() {
  let addresses: readonly string[] = [];
  let turn = 0;

  function pass(request: IncomingMessage, response: ServerResponse, body: Buffer, tries = 0): void {
    turn += 1;
    const { hostname, port } = new URL(addresses[turn % addresses.length] ?? "");
    // As it came, also where it is none.
    const { method, headers, url: path } = request;
    const asking = send({ hostname, port, path, method, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      // What breaks there breaks here.
      answer.on("error", () => response.destroy());
      response.once("close", () => answer.destroy());
    });
    asking.on("error", (error) => {
      const isNobody = "code" in error && error.code === "ECONNREFUSED";
      if (isNobody && tries < addresses.length) pass(request, response, body, tries + 1);
      else response.destroy();
    });
    asking.end(body);
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => pass(request, response, Buffer.concat(chunks)));
  });
  const listening = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", listening.resolve);
  await listening.promise;
  return {
    url: `http://localhost:${portOf(server)}`,
    leadTo: (urls: readonly string[]) => (addresses = urls),
    async close() {
      const closed = Promise.withResolvers<void>();
      server.close(() => closed.resolve());
      server.closeAllConnections();
      await closed.promise;
    },
  };
}
