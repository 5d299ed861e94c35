import { setTimeout as wait } from "node:timers/promises";
import type { StripeServer } from "#tests/setup/stripe-server.ts";
import { PRICES } from "#tests/setup/stripe/prices.ts";
import { isBroken } from "./writers.ts";

const EVENT_EVERY_MS = 150;

/** Sends what the provider tells until it is answered, as the provider does. */
export class EventSender {
  readonly sent: string[] = [];
  readonly #stripe: StripeServer;
  readonly #url: string;

  constructor(provider: StripeServer, url: string) {
    this.#stripe = provider;
    this.#url = `${url}/api/stripe/webhook`;
  }

  async sendUntil(isDone: () => boolean): Promise<void> {
    const { account } = this.#stripe;
    const subscription = account.subscribe(account.createCustomer(null, {}).id, PRICES.monthly, {});
    while (!isDone()) {
      account.change(subscription.id, { metadata: { count: String(this.sent.length) } });
      for (const event of account.takeEvents()) {
        const { payload, signature } = this.#stripe.sign(event);
        while (!(await this.#isTaken(payload, signature))) await wait(EVENT_EVERY_MS);
        this.sent.push(event.id);
      }
      await wait(EVENT_EVERY_MS);
    }
  }

  async #isTaken(body: string, signature: string): Promise<boolean> {
    try {
      const headers = { "Content-Type": "application/json", "Stripe-Signature": signature };
      return (await fetch(this.#url, { method: "POST", headers, body })).status === 200;
    } catch (error) {
      if (!isBroken(error)) throw error;
      return false;
    }
  }
}
