import {
  createContext,
  redirect,
  type MiddlewareFunction,
  type RouterContextProvider,
} from "react-router";
import {
  ABSOLUTE_MS,
  findUserSession,
  touchUserSession,
  type SignedIn,
} from "#app/models/user-sessions.server.ts";
import type { User } from "#app/models/users.server.ts";
import { signedCookie } from "./signed-cookie.server.ts";

const signedInContext = createContext<SignedIn | null>(null);
const cookie = signedCookie("aliwell_session");

/** Finds out who is asking. Page views and posts slide the session; streams and polls do not. */
export const account: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const secret = await cookie.read(request);
  const signedIn = secret === null ? null : await findUserSession(secret);
  if (signedIn && !signedIn.isExpired && isActivity(request, url)) {
    signedIn.session = await touchUserSession(signedIn.session);
  }
  context.set(signedInContext, signedIn);
  const response = await next();
  if (signedIn) response.headers.set("Cache-Control", privateCacheControl(response));
  return response;
};

/** The signed-in person with their session, or null; an expired session is nobody. */
export function currentAccount(context: Readonly<RouterContextProvider>): SignedIn | null {
  const signedIn = context.get(signedInContext);
  return signedIn && !signedIn.isExpired ? signedIn : null;
}

/** Who the cookie's session was, also when it has expired: for keeping words, never for showing any. */
export function lateAccount(context: Readonly<RouterContextProvider>): SignedIn | null {
  return context.get(signedInContext);
}

/** The signed-in person; a visitor is sent to sign in and then back to this path. */
export function requireUser(context: Readonly<RouterContextProvider>, url: URL): User {
  return requireAccount(context, url).user;
}

/** The same with their session. */
export function requireAccount(context: Readonly<RouterContextProvider>, url: URL): SignedIn {
  const signedIn = currentAccount(context);
  if (!signedIn) throw redirect(`/auth?next=${encodeURIComponent(url.pathname)}`);
  return signedIn;
}

/** The signed-in person for something that is no page: a visitor gets 401. */
export function requireUserOr401(context: Readonly<RouterContextProvider>): SignedIn {
  const signedIn = currentAccount(context);
  if (!signedIn) throw new Response(null, { status: 401 });
  return signedIn;
}

/** The header that signs a browser in. */
export function signInCookie(secret: string): Promise<string> {
  return cookie.write(secret, { maxAge: ABSOLUTE_MS / 1000 });
}

/** The header that forgets the session in the browser. */
export function signOutCookie(): Promise<string> {
  return cookie.write("", { maxAge: 0 });
}

function isActivity(request: Request, { pathname }: URL): boolean {
  if (request.method === "POST") return true;
  const purpose = request.headers.get("sec-purpose") ?? request.headers.get("purpose") ?? "";
  if (purpose.includes("prefetch") || request.headers.has("x-aliwell-poll")) return false;
  return !/\/replies\/[^/]+(?:\/speech)?$/.test(pathname);
}

function privateCacheControl(response: Response): string {
  const current = response.headers.get("Cache-Control") ?? "";
  const isPage = (response.headers.get("Content-Type") ?? "text/").startsWith("text/");
  // Something that is no page and says nothing about anyone may say so itself.
  if (!isPage && current.startsWith("private, max-age=")) return current;
  return current.includes("no-transform") ? "no-store, no-transform" : "no-store";
}
