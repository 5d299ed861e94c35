import type { ModelUsage } from "./model-call.ts";

/** How the Messages API tells it; any part may be missing, or be something else. */
export interface ToldUsage {
  input_tokens?: unknown;
  output_tokens?: unknown;
  cache_read_input_tokens?: unknown;
  cache_creation_input_tokens?: unknown;
}

/** The counts that an answer of the Messages API tells; a stream tells some of them twice. */
export function usageOf(usage: ToldUsage | undefined): Partial<ModelUsage> {
  const told = {
    inputTokens: usage?.input_tokens,
    outputTokens: usage?.output_tokens,
    cacheReadTokens: usage?.cache_read_input_tokens,
    cacheWriteTokens: usage?.cache_creation_input_tokens,
  };
  return Object.fromEntries(Object.entries(told).filter(([, count]) => isCount(count)));
}

function isCount(count: unknown): boolean {
  return typeof count === "number" && Number.isSafeInteger(count) && count >= 0;
}
