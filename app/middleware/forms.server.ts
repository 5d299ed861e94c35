import { createHmac, timingSafeEqual } from "node:crypto";
import {
  createContext,
  data,
  type MiddlewareFunction,
  type RouterContextProvider,
} from "react-router";
import { environment } from "#app/config/environment.server.ts";
import { newId } from "#app/models/identifier.server.ts";
import { lateAccount } from "./account.server.ts";
import { signedCookie } from "./signed-cookie.server.ts";

export const FORM_TOKEN_FIELD = "formToken";
const BODY_MAX_BYTES = 64 * 1024;
/** A text of up to 64 kB must reach the detector whole, and a form triples what is not ASCII. */
const SCREENED_BODY_MAX_BYTES = 3 * 64 * 1024 + 4096;

const DRAINED_MAX_BYTES = 8 * 1024 * 1024;

/** Why a form is not taken: it answers with its own words, or not at all. */
export type FormProblem = "origin" | "token" | "too_large" | "content_type" | "unreadable";

interface Submission {
  form: FormData;
  problem: FormProblem | null;
}

const submissionContext = createContext<Submission | null>(null);
const tokenContext = createContext<string>();
const browserCookie = signedCookie("aliwell_browser");

const LOOPBACK_NAMES = new Set(["localhost", "127.0.0.1", "[::1]"]);

// Routes that keep and screen the text of a refused form: they look at the problem themselves.
const SCREENING_PATTERNS = new Set([
  "chat",
  "chat/:sessionId",
  "chat/:sessionId/details",
  "chat/search",
  "chat/:sessionId/messages/:messageId",
  "chat/:sessionId/replies/:replyId/report",
  "session-summary/:sessionId",
  "session-complete/:sessionId",
  "safety-plan",
  "onboarding",
  "exercises/:exerciseId/:runId",
  "memory",
  "memory/:memoryId",
]);

/**
 * Reads the body of every unsafe request once, within its size, and checks where it comes from and
 * its form token. A form with a problem is refused here, but for the routes that screen texts.
 */
export const forms: MiddlewareFunction<Response> = async ({ request, context, pattern }, next) => {
  const browser = await browserCookie.read(request);
  const fresh = browser ?? newId();
  const owner = lateAccount(context)?.session.id ?? fresh;
  context.set(tokenContext, tokenFor(owner));

  if (request.method !== "GET" && request.method !== "HEAD") {
    const isScreening = SCREENING_PATTERNS.has(pattern);
    const limit = isScreening ? SCREENED_BODY_MAX_BYTES : BODY_MAX_BYTES;
    const submission = await readSubmission(request, owner, limit);
    context.set(submissionContext, submission);
    if (submission.problem && !isScreening) throw refusal(submission.problem);
  }
  const response = await next();
  if (!browser && !lateAccount(context) && isPage(response)) {
    response.headers.append("Set-Cookie", await browserCookie.write(fresh));
  }
  // A page holds this browser's own form token: nobody else may be given it.
  if (isPage(response) && !response.headers.has("Cache-Control")) {
    response.headers.set("Cache-Control", "private, no-cache");
  }
  return response;
};

/** The form of this request; middleware has checked it. */
export function submittedForm(context: Readonly<RouterContextProvider>): FormData {
  const { form, problem } = submission(context);
  if (problem) throw refusal(problem);
  return form;
}

/** The form of this request together with what is wrong with it: for routes that screen texts. */
export function submission(context: Readonly<RouterContextProvider>): Submission {
  return context.get(submissionContext) ?? { form: new FormData(), problem: "unreadable" };
}

/** Whether this page answers a form: whoever is signed out then still sees what they wrote. */
export function answersForm(context: Readonly<RouterContextProvider>): boolean {
  return context.get(submissionContext) !== null;
}

/** The token that every form of this page carries. */
export function formToken(context: Readonly<RouterContextProvider>): string {
  return context.get(tokenContext);
}

/** The answer to a form that is not taken. */
export function refusal(problem: FormProblem) {
  const status = problem === "too_large" ? 413 : problem === "content_type" ? 415 : 403;
  return data({ formProblem: problem }, { status: problem === "unreadable" ? 400 : status });
}

async function readSubmission(request: Request, owner: string, limit: number): Promise<Submission> {
  const type = request.headers.get("content-type") ?? "";
  const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type);
  if (!isForm) return { form: new FormData(), problem: "content_type" };
  const body = await readBody(request, limit);
  if (!body) return { form: new FormData(), problem: "too_large" };
  try {
    const form = await new Response(body, { headers: { "Content-Type": type } }).formData();
    return { form, problem: problemOf(request, form, owner) };
  } catch {
    return { form: new FormData(), problem: "unreadable" };
  }
}

async function readBody(request: Request, limit: number): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    // Read on without keeping it: many clients only look at an answer once they have sent everything.
    if (size > DRAINED_MAX_BYTES) return null;
    if (size <= limit) chunks.push(chunk);
  }
  return size > limit ? null : Buffer.concat(chunks);
}

function problemOf(request: Request, form: FormData, owner: string): FormProblem | null {
  const origin = request.headers.get("origin");
  const site = request.headers.get("sec-fetch-site");
  const isForeign = origin !== null && !isOurs(origin);
  if (isForeign || site === "cross-site") return "origin";
  const token = form.get(FORM_TOKEN_FIELD);
  return typeof token === "string" && isTokenOf(token, owner) ? null : "token";
}

// On a machine of one's own, localhost and 127.0.0.1 are the same place.
function isOurs(origin: string): boolean {
  const ours = new URL(environment().appUrl);
  if (origin === ours.origin) return true;
  const theirs = URL.parse(origin);
  return (
    theirs !== null &&
    theirs.protocol === ours.protocol &&
    theirs.port === ours.port &&
    LOOPBACK_NAMES.has(ours.hostname) &&
    LOOPBACK_NAMES.has(theirs.hostname)
  );
}

function tokenFor(owner: string, secret?: string): string {
  const key = secret ?? environment().sessionSecrets[0] ?? "";
  return createHmac("sha256", key).update(`form:${owner}`).digest("base64url");
}

function isTokenOf(token: string, owner: string): boolean {
  return environment().sessionSecrets.some((secret) => {
    const expected = Buffer.from(tokenFor(owner, secret));
    const actual = Buffer.from(token);
    return expected.length === actual.length && timingSafeEqual(expected, actual);
  });
}

function isPage(response: Response): boolean {
  return response.headers.get("Content-Type")?.startsWith("text/html") ?? false;
}
