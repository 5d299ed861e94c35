import { probeDatabase } from "#app/models/storage/database-health.server.ts";

/** Alerts whoever watches; it takes nobody's help page away. */
export async function loader() {
  const isHealthy = await probeDatabase();
  return new Response(isHealthy ? "ok\n" : "the database takes no write\n", {
    status: isHealthy ? 200 : 503,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}
