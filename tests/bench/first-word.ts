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

/** Ours is a form, a redirect and a stream, with an account and a database: the relay is one request. */
const FIRST_WORD_TIMES = 20;

/**
 * The wait for the first word: from the first byte of the message's form, over the redirect and the
 * request for the stream, beside the same wait at the bare relay.
 */
export async function measureFirstWord(): Promise<Figure[]> {
  return [
    await wait("first word, 1 stream, p95", ALONE),
    await wait("first word, 100 streams, p95", HUNDRED),
  ];
}

async function wait(name: string, crowd: typeof ALONE): Promise<Figure> {
  const scene = await openScene(crowd.pace, crowd.people);
  try {
    // The first answers of a process are those of cold code.
    const warming = { ...crowd, isBrief: true, messagesEach: Math.ceil(100 / crowd.people) };
    await firstWords(scene, { ...warming, with: "product" });
    await firstWords(scene, { ...warming, with: "model" });
    const direct = await firstWords(scene, { ...crowd, with: "model" });
    const relayed = await firstWords(scene, { ...crowd, with: "relay" });
    const ours = await firstWords(scene, { ...crowd, with: "product" });
    const medians = [ours, relayed, direct].map((values) => median(values).toFixed(1));
    return {
      name,
      ours: percentile(ours, 0.95),
      yardstick: percentile(relayed, 0.95),
      unit: "ms",
      timesAtMost: FIRST_WORD_TIMES,
      note: `of ${ours.length} messages; medians of ours, the relay and the model itself ${medians.join(", ")} ms`,
    };
  } finally {
    await scene.close();
  }
}

async function firstWords(scene: Scene, crowd: Crowd): Promise<number[]> {
  const { firstWordMs, asked, whole, trouble } = await talkIn(scene, crowd);
  if (whole !== asked) throw new Error(`${asked - whole} of ${asked} replies broke: ${trouble}`);
  return firstWordMs;
}
