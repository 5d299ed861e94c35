import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { createClient, type InValue } from "@libsql/client";
import { ENGINE_OPTIONS, SERVER, SERVER_VARIABLES } from "#app/config/serve.js";
import { copyDatabaseTemplate, ENCRYPTION_KEY } from "#tests/setup/database-template.ts";
import { giveBackPort, takePort } from "#tests/setup/ports.ts";

const POLL_MS = 25;
const ROOT = path.join(import.meta.dirname, "../..");

interface Group {
  url: string;
  dataDir: string;
  instances: readonly Product[];
  remove: () => Promise<void>;
}

/** One product of its own: its server process, its folder and its database file. */
export class Product {
  readonly url: string;
  readonly dataDir: string;
  readonly #variables: Record<string, string>;
  readonly #group: Group | null;
  #server: ChildProcess | null = null;

  private constructor(port: number, variables: Record<string, string>, group: Group | null = null) {
    this.url = group?.url ?? `http://localhost:${port}`;
    this.dataDir = group?.dataDir ?? mkdtempSync(path.join(tmpdir(), "aliwell-e2e-"));
    this.#variables = { PORT: String(port), ...variables };
    this.#group = group;
  }

  /** Several instances on one database that are tried as if they were one. */
  static of(group: Group): Product {
    return new Product(0, {}, group);
  }

  /** Starts a product that asks this model, or with null one that has none. */
  static async start(
    modelUrl: string | null,
    variables: Record<string, string> = {},
  ): Promise<Product> {
    const model = modelUrl && { ANTHROPIC_API_KEY: "sk-ant-test", ANTHROPIC_BASE_URL: modelUrl };
    const product = new Product(await takePort(), { ...model, ...variables });
    copyDatabaseTemplate(product.dataDir);
    await product.start();
    return product;
  }

  /** Starts a product on an empty folder, which it fills by itself. */
  static async startEmpty(): Promise<Product> {
    const product = new Product(await takePort(), {});
    await product.start();
    return product;
  }

  /** A product that doesn't run yet, on an empty folder. */
  static async prepare(variables: Record<string, string> = {}): Promise<Product> {
    return new Product(await takePort(), variables);
  }

  /** Starts the server on what the folder holds. */
  async start(): Promise<void> {
    const log = openSync(path.join(this.dataDir, "server.log"), "a");
    const server = spawn(process.execPath, [...ENGINE_OPTIONS, ...SERVER], {
      cwd: ROOT,
      stdio: ["ignore", "ignore", log],
      env: this.environment(),
    });
    this.#server = server;
    while (!(await this.#isListening())) {
      if (server.exitCode !== null) {
        this.#server = null;
        throw new Error(`it did not start:\n${this.log()}`);
      }
      await wait(POLL_MS);
    }
  }

  /** Changes settings, for the next start. */
  set(changes: Record<string, string>): void {
    Object.assign(this.#variables, changes);
  }

  /** Runs a command of the product with the settings of this one, and others. */
  async run(
    program: string,
    words: readonly string[] = [],
    changes: Record<string, string> = {},
  ): Promise<{ code: number | null; out: string }> {
    const child = spawn(process.execPath, [program, ...words], {
      cwd: ROOT,
      env: { ...this.environment(), ...changes },
    });
    const [out, problems] = [text(child.stdout), text(child.stderr)];
    const [code] = await once(child, "exit");
    return { code, out: (await out) + (await problems) };
  }

  /** The settings of its server, for a process beside it. */
  environment(): Record<string, string> {
    const { PATH = "", HOME = "" } = process.env;
    return {
      PATH,
      HOME,
      ...SERVER_VARIABLES,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      LOG_LEVEL: "warn",
      DATA_DIR: this.dataDir,
      DATABASE_ENCRYPTION_KEY: ENCRYPTION_KEY,
      // Every visitor of a test comes from this machine's one address.
      RATE_LIMITS: "off",
      PASSWORD_HASHES: "quick",
      ...this.#variables,
    };
  }

  /** The server's process. */
  get pid(): number {
    const { pid } = this.#server ?? {};
    if (pid === undefined) throw new Error("no server runs");
    return pid;
  }

  /** Where its database is. */
  get databaseFile(): string {
    return path.join(this.dataDir, "aliwell.db");
  }

  /** Sends the server's process a signal and returns how it ended, once it has. */
  async end(signal: "SIGKILL" | "SIGTERM"): Promise<{ code: number | null; afterMs: number }> {
    const server = this.#server;
    if (!server) throw new Error("no server runs");
    this.#server = null;
    const startedAt = performance.now();
    const exited = once(server, "exit");
    server.kill(signal);
    const [code] = await exited;
    return { code, afterMs: performance.now() - startedAt };
  }

  /** Ends the server for good and removes what it wrote. */
  async remove(): Promise<void> {
    if (this.#group) return this.#group.remove();
    if (this.#server) await this.end("SIGKILL");
    rmSync(this.dataDir, { recursive: true });
    giveBackPort(Number(this.#variables.PORT));
  }

  /** What the server has logged, but for the reminder of every start that help lines are unverified. */
  log(): string {
    if (this.#group) return this.#group.instances.map((each) => each.log()).join("\n");
    const lines = readFileSync(path.join(this.dataDir, "server.log"), "utf8").split("\n");
    return lines.filter((line) => !line.includes("help lines not verified")).join("\n");
  }

  /** The text of the mail that a person got last, once it is not the earlier one. */
  async mailTo(address: string, earlier = ""): Promise<string> {
    for (;;) {
      const mail = this.#lastMailTo(address);
      if (mail && mail !== earlier) return mail;
      await wait(POLL_MS);
    }
  }

  /** Asks the database file itself, beside the server. */
  async query(sql: string, args: InValue[] = []): Promise<Record<string, unknown>[]> {
    const url = `file:${this.databaseFile}`;
    const client = createClient({ url, encryptionKey: ENCRYPTION_KEY, timeout: 1_000 });
    try {
      const { rows } = await client.execute({ sql, args });
      return rows.map((row) => ({ ...row }));
    } finally {
      client.close();
    }
  }

  #lastMailTo(address: string): string | undefined {
    const folder = path.join(this.dataDir, "outbox");
    let names: string[];
    try {
      names = readdirSync(folder);
    } catch {
      return undefined;
    }
    return names
      .filter((name) => name.endsWith(".eml"))
      .sort()
      .map((name) => readFileSync(path.join(folder, name), "utf8"))
      .findLast((mail) => mail.toLowerCase().includes(`to: ${address}`.toLowerCase()));
  }

  async #isListening(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/healthz`)).ok;
    } catch {
      return false;
    }
  }
}
