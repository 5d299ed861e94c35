import type { ActionFunctionArgs } from "react-router";
import { consumeRateLimit } from "#app/models/rate-limits.server.ts";
import { requestFacts } from "./request-log.server.ts";

/** Takes one from what a network address may send without being signed in. */
export async function isWithinVisitorLimit(
  context: ActionFunctionArgs["context"],
): Promise<boolean> {
  const { network } = requestFacts(context);
  if (network === null) return true;
  return (await consumeRateLimit("form.address", network)).isAllowed;
}
