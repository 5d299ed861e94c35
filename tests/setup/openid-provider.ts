import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { documentOf, formsIn } from "./page.ts";

const CLIENT = { id: "the-product", secret: "a-secret-between-the-two-of-them" };

/** What the provider knows about somebody; who isn't in its list has no address. */
export interface Person {
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
}

/** A real OpenID provider on this machine, with its own pages to sign in and consent. */
export class OpenIdProvider {
  readonly issuer: string;
  /** By what they type as their name there. */
  readonly people = new Map<string, Person>();
  readonly #port: number;
  #listener: RequestListener = () => {};
  #server: Server;

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.#port = port;
    this.issuer = `http://127.0.0.1:${port}`;
  }

  /** Starts one that leads back to nobody yet. */
  static async start(): Promise<OpenIdProvider> {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    return new OpenIdProvider(server, port);
  }

  /** Makes it known to the product at this address, which has its settings. */
  async leadBackTo(productUrl: string): Promise<void> {
    this.#listener = await quietly(async () => {
      const { default: Provider } = await import("oidc-provider");
      return new Provider(this.issuer, this.#configuration(productUrl)).callback();
    });
    this.#server.on("request", this.#listener);
  }

  /** The settings of a product that it signs people in to. */
  get settings(): Record<"OIDC_ISSUER" | "OIDC_CLIENT_ID" | "OIDC_CLIENT_SECRET", string> {
    return {
      OIDC_ISSUER: this.issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
    };
  }

  /** Answers nobody any longer. */
  async stop(): Promise<void> {
    const closed = once(this.#server, "close");
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  /** Takes every request and never answers one, until it is stopped. */
  stall(): void {
    this.#server.removeAllListeners("request");
  }

  /** Answers again, at the same address. */
  async restart(): Promise<void> {
    this.#server = createServer(this.#listener).listen(this.#port, "127.0.0.1");
    await once(this.#server, "listening");
  }

  /** Goes through its pages as a browser would: signs in, consents, and returns where it leads back to. */
  async consent(url: string, login: string): Promise<string> {
    return new ProviderBrowser(this.issuer).walk(url, { login, password: "any" });
  }

  /** Goes there and presses Cancel. */
  async decline(url: string): Promise<string> {
    return new ProviderBrowser(this.issuer).walk(url, null);
  }

  #configuration(productUrl: string): object {
    const hour = 60 * 60;
    return {
      clients: [
        {
          client_id: CLIENT.id,
          client_secret: CLIENT.secret,
          redirect_uris: [`${productUrl}/auth/provider/callback`],
        },
      ],
      claims: {
        email: ["email", "email_verified"],
        profile: ["given_name", "family_name"],
      },
      cookies: { keys: ["a key of the tests"] },
      findAccount: (_context: unknown, id: string) => ({
        accountId: id,
        claims: () => ({ sub: id, ...this.people.get(id) }),
      }),
      ttl: { AccessToken: hour, Grant: hour, IdToken: hour, Interaction: hour, Session: hour },
    };
  }
}

// It says at its start that it is no provider for the public: that is what it is.
async function quietly<Value>(work: () => Promise<Value>): Promise<Value> {
  const { warn } = console;
  console.warn = () => {};
  try {
    return await work();
  } finally {
    console.warn = warn;
  }
}

/** As little of a browser as the provider's pages need. */
class ProviderBrowser {
  readonly #origin: string;
  readonly #cookies = new Map<string, string>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Fills in every form until the provider leads away; with null it cancels instead. */
  async walk(url: string, fields: Record<string, string> | null): Promise<string> {
    let at = url;
    let response = await this.#ask(at);
    for (let step = 0; step < 20; step += 1) {
      const location = response.headers.get("location");
      if (location) {
        at = new URL(location, at).href;
        if (!at.startsWith(this.#origin)) return at;
        response = await this.#ask(at);
        continue;
      }
      const html = await response.text();
      if (!fields) {
        response = await this.#ask(`${at}/abort`);
        continue;
      }
      const [form] = formsIn(documentOf(html));
      if (!form?.action) throw new Error(`no form at the provider (${response.status}): ${html}`);
      const body = new URLSearchParams({ ...form.fields, ...fields });
      at = new URL(form.action, at).href;
      response = await this.#ask(at, { method: "POST", body });
    }
    throw new Error("the provider leads nowhere");
  }

  async #ask(url: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(url, { ...init, headers: { cookie }, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const [name = "", value = ""] = pair.split(/=(.*)/s);
      this.#cookies.set(name, value);
    }
    return response;
  }
}
