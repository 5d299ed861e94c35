import { createRequire } from "node:module";
import type * as Prometheus from "prom-client";
import { environment } from "./environment.server.ts";

// What is counted while the process runs, for Prometheus: by route patterns and words of ours alone, so
// never about anybody. Without METRICS_TOKEN nothing is counted, and the library isn't even loaded.

const require = createRequire(import.meta.url);

const REQUEST_SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const FIRST_WORD_SECONDS = [0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 20];
const WAIT_SECONDS = [0.005, 0.05, 0.1, 0.5, 1, 5, 30, 120];

type Instruments = ReturnType<typeof makeInstruments>;

let made: Instruments | null | undefined;

function instruments(): Instruments | null {
  if (made === undefined) made = environment().metricsToken === null ? null : makeInstruments();
  return made;
}

function makeInstruments() {
  const prometheus = require("prom-client") as typeof Prometheus;
  const { Counter, Gauge, Histogram, register } = prometheus;
  prometheus.collectDefaultMetrics();
  return {
    register,
    gauge: (name: string, help: string, labelNames: string[]) =>
      (register.getSingleMetric(name) as Prometheus.Gauge | undefined) ??
      new Gauge({ name, help, labelNames }),
    requests: new Histogram({
      name: "aliwell_request_seconds",
      help: "Requests by the pattern of their route, until the answer begins",
      labelNames: ["route", "method", "status"],
      buckets: REQUEST_SECONDS,
    }),
    openStreams: new Gauge({
      name: "aliwell_open_streams",
      help: "Replies that somebody reads as they grow",
    }),
    firstWord: new Histogram({
      name: "aliwell_reply_first_word_seconds",
      help: "From the beginning of a reply to its first word",
      buckets: FIRST_WORD_SECONDS,
    }),
    replies: new Counter({
      name: "aliwell_replies_total",
      help: "Replies by how they ended and by who answered",
      labelNames: ["ending", "source"],
    }),
    modelErrors: new Counter({
      name: "aliwell_model_errors_total",
      help: "Calls of the model that failed, by how",
      labelNames: ["failure"],
    }),
    dialectMoves: new Counter({
      name: "aliwell_model_dialect_moves_total",
      help: "Parameters that the model's server refused, so that it is asked in another way since",
      labelNames: ["parameter"],
    }),
    modelTokens: new Counter({
      name: "aliwell_model_tokens_total",
      help: "Tokens that the model read, read from its cache, and wrote",
      labelNames: ["direction"],
    }),
    findings: new Counter({
      name: "aliwell_screened_texts_total",
      help: "Texts that were screened, by what the detector found",
      labelNames: ["tier"],
    }),
    databaseWaits: new Histogram({
      name: "aliwell_database_wait_seconds",
      help: "Writes that waited for another process's lock",
      buckets: WAIT_SECONDS,
    }),
  };
}

/** Counts an answer: the pattern of its route, and how long it took to begin, in milliseconds. */
export function countRequest(asked: {
  route: string;
  method: string;
  status: number;
  durationMs: number;
}): void {
  const { route, method, status, durationMs } = asked;
  const kind = `${Math.floor(status / 100)}xx`;
  instruments()?.requests.observe({ route, method, status: kind }, durationMs / 1_000);
}

/** Tells how many replies are read as they grow. */
export function countOpenStreams(count: number): void {
  instruments()?.openStreams.set(count);
}

/** Counts how long the reader of a reply waited for its first word, in milliseconds. */
export function countFirstWord(waitedMs: number): void {
  instruments()?.firstWord.observe(waitedMs / 1_000);
}

/** Counts a reply that has ended: how, and who answered. */
export function countReply(ending: string, source: string): void {
  instruments()?.replies.inc({ ending, source });
}

/** Counts a call of the model that failed. */
export function countModelError(failure: string): void {
  instruments()?.modelErrors.inc({ failure });
}

/** Counts a parameter that the model's server refused. */
export function countDialectMove(parameter: string): void {
  instruments()?.dialectMoves.inc({ parameter });
}

/** Counts the tokens of a call of the model. */
export function countModelTokens(tokens: { read: number; cached: number; written: number }): void {
  for (const [direction, count] of Object.entries(tokens)) {
    if (count > 0) instruments()?.modelTokens.inc({ direction }, count);
  }
}

/** Counts a text that was screened. */
export function countFinding(tier: string): void {
  instruments()?.findings.inc({ tier });
}

/** Counts a write that had to wait for a lock, in milliseconds. */
export function countDatabaseWait(waitedMs: number): void {
  instruments()?.databaseWaits.observe(waitedMs / 1_000);
}

/** A figure as it stands when it's asked for. */
export interface StandingFigure {
  name: string;
  help: string;
  values: readonly { labels?: Readonly<Record<string, string>>; value: number }[];
}

/** All that was counted in this process, and these figures, as Prometheus reads them. */
export async function metricsText(
  standing: readonly StandingFigure[],
): Promise<{ text: string; contentType: string } | null> {
  const all = instruments();
  if (!all) return null;
  for (const { name, help, values } of standing) {
    const gauge = all.gauge(name, help, Object.keys(values[0]?.labels ?? {}));
    for (const { labels = {}, value } of values) gauge.set(labels, value);
  }
  return { text: await all.register.metrics(), contentType: all.register.contentType };
}
