import { timed } from "./ask.ts";
import { median, percentile, type Figure } from "./figures.ts";
import { forkOwn, stop, told } from "./processes.ts";
import { startProduct } from "./product.ts";
import type { Recorded, Records } from "./record-fill.ts";

const PACE = { words: 5, perSecond: 10 };
const WARM_UP_ROUNDS = 30;
const ROUNDS = 120;
/** With ten years of a record a page is to answer within so many times its time with ten of each. */
const MAX_RATIO = { atOnce: 1.2, other: 1.5 };
const MAX_SEARCH_MS = 50;
/** What people open first and most. */
const AT_ONCE = ["/home", "/chat/CONVERSATION"];
const PAGES = [
  ...AT_ONCE,
  "/chat/conversations",
  "/journal",
  "/journal?entry=new",
  "/journal/calendar",
  "/journal/search",
  "/moods",
  "/progress?range=30",
  "/progress?range=90",
  "/progress?range=365",
  "/progress/report",
  "/exercises",
  "/memory",
  "/settings/data",
];
const SEARCHES: readonly Record<string, string>[] = [
  { query: "tired" },
  { query: "slept badly" },
  { query: "work morning" },
  { tag: "climbing" },
  { mood: "sad", query: "evening" },
  { query: "somethingthatisnowhere" },
];

/** What ten years of a journal, of moods and of talks cost, page by page, to ten of each. */
export async function measureRecord(): Promise<Figure[]> {
  const product = await startProduct("http://127.0.0.1:9", PACE, 1);
  try {
    const filling = forkOwn("record-fill.ts", [], product.env);
    const records = await told<Records>(filling, "records");
    await stop(filling);
    const figures: Figure[] = [];
    for (const path of PAGES) figures.push(await openBoth(product.url, path, records));
    figures.push(await searchBoth(product.url, records));
    return figures;
  } finally {
    await stop(product.server);
  }
}

async function openBoth(url: string, path: string, { few, many }: Records): Promise<Figure> {
  const open = ({ cookie, conversationId }: Recorded) =>
    timed(`${url}${path.replace("CONVERSATION", conversationId)}`, { headers: { Cookie: cookie } });
  const figure = await compared(
    path,
    () => open(few),
    () => open(many),
  );
  return { ...figure, timesAtMost: AT_ONCE.includes(path) ? MAX_RATIO.atOnce : MAX_RATIO.other };
}

async function searchBoth(url: string, { few, many }: Records): Promise<Figure> {
  const tokens = {
    few: await tokenOf(url, few.cookie),
    many: await tokenOf(url, many.cookie),
  };
  let round = 0;
  const search = (cookie: string, formToken: string) => {
    const asked = SEARCHES[Math.floor(round / 2) % SEARCHES.length] ?? {};
    round += 1;
    const headers = {
      Cookie: cookie,
      Origin: url,
      "Content-Type": "application/x-www-form-urlencoded",
    };
    const body = new URLSearchParams({ formToken, ...asked });
    return timed(`${url}/journal/search`, { headers }, body);
  };
  const { name, ours, unit, note } = await compared(
    "a search of the journal at p95",
    () => search(few.cookie, tokens.few),
    () => search(many.cookie, tokens.many),
    0.95,
  );
  return { name, ours, unit, atMost: MAX_SEARCH_MS, ...(note && { note }) };
}

async function tokenOf(url: string, cookie: string): Promise<string> {
  const { body } = await timed(`${url}/journal/search`, { headers: { Cookie: cookie } });
  return /name="formToken" value="([^"]+)"/.exec(body)?.[1] ?? "";
}

/** In turns, so that whatever else the machine does meets both. */
async function compared(
  name: string,
  openFew: () => Promise<{ tookMs: number }>,
  openMany: () => Promise<{ tookMs: number }>,
  share = 0.5,
): Promise<Figure> {
  const few: number[] = [];
  const many: number[] = [];
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    const both = [await openFew(), await openMany()] as const;
    if (round < WARM_UP_ROUNDS) continue;
    few.push(both[0].tookMs);
    many.push(both[1].tookMs);
  }
  return {
    name: `${name}, with ten years of a record`,
    ours: percentile(many, share),
    yardstick: percentile(few, share),
    unit: "ms",
    note: `to ten of each; medians ${median(many).toFixed(1)} and ${median(few).toFixed(1)} ms, p95 ${percentile(many, 0.95).toFixed(1)} and ${percentile(few, 0.95).toFixed(1)} ms`,
  };
}
