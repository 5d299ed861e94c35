import {
  createContext,
  data,
  type MiddlewareFunction,
  type RouterContextProvider,
} from "react-router";
import type { z } from "zod";
import { environment } from "#app/config/environment.server.ts";
import { isSignatureOf, signatureOf } from "#app/config/signatures.server.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import { accessRefusal } from "./access.server.ts";
import { expiredOrCurrentSessionId } from "./account.server.ts";
import { readFormBody, type BodyProblem } from "./form-body.server.ts";
import { signedCookie } from "./signed-cookie.server.ts";

export const FORM_TOKEN_FIELD = "formToken";
/** Where a program in a browser finds what its posts must carry. */
export const FORM_TOKEN_HEADER = "X-Form-Token";

/** Why a form is refused: it answers with its own words, or not at all. */
export type FormProblem = BodyProblem | "origin" | "token" | "full";

/** The form of a request, with what is wrong with it. */
export interface SentForm {
  form: FormData;
  problem: FormProblem | null;
}

/** Whom a token is made for: the session, and where there is none the browser. */
const ownerContext = createContext<{ browser: string; userSessionId: string | null }>();
const browserCookie = signedCookie("aliwell_browser");

const LOOPBACK_NAMES = new Set(["localhost", "127.0.0.1", "[::1]"]);

const STATUS: Readonly<Record<FormProblem, number>> = {
  origin: 403,
  token: 403,
  too_large: 413,
  too_many: 400,
  content_type: 415,
  unreadable: 400,
  full: 409,
};

const NO_ROOM =
  "You've reached the most that one account can keep of this. Delete something you no longer need, and try again.";

/** Gives every page the token that its forms carry, every call its header, and the browser what it is made from. */
export const forms: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const browser = await browserCookie.read(request);
  const fresh = browser ?? newId();
  context.set(ownerContext, {
    browser: fresh,
    userSessionId: expiredOrCurrentSessionId(context),
  });
  const response = await next();
  const { userSessionId } = context.get(ownerContext);
  if (!browser && !userSessionId && (isPage(response) || response.headers.has(FORM_TOKEN_HEADER))) {
    response.headers.append("Set-Cookie", await browserCookie.write(fresh));
  }
  // The page holds this browser's form token, so no cache may give it to anybody else.
  if (isPage(response) && !response.headers.has("Cache-Control")) {
    response.headers.set("Cache-Control", "private, no-cache");
  }
  return response;
};

/** The token that every form of this page carries. */
export function formToken(context: Readonly<RouterContextProvider>): string {
  return signatureOf(signedText(context));
}

/**
 * Reads the form of a request for its schema, and checks where it comes from: that it is one of our
 * pages, or that its address already proves it. Once a request.
 */
export async function readForm(
  request: Request,
  context: Readonly<RouterContextProvider>,
  schema: z.ZodObject,
  isProven = false,
): Promise<SentForm> {
  const isFromElsewhere = isForeign(request);
  // Read megabytes only from people who may do something here.
  const takesFile = !isFromElsewhere && accessRefusal(context) === null;
  const body = await readFormBody(request, schema, FORM_TOKEN_FIELD, takesFile);
  const { form, token, problem } = body;
  if (isProven) return { form, problem };
  if (isFromElsewhere) return { form, problem: "origin" };
  if (problem) return { form, problem };
  return { form, problem: isOwnToken(context, token) ? null : "token" };
}

/** Whether a token is the one that this browser was given. */
export function isOwnToken(
  context: Readonly<RouterContextProvider>,
  token: string | null,
): boolean {
  return token !== null && isSignatureOf(token, signedText(context));
}

/** From here on the token is that of the session that this answer opens, or of the browser alone. */
export function moveFormToken(
  context: Readonly<RouterContextProvider>,
  userSessionId: string | null,
): void {
  const { browser } = context.get(ownerContext);
  context.set(ownerContext, { browser, userSessionId });
}

/** The status of an answer to a form with this problem. */
export function statusOf(problem: FormProblem): number {
  return STATUS[problem];
}

/** The answer to a refused form. */
export function refusal(problem: FormProblem) {
  const said = problem === "full" ? NO_ROOM : undefined;
  return data({ formProblem: problem, said }, { status: STATUS[problem] });
}

/** Whether a page of another site had the browser send this. */
export function isForeign(request: Request): boolean {
  const origin = request.headers.get("origin");
  const site = request.headers.get("sec-fetch-site");
  return (origin !== null && !isOurs(origin)) || site === "cross-site";
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

function signedText(context: Readonly<RouterContextProvider>): string {
  const { browser, userSessionId } = context.get(ownerContext);
  return `form:${userSessionId ?? browser}`;
}

function isPage(response: Response): boolean {
  return response.headers.get("Content-Type")?.startsWith("text/html") ?? false;
}
