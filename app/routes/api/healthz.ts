import { isDatabaseReachable } from "#app/models/database-health.server.ts";

export async function loader() {
  const isHealthy = await isDatabaseReachable();
  return new Response(isHealthy ? "ok\n" : "database not reachable\n", {
    status: isHealthy ? 200 : 503,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}
