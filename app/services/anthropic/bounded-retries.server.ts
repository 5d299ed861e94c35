import type { Middleware } from "@anthropic-ai/sdk";

/** Nobody who waits for an answer is kept longer than this because a server asks for patience. */
export const RETRY_AFTER_MAX_MS = 5_000;

/**
 * The provider's SDK waits as long as a busy server asks for before it tries again. Where that is
 * longer than a person should wait, it is told not to try: somebody else answers at once.
 */
export const boundedRetries: Middleware = async (request, next) => {
  const response = await next(request);
  if (response.ok || retryAfterMs(response.headers) <= RETRY_AFTER_MAX_MS) return response;
  const headers = new Headers(response.headers);
  headers.set("x-should-retry", "false");
  return new Response(response.body, { status: response.status, headers });
};

/** What a server asks for, in milliseconds; 0 where it asks for nothing. */
export function retryAfterMs(headers: Headers, now = Date.now()): number {
  const exact = Number(headers.get("retry-after-ms"));
  if (exact > 0) return exact;
  const asked = headers.get("retry-after")?.trim() ?? "";
  if (/^\d+(\.\d+)?$/.test(asked)) return Number(asked) * 1_000;
  const at = Date.parse(asked);
  return Number.isNaN(at) ? 0 : Math.max(0, at - now);
}
