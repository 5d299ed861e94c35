import {
  idOfCall,
  keepAnswer,
  releaseKey,
  takeKey,
  type KeyedCall,
} from "#app/models/replies/idempotent-answers.server.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import type { SignedIn } from "#app/models/accounts/user-sessions.server.ts";
import type { CallAnswer, Once } from "./api-call.server.ts";
import { CallError } from "./call-error.server.ts";

const MAX_KEY_LENGTH = 200;

/** Runs a call once for each Idempotency-Key; a repeat gets the first answer again. */
export async function doOnce(
  { request, url }: { request: Request; url: URL },
  { account, sent }: { account: SignedIn | null; sent: string },
  work: (once: Once) => Promise<CallAnswer>,
): Promise<CallAnswer> {
  const chosen = request.method === "GET" ? null : request.headers.get("idempotency-key");
  if (chosen === null || !account) return work({ id: newId(), isResumed: false });
  if (chosen === "" || chosen.length > MAX_KEY_LENGTH) {
    throw new CallError(400, "idempotency_key", "An Idempotency-Key has 1 to 200 characters.");
  }
  const key = `${request.method} ${url.pathname} ${chosen}`;
  const call: KeyedCall = { userId: account.user.id, key, sent };
  const outcome = await takeKey(call);
  if (outcome.kind === "again") {
    return { status: outcome.status, body: JSON.parse(outcome.body) };
  }
  if (outcome.kind === "other-request") {
    throw new CallError(
      422,
      "idempotency_key",
      "This Idempotency-Key was used for something else.",
    );
  }
  if (outcome.kind === "under-way") {
    throw new CallError(409, "idempotency_key", "The same call is being answered just now.");
  }
  try {
    const answer = await work({ id: idOfCall(call), isResumed: outcome.kind === "resumed" });
    // Streams are stored with the conversation, and cookies must not be stored at all.
    if (answer.response || answer.headers) await releaseKey(call);
    else await keepAnswer(call, answer.status ?? 200, JSON.stringify(answer.body));
    return answer;
  } catch (error) {
    await releaseKey(call);
    throw error;
  }
}
