import { isShuttingDown, recordUnreadyProbe } from "#app/config/lifecycle.server.ts";

/**
 * Whether requests may be sent here: until the process leaves. What the database can do is no part of
 * it, because the pages with help stand without it.
 */
export function loader() {
  const isReady = !isShuttingDown();
  if (!isReady) recordUnreadyProbe();
  return new Response(isReady ? "ready\n" : "not ready\n", {
    status: isReady ? 200 : 503,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}
