import { redirect, type LoaderFunctionArgs } from "react-router";
import { currentAccount } from "#app/middleware/account.server.ts";
import { requestFacts } from "#app/middleware/request-log.server.ts";
import { toastHeader } from "#app/middleware/toasts.server.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import {
  findLinkedUser,
  keepProviderTokens,
  linkSignIn,
} from "#app/models/accounts/oauth-accounts.server.ts";
import { needsRegion } from "#app/models/accounts/regions.server.ts";
import {
  createUser,
  findUser,
  findUserByEmail,
  hasPassword,
  NO_PASSWORD,
  verifyUser,
} from "#app/models/accounts/users.server.ts";
import {
  beginAtProvider,
  finishAtProvider,
  type ProviderIdentity,
  type ProviderTokens,
} from "#app/services/openid.server.ts";
import { emailSchema } from "./account-forms.server.ts";
import { notSentToast, sendProviderCode, mailSignInLinked } from "./account-mails.server.ts";
import { refuseTooMany, type ActionRequest } from "./form-limits.server.ts";
import { readKnownBrowser } from "./known-browser.server.ts";
import type { ProviderNotice } from "./provider-notices.ts";
import {
  pendingLinkCookie,
  pendingSignInCookie,
  providerRequestCookie,
  type PendingSignIn,
  type ProviderRequest,
} from "./provider-requests.server.ts";
import { signIn } from "./sign-in.server.ts";

const SIGN_IN_PAGE = "/auth";
const SIGN_INS_PAGE = "/settings/sign-ins";

/** Leads to the provider: to sign in, or with `userId` to link it to that account. */
export async function redirectToProvider(
  wish: Pick<ProviderRequest, "userId" | "next">,
): Promise<Response> {
  const begun = await beginAtProvider();
  if (typeof begun === "string") return withNotice(wish, begun);
  const { url, checks } = begun;
  const headers = { "Set-Cookie": await providerRequestCookie.write({ ...wish, checks }) };
  return redirect(url, { headers });
}

/** Handles the return from the provider. The pending request is used up either way. */
export async function returnFromProvider(args: LoaderFunctionArgs): Promise<Response> {
  const begun = await providerRequestCookie.read(args.request);
  const response = begun ? await finish(args, begun) : withNotice({ userId: null }, "failed");
  response.headers.append("Set-Cookie", await providerRequestCookie.forget());
  return response;
}

async function finish(args: LoaderFunctionArgs, begun: ProviderRequest): Promise<Response> {
  const finished = await finishAtProvider(args.url.search, begun.checks);
  if (typeof finished === "string") return withNotice(begun, finished);
  return begun.userId === null
    ? enter(args, finished, begun.next)
    : askToLink(args, finished.identity, begun.userId);
}

// A linked provider account signs in. An unlinked one makes a new account if its address has none here and
// the provider vouches for it. Otherwise, the person first proves whose account it is.
async function enter(
  args: ActionRequest,
  { identity, tokens }: { identity: ProviderIdentity; tokens: ProviderTokens },
  next: string | null,
): Promise<Response> {
  const linked = await findLinkedUser(identity);
  if (linked) {
    await keepProviderTokens(linked.signInId, tokens);
    return signIn(args, linked.user, { way: "provider", next });
  }
  const email = emailSchema.safeParse({ email: identity.email }).data?.email;
  if (email === undefined) return withNotice({ userId: null }, "no-email");
  const user = await findUserByEmail(email);
  const isOwn = identity.isEmailVerified && user?.emailVerified;
  const pending = { identity: { ...identity, email }, region: null, requestId: newId(), next };
  if (isOwn && hasPassword(user)) {
    return askFirst({ ...pending, asks: "password", userId: user.id });
  }
  if (!isOwn && needsRegion()) return askFirst({ ...pending, asks: "region", userId: null });
  return signInByProviderAddress(args, pending, tokens);
}

/** Signs in whoever has told all that was asked: a new account, or a code for one that may be there. */
export async function signInByProviderAddress(
  args: ActionRequest,
  { identity, region, next }: Pick<PendingSignIn, "identity" | "region" | "next">,
  tokens: ProviderTokens | null,
): Promise<Response> {
  const { email, firstName, lastName, isEmailVerified } = identity;
  const limits = { place: "code.place", address: "register.address" } as const;
  if (await refuseTooMany(args, limits, email)) {
    return withNotice({ userId: null }, "too-many");
  }
  const person = { email, firstName, lastName, region };
  const created = isEmailVerified && (await createUser({ ...person, password: NO_PASSWORD }));
  if (created) {
    await verifyUser(created.id, {});
    return linkAndSignIn(args, created.id, { identity, next, tokens, isNew: true });
  }
  const requestId = newId();
  const earlierId = (await pendingSignInCookie.read(args.request))?.requestId ?? null;
  const browser = await readKnownBrowser(args.request);
  const { userId, sent } = await sendProviderCode(
    { ...person, isEmailVerified },
    { requestId, earlierId, isFromKnownBrowser: browser?.knows(email) ?? false },
  );
  const response = await askFirst({ identity, asks: "code", region, userId, requestId, next });
  if (!sent.ok) {
    response.headers.append("Set-Cookie", await toastHeader(notSentToast(sent.reason)));
  }
  return response;
}

/** Links the account elsewhere to this one, tells its owner unless it is new, and signs in. */
export async function linkAndSignIn(
  args: ActionRequest,
  userId: string,
  { identity, next, tokens, isNew }: NewSignIn,
): Promise<Response> {
  const signInId = await linkSignIn(userId, identity, requestFacts(args.context).userAgent);
  const user = await findUser(userId);
  if (signInId === null || !user) return withNotice({ userId: null }, "failed");
  if (tokens) await keepProviderTokens(signInId, tokens);
  if (!isNew) await mailSignInLinked(user, identity.issuer);
  const response = await signIn(args, user, { way: "provider", next });
  response.headers.append("Set-Cookie", await pendingSignInCookie.forget());
  return response;
}

interface NewSignIn extends Pick<PendingSignIn, "identity" | "next"> {
  /** The provider's tokens; null if more had to be asked first, then the next sign-in stores them. */
  tokens: ProviderTokens | null;
  isNew: boolean;
}

async function askFirst(pending: PendingSignIn): Promise<Response> {
  const headers = { "Set-Cookie": await pendingSignInCookie.write(pending) };
  return redirect("/auth/provider/confirm", { headers });
}

async function askToLink(
  { context }: ActionRequest,
  identity: ProviderIdentity,
  userId: string,
): Promise<Response> {
  if (currentAccount(context)?.user.id !== userId) return withNotice({ userId: null }, "failed");
  const linked = await findLinkedUser(identity);
  if (linked) return withNotice({ userId }, linked.user.id === userId ? "already" : "taken");
  const headers = { "Set-Cookie": await pendingLinkCookie.write({ identity, userId }) };
  return redirect(`${SIGN_INS_PAGE}/link`, { headers });
}

function withNotice({ userId }: Pick<ProviderRequest, "userId">, notice: ProviderNotice) {
  return redirect(`${userId === null ? SIGN_IN_PAGE : SIGN_INS_PAGE}?provider=${notice}`);
}
