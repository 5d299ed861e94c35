import type { OpenedReply } from "#app/companion/reply/running-reply.server.ts";
import { environment } from "#app/config/environment.server.ts";

/**
 * Where the platform's proxy can take a request to another instance: the answer that has it do so, for
 * a reply that grows there. Null where it is answered here.
 */
export function routeToMaker(opened: OpenedReply): Response | null {
  if (opened.from !== "elsewhere" || environment().replyRouting !== "fly") return null;
  const headers = { "fly-replay": `instance=${opened.machine}` };
  return new Response(null, { status: 409, headers });
}
