import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text as textOfStream } from "node:stream/consumers";
import { Stripe } from "stripe";
import { StripeAccount } from "./stripe/account.ts";
import { invoiceBody, listBody, priceBody } from "./stripe/bodies.ts";
import type { StripeEvent } from "./stripe/events.ts";
import { fieldsOf, firstOf, readForm, textOf, textsOf, type FormFields } from "./stripe/form.ts";
import { portalBody } from "./stripe/payment-bodies.ts";
import { PRICES } from "./stripe/prices.ts";
import { missing, StripeRefusal } from "./stripe/refusals.ts";

export type { StripeEvent } from "./stripe/events.ts";
export { PRICES } from "./stripe/prices.ts";

const WEBHOOK_SECRET = "whsec_of_the_tests";

/** How a call fails. */
export type StripeFault =
  /** It is done, and its answer never comes. */
  | "slow"
  /** It is done, and the line breaks before its answer. */
  | "cut"
  /** Nothing is done, and it says so. */
  | 429
  | 500;

interface Call {
  path: string;
  form: FormFields;
  id: string;
}

interface Answer {
  status: number;
  body: object;
}

/**
 * A payment provider on this machine: it speaks the API that the SDK speaks, keeps an account, and
 * tells what has changed by webhooks that are signed as the real ones are.
 */
export class StripeServer {
  readonly account = new StripeAccount();
  /** Whether somebody has set up the page where people manage their plan. */
  hasPortal = true;
  /** What a price is, where it isn't as the product has it. */
  otherPrice: { unit_amount?: number; currency?: string } = {};
  /** The calls that were made, as `POST /v1/customers`. */
  readonly calls: string[] = [];
  readonly #port: number;
  #server: Server;
  #faults: { kind: StripeFault; calls: RegExp; times: number }[] = [];
  readonly #answered = new Map<string, { asked: string; answer: Answer }>();

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.#port = port;
    this.#listen();
  }

  static async start(): Promise<StripeServer> {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    return new StripeServer(server, port);
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** The settings of a product that takes payments here. */
  get settings() {
    return {
      STRIPE_SECRET_KEY: "sk_test_of_the_tests",
      STRIPE_PUBLISHABLE_KEY: "pk_test_of_the_tests",
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_PRICE_MONTHLY: PRICES.monthly,
      STRIPE_PRICE_YEARLY: PRICES.yearly,
      STRIPE_API_BASE: this.url,
    };
  }

  /** Lets the next calls fail that look like this; all of them, until `recover`. */
  fail(kind: StripeFault, calls = /./, times = Infinity): void {
    this.#faults.push({ kind, calls, times });
  }

  recover(): void {
    this.#faults = [];
  }

  /** Answers nobody any longer. */
  async stop(): Promise<void> {
    const closed = once(this.#server, "close");
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  /** Answers again, at the same address. */
  async restart(): Promise<void> {
    this.#server = createServer().listen(this.#port, "127.0.0.1");
    this.#listen();
    await once(this.#server, "listening");
  }

  /** An event as it is sent: its body, and the signature over it. */
  sign(
    event: StripeEvent,
    { secret = WEBHOOK_SECRET, timestamp = Math.floor(Date.now() / 1_000) } = {},
  ): { payload: string; signature: string } {
    const payload = JSON.stringify(event);
    const asked = { payload, secret, timestamp };
    return { payload, signature: Stripe.webhooks.generateTestHeaderString(asked) };
  }

  /** Sends these events to a product's webhook, one after the other; all new ones if none are given. */
  async deliver(
    productUrl: string,
    events: readonly StripeEvent[] = this.account.takeEvents(),
    send: (request: Request) => Promise<Response> = fetch,
  ): Promise<number[]> {
    const statuses: number[] = [];
    for (const event of events) {
      const { payload, signature } = this.sign(event);
      const headers = { "content-type": "application/json", "stripe-signature": signature };
      const url = new URL("/api/stripe/webhook", productUrl);
      const request = new Request(url, { method: "POST", headers, body: payload });
      statuses.push((await send(request)).status);
    }
    return statuses;
  }

  #listen(): void {
    this.#server.on("request", (request, response) => {
      void this.#answer(request, response);
    });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "GET", url = "/" } = request;
    const { pathname, search } = new URL(url, this.url);
    const body = await textOfStream(request);
    if (pathname.startsWith("/pay/")) return this.#pay(method, pathname, response);
    const name = `${method} ${pathname}`;
    this.calls.push(name);
    const fault = this.#takeFault(name);
    if (fault === 429 || fault === 500) return send(response, FAULTS[fault]);
    const key = request.headers["idempotency-key"];
    const asked = `${name}?${body}`;
    const form = readForm(method === "GET" ? search : body);
    const answer = this.#once(typeof key === "string" ? key : null, asked, () =>
      this.#do(method, { path: pathname, form, id: pathname.split("/")[3] ?? "" }),
    );
    if (fault === "cut") request.socket.destroy();
    else if (fault === null) send(response, answer);
  }

  #takeFault(name: string): StripeFault | null {
    const fault = this.#faults.find(({ calls, times }) => times > 0 && calls.test(name));
    if (!fault) return null;
    fault.times -= 1;
    return fault.kind;
  }

  /** The same key gets the same answer, and a refusal where it asks for something else. */
  #once(key: string | null, asked: string, work: () => Answer): Answer {
    const before = key === null ? undefined : this.#answered.get(key);
    if (before?.asked === asked) return before.answer;
    if (before) {
      const message = "Keys for idempotent requests can only be used with the same parameters.";
      const { status, body } = new StripeRefusal(400, "idempotency_error", message);
      return { status, body };
    }
    const answer = work();
    // A request that was refused before anything was done can be sent again.
    if (key !== null && answer.status === 200) this.#answered.set(key, { asked, answer });
    return answer;
  }

  #do(method: string, call: Call): Answer {
    this.account.settle();
    const pattern = `${method} ${call.path.replace(/\/(cus|sub|cs_test|in|ch|price)_\w+/, "/:id")}`;
    try {
      const work = this.#calls[pattern];
      if (!work) throw missing("route", pattern);
      // As it was then: what comes later changes no answer that is given again.
      return { status: 200, body: structuredClone(work(call)) };
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      return { status: error.status, body: error.body };
    }
  }

  readonly #calls: Record<string, (call: Call) => object> = {
    "POST /v1/customers": ({ form }) =>
      this.account.createCustomer(textOf(form, "email"), textsOf(fieldsOf(form, "metadata"))),
    "GET /v1/prices/:id": ({ id }) => ({ ...priceBody(id), ...this.otherPrice }),
    "GET /v1/customers/:id": ({ id }) => {
      const customer = this.account.customers.get(id);
      if (!customer) throw missing("customer", id);
      return customer;
    },
    "GET /v1/subscriptions": ({ path, form }) => {
      const { data, ...list } = pageOf(path, form, this.#subscriptions(form));
      return { ...list, data: data.map((each) => this.#expanded(each, form, "data.")) };
    },
    "POST /v1/subscriptions": ({ form }) => this.#subscribe(form),
    "GET /v1/subscriptions/:id": ({ id }) => this.account.subscription(id),
    "POST /v1/subscriptions/:id": ({ id, form }) => this.#update(id, form),
    "DELETE /v1/subscriptions/:id": ({ id }) => this.account.cancel(id),
    "POST /v1/checkout/sessions": ({ form }) => this.#openCheckout(form),
    "GET /v1/checkout/sessions": ({ path, form }) => {
      const [customer, status] = [textOf(form, "customer"), textOf(form, "status")];
      this.#known(form);
      const sessions = [...this.account.checkouts.values()].filter(
        (each) => each.customer === customer && (status === null || each.status === status),
      );
      return pageOf(path, form, sessions.toReversed());
    },
    "POST /v1/checkout/sessions/:id/expire": ({ path }) =>
      this.account.expireCheckout(path.split("/")[4] ?? ""),
    "POST /v1/invoices/create_preview": ({ form }) => this.#preview(form),
    "GET /v1/charges": ({ path, form }) => {
      const customer = this.#known(form);
      const charges = [...this.account.charges.values()].filter(
        (each) => each.customer === customer,
      );
      return pageOf(path, form, charges.toReversed());
    },
    "POST /v1/refunds": ({ form }) => this.account.refund(textOf(form, "charge") ?? ""),
    "POST /v1/billing_portal/sessions": ({ form }) => this.#openPortal(form),
  };

  /** The customer that a list is asked for: one who was deleted is known still. */
  #known(form: FormFields): string {
    const id = textOf(form, "customer") ?? "";
    if (!this.account.customers.has(id)) throw missing("customer", id, 400);
    return id;
  }

  #subscriptions(form: FormFields): Stripe.Subscription[] {
    const all = this.account.subscriptionsOf(this.#known(form));
    const status = textOf(form, "status");
    if (status === "all") return all;
    if (status === "ended") return all.filter((each) => each.ended_at !== null);
    return all.filter((each) => (status === null ? !each.ended_at : each.status === status));
  }

  #subscribe(form: FormFields): Stripe.Subscription {
    const customer = textOf(form, "customer") ?? "";
    const price = textOf(firstOf(form, "items"), "price") ?? "";
    const waits = textOf(form, "payment_behavior") === "default_incomplete";
    const metadata = textsOf(fieldsOf(form, "metadata"));
    const subscription = this.account.subscribe(customer, price, metadata, { waits });
    return this.#expanded(subscription, form, "");
  }

  /** With its latest invoice and what confirms its payment, where that was asked for. */
  #expanded(
    subscription: Stripe.Subscription,
    form: FormFields,
    prefix: "" | "data.",
  ): Stripe.Subscription {
    const expands = Object.values(textsOf(fieldsOf(form, "expand")));
    const invoice = this.account.invoices.get(String(subscription.latest_invoice));
    if (!invoice || !expands.includes(`${prefix}latest_invoice.confirmation_secret`)) {
      return subscription;
    }
    // What is paid, or voided, has nothing to confirm.
    const secret =
      invoice.status === "open"
        ? { client_secret: `${invoice.id}_secret`, type: "payment_intent" }
        : null;
    return { ...subscription, latest_invoice: { ...invoice, confirmation_secret: secret } };
  }

  #update(id: string, form: FormFields): Stripe.Subscription {
    const subscription = this.account.subscription(id);
    if (subscription.ended_at !== null) {
      const message = "A canceled subscription can only update its cancellation_details.";
      throw new StripeRefusal(400, "invalid_request_error", message);
    }
    const price = textOf(firstOf(form, "items"), "price");
    if (price !== null) {
      const at = Number(textOf(form, "proration_date") ?? this.account.now);
      return this.account.changePrice(id, price, at);
    }
    // An empty date takes it back.
    const { cancel_at: at = null, cancel_at_period_end: atPeriodEnd = null } = textsOf(form);
    if (atPeriodEnd !== null && at !== null) {
      const message =
        "Received both cancel_at_period_end and cancel_at parameters. Please pass in only one.";
      throw new StripeRefusal(400, "invalid_request_error", message);
    }
    return this.account.cancelLater(id, { atPeriodEnd, at });
  }

  #openCheckout(form: FormFields): Stripe.Checkout.Session {
    return this.account.openCheckout(
      textOf(form, "customer") ?? "",
      textOf(firstOf(form, "line_items"), "price") ?? "",
      {
        client_reference_id: textOf(form, "client_reference_id"),
        success_url: textOf(form, "success_url"),
        cancel_url: textOf(form, "cancel_url"),
        metadata: textsOf(fieldsOf(form, "metadata")),
      },
      textsOf(fieldsOf(fieldsOf(form, "subscription_data"), "metadata")),
      (id) => `${this.url}/pay/${id}`,
    );
  }

  #preview(form: FormFields): Stripe.Invoice {
    const subscription = textOf(form, "subscription") ?? "";
    const { customer: customerId } = this.account.subscription(subscription);
    const customer = String(customerId);
    const details = fieldsOf(form, "subscription_details");
    const created = Number(textOf(details, "proration_date") ?? this.account.now);
    const price = textOf(firstOf(details, "items"), "price") ?? "";
    const lines = this.account.linesOfChange(subscription, price, created);
    const { balance } = this.account.customer(customer);
    const fields = { id: "upcoming_in", created, customer, starting_balance: balance };
    const common = { ...fields, billing_reason: "upcoming", status: "draft" } as const;
    return invoiceBody(common, subscription, lines);
  }

  #openPortal(form: FormFields): Stripe.BillingPortal.Session {
    const customer = textOf(form, "customer") ?? "";
    this.account.customer(customer);
    if (!this.hasPortal) {
      const message =
        "No configuration provided and your test mode default configuration has not been created.";
      throw new StripeRefusal(400, "invalid_request_error", message);
    }
    const id = this.account.newId("bps");
    const url = `${this.url}/portal/${id}`;
    const returnUrl = textOf(form, "return_url");
    return portalBody({ id, created: this.account.now, customer, return_url: returnUrl, url });
  }

  /** The page where a buyer pays: one button, and the way back. */
  #pay(method: string, path: string, response: ServerResponse): void {
    const id = path.replace("/pay/", "");
    const session = this.account.checkouts.get(id);
    if (method === "POST" && session && this.account.finishCheckout(id)) {
      const back = session.success_url?.replace("{CHECKOUT_SESSION_ID}", id);
      response.writeHead(303, { location: back ?? "/" }).end();
      return;
    }
    response.writeHead(200, { "content-type": "text/html" });
    response.end(`<!doctype html><title>Pay</title><h1>Pay</h1>
      <form method="post"><button>Pay</button></form>
      <a href="${session?.cancel_url ?? "/"}">Back</a>`);
  }
}

/** A page of a list, as the provider cuts it: ten at most where nothing is said. */
function pageOf<Item extends { id: string }>(path: string, form: FormFields, all: Item[]) {
  const after = textOf(form, "starting_after");
  const start = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const end = start + Number(textOf(form, "limit") ?? 10);
  return { ...listBody(path, all.slice(start, end)), has_more: end < all.length };
}

const FAULTS: Readonly<Record<429 | 500, Answer>> = {
  429: {
    status: 429,
    body: { error: { type: "rate_limit_error", code: "rate_limit", message: "Too many requests" } },
  },
  500: { status: 500, body: { error: { type: "api_error", message: "Something went wrong" } } },
};

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { "content-type": "application/json", "request-id": "req_of_a_test" });
  response.end(JSON.stringify(body));
}
