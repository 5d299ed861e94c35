import { createServer } from "node:http";
import { chromium, type Browser, type Page } from "@playwright/test";
import browsers from "../../playwright.config.ts";
import { median, percentile, type Figure } from "./figures.ts";
import { stop } from "./processes.ts";
import { startProduct, type Product } from "./product.ts";
import type { Member } from "./members.ts";

const PACE = { words: 5, perSecond: 10 };
const IN_DANGER = "I am going to kill myself tonight";
const TIMES_A_BARE_FORM = 1.5;
/** Of each sort, with scripts and without; the first ones are those of cold code. */
const TIMES = 24;
const WARMING = 4;

/** Nothing listens there. */
const UNREACHABLE = "http://127.0.0.1:9";

const BARE_FORM = `<!doctype html><title>Bare</title>
<form method="post" action="/"><textarea name="message" aria-label="Message"></textarea>
<button>Send</button></form>`;
const BARE_PANEL = `<!doctype html><title>Bare</title>
<section id="crisis-panel"><h2>Help</h2><a href="tel:988">Call 988</a></section>`;

/**
 * From the click on Send to the panel on the screen of a real browser, with scripts and without: while
 * a model says nothing at all to an earlier message, and with one that cannot be reached. The
 * yardstick is a bare form that leads to a bare panel, seen by the same browser.
 */
export async function measurePanel(): Promise<Figure[]> {
  const browser = await chromium.launch(browsers.use?.launchOptions ?? {});
  const silent = await listenBarely(() => {});
  const bare = await listenBarely((request, response) => {
    if (request.method === "POST") response.writeHead(303, { Location: "/said" }).end();
    else
      response
        .writeHead(200, { "Content-Type": "text/html" })
        .end(request.url === "/said" ? BARE_PANEL : BARE_FORM);
  });
  try {
    const yardstick = percentile(await askBarely(browser, bare.url), 0.95);
    return [
      await share("model silent", browser, silent.url, yardstick, true),
      await share("model unreachable", browser, UNREACHABLE, yardstick, false),
    ];
  } finally {
    await browser.close();
    for (const { server } of [silent, bare]) server.close().closeAllConnections();
  }
}

async function share(
  name: string,
  browser: Browser,
  modelUrl: string,
  yardstick: number,
  isWaiting: boolean,
): Promise<Figure> {
  const product = await startProduct(modelUrl, PACE, TIMES * 2);
  try {
    const tookMs: number[] = [];
    for (const [index, member] of product.members.entries()) {
      const page = await openPage(browser, index % 2 === 0);
      const ms = await seePanel(page, product, member, isWaiting);
      if (index >= WARMING) tookMs.push(ms);
      await page.context().close();
    }
    return {
      name: `help on screen after sending, ${name}, p95`,
      ours: percentile(tookMs, 0.95),
      yardstick,
      unit: "ms",
      timesAtMost: TIMES_A_BARE_FORM,
      note: `${tookMs.length} people in Chromium, half of them without scripts; median ${median(tookMs).toFixed(0)} ms`,
    };
  } finally {
    await stop(product.server);
  }
}

async function seePanel(
  page: Page,
  { url }: Product,
  member: Member,
  isWaiting: boolean,
): Promise<number> {
  const [name = "", value = ""] = member.cookie.split(/=(.*)/s);
  await page.context().addCookies([{ name, value, url }]);
  await page.goto(`${url}/chat`);
  const box = page.getByLabel("What is on your mind?");
  const send = page.getByRole("button", { name: "Send" });
  if (isWaiting) {
    await box.fill("I feel low today");
    await send.click();
    await page.getByRole("button", { name: "Stop" }).waitFor();
  }
  await box.fill(IN_DANGER);
  return untilPanel(page, () => send.click({ noWaitAfter: true }));
}

async function askBarely(browser: Browser, url: string): Promise<number[]> {
  const tookMs: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const page = await openPage(browser, false);
    await page.goto(url);
    await page.getByLabel("Message").fill(IN_DANGER);
    const send = page.getByRole("button", { name: "Send" });
    const ms = await untilPanel(page, () => send.click({ noWaitAfter: true }));
    if (time >= WARMING) tookMs.push(ms);
    await page.context().close();
  }
  return tookMs;
}

async function untilPanel(page: Page, click: () => Promise<void>): Promise<number> {
  const panel = page.locator("#crisis-panel");
  if (await panel.isVisible()) throw new Error("the panel is there already");
  const startedAt = performance.now();
  await click();
  await panel.waitFor();
  return performance.now() - startedAt;
}

async function openPage(browser: Browser, javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled });
  return context.newPage();
}

async function listenBarely(answer: Parameters<typeof createServer>[1]) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("no port");
  return { server, url: `http://127.0.0.1:${address.port}` };
}
