import { ask } from "./ask.ts";
import { buildBareApp, serveBareApp } from "./bare-page.ts";
import type { BrowseResult } from "./browse.ts";
import { median, type Figure } from "./figures.ts";
import { stop } from "./processes.ts";
import { startProduct } from "./product.ts";
import { browsePage } from "./scene.ts";

const PACE = { words: 5, perSecond: 10 };
const ROUNDS = 5;
const ROUND_MS = 2_000;
const AT_ONCE = 8;
/** Of a bare page's requests a second, in hundredths: a conversation is read from the database. */
const MIN_SHARE = { plain: 60, hydrated: 50 };

/** Requests a second of our pages as browsers ask for them, beside bare ones with no compression. */
export async function measurePages(): Promise<Figure[]> {
  const product = await startProduct("http://127.0.0.1:9", PACE, 1);
  const [member] = product.members;
  const cookie = member?.cookie ?? "";
  const auth = { url: `${product.url}/auth`, headers: {} };
  const chat = {
    url: `${product.url}/chat/${member?.conversationId}`,
    headers: { Cookie: cookie },
  };
  const [plain, hydrated] = await Promise.all(
    [auth, chat].map(({ url, headers }) => ask(url, { headers })),
  );
  if (!plain || !hydrated) throw new Error("the product has no pages");
  // Thirty entries that together are as long as our own page's data.
  const data = hydrated.body.match(/streamController\.enqueue\("(.*?)"\);/s)?.[1] ?? "";
  const bare = await serveBareApp(
    buildBareApp(plain.body, hydrated.body),
    Math.round(data.length / 30),
  );
  try {
    return [
      await compare("/auth", MIN_SHARE.plain, auth, {
        url: `${bare.url}/plain`,
        size: plain.bodyBytes,
      }),
      await compare("/chat of 30 messages", MIN_SHARE.hydrated, chat, {
        url: `${bare.url}/hydrated`,
        size: hydrated.bodyBytes,
      }),
    ];
  } finally {
    await Promise.all([product.server, bare.server].map(stop));
  }
}

async function compare(
  name: string,
  atLeast: number,
  page: { url: string; headers: Record<string, string> },
  bare: { url: string; size: number },
): Promise<Figure> {
  const load = { atOnce: AT_ONCE, forMs: ROUND_MS, pauseMs: 0 };
  const askOurs = () =>
    browsePage({ ...load, ...page, headers: { ...page.headers, "Accept-Encoding": "br, gzip" } });
  const askBare = () =>
    browsePage({ ...load, url: bare.url, headers: { "Accept-Encoding": "identity" } });
  await askOurs();
  await askBare();
  const ours: BrowseResult[] = [];
  const yardstick: BrowseResult[] = [];
  // In turns, so that whatever else the machine does meets both.
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await askOurs());
    yardstick.push(await askBare());
  }
  const failures = [...ours, ...yardstick].reduce((sum, each) => sum + each.failures, 0);
  const shares = ours.map(({ perSecond }, round) => perSecond / (yardstick[round]?.perSecond ?? 0));
  const perSecond = (results: BrowseResult[]) => median(results.map((each) => each.perSecond));
  return {
    name: `${name}: share of a bare page's requests a second`,
    ours: failures > 0 ? Number.NaN : median(shares) * 100,
    unit: "%",
    atLeast,
    note: `${perSecond(ours).toFixed(0)} of ours with br or gzip to ${perSecond(yardstick).toFixed(0)} bare a second, medians of ${ROUNDS} rounds in turns; ${bare.size} bytes of ours to ${yardstick[0]?.bodyBytes}`,
  };
}
