import {
  createContext,
  redirect,
  redirectDocument,
  type MiddlewareFunction,
  type RouterContextProvider,
} from "react-router";
import type { TrustedPerson } from "#app/catalogue/trusted-person.ts";
import { inPlace } from "#app/safety/help-region.server.ts";
import { withViewer } from "#app/safety/panel-viewer.server.ts";
import { errorFields, log } from "#app/config/log.server.ts";
import { findTokenOwner, sessionOfKey } from "#app/models/accounts/api-tokens.server.ts";
import { isDatabaseFailure } from "#app/models/storage/database-health.server.ts";
import {
  ABSOLUTE_MS,
  findUserSession,
  userSessionIdOf,
  touchUserSession,
  type SignedIn,
} from "#app/models/accounts/user-sessions.server.ts";
import type { User } from "#app/models/accounts/users.server.ts";
import { wordsHiddenUntil } from "#app/models/risk/hidden-words.server.ts";
import { signedCookie } from "./signed-cookie.server.ts";

interface Asking {
  account: SignedIn | null;
  /** What the key of a program may do; null where a browser asks with its session. */
  scopes: readonly string[] | null;
  /** The session that the cookie names, also where nothing could be read about it. */
  userSessionId: string | null;
  isDatabaseDown: boolean;
  isByKey: boolean;
}

const askingContext = createContext<Asking>();
const cookie = signedCookie("aliwell_session", ABSOLUTE_MS);

/** Finds out who is asking. Page views and posts slide the session; streams and polls do not. */
export const account: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const asking = await whoAsks(request, url);
  context.set(askingContext, asking);
  const user = asking.account?.user;
  const viewer = {
    trusted: trustedOf(asking.account),
    mayAddTrusted: mayAddTrusted(asking.account),
    isAdmin: user?.role === "admin",
  };
  const response = await inPlace(user?.placeSaid ?? user?.region ?? null, () =>
    withViewer(viewer, next),
  );
  // Don't cache answers to a key either, not even to one that no longer works: they are private.
  const hasSession =
    asking.userSessionId !== null && (asking.account !== null || asking.isDatabaseDown);
  if (hasSession || asking.isByKey) {
    response.headers.set("Cache-Control", privateCacheControl(response));
  }
  return response;
};

/** Whom they trust, for the panels: after abuse was told nobody, unless they chose so. */
function trustedOf(signedIn: SignedIn | null): TrustedPerson | null {
  if (!signedIn?.trusted || signedIn.isExpired) return null;
  const isHidden = signedIn.risk?.neutralCheckBack === true && !signedIn.trusted.isInAbuse;
  return isHidden ? null : signedIn.trusted;
}

/** After abuse was told, whoever reads along isn't told that there could be someone. */
function mayAddTrusted(signedIn: SignedIn | null): boolean {
  if (!signedIn || !isUsable(signedIn)) return false;
  return signedIn.trusted === null && signedIn.risk?.neutralCheckBack !== true;
}

// If the database doesn't answer, nobody is signed in. The page still shows help and what was typed.
async function whoAsks(request: Request, url: URL): Promise<Asking> {
  const key = bearerOf(request, url);
  const secret = key === null ? await cookie.read(request) : null;
  const isByKey = key !== null;
  const nobody = {
    account: null,
    scopes: null,
    userSessionId: null,
    isDatabaseDown: false,
    isByKey,
  };
  try {
    if (key !== null) return { ...nobody, ...(await keyHolder(key)) };
    if (secret === null) return nobody;
    const signedIn = await findUserSession(secret);
    if (signedIn && isUsable(signedIn) && isActivity(request, url)) {
      signedIn.session = await touchUserSession(signedIn.session);
    }
    // Whoever asks for their words on this page sees them on this page.
    if (signedIn && url.searchParams.get("words") === "shown") signedIn.wordsHiddenUntil = null;
    return { ...nobody, account: signedIn, userSessionId: signedIn?.session.id ?? null };
  } catch (error) {
    if (!isDatabaseFailure(error)) throw error;
    log().error(errorFields(error), "a session was not read");
    const userSessionId = secret === null ? null : userSessionIdOf(secret);
    return { ...nobody, userSessionId, isDatabaseDown: true };
  }
}

/** The key that a program sends in place of a cookie: to calls alone, for no page asks who sends it. */
function bearerOf(request: Request, { pathname }: URL): string | null {
  const [, key = null] =
    /^Bearer (\S{1,200})$/iu.exec(request.headers.get("authorization") ?? "") ?? [];
  return pathname.startsWith("/api/") ? key : null;
}

/** Who holds a key. It has no session: what stands in its place ends with the key. */
async function keyHolder(key: string): Promise<Pick<Asking, "account" | "scopes">> {
  const owner = await findTokenOwner(key);
  if (!owner) return { account: null, scopes: [] };
  const { user, risk, tokenId, scopes, expiresAt } = owner;
  const session = {
    id: sessionOfKey(tokenId),
    userId: user.id,
    userAgent: null,
    ipAddress: null,
    lockId: null,
    lastActivity: Date.now(),
    expiresAt,
    absoluteExpiresAt: expiresAt,
    createdAt: user.createdAt,
  };
  const account = {
    user,
    risk,
    session,
    wordsHiddenUntil: wordsHiddenUntil(risk),
    trusted: null,
    isExpired: false,
    isLocked: false,
  };
  return { account, scopes };
}

/** What the key of a program may do; null where a browser asks with its session. */
export function keyScopes(context: Readonly<RouterContextProvider>): readonly string[] | null {
  return context.get(askingContext).scopes;
}

/** The signed-in person with their session, or null; an expired or locked session is nobody. */
export function currentAccount(context: Readonly<RouterContextProvider>): SignedIn | null {
  const { account: signedIn } = context.get(askingContext);
  return signedIn && isUsable(signedIn) ? signedIn : null;
}

function isUsable({ isExpired, isLocked }: SignedIn): boolean {
  return !isExpired && !isLocked;
}

/** Whose session waits behind the lock of this browser, or null: for opening it, never for showing anything. */
export function lockedAccount(context: Readonly<RouterContextProvider>): SignedIn | null {
  const { account: signedIn } = context.get(askingContext);
  return signedIn?.isLocked && !signedIn.isExpired ? signedIn : null;
}

/** Whose session it was, where it has expired or is locked: for keeping words, never for showing any. */
export function expiredAccount(context: Readonly<RouterContextProvider>): SignedIn | null {
  const { account: signedIn } = context.get(askingContext);
  return signedIn && !isUsable(signedIn) ? signedIn : null;
}

/** The id of the session that the cookie names, whatever has become of it. */
export function expiredOrCurrentSessionId(context: Readonly<RouterContextProvider>): string | null {
  return context.get(askingContext).userSessionId;
}

/** Whether nobody is known because the database did not answer. */
export function isDatabaseDown(context: Readonly<RouterContextProvider>): boolean {
  return context.get(askingContext).isDatabaseDown;
}

/** The signed-in person with their session, where a layout has let nobody else in. */
export function signedInAccount(context: Readonly<RouterContextProvider>): SignedIn {
  const signedIn = currentAccount(context);
  if (!signedIn) throw new Error("this route stands under no layout that asks who is signed in");
  return signedIn;
}

/** The signed-in person, where a layout has let nobody else in. */
export function signedInUser(context: Readonly<RouterContextProvider>): User {
  return signedInAccount(context).user;
}

/**
 * Leads a visitor to sign in and then back to this path, without what is asked for there. The chat's
 * scripts load that page from the server: they can't show one that doesn't hydrate.
 */
export function signInFirst({ pathname }: URL, headers: HeadersInit = {}): Response {
  return redirectDocument(`/auth?next=${encodeURIComponent(pathname)}`, { headers });
}

/** Leads a visitor to sign in and then back to this very link, as it came in a mail. */
export function signInAndOpen({ pathname, search }: URL): Response {
  return redirect(`/auth?next=${encodeURIComponent(pathname + search)}`);
}

/** The header that signs a browser in. */
export function signInCookie(secret: string): Promise<string> {
  return cookie.write(secret);
}

/** The header that forgets the session in the browser. */
export function signOutCookie(): Promise<string> {
  return cookie.forget();
}

function isActivity(request: Request, { pathname }: URL): boolean {
  if (request.method === "POST") return true;
  const purpose = request.headers.get("sec-purpose") ?? request.headers.get("purpose") ?? "";
  if (purpose.includes("prefetch") || request.headers.has("x-aliwell-poll")) return false;
  if (pathname.startsWith("/api/")) return false;
  return !/\/replies\/[^/]+(?:\/speech)?$/.test(pathname);
}

function privateCacheControl(response: Response): string {
  const current = response.headers.get("Cache-Control") ?? "";
  const isPage = (response.headers.get("Content-Type") ?? "text/").startsWith("text/");
  // Something that is no page and says nothing about anyone may say so itself.
  if (!isPage && current.startsWith("private, max-age=")) return current;
  return current.includes("no-transform") ? "no-store, no-transform" : "no-store";
}
