import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "#app/catalogue/demo-accounts.ts";
import { hashPassword } from "#app/models/accounts/passwords.server.ts";
import { ask } from "./ask.ts";
import { median, percentile, type Figure } from "./figures.ts";
import { stop } from "./processes.ts";
import { startProduct } from "./product.ts";

const PACE = { words: 5, perSecond: 10 };
const AT_ONCE = 50;
const ROUNDS = 3;
const HASHES = 20;
const TRIES = 60;
const WARM_UP_TRIES = 10;
/** Two hashes at a time leave a page room: it waits for a few of them at most. */
const MAX_HASHES_A_PAGE = 10;

/** What signing in costs everybody else, and whether its time tells if an address has an account. */
export async function measureSignIn(): Promise<Figure[]> {
  const product = await startProduct("http://127.0.0.1:9", PACE, 1);
  try {
    return [await besideSignIns(product.url), await knownAndUnknown(product.url)];
  } finally {
    await stop(product.server);
  }
}

async function besideSignIns(url: string): Promise<Figure> {
  const hashMs: number[] = [];
  for (let count = 0; count < HASHES; count += 1) {
    const startedAt = performance.now();
    await hashPassword("a password of this bench");
    hashMs.push(performance.now() - startedAt);
  }
  const form = await signInForm(url);
  const pageMs: number[] = [];
  const signInMs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    const state = { isOver: false };
    const signIns = Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        await form.send(DEMO_ACCOUNTS[0]?.email ?? "", DEMO_PASSWORD);
        signInMs.push(performance.now() - startedAt);
      }),
    ).finally(() => (state.isOver = true));
    while (!state.isOver) {
      const askedAt = performance.now();
      await ask(`${url}/auth`, {});
      pageMs.push(performance.now() - askedAt);
    }
    await signIns;
  }
  return {
    name: `a page beside ${AT_ONCE} sign-ins at once, p95`,
    ours: percentile(pageMs, 0.95),
    yardstick: median(hashMs),
    unit: "ms",
    timesAtMost: MAX_HASHES_A_PAGE,
    note: `to one password hash; ${pageMs.length} pages, median ${median(pageMs).toFixed(1)} ms; a sign-in of those ${median(signInMs).toFixed(0)} ms, the last ${Math.max(...signInMs).toFixed(0)} ms`,
  };
}

async function knownAndUnknown(url: string): Promise<Figure> {
  const form = await signInForm(url);
  const known: number[] = [];
  const unknown: number[] = [];
  const timed = async (email: string) => {
    const startedAt = performance.now();
    await form.send(email, "not the password");
    return performance.now() - startedAt;
  };
  // In turns, so that whatever else the machine does meets both.
  for (let tries = 0; tries < WARM_UP_TRIES + TRIES; tries += 1) {
    const both = [
      await timed(DEMO_ACCOUNTS[0]?.email ?? ""),
      await timed(`nobody${tries}@example.org`),
    ] as const;
    if (tries < WARM_UP_TRIES) continue;
    known.push(both[0]);
    unknown.push(both[1]);
  }
  const noise = spread(known);
  return {
    name: "known and unknown addresses apart",
    ours: Math.abs(median(known) - median(unknown)),
    yardstick: noise,
    unit: "ms",
    timesAtMost: 1,
    note: `medians ${median(known).toFixed(1)} and ${median(unknown).toFixed(1)} ms of ${TRIES} wrong passwords each, to the middle half of the same address's own times`,
  };
}

/** How far the middle half of these times lies apart. */
function spread(times: readonly number[]): number {
  return percentile(times, 0.75) - percentile(times, 0.25);
}

async function signInForm(url: string) {
  const page = await ask(`${url}/auth`, {});
  const cookie = (page.headers["set-cookie"] ?? []).map((line) => line.split(";")[0]).join("; ");
  const formToken = /name="formToken" value="([^"]+)"/.exec(page.body)?.[1] ?? "";
  const headers = {
    Cookie: cookie,
    Origin: url,
    "Content-Type": "application/x-www-form-urlencoded",
  };
  return {
    async send(email: string, password: string): Promise<void> {
      const body = new URLSearchParams({ formToken, email, password });
      const answer = await ask(`${url}/auth`, { method: "POST", headers }, body);
      const expected = password === DEMO_PASSWORD ? 302 : 401;
      if (answer.status !== expected) throw new Error(`signing in answered ${answer.status}`);
    },
  };
}
