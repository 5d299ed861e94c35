import { ask } from "./ask.ts";
import { buildBareApp } from "./bare-page.ts";
import type { BrowseResult } from "./browse.ts";
import { median, type Figure } from "./figures.ts";
import { startNode, stop, untilAnswered } from "./processes.ts";
import { freePort, startProduct } from "./product.ts";
import { browsePage } from "./scene.ts";

const PACE = { words: 5, perSecond: 10 };
const ROUNDS = 5;
const ROUND_MS = 2_000;
const AT_ONCE = 8;
const LEAST_SHARE = 0.6;

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
  const bare = await startBareApp(plain.body, hydrated.body);
  try {
    return [
      await compare("/auth", auth, { url: `${bare.url}/plain`, size: plain.bodyBytes }),
      await compare("/chat of 30 messages", chat, {
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
    atLeast: LEAST_SHARE * 100,
    note: `${perSecond(ours).toFixed(0)} of ours with br or gzip to ${perSecond(yardstick).toFixed(0)} bare a second, medians of ${ROUNDS} rounds in turns; ${bare.size} bytes of ours to ${yardstick[0]?.bodyBytes}`,
  };
}

async function startBareApp(plain: string, hydrated: string) {
  const data = hydrated.match(/streamController\.enqueue\("(.*?)"\);/s)?.[1] ?? "";
  const folder = buildBareApp(plain, hydrated);
  const port = await freePort();
  const server = startNode(
    ["node_modules/@react-router/serve/dist/cli.js", `${folder}/build/server/index.js`],
    {
      PORT: String(port),
      HOST: "127.0.0.1",
      NODE_ENV: "production",
      // Thirty entries that together are as long as our own page's data.
      BARE_WORDS: "w".repeat(Math.round(data.length / 30)),
    },
    { logFile: `${folder}/server.log` },
  );
  const url = `http://127.0.0.1:${port}`;
  await untilAnswered(`${url}/plain`);
  return { url, server };
}
