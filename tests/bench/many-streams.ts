import type { ChildProcess } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { percentile, type Figure } from "./figures.ts";
import { busyMsOf, memoryOf } from "./processes.ts";
import { readMeasurements, resetMeasurements } from "./product.ts";
import { browsePage, openScene, talkIn, type Scene } from "./scene.ts";
import type { ChatLoadResult } from "./chat-load.ts";

const KIB = 1_024;
const THOUSAND = { pace: { words: 210, perSecond: 10 }, people: 1_000, rampMs: 15_000 };
const FIVE_HUNDRED = { pace: { words: 900, perSecond: 50 }, people: 500, rampMs: 10_000 };
const ONE_EACH = { messagesEach: 1, pauseMs: 0 };
const SETTLE_MS = 1_500;
const WATCH_MS = 4_000;
const MICROSECONDS = 1_000;
const PROBE = { atOnce: 1, forMs: 5_000, pauseMs: 10 };

/** A thousand people at once, each hearing ten words a second. */
export async function measureThousand(): Promise<Figure[]> {
  const scene = await openScene(THOUSAND.pace, THOUSAND.people);
  try {
    await warmUp(scene);
    const { relay } = scene;
    const { server } = scene.product;
    let relaysPerWord = Number.NaN;
    const relayed = await talkIn(scene, { ...THOUSAND, ...ONE_EACH, with: "relay" }, async () => {
      relaysPerWord = await perWord(relay, THOUSAND);
    });
    const idleBytes = memoryOf(server);
    let perStream = Number.NaN;
    let oursPerWord = Number.NaN;
    const ours = await talkIn(scene, { ...THOUSAND, ...ONE_EACH, with: "product" }, async () => {
      oursPerWord = await perWord(server, THOUSAND);
      perStream = (memoryOf(server) - idleBytes) / THOUSAND.people / KIB;
    });
    return [
      ...streamFigures("1,000 streams at 10 words/s", ours, relayed, 100),
      {
        name: "1,000 streams: processor time a word",
        ours: oursPerWord,
        yardstick: relaysPerWord,
        unit: "µs",
        timesAtMost: 1.6,
        note: `while all run, for ${WATCH_MS / 1_000} s`,
      },
      {
        name: "1,000 streams: memory a stream",
        ours: perStream,
        unit: "KiB",
        atMost: 250,
        note: "the server's growth while all run, by a thousand",
      },
    ];
  } finally {
    await scene.close();
  }
}

/** Five hundred people at once, each hearing fifty words a second, and someone else with a page. */
export async function measureFiveHundred(): Promise<Figure[]> {
  const scene = await openScene(FIVE_HUNDRED.pace, FIVE_HUNDRED.people);
  const { relay } = scene;
  const { server, url } = scene.product;
  const page = {
    url: `${url}/auth`,
    headers: { "Accept-Encoding": "gzip, deflate, br" },
    ...PROBE,
  };
  try {
    await warmUp(scene);
    resetMeasurements(relay);
    const relayed = await talkIn(scene, { ...FIVE_HUNDRED, ...ONE_EACH, with: "relay" });
    const relayWatched = await readMeasurements(relay);
    await browsePage({ ...page, forMs: 1_000 });
    const idle = await browsePage(page);
    let loaded = idle;
    let busy = Number.NaN;
    resetMeasurements(server);
    const ours = await talkIn(
      scene,
      { ...FIVE_HUNDRED, ...ONE_EACH, with: "product" },
      async () => {
        const busyBefore = busyMsOf(server);
        loaded = await browsePage(page);
        busy = ((busyMsOf(server) - busyBefore) / PROBE.forMs) * 100;
      },
    );
    // What is written last is written behind the streams.
    await wait(SETTLE_MS);
    const watched = await readMeasurements(server);
    const idleP99 = percentile(idle.latencyMs, 0.99);
    return [
      ...streamFigures("500 streams at 50 words/s", ours, relayed, 40),
      {
        name: "500 streams: a page on another connection, p99",
        ours: percentile(loaded.latencyMs, 0.99),
        yardstick: idleP99,
        unit: "ms",
        timesAtMost: 5,
        note: `/auth, ${loaded.latencyMs.length} times; yardstick: the same when idle; the server takes ${busy.toFixed(0)} % of one core`,
      },
      {
        name: "500 streams: longest block of the event loop",
        ours: watched.longestBlockMs,
        yardstick: relayWatched.longestBlockMs,
        unit: "ms",
        timesAtMost: 5,
        note: `from the first message to the last word; ${watched.longestBlockBusyMs.toFixed(1)} ms of it computing, the rest waiting for a disk or a core`,
      },
      {
        name: "500 streams: writes a message with its reply",
        ours: watched.commits / ours.asked,
        unit: "",
        atMost: 5,
        note: `commits that changed rows, of ${FIVE_HUNDRED.pace.words} words each; ${(watched.changes / ours.asked).toFixed(1)} statements`,
      },
    ];
  } finally {
    await scene.close();
  }
}

function streamFigures(
  name: string,
  ours: ChatLoadResult,
  relayed: ChatLoadResult,
  timesAtMost: number,
): Figure[] {
  const p95 = (result: ChatLoadResult) => percentile(result.firstWordMs, 0.95);
  const lost = (result: ChatLoadResult) => result.asked - result.whole;
  const { cut, wrong, trouble } = ours;
  return [
    {
      name: `${name}: first word, p95`,
      ours: p95(ours),
      yardstick: p95(relayed),
      unit: "ms",
      timesAtMost,
      note: "from the message's first byte, the model's own time with it, while the streams grow to all",
    },
    {
      name: `${name}: lost, cut or not equal`,
      ours: lost(ours),
      yardstick: lost(relayed),
      unit: "",
      atMost: 0,
      note: `${ours.whole} of ${ours.asked} equal to the byte${cut + wrong > 0 ? `; ${cut} cut, ${wrong} not equal, ${trouble}` : ""}`,
    },
  ];
}

/** What one word of one stream costs a process while all talk, in microseconds of processor time. */
async function perWord(process: ChildProcess, { pace, people }: typeof THOUSAND): Promise<number> {
  const before = busyMsOf(process);
  const startedAt = performance.now();
  await wait(WATCH_MS);
  const words = (pace.perSecond * people * (performance.now() - startedAt)) / 1_000;
  return ((busyMsOf(process) - before) * MICROSECONDS) / words;
}

// Cold code answers slowly: a few people talk before the others come.
async function warmUp(scene: Scene): Promise<void> {
  const few = { people: 60, rampMs: 2_000, messagesEach: 3, pauseMs: 0, isBrief: true };
  await talkIn(scene, { ...few, with: "product" });
}
