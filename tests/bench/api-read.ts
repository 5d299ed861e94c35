import { ask } from "./ask.ts";
import { buildBareApp, serveBareApp } from "./bare-page.ts";
import { median, type Figure } from "./figures.ts";
import { forkOwn, stop, told } from "./processes.ts";
import { startProduct } from "./product.ts";
import { browsePage } from "./scene.ts";

const PACE = { words: 5, perSecond: 10 };
const ROUNDS = 5;
const ROUND_MS = 2_000;
const AT_ONCE = 8;
/** Of the model functions behind it and the bare framework's own share, together. */
const MAX_TIMES = 1.3;

/**
 * What a JSON read costs, one conversation of thirty messages: the time a request takes of a server
 * that is busy with nothing else, beside what its model functions take and what the framework takes
 * to answer as many bytes.
 */
export async function measureApiRead(): Promise<Figure[]> {
  const product = await startProduct("http://127.0.0.1:9", PACE, 1);
  const [{ cookie, conversationId } = { cookie: "", conversationId: "" }] = product.members;
  const read = {
    url: `${product.url}/api/sessions/single/${conversationId}`,
    headers: { Cookie: cookie },
  };
  const { status, body } = await ask(read.url, { headers: read.headers });
  if (status !== 200) throw new Error(`the call was answered ${status}`);
  const bare = await serveBareApp(buildBareApp("<p></p>", "<p></p>"), Math.round(body.length / 30));
  try {
    const worker = forkOwn("api-read-work.ts", [cookie, conversationId ?? ""], product.env);
    const modelMs = await told<number>(worker, "eachMs");
    await stop(worker);
    const ours: number[] = [];
    const framework: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const [mine, theirs] = [await eachMs(read), await eachMs({ url: `${bare.url}/read` })];
      // The first one warms up.
      if (round > 0) ours.push(mine);
      if (round > 0) framework.push(theirs);
    }
    const frameworkMs = median(framework);
    return [
      {
        name: "a JSON read of 30 messages",
        ours: median(ours),
        yardstick: modelMs + frameworkMs,
        unit: "ms",
        timesAtMost: MAX_TIMES,
        note: `${modelMs.toFixed(2)} ms in the model functions and ${frameworkMs.toFixed(2)} ms of the bare framework for as many bytes; medians of ${ROUNDS} rounds in turns`,
      },
    ];
  } finally {
    await Promise.all([product.server, bare.server].map(stop));
  }
}

/** What one request takes of a server that answers one after the other, as fast as it can. */
async function eachMs({ url, headers = {} }: { url: string; headers?: Record<string, string> }) {
  const asked = { ...headers, "Accept-Encoding": "identity" };
  const load = { atOnce: AT_ONCE, forMs: ROUND_MS, pauseMs: 0 };
  const { perSecond, failures } = await browsePage({ url, headers: asked, ...load });
  if (failures > 0) throw new Error(`${failures} requests failed`);
  return 1_000 / perSecond;
}
