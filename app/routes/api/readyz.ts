import { isShuttingDown } from "#app/config/lifecycle.server.ts";
import { isDatabaseReachable } from "#app/models/database-health.server.ts";

export async function loader() {
  const isReady = !isShuttingDown() && (await isDatabaseReachable());
  return new Response(isReady ? "ready\n" : "not ready\n", {
    status: isReady ? 200 : 503,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}
