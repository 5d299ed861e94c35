import { setTimeout as wait } from "node:timers/promises";
import { environment } from "#app/config/environment.server.ts";

/** A mail server takes some hundred milliseconds, a file about one. */
const STEP_WITH_SERVER_MS = 500;
const STEP_WITH_FILES_MS = 25;

/** Rounds the response time up to whole steps, so that it doesn't reveal whether an address has an account. */
export async function withEvenTiming<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const startedAt = performance.now();
  const answer = await work();
  const step = environment().smtpUrl ? STEP_WITH_SERVER_MS : STEP_WITH_FILES_MS;
  const taken = performance.now() - startedAt;
  await wait(Math.ceil(taken / step) * step - taken);
  return answer;
}
