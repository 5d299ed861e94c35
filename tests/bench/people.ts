import { ask } from "./ask.ts";
import { median, percentile, type Figure } from "./figures.ts";
import { forkOwn, stop, told } from "./processes.ts";
import { startProduct, type Product } from "./product.ts";

const PACE = { words: 5, perSecond: 10 };
const FEW = 10;
const MANY = 100_000;
const WARM_UP_ROUNDS = 30;
const ROUNDS = 100;
/** With a hundred thousand people in the database every page is to answer within so many times its time with ten. */
const MAX_RATIO = 1.2;
const PAGES = [
  "/home",
  "/chat",
  "/chat/conversations",
  "/journal",
  "/moods",
  "/progress",
  "/exercises",
  "/memory",
  "/settings",
  "/settings/data",
  "/settings/activity",
];

/** What other people in the database cost one of them, page by page. */
export async function measurePeople(): Promise<Figure[]> {
  const few = await startProduct("http://127.0.0.1:9", PACE, 1);
  const many = await startProduct("http://127.0.0.1:9", PACE, 1);
  try {
    await fill(few, FEW);
    await fill(many, MANY);
    const figures: Figure[] = [];
    for (const path of PAGES) figures.push(await compared(path, few, many));
    return figures;
  } finally {
    await Promise.all([few.server, many.server].map(stop));
  }
}

async function fill({ env }: Product, count: number): Promise<void> {
  const filling = forkOwn("people-fill.ts", [String(count)], env);
  await told(filling, "isFilled");
  await stop(filling);
}

/** In turns, so that whatever else the machine does meets both. */
async function compared(path: string, few: Product, many: Product): Promise<Figure> {
  const took = { few: [] as number[], many: [] as number[] };
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    const both = [await open(few, path), await open(many, path)] as const;
    if (round < WARM_UP_ROUNDS) continue;
    took.few.push(both[0]);
    took.many.push(both[1]);
  }
  return {
    name: `${path}, among ${MANY.toLocaleString("en-US")} people`,
    ours: median(took.many),
    yardstick: median(took.few),
    unit: "ms",
    timesAtMost: MAX_RATIO,
    note: `to the same among ${FEW}; p95 ${percentile(took.many, 0.95).toFixed(1)} and ${percentile(took.few, 0.95).toFixed(1)} ms`,
  };
}

async function open({ url, members }: Product, path: string): Promise<number> {
  const [{ cookie, conversationId } = { cookie: "", conversationId: "" }] = members;
  const place = path === "/chat" ? `${path}/${conversationId}` : path;
  const startedAt = performance.now();
  const { status } = await ask(`${url}${place}`, { headers: { Cookie: cookie } });
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  return performance.now() - startedAt;
}
