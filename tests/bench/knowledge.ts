import { setTimeout as wait } from "node:timers/promises";
import { ask } from "./ask.ts";
import { median, percentile, type Figure } from "./figures.ts";
import type { KnowledgeReaders } from "./knowledge-fill.ts";
import { knowledgeText, wordNumbered } from "./knowledge-words.ts";
import { forkOwn, stop, told } from "./processes.ts";
import { startProduct, type Product } from "./product.ts";

const PACE = { words: 5, perSecond: 10 };
const ITEMS = 100_000;
const SEARCHES = 200;
const WARM_UP = 20;
const MAX_SEARCH_MS = 30;
const UPLOADED = 10_000;
const MAX_UPLOAD_S = 20;
const MAX_BESIDE_MS = 100;
const BESIDE_EVERY_MS = 50;
const CONSOLE = "/knowledge-management";

/** A hundred thousand entries searched, and ten thousand more stored beside somebody who reads. */
export async function measureKnowledge(): Promise<Figure[]> {
  const product = await startProduct("http://127.0.0.1:9", PACE, 1);
  try {
    const filling = forkOwn("knowledge-fill.ts", [String(ITEMS)], product.env);
    const readers = await told<KnowledgeReaders>(filling, "readers");
    await stop(filling);
    return [await search(product, readers), ...(await upload(product, readers))];
  } finally {
    await stop(product.server);
  }
}

async function search({ url }: Product, { admin }: KnowledgeReaders): Promise<Figure> {
  const formToken = await tokenOf(url, admin, "search");
  const took: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < WARM_UP + SEARCHES; round += 1) {
    const words = Array.from({ length: 1 + (round % 12) }, (_, index) =>
      wordNumbered((round * 131 + index * index * 977) % (index % 3 === 0 ? 300 : 20_000)),
    );
    const asked = new URLSearchParams({ formToken, query: words.join(" "), intent: "search" });
    const page = await timed(`${url}${CONSOLE}/search`, admin);
    const found = await timed(`${url}${CONSOLE}/search`, admin, asked);
    if (round < WARM_UP) continue;
    took.push(found.tookMs);
    bare.push(page.tookMs);
  }
  return {
    name: `a search among ${ITEMS} entries, its whole page, p95`,
    ours: percentile(took, 0.95),
    yardstick: percentile(bare, 0.95),
    unit: "ms",
    atMost: MAX_SEARCH_MS,
    note: `to the page with the empty form; median ${median(took).toFixed(1)} ms, the slowest ${Math.max(...took).toFixed(0)} ms`,
  };
}

async function upload({ url }: Product, { admin, other }: KnowledgeReaders): Promise<Figure[]> {
  const items = Array.from({ length: UPLOADED }, (_, index) => ({
    id: `uploaded-${index}`,
    title: wordNumbered(index),
    content: knowledgeText(ITEMS + index, 180),
    category: "theory",
    modality: "Bench",
    tags: [wordNumbered(index), wordNumbered(index * 3)],
  }));
  const json = JSON.stringify(items);
  const body = new FormData();
  body.append("formToken", await tokenOf(url, admin, "bulk"));
  body.append("file", new File([json], "items.json"));
  const alone = await beside(url, other, wait(3_000));
  const startedAt = performance.now();
  const storing = store(url, admin, body);
  const meanwhile = await beside(url, other, storing);
  const tookS = (performance.now() - startedAt) / 1_000;
  return [
    {
      name: `${UPLOADED} entries uploaded (${(json.length / 1e6).toFixed(0)} MB), from the form to the last one`,
      ours: tookS,
      unit: "s",
      atMost: MAX_UPLOAD_S,
    },
    {
      name: "another person's home meanwhile, p95",
      ours: percentile(meanwhile, 0.95),
      yardstick: percentile(alone, 0.95),
      unit: "ms",
      atMost: MAX_BESIDE_MS,
      note: `to the same with nothing beside it; ${meanwhile.length} pages, median ${median(meanwhile).toFixed(1)} ms, the slowest ${Math.max(...meanwhile).toFixed(0)} ms`,
    },
  ];
}

async function store(url: string, cookie: string, body: FormData): Promise<void> {
  const headers = { Cookie: cookie, Origin: url };
  const sent = await fetch(`${url}${CONSOLE}/bulk`, {
    method: "POST",
    headers,
    body,
    redirect: "manual",
  });
  const path = sent.headers.get("location") ?? "";
  const page = await timed(`${url}${path}`, cookie);
  const formToken = tokenIn(page.body);
  const asked = new URLSearchParams({ formToken, intent: "store" });
  await ask(`${url}${path}`, { method: "POST", headers: formHeaders(url, cookie) }, asked);
  for (;;) {
    const { body: shown } = await timed(`${url}${path}`, cookie);
    if (shown.includes("Bulk Upload Complete")) return;
    if (shown.includes("Upload Failed")) throw new Error("the upload failed");
    await wait(200);
  }
}

/** How long somebody else waits for a page, again and again until something is done. */
export async function beside(
  url: string,
  cookie: string,
  done: Promise<unknown>,
): Promise<number[]> {
  const took: number[] = [];
  const ended = done.then(() => true);
  for (let isDone = false; !isDone;) {
    took.push((await timed(`${url}/home`, cookie)).tookMs);
    isDone = await Promise.race([wait(BESIDE_EVERY_MS, false), ended]);
  }
  return took;
}

async function tokenOf(url: string, cookie: string, part: string): Promise<string> {
  return tokenIn((await timed(`${url}${CONSOLE}/${part}`, cookie)).body);
}

/** The token of a page's forms. */
export function tokenIn(body: string): string {
  return /name="formToken" value="([^"]+)"/.exec(body)?.[1] ?? "";
}

/** What a browser sends with a form. */
export function formHeaders(url: string, cookie: string): Record<string, string> {
  return { Cookie: cookie, Origin: url, "Content-Type": "application/x-www-form-urlencoded" };
}

/** A page, or the answer to a form, and how long it took. */
export async function timed(url: string, cookie: string, form?: URLSearchParams) {
  const startedAt = performance.now();
  const answer = form
    ? await ask(url, { method: "POST", headers: formHeaders(new URL(url).origin, cookie) }, form)
    : await ask(url, { headers: { Cookie: cookie } });
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  return { body: answer.body, tookMs: performance.now() - startedAt };
}
