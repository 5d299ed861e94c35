import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { StripeServer } from "#tests/setup/stripe-server.ts";
import { PRICES } from "#tests/setup/stripe/prices.ts";
import { ask } from "./ask.ts";
import { median, percentile, type Figure } from "./figures.ts";
import { forkOwn, stop, told } from "./processes.ts";
import { startProduct } from "./product.ts";

const PACE = { words: 5, perSecond: 10 };
const A_SECOND = 50;
const SECONDS = 20;
const BARE_SECONDS = 5;
const WARM_UP_SECONDS = 2;
const CUSTOMERS = 100;
/** What is said of a subscription is fetched and stored meanwhile, by the same process. */
const MAX_BARE = 5;

interface Hook {
  body: string;
  signature: string;
}

/** How soon the payment provider's events are answered, while what they say is looked into. */
export async function measureWebhook(): Promise<Figure[]> {
  const stripe = await StripeServer.start();
  const product = await startProduct("http://127.0.0.1:9", PACE, 1, stripe.settings);
  const bare = forkOwn("bare-webhook.ts", [join(product.env.DATA_DIR ?? "", "bare.db")]);
  try {
    const bareUrl = `http://127.0.0.1:${await told<number>(bare, "port")}`;
    const url = `${product.url}/api/stripe/webhook`;
    const hooks = await hooksOf(stripe, product.env);
    await send(url, hooks.splice(0, WARM_UP_SECONDS * A_SECOND));
    const asBare = hooks.slice(0, BARE_SECONDS * A_SECOND);
    const before = await send(bareUrl, asBare);
    const asked = stripe.calls.length;
    const ours = await send(url, hooks);
    const questions = stripe.calls.length - asked;
    const yardstick = [...before, ...(await send(bareUrl, asBare))];
    return [
      {
        name: `a webhook's answer at ${A_SECOND} a second, p95`,
        ours: percentile(ours, 0.95),
        yardstick: percentile(yardstick, 0.95),
        unit: "ms",
        timesAtMost: MAX_BARE,
        note: `to a bare one that signs and stores; at most 100 ms are wanted; ${ours.length} in ${SECONDS} s and ${questions} questions about them, median ${median(ours).toFixed(1)} ms, the slowest ${Math.max(...ours).toFixed(0)} ms`,
      },
    ];
  } finally {
    await Promise.all([product.server, bare].map(stop));
    await stripe.stop();
  }
}

/** Events about people whom the product knows, each signed. */
async function hooksOf(stripe: StripeServer, env: Record<string, string>): Promise<Hook[]> {
  const { account } = stripe;
  const ids = Array.from({ length: CUSTOMERS }, () => account.createCustomer(null, {}).id);
  const filling = forkOwn("payers.ts", ids, env);
  await told(filling, "isFilled");
  await stop(filling);
  const subscribed = ids.map((id) => account.subscribe(id, PRICES.monthly, {}));
  account.takeEvents();
  for (let count = 0; count < (WARM_UP_SECONDS + SECONDS) * A_SECOND; count += 1) {
    const { id = "" } = subscribed[count % subscribed.length] ?? {};
    account.change(id, { metadata: { count: String(count) } });
  }
  return account.takeEvents().map((event) => {
    const { payload: body, signature } = stripe.sign(event);
    return { body, signature };
  });
}

/** Sends them at their pace, whatever becomes of those before; how long each took, in milliseconds. */
async function send(url: string, hooks: readonly Hook[]): Promise<number[]> {
  const startedAt = performance.now();
  const answers: Promise<number>[] = [];
  for (const [index, { body, signature }] of hooks.entries()) {
    await wait(Math.max(0, startedAt + (index * 1_000) / A_SECOND - performance.now()));
    answers.push(timed(url, body, signature));
  }
  return Promise.all(answers);
}

async function timed(url: string, body: string, signature: string): Promise<number> {
  const headers = { "Content-Type": "application/json", "Stripe-Signature": signature };
  const askedAt = performance.now();
  const { status } = await ask(url, { method: "POST", headers }, body);
  if (status !== 200) throw new Error(`a webhook was answered ${status}`);
  return performance.now() - askedAt;
}
