import type { RouterContextProvider } from "react-router";
import { errorFields, log } from "#app/config/log.server.ts";
import { keyScopes } from "#app/middleware/account.server.ts";
import { FORM_TOKEN_HEADER, formToken } from "#app/middleware/forms.server.ts";
import { requestFacts } from "#app/middleware/request-log.server.ts";
import { isDatabaseFailure } from "#app/models/storage/database-health.server.ts";
import { digestOf } from "#app/models/storage/identifier.server.ts";
import { NoRoomError } from "#app/models/storage/room.server.ts";
import { CallError } from "./call-error.server.ts";

/** A call as it came in. */
export interface Asked {
  request: Request;
  url: URL;
  pattern: string;
  params: Readonly<Record<string, string | undefined>>;
  context: Readonly<RouterContextProvider>;
}

/** The database, or what else a call needs, is down. */
export function unavailable(): CallError {
  return new CallError(503, "unavailable", "This doesn't work just now. Please try again soon.");
}

/** What a call answers to whatever went wrong in it. */
export function asCallError(error: unknown): CallError {
  if (error instanceof CallError) return error;
  if (error instanceof NoRoomError) {
    const why = "This account has all that one may have of this. Delete something first.";
    return new CallError(409, "full", why);
  }
  log().error(errorFields(error), "a call failed");
  if (isDatabaseFailure(error)) return unavailable();
  return new CallError(500, "failed", "Something went wrong.");
}

/** The one shape of every refusal. */
export function refuse(
  asked: Asked,
  { status, code, message, more }: CallError,
  headers?: Headers,
  help: Record<string, unknown> = {},
): Response {
  const { id: requestId } = requestFacts(asked.context);
  return respond(asked, status, { error: message, code, requestId, ...more, ...help }, headers);
}

/** An answer in JSON that nobody else keeps. */
export function respond(
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
