/** What asks the model for an answer of a given shape, or to speak. */
export const MODEL_CALLERS = [
  "reply",
  "second_opinion",
  "reply_guard",
  "session_end",
  "checkpoint",
  "journal",
  "week",
  "recommendation",
  "summary",
  "memory",
  "record",
] as const;
export type ModelCaller = (typeof MODEL_CALLERS)[number];

export interface CallRecord {
  caller: ModelCaller;
  /** Of the last calls, at most 100. */
  answered: number;
  failed: number;
  /** In the middle of them, in milliseconds; null where none was answered. */
  medianMs: number | null;
  lastFailure: { failure: string; status: number | null; at: number } | null;
}

const REMEMBERED = 100;

interface Call {
  ms: number;
  failure: { failure: string; status: number | null; at: number } | null;
}

const calls = new Map<ModelCaller, Call[]>();

/** Takes down how a call of the model ended, in this process. */
export function recordCall(caller: ModelCaller, call: Call): void {
  const all = calls.get(caller) ?? [];
  all.push(call);
  if (all.length > REMEMBERED) all.shift();
  calls.set(caller, all);
}

/** How the last calls of each caller ended, in this process since its start. */
export function callRecords(): CallRecord[] {
  return MODEL_CALLERS.map((caller) => {
    const all = calls.get(caller) ?? [];
    const times = all.flatMap(({ ms, failure }) => (failure ? [] : [ms])).sort((a, b) => a - b);
    return {
      caller,
      answered: times.length,
      failed: all.length - times.length,
      medianMs: times[Math.floor(times.length / 2)] ?? null,
      lastFailure: all.findLast(({ failure }) => failure)?.failure ?? null,
    };
  });
}
