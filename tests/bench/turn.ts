import { percentile, type Figure } from "./figures.ts";
import { forkOwn, stop, told } from "./processes.ts";
import { freePort, settings } from "./product.ts";
import type { TurnWork } from "./turn-work.ts";

const TURNS = 400;
const LONG = { messages: 5_000, articles: 20_000 };
const SHORT = { messages: 30, articles: 20 };

/** Screening, memory, articles and the prompt are some dozens of queries, and mostly no query at all. */
const MAX_BARE_QUERIES = 10;

/** Of what ten turns send, in percent. */
const MIN_CACHED = 65;
/** The provider's dollars for a million tokens (its pricing page, November 2026). */
const DOLLARS = { read: 2, cached: 0.2 };

function dollarsOf({ sent, cached }: TurnWork["tenTurns"]): number {
  return ((sent - cached) * DOLLARS.read + cached * DOLLARS.cached) / 1_000_000;
}

/**
 * The server's own work for a turn, from the screening of the text to the finished prompt, with a long
 * history and many articles; the yardstick is one bare query for the text's words in the articles.
 */
export async function measureTurn(): Promise<Figure[]> {
  const short = await workWith(SHORT);
  const long = await workWith(LONG);
  const p95 = ({ tookMs }: TurnWork) => percentile(tookMs, 0.95);
  const middle = percentile(long.tookMs, 0.5).toFixed(1);
  return [
    {
      name: "work for a turn, 5,000 messages, 20,000 articles, p95",
      ours: p95(long),
      yardstick: percentile(long.bareQueryMs, 0.95),
      unit: "ms",
      timesAtMost: MAX_BARE_QUERIES,
      note: `median ${middle} ms; ${long.informed} of ${TURNS} turns with articles; with 30 messages and 20 articles ${p95(short).toFixed(1)} ms; longest prompt ${long.promptLength} characters`,
    },
    {
      name: "share of ten turns that is read from the cache",
      ours: (100 * short.tenTurns.cached) / short.tenTurns.sent,
      unit: "%",
      atLeast: MIN_CACHED,
      note: `${short.tenTurns.sent} tokens sent in ten turns, $${dollarsOf(short.tenTurns).toFixed(4)} of the provider's`,
    },
  ];
}

async function workWith({ messages, articles }: typeof LONG): Promise<TurnWork> {
  const env = settings(await freePort());
  const worker = forkOwn("turn-work.ts", [messages, articles, TURNS].map(String), env);
  const work = await told<TurnWork>(worker, "work");
  await stop(worker);
  return work;
}
