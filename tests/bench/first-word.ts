import { median, percentile, type Figure } from "./figures.ts";
import { openScene, talkIn, type Crowd, type Scene } from "./scene.ts";

const ALONE = {
  pace: { words: 4, perSecond: 100 },
  people: 1,
  messagesEach: 120,
  pauseMs: 10,
  rampMs: 0,
};
const HUNDRED = {
  pace: { words: 20, perSecond: 10 },
  people: 100,
  messagesEach: 3,
  pauseMs: 500,
  rampMs: 2_000,
};

/**
 * The product's own share of the wait: from the first byte of the message's form, over the redirect
 * and the request for the stream, to the first word, less what the model itself takes at its median.
 */
export async function measureFirstWord(): Promise<Figure[]> {
  return [
    await share("first word beside the model, 1 stream, p95", ALONE, 25),
    await share("first word beside the model, 100 streams, p95", HUNDRED, 60),
  ];
}

async function share(name: string, crowd: typeof ALONE, atMost: number): Promise<Figure> {
  const scene = await openScene(crowd.pace, crowd.people);
  try {
    // The first answers of a process are those of cold code.
    const warming = { ...crowd, isBrief: true, messagesEach: Math.ceil(100 / crowd.people) };
    await firstWords(scene, { ...warming, with: "product" });
    await firstWords(scene, { ...warming, with: "model" });
    const direct = await firstWords(scene, { ...crowd, with: "model" });
    const relayed = await firstWords(scene, { ...crowd, with: "relay" });
    const ours = await firstWords(scene, { ...crowd, with: "product" });
    const own = (values: number[]) => percentile(values, 0.95) - median(direct);
    const note = `of ${ours.length} messages; median ${(median(ours) - median(direct)).toFixed(1)} ms; model asked directly ${median(direct).toFixed(1)} ms`;
    return { name, ours: own(ours), yardstick: own(relayed), unit: "ms", atMost, note };
  } finally {
    await scene.close();
  }
}

async function firstWords(scene: Scene, crowd: Crowd): Promise<number[]> {
  const { firstWordMs, asked, whole, trouble } = await talkIn(scene, crowd);
  if (whole !== asked) throw new Error(`${asked - whole} of ${asked} replies broke: ${trouble}`);
  return firstWordMs;
}
