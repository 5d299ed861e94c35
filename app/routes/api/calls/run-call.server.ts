import type { RouterContextProvider } from "react-router";
import { errorFields, log } from "#app/config/log.server.ts";
import { currentAccount, isDatabaseDown, keyScopes } from "#app/middleware/account.server.ts";
import {
  FORM_TOKEN_HEADER,
  formToken,
  isForeign,
  isOwnToken,
} from "#app/middleware/forms.server.ts";
import { requestFacts } from "#app/middleware/request-log.server.ts";
import { visitorWaitSeconds } from "#app/middleware/visitor-limit.server.ts";
import { isDatabaseFailure } from "#app/models/storage/database-health.server.ts";
import { digestOf } from "#app/models/storage/identifier.server.ts";
import { whetherOffered } from "#app/models/accounts/regions.server.ts";
import { NoRoomError } from "#app/models/storage/room.server.ts";
import type { SignedIn } from "#app/models/accounts/user-sessions.server.ts";
import type { Screening } from "#app/safety/screened-text.server.ts";
import { FAILURES } from "../../account/failure-texts.ts";
import {
  CallError,
  notFound,
  tooOften,
  type ApiCall,
  type CallAnswer,
  type Once,
} from "./api-call.server.ts";
import { readBody, readBySchema, screenFields } from "./call-input.server.ts";
import { helpIn, recordWords, withHelp } from "./call-words.server.ts";
import { doOnce } from "./do-once.server.ts";
import { callsAt } from "./registry.server.ts";

interface Asked {
  request: Request;
  url: URL;
  pattern: string;
  params: Readonly<Record<string, string | undefined>>;
  context: Readonly<RouterContextProvider>;
}

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
    if (sent !== null) await screenFields(call, sent.value, { words, earlier });
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
  if (!isSafe && !call.isOpen && account && whetherOffered(account.user.region) === "no") {
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

function unavailable(): CallError {
  return new CallError(503, "unavailable", "This doesn't work just now. Please try again soon.");
}

function asCallError(error: unknown): CallError {
  if (error instanceof CallError) return error;
  if (error instanceof NoRoomError) {
    const why = "This account has all that one may have of this. Delete something first.";
    return new CallError(409, "full", why);
  }
  log().error(errorFields(error), "a call failed");
  if (isDatabaseFailure(error)) return unavailable();
  return new CallError(500, "failed", "Something went wrong.");
}

function refuse(
  asked: Asked,
  { status, code, message, more }: CallError,
  headers?: Headers,
  help: Record<string, unknown> = {},
): Response {
  const { id: requestId } = requestFacts(asked.context);
  return respond(asked, status, { error: message, code, requestId, ...more, ...help }, headers);
}

function respond(
  { request, context }: Asked,
  status: number,
  body: unknown,
  more?: Headers,
): Response {
  const text = JSON.stringify(body);
  const headers = new Headers(more);
  headers.set("Content-Type", "application/json; charset=utf-8");
  headers.set("X-Content-Type-Options", "nosniff");
  // It may hold what is somebody's own, a token, or a cookie.
  headers.set("Cache-Control", "no-store");
  // For programs in a browser, which send it with what changes something.
  const isBrowser = keyScopes(context) === null;
  if (isBrowser) headers.set(FORM_TOKEN_HEADER, formToken(context));
  if (request.method === "GET" && status === 200 && !headers.has("Set-Cookie")) {
    const etag = `"${digestOf(text).slice(0, 27)}"`;
    headers.set("ETag", etag);
    if (request.headers.get("if-none-match") === etag) {
      return new Response(null, { status: 304, headers });
    }
  }
  return new Response(text, { status, headers });
}
