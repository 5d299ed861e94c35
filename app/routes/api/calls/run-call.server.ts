import { currentAccount, isDatabaseDown, keyScopes } from "#app/middleware/account.server.ts";
import { FORM_TOKEN_HEADER, isForeign, isOwnToken } from "#app/middleware/forms.server.ts";
import { visitorWaitSeconds } from "#app/middleware/visitor-limit.server.ts";
import { findRegionStatus } from "#app/models/accounts/regions.server.ts";
import type { SignedIn } from "#app/models/accounts/user-sessions.server.ts";
import type { Screening } from "#app/safety/screened-text.server.ts";
import { errorFields, log } from "#app/config/log.server.ts";
import { recordRefusedFinding } from "#app/models/risk/crisis-events.server.ts";
import { asksAboutDanger } from "#app/safety/assessment.ts";
import { resourcesOf } from "#app/safety/panels.server.ts";
import { panelOf } from "#app/safety/shown-panel.server.ts";
import { FAILURES } from "../../account/failure-texts.ts";
import type { ApiCall, CallAnswer, Once } from "./api-call.server.ts";
import { CallError, notFound, tooOften } from "./call-error.server.ts";
import { readBody, readBySchema, screenOwnWords } from "./call-input.server.ts";
import { doOnce } from "./do-once.server.ts";
import { callsAt } from "./registry.server.ts";
import { type Asked, unavailable, asCallError, refuse, respond } from "./respond.server.ts";

/** Answers a call. Whatever goes wrong has the one shape of an error; nothing is thrown. */
export async function answerCall(asked: Asked): Promise<Response> {
  const { request, pattern, context } = asked;
  const calls = callsAt(pattern);
  const asks = request.method === "HEAD" ? "GET" : request.method;
  const call = calls.find(
    (each) => each.method === asks && !(each.isChange && request.method === "HEAD"),
  );
  const words = new Map<string, Screening>();
  try {
    if (!call) {
      const allow = calls.map(({ method }) => method).join(", ");
      const headers = new Headers({ Allow: allow });
      throw new CallError(405, "method", "This can't be done here.", {}, headers);
    }
    const account = whoMay(call, asked);
    const waitSeconds = !account && isUnsafe(call) ? await visitorWaitSeconds(context) : 0;
    if (waitSeconds > 0) throw tooOften(FAILURES["too-many"].text, waitSeconds);
    const sent = call.body ? await readBody(call, request) : null;
    const earlier = account ? ((await call.earlier?.(account)) ?? []) : [];
    if (sent !== null) await screenOwnWords(call, sent.value, { words, earlier });
    if (account) refuseOtherOwner(account, sent?.value, asked.url);
    const answer = await doOnce(asked, { account, sent: sent?.text ?? "" }, (once) =>
      run(call, asked, { account, sent: sent?.value, words, earlier, once }),
    );
    if (answer.response) return answer.response;
    const more = new Headers(answer.headers);
    if (answer.nextCursor) more.set("X-Next-Cursor", answer.nextCursor);
    return respond(asked, answer.status ?? 200, withHelp(answer.body, words), more);
  } catch (error) {
    const refusal = asCallError(error);
    await recordWords(currentAccount(context), words);
    return refuse(asked, refusal, refusal.headers, helpIn(words));
  }
}

function isUnsafe({ method, isChange = false }: ApiCall): boolean {
  return method !== "GET" || isChange;
}

/** Whose call it is, if they may make it; nobody's only where it is open. */
function whoMay(call: ApiCall, { request, params, context }: Asked): SignedIn | null {
  if (isDatabaseDown(context)) throw unavailable();
  const account = currentAccount(context);
  const scopes = keyScopes(context);
  if (!account && !call.isOpen) {
    throw new CallError(401, "signed_out", "Please sign in.", { requiresLogin: true });
  }
  if (call.isForAdmins && account?.user.role !== "admin") throw notFound();
  if (scopes && (call.scope === null || !scopes.includes(call.scope))) {
    const why =
      call.scope === null ? "No key can do this." : `This key lacks the scope ${call.scope}.`;
    throw new CallError(403, "scope", why);
  }
  const isSafe = !isUnsafe(call);
  // A GET that changes something carries its own proof: the token of a mail.
  const needsToken = call.method !== "GET";
  // What somebody wrote stays theirs to read, also where the companion is not for them.
  if (!isSafe && !call.isOpen && !account?.user.eligible) {
    throw new CallError(403, "adults_only", "This is for adults.");
  }
  if (!isSafe && !call.isOpen && account && findRegionStatus(account.user.region) === "no") {
    throw new CallError(403, "not_offered", "This isn't offered where you live.");
  }
  const token = request.headers.get(FORM_TOKEN_HEADER);
  if (!scopes && !isSafe && isForeign(request)) {
    throw new CallError(403, "origin", "This call can't be made from another site.");
  }
  if (!scopes && needsToken && !isOwnToken(context, token)) {
    throw new CallError(
      403,
      "form_token",
      `This call needs the header ${FORM_TOKEN_HEADER} of an answer.`,
    );
  }
  if (!account) return null;
  const owner = params.userId ?? (call.path === "/api/users/:id" ? params.id : account.user.id);
  // Somebody else's answers exactly as a missing one.
  if (owner !== account.user.id) throw notFound();
  return account;
}

/** A call is about whoever makes it: one that names somebody else is answered as if they weren't there. */
function refuseOtherOwner({ user }: SignedIn, sent: unknown, { searchParams }: URL): void {
  const named = [...searchParams.getAll("userId"), namedIn(sent)];
  if (named.some((id) => id !== null && id !== user.id)) throw notFound();
}

function namedIn(sent: unknown): unknown {
  if (typeof sent !== "object" || sent === null || !("userId" in sent)) return null;
  return sent.userId ?? null;
}

interface Taken {
  account: SignedIn | null;
  sent: unknown;
  words: ReadonlyMap<string, Screening>;
  earlier: readonly string[];
  once: Once;
}

async function run(
  call: ApiCall,
  { request, url, params, context }: Asked,
  { account, sent, words, earlier, once }: Taken,
): Promise<CallAnswer> {
  const query = readBySchema(call.query, Object.fromEntries(url.searchParams));
  const body = readBySchema(call.body, sent, call.incomplete);
  const screeningOf = (field: string) => {
    const screening = words.get(field);
    if (!screening) throw new Error(`${field} is not among the words of ${call.id}`);
    return screening;
  };
  const help = helpIn(words);
  const taken = { account, params, query, body, screeningOf, earlier, once, help };
  return call.run({ ...taken, request, url, context } as Parameters<ApiCall["run"]>[0]);
}

/** Help that goes with an answer to words that may be about danger. */
function helpIn(words: ReadonlyMap<string, Screening>): Record<string, unknown> {
  const found = [...words.values()].filter(({ assessment }) => asksAboutDanger(assessment.tier));
  if (found.length === 0) return {};
  const panel = found.map((screening) => panelOf(screening)).find((each) => each !== null);
  return { crisisDetected: true, resources: panel ? resourcesOf(panel) : [] };
}

/** An answer with that help in it. */
function withHelp(body: unknown, words: ReadonlyMap<string, Screening>): unknown {
  const help = helpIn(words);
  const isObject = typeof body === "object" && body !== null && !Array.isArray(body);
  return isObject ? { ...body, ...help } : body;
}

/** What was found in words that are kept nowhere is kept all the same. */
async function recordWords(
  account: SignedIn | null,
  words: ReadonlyMap<string, Screening>,
): Promise<void> {
  if (!account) return;
  try {
    for (const { assessment } of words.values()) {
      await recordRefusedFinding(account.user.id, assessment);
    }
  } catch (error) {
    log().error(errorFields(error), "a finding in a refused call was not kept");
  }
}
