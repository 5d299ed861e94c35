import { timed } from "./ask.ts";
import { median, percentile, type Figure } from "./figures.ts";
import type { History } from "./history-fill.ts";
import { QUERIES } from "./sample-messages.ts";
import { forkOwn, stop, told } from "./processes.ts";
import { startProduct } from "./product.ts";

const PACE = { words: 5, perSecond: 10 };
const WARM_UP_ROUNDS = 30;
const ROUNDS = 200;
const MAX_RATIO = 1.2;
/** A search asks for words and, where none holds them, for beginnings, and shows a whole page. */
const MAX_BARE_QUERIES = 10;

/** What a long history costs: opening a long conversation beside a short one, and a search. */
export async function measureHistory(): Promise<Figure[]> {
  const product = await startProduct("http://127.0.0.1:9", PACE, 1);
  try {
    const filling = forkOwn("history-fill.ts", [], product.env);
    const { reader, searcher, bareQueryMs } = await told<History>(filling, "history");
    await stop(filling);
    return [await openBoth(product.url, reader), await search(product.url, searcher, bareQueryMs)];
  } finally {
    await stop(product.server);
  }
}

async function openBoth(url: string, reader: History["reader"]): Promise<Figure> {
  const open = (id: string) => timed(`${url}/chat/${id}`, { headers: { Cookie: reader.cookie } });
  const short: number[] = [];
  const long: number[] = [];
  // In turns, so that whatever else the machine does meets both.
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    const both = [await open(reader.shortId), await open(reader.longId)] as const;
    if (round < WARM_UP_ROUNDS) continue;
    short.push(both[0].tookMs);
    long.push(both[1].tookMs);
  }
  return {
    name: "opening a chat of 5,000 messages, to one of 30",
    ours: median(long) / median(short),
    unit: "times",
    atMost: MAX_RATIO,
    note: `medians ${median(long).toFixed(1)} and ${median(short).toFixed(1)} ms of ${ROUNDS} in turns; p95 ${percentile(long, 0.95).toFixed(1)} and ${percentile(short, 0.95).toFixed(1)} ms`,
  };
}

async function search(
  url: string,
  { cookie }: History["searcher"],
  bareQueryMs: number[],
): Promise<Figure> {
  const page = await timed(`${url}/chat/search`, { headers: { Cookie: cookie } });
  const formToken = /name="formToken" value="([^"]+)"/.exec(page.body)?.[1] ?? "";
  const headers = {
    Cookie: cookie,
    Origin: url,
    "Content-Type": "application/x-www-form-urlencoded",
  };
  const took: number[] = [];
  let found = 0;
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    const query = QUERIES[round % QUERIES.length] ?? "";
    const body = new URLSearchParams({ formToken, query });
    const answer = await timed(`${url}/chat/search`, { headers }, body);
    if (round < WARM_UP_ROUNDS) continue;
    took.push(answer.tookMs);
    if (answer.body.includes("<mark>")) found += 1;
  }
  return {
    name: "a search over 20,000 messages, p95",
    ours: percentile(took, 0.95),
    yardstick: percentile(bareQueryMs, 0.95),
    unit: "ms",
    timesAtMost: MAX_BARE_QUERIES,
    note: `the whole page, to one bare query for the same words; medians ${median(took).toFixed(1)} and ${median(bareQueryMs).toFixed(1)} ms, slowest ${Math.max(...took).toFixed(1)} ms; ${found} of ${ROUNDS} found something; 20,000 messages of somebody else beside them`,
  };
}
