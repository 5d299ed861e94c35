import type { MiddlewareFunction } from "react-router";
import { withoutWaiting } from "#app/models/storage/keep-trying.server.ts";
import { listDeletions } from "#app/models/storage/deletions.server.ts";

/** After whatever may have removed something: it goes at once to the list that lies with the backups. */
export const removals: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  if (request.method !== "GET" && request.method !== "HEAD") {
    await withoutWaiting(listDeletions(), "the list of deletions");
  }
  return response;
};
