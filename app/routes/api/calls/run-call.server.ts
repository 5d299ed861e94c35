import type { RouterContextProvider } from "react-router";
import type { z } from "zod";
import { errorFields, log } from "#app/config/log.server.ts";
import { currentAccount, isDatabaseDown, keyScopes } from "#app/middleware/account.server.ts";
import { formToken, isOurCall } from "#app/middleware/forms.server.ts";
import { requestFacts } from "#app/middleware/request-log.server.ts";
import { recordRefusedFinding } from "#app/models/crisis-events.server.ts";
import { isDatabaseFailure } from "#app/models/database-health.server.ts";
import {
  keepAnswer,
  releaseKey,
  takeKey,
  type KeyedCall,
} from "#app/models/idempotent-answers.server.ts";
import { digestOf } from "#app/models/identifier.server.ts";
import { parsePlainJson } from "#app/models/plain-json.ts";
import type { SignedIn } from "#app/models/user-sessions.server.ts";
import { asksAboutDanger } from "#app/safety/assessment.ts";
import { screenText, type Screening } from "#app/safety/screened-text.server.ts";
import { panelOf } from "#app/safety/shown-panel.server.ts";
import { CallError, notFound, type ApiCall, type CallAnswer } from "./api-call.server.ts";
import { callsAt } from "./registry.server.ts";

const MAX_BYTES = 64 * 1024;
/** Lists and objects in one body. */
const MAX_PARTS = 100_000;
const MAX_KEY_LENGTH = 200;
/** Where a program in a browser finds what its posts must carry. */
export const TOKEN_HEADER = "X-Form-Token";

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
  const call = calls.find(({ method }) => method === asks);
  const words = new Map<string, Screening>();
  try {
    if (!call) {
      const allow = calls.map(({ method }) => method).join(", ");
      return refuse(asked, new CallError(405, "method", "This can't be done here."), {
        Allow: allow,
      });
    }
    const account = whoMay(call, asked);
    const sent = call.method === "GET" ? null : await readBody(call, request);
    const earlier = (await call.earlier?.(account)) ?? [];
    if (sent !== null) await screenFields(call, sent.value, { words, earlier });
    const answer = await keyed(asked, account, sent?.text ?? "", () =>
      run(call, asked, { account, sent: sent?.value, words, earlier }),
    );
    if (answer.response) return answer.response;
    const more = new Headers();
    if (answer.nextCursor) more.set("X-Next-Cursor", answer.nextCursor);
    return respond(asked, answer.status ?? 200, withHelp(answer.body, words), more);
  } catch (error) {
    const refusal = asCallError(error);
    await recordWords(currentAccount(context), words);
    return refuse(asked, refusal, {}, helpIn(words));
  }
}

/** Whose call it is, if they may make it. */
function whoMay(call: ApiCall, { request, params, context }: Asked): SignedIn {
  if (isDatabaseDown(context)) throw unavailable();
  const account = currentAccount(context);
  const scopes = keyScopes(context);
  if (!account) {
    throw new CallError(401, "signed_out", "Please sign in.", { requiresLogin: true });
  }
  if (call.isForAdmins && account.user.role !== "admin") throw notFound();
  if (scopes && !scopes.includes(call.scope)) {
    throw new CallError(403, "scope", `This key lacks the scope ${call.scope}.`);
  }
  const isSafe = call.method === "GET";
  // What somebody wrote stays theirs to read, also where the companion is not for them.
  if (!isSafe && !account.user.eligible) {
    throw new CallError(403, "adults_only", "This is for adults.");
  }
  if (!scopes && !isSafe && !isOurCall(request, context, request.headers.get(TOKEN_HEADER))) {
    throw new CallError(
      403,
      "form_token",
      `This call needs the header ${TOKEN_HEADER} of an answer.`,
    );
  }
  const owner = params.userId ?? (call.path === "/api/users/:id" ? params.id : account.user.id);
  // Somebody else's answers exactly as a missing one.
  if (owner !== account.user.id) throw notFound();
  return account;
}

interface Taken {
  account: SignedIn;
  sent: unknown;
  words: ReadonlyMap<string, Screening>;
  earlier: readonly string[];
}

async function run(
  call: ApiCall,
  { request, url, params, context }: Asked,
  { account, sent, words, earlier }: Taken,
): Promise<CallAnswer> {
  const query = read(call.query, Object.fromEntries(url.searchParams));
  const body = read(call.body, sent);
  const screeningOf = (field: string) => {
    const screening = words.get(field);
    if (!screening) throw new Error(`${field} is not among the words of ${call.id}`);
    return screening;
  };
  const help = helpIn(words);
  const args = { account, params, query, body, screeningOf, earlier, help, request, context };
  return call.run(args as Parameters<ApiCall["run"]>[0]);
}

function read(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fieldErrors: Record<string, string[]> = {};
  for (const { path, message } of result.error.issues.slice(0, 50)) {
    (fieldErrors[path.map(String).join(".") || "body"] ??= []).push(message);
  }
  const [first = "What was sent isn't complete."] = Object.values(fieldErrors).flat();
  throw new CallError(400, "invalid", first, { details: { fieldErrors } });
}

async function readBody(
  call: ApiCall,
  request: Request,
): Promise<{ text: string; value: unknown }> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/json\b/iu.test(type)) {
    throw new CallError(415, "content_type", "Send application/json.");
  }
  const limit = call.maxBytes ?? MAX_BYTES;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new CallError(413, "too_large", "That's more than this call takes.");
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString("utf8");
  try {
    const value = text.trim() === "" ? {} : parsePlainJson(text, MAX_PARTS);
    return { text, value };
  } catch {
    throw new CallError(400, "not_json", "Please provide valid JSON format.");
  }
}

/** Screens the fields that hold a person's own words, whatever becomes of the call. */
async function screenFields(
  { words: fields = {} }: ApiCall,
  sent: unknown,
  { words, earlier }: { words: Map<string, Screening>; earlier: readonly string[] },
): Promise<void> {
  const values = new Map(typeof sent === "object" && sent ? Object.entries(sent) : []);
  for (const [name, field] of Object.entries(fields)) {
    const value: unknown = values.get(name);
    // A list of words is read as one text.
    const text = Array.isArray(value)
      ? value.filter((each) => typeof each === "string").join(", ")
      : value;
    const said = typeof text === "string" ? text : "";
    words.set(name, await screenText(said, said === "" ? [] : earlier, field));
  }
}

/** Does a call once for each Idempotency-Key: the same again is answered as it was the first time. */
async function keyed(
  { request, url }: Asked,
  account: SignedIn,
  sent: string,
  work: () => Promise<CallAnswer>,
): Promise<CallAnswer> {
  const chosen = request.method === "GET" ? null : request.headers.get("idempotency-key");
  if (chosen === null) return work();
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
    const answer = await work();
    // What grows is kept with the conversation.
    if (answer.response) await releaseKey(call);
    else await keepAnswer(call, answer.status ?? 200, JSON.stringify(answer.body));
    return answer;
  } catch (error) {
    await releaseKey(call);
    throw error;
  }
}

/** Help that goes with an answer to words that may be about danger. */
function helpIn(words: ReadonlyMap<string, Screening>): Record<string, unknown> {
  const found = [...words.values()].filter(({ assessment }) => asksAboutDanger(assessment.tier));
  if (found.length === 0) return {};
  const panel = found.map((screening) => panelOf(screening)).find((each) => each !== null);
  const resources = (panel?.contacts ?? []).map(({ name, line }) => ({ name, line }));
  return { crisisDetected: true, resources };
}

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

function unavailable(): CallError {
  return new CallError(503, "unavailable", "This doesn't work just now. Please try again soon.");
}

function asCallError(error: unknown): CallError {
  if (error instanceof CallError) return error;
  log().error(errorFields(error), "a call failed");
  if (isDatabaseFailure(error)) return unavailable();
  return new CallError(500, "failed", "Something went wrong.");
}

function refuse(
  asked: Asked,
  { status, code, message, more }: CallError,
  headers: HeadersInit = {},
  help: Record<string, unknown> = {},
): Response {
  const { id: requestId } = requestFacts(asked.context);
  return respond(asked, status, { error: message, code, requestId, ...more, ...help }, headers);
}

function respond(
  { request, context }: Asked,
  status: number,
  body: unknown,
  more: HeadersInit = {},
): Response {
  const text = JSON.stringify(body);
  const headers = new Headers(more);
  headers.set("Content-Type", "application/json; charset=utf-8");
  headers.set("X-Content-Type-Options", "nosniff");
  // For programs in a browser, which send it with what changes something.
  if (keyScopes(context) === null) headers.set(TOKEN_HEADER, formToken(context));
  if (request.method === "GET" && status === 200) {
    const etag = `"${digestOf(text).slice(0, 27)}"`;
    headers.set("ETag", etag);
    if (request.headers.get("if-none-match") === etag) {
      return new Response(null, { status: 304, headers });
    }
  }
  return new Response(text, { status, headers });
}
