import { environment } from "#app/config/environment.server.ts";
import type { ModelUsage, OnUsage } from "#app/services/anthropic.server.ts";

/** What one reply may say. */
export const REPLY_MAX_TOKENS = 1_024;
/** Where no model is configured, nothing is sent: a size to count with. */
const NO_MODEL_TOKENS = 8_000;
/** A report outside these bounds can't be about the prompt that was sent. */
const MIN_RATIO = 0.3;
const MAX_RATIO = 3;
/** How far one lower report moves the known ratio. A higher one counts at once. */
const LOWERING = 0.1;

/** For each model: how many tokens its server counts for one of our estimate. */
const ratios = new Map<string, number>();

/** What a whole prompt may cost by our estimate, so that it stays within MODEL_CONTEXT_TOKENS with its reply. */
export function promptLimit(): number {
  const settings = environment().anthropic;
  const tokens = settings?.contextTokens ?? NO_MODEL_TOKENS;
  const ratio = ratios.get(settings?.model ?? "") ?? 1;
  return Math.floor((tokens - Math.min(REPLY_MAX_TOKENS, tokens / 4)) / ratio);
}

/** Hands on what a call has used up, and learns from it how the server counts. */
export function learningFrom(estimatedTokens: number, onUsage: OnUsage): OnUsage {
  return (usage) => {
    learnTokenRatio(estimatedTokens, usage);
    onUsage(usage);
  };
}

function learnTokenRatio(
  estimated: number,
  { inputTokens, cacheReadTokens, cacheWriteTokens }: ModelUsage,
): void {
  const model = environment().anthropic?.model ?? "";
  const ratio = (inputTokens + cacheReadTokens + cacheWriteTokens) / estimated;
  if (!(ratio >= MIN_RATIO && ratio <= MAX_RATIO)) return;
  const known = ratios.get(model) ?? 1;
  ratios.set(model, ratio > known ? ratio : known + (ratio - known) * LOWERING);
}
