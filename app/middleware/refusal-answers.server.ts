import {
  createContext,
  createRequestHandler,
  data,
  RouterContextProvider,
  type MiddlewareFunction,
} from "react-router";
import { refusalWords, wordsOfThrown } from "#app/catalogue/refusals.ts";
import { resourcesOf } from "#app/safety/panels.server.ts";
import { panelOf } from "#app/safety/shown-panel.server.ts";
import { accessRefusal, type AccessRefusal } from "./access.server.ts";
import { requestFacts } from "./request-log.server.ts";
import { dangerFound } from "./screened-action.server.ts";

/** A request that is refused, as its page shows it. */
interface RefusedRequest {
  status: number;
  /** What its action threw. */
  thrown?: unknown;
  /** The methods that there are, where another was asked for. */
  allow?: string;
}

/** No route has this path: the page in place of a missing one shows what was refused. */
const REFUSED_PATH = "/refused";

let productHandler: Promise<ReturnType<typeof createRequestHandler>> | undefined;

const refusedContext = createContext<RefusedRequest | null>(null);

const ACCESS: Readonly<Record<AccessRefusal["reason"], { status: number; code: string }>> = {
  "signed-out": { status: 401, code: "signed_out" },
  "not-adult": { status: 403, code: "adults_only" },
  "not-offered": { status: 403, code: "not_offered" },
  "not-premium": { status: 403, code: "premium" },
  "no-place": { status: 404, code: "not_found" },
};

/** The context of a request that the server refused before any route was looked for. */
export function contextOfRefused(status: number, allow: string): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(refusedContext, { status, allow });
  return context;
}

/** What the page in place of a missing one throws: the refusal that it stands for, or that there is none. */
export function refusedAnswer(context: Readonly<RouterContextProvider>) {
  const { status, thrown = null } = context.get(refusedContext) ?? { status: 404 };
  return data(thrown, { status });
}

/**
 * Answers refused requests in the caller's format: a person with a page, also where a route has none, and
 * a program with JSON. An answer that a route has words for stays as it is.
 */
export const answerRefusals: MiddlewareFunction<Response> = async (
  { request, url, context },
  next,
) => {
  const response = await next();
  const refusal = accessRefusal(context);
  if (refusal && response.status < 400 && response.status >= 300 && wantsJson(request)) {
    const { status, code } = ACCESS[refusal.reason];
    return errorAnswer(response, context, status, code);
  }
  if (response.status < 400) return response;
  const isPage = isOf(response, "text/html");
  if (isPage ? !isCall(request, url) : isOf(response, "text/x-script"))
    return withMethods(response, context);
  const unworded = isPage ? { status: response.status } : await unwordedIn(request, response);
  if (!unworded) return response;
  if (!isPage) context.set(refusedContext, unworded);
  if (isPage || !wantsPage(request)) return errorAnswer(response, context, unworded.status);
  if (!(context instanceof RouterContextProvider)) return response;
  const page = await pageFor(request, url, context);
  for (const line of response.headers.getSetCookie()) page.headers.append("Set-Cookie", line);
  const retryAfter = response.headers.get("Retry-After");
  if (retryAfter) page.headers.set("Retry-After", retryAfter);
  return page;
};

/** What was refused without words of its own; null where a route says itself what is wrong. */
async function unwordedIn(request: Request, response: Response): Promise<RefusedRequest | null> {
  const { status } = response;
  if (!response.body) return { status };
  const isJson = isOf(response, "application/json");
  if (!isJson && !isOf(response, "text/plain")) return null;
  const text = await response.clone().text();
  if (text === "" || text === "null" || text === "Unexpected Server Error") return { status };
  const thrown: unknown = isJson ? JSON.parse(text) : null;
  if (typeof thrown !== "object" || thrown === null) return null;
  const isOurs = ["refusedPage", "formProblem", "said"].some((name) => name in thrown);
  if (isOurs) return { status, thrown };
  // The framework's own words, such as for a route that takes no such method.
  if (!("message" in thrown && thrown.message === "Unexpected Server Error")) return null;
  const isRead = request.method === "GET" || request.method === "HEAD";
  return status === 400 && isRead ? { status: 405, allow: "POST" } : { status };
}

/** The page of a refusal, as the product shows every other. */
async function pageFor(
  { headers, signal }: Request,
  url: URL,
  context: RouterContextProvider,
): Promise<Response> {
  const sent = new Headers(headers);
  for (const name of ["content-length", "content-type", "transfer-encoding"]) sent.delete(name);
  productHandler ??= import("virtual:react-router/server-build").then((build) =>
    createRequestHandler(build, "production"),
  );
  const handle = await productHandler;
  return handle(new Request(new URL(REFUSED_PATH, url), { headers: sent, signal }), context);
}

/** What may be asked for where a method was refused. */
function withMethods(response: Response, context: Readonly<RouterContextProvider>): Response {
  if (response.status === 405 && !response.headers.has("Allow")) {
    response.headers.set("Allow", context.get(refusedContext)?.allow ?? "GET, HEAD");
  }
  return response;
}

function errorAnswer(
  response: Response,
  context: Readonly<RouterContextProvider>,
  status: number,
  code = refusalWords(status).code,
): Response {
  const { id: requestId } = requestFacts(context);
  const { text = refusalWords(status).text } = wordsOfThrown(context.get(refusedContext)?.thrown);
  const headers = new Headers([...response.headers]);
  for (const name of ["content-length", "content-encoding", "location"]) headers.delete(name);
  headers.set("Content-Type", "application/json; charset=utf-8");
  const help = helpIn(context);
  const body = JSON.stringify({ error: text, code, requestId, ...help });
  return withMethods(new Response(body, { status, headers }), context);
}

/** Whom to call, after words about danger. */
function helpIn(context: Readonly<RouterContextProvider>) {
  const found = dangerFound(context);
  if (!found) return {};
  const panel = panelOf(found);
  return { crisisDetected: true, resources: panel ? resourcesOf(panel) : [] };
}

/** Whether a browser asks that will show the answer to somebody. */
function wantsPage({ headers }: Request): boolean {
  return headers.get("accept")?.includes("text/html") ?? false;
}

function wantsJson(request: Request): boolean {
  const accepted = request.headers.get("accept") ?? "";
  return accepted.includes("application/json") && !wantsPage(request);
}

/** Whether a program asks: below the path of calls it has to say nothing for that. */
function isCall(request: Request, { pathname }: URL): boolean {
  return wantsJson(request) || (pathname.startsWith("/api/") && !wantsPage(request));
}

function isOf({ headers }: Response, type: string): boolean {
  return headers.get("Content-Type")?.startsWith(type) ?? false;
}
