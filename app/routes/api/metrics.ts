import { digestOf } from "#app/models/storage/identifier.server.ts";
import { environment } from "#app/config/environment.server.ts";
import { metricsText } from "#app/config/metrics.server.ts";
import { readOperations, standingFigures } from "#app/models/storage/operations.server.ts";
import type { Route } from "./+types/metrics";

/** What Prometheus reads, with its token; for everybody else there's nothing here. */
export async function loader({ request }: Route.LoaderArgs) {
  const { metricsToken } = environment();
  const [, given = ""] = /^Bearer (\S+)$/iu.exec(request.headers.get("authorization") ?? "") ?? [];
  // Compared by their digests: how long that takes says nothing about the token.
  if (metricsToken === null || digestOf(given) !== digestOf(metricsToken)) {
    return new Response("There's nothing here.\n", {
      status: 404,
      headers: { "Content-Type": "text/plain; charset=utf-8" },
    });
  }
  const metrics = await metricsText(standingFigures(await readOperations()));
  return new Response(metrics?.text ?? "", {
    headers: { "Content-Type": metrics?.contentType ?? "text/plain", "Cache-Control": "no-store" },
  });
}
