import type { ActionFunctionArgs } from "react-router";
import { consumeRateLimit } from "#app/models/storage/rate-limits.server.ts";
import { requestFacts } from "./request-log.server.ts";

/** Takes one from what a network address may send without being signed in. */
export async function isWithinVisitorLimit(
  context: ActionFunctionArgs["context"],
): Promise<boolean> {
  return (await visitorWaitSeconds(context)) === 0;
}

/** The same: in how many seconds it may send again, 0 where it may. */
export async function visitorWaitSeconds(context: ActionFunctionArgs["context"]): Promise<number> {
  const { network } = requestFacts(context);
  if (network === null) return 0;
  const { isAllowed, retryAfterSeconds } = await consumeRateLimit("form.address", network);
  return isAllowed ? 0 : retryAfterSeconds;
}
