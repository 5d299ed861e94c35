import * as client from "openid-client";
import { environment, type Environment } from "#app/config/environment.server.ts";
import { log } from "#app/config/log.server.ts";

/** A provider that doesn't answer holds up nobody longer than this. */
const REQUEST_LIMIT_SECONDS = 10;
const DISCOVERY_KEPT_MS = 60 * 60_000;
const SCOPE = "openid email profile";
/** Where the provider leads back to; it is registered there. */
export const PROVIDER_CALLBACK_PATH = "/auth/provider/callback";

/** The names that people know some providers by. */
const NAMES: Readonly<Record<string, string>> = {
  "accounts.google.com": "Google",
  "login.microsoftonline.com": "Microsoft",
  "appleid.apple.com": "Apple",
  "gitlab.com": "GitLab",
};

/** Who somebody is at the provider, as its token says. */
export interface ProviderIdentity {
  /** The provider's address, as its own tokens name it. */
  issuer: string;
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
}

export interface ProviderTokens {
  accessToken: string;
  refreshToken: string | null;
  expiresAt: number | null;
}

/** What only the browser that began may know: it has to come back with it. */
export interface ProviderChecks {
  state: string;
  nonce: string;
  verifier: string;
}

/** Why a provider signs nobody in: the person said no, it doesn't answer, or what came back is wrong. */
export type ProviderFailure = "declined" | "unreachable" | "failed";

type Oidc = NonNullable<Environment["oidc"]>;

let known: { configuration: Promise<client.Configuration>; until: number } | undefined;

/** What the configured provider is called on buttons; null where none is configured. */
export function providerName(): string | null {
  const { oidc } = environment();
  return oidc && nameOfIssuer(oidc.issuer);
}

/** What the provider at this address is called. */
export function nameOfIssuer(issuer: string): string {
  const host = URL.parse(issuer)?.hostname ?? issuer;
  return NAMES[host] ?? host;
}

/** The provider's page that asks for consent, and what the browser has to bring back from there. */
export async function beginAtProvider(): Promise<
  { url: string; checks: ProviderChecks } | ProviderFailure
> {
  const configuration = await discovered();
  if (!configuration) return "unreachable";
  const checks = {
    state: client.randomState(),
    nonce: client.randomNonce(),
    verifier: client.randomPKCECodeVerifier(),
  };
  const url = client.buildAuthorizationUrl(configuration, {
    redirect_uri: environment().appUrl + PROVIDER_CALLBACK_PATH,
    scope: SCOPE,
    state: checks.state,
    nonce: checks.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(checks.verifier),
    code_challenge_method: "S256",
  });
  return { url: url.href, checks };
}

/** Whom the provider vouches for in this answer (the callback's query); or why for nobody. */
export async function finishAtProvider(
  query: string,
  { state, nonce, verifier }: ProviderChecks,
): Promise<{ identity: ProviderIdentity; tokens: ProviderTokens } | ProviderFailure> {
  const configuration = await discovered();
  if (!configuration) return "unreachable";
  try {
    const answer = await client.authorizationCodeGrant(
      configuration,
      new URL(environment().appUrl + PROVIDER_CALLBACK_PATH + query),
      {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      },
    );
    const identity = await identityIn(configuration, answer);
    if (!identity) return "failed";
    const { access_token: accessToken, refresh_token: refreshToken = null } = answer;
    const seconds = answer.expiresIn();
    const expiresAt = seconds === undefined ? null : Date.now() + seconds * 1000;
    return { identity, tokens: { accessToken, refreshToken, expiresAt } };
  } catch (error) {
    return failureIn(error);
  }
}

type Answer = Awaited<ReturnType<typeof client.authorizationCodeGrant>>;

// The token may leave out what the scopes ask for: then it stands where the token leads.
async function identityIn(
  configuration: client.Configuration,
  answer: Answer,
): Promise<ProviderIdentity | null> {
  const token = answer.claims();
  if (!token) return null;
  const isElsewhere =
    token.email === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined;
  const claims = isElsewhere
    ? { ...(await client.fetchUserInfo(configuration, answer.access_token, token.sub)), ...token }
    : token;
  const email = textIn(claims.email, 254) || null;
  const [firstOfName = "", ...restOfName] = textIn(claims.name, 200).split(/\s+/);
  return {
    issuer: token.iss,
    subject: token.sub,
    email,
    // Some send the word in place of the value.
    isEmailVerified: claims.email_verified === true || claims.email_verified === "true",
    firstName: textIn(claims.given_name, 100) || firstOfName || (email?.split("@")[0] ?? ""),
    lastName: textIn(claims.family_name, 100) || restOfName.join(" "),
  };
}

function textIn(claim: unknown, maxLength: number): string {
  if (typeof claim !== "string") return "";
  return claim
    .replaceAll(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, maxLength);
}

// Kept, so that signing in asks the provider no more than it must; a failure is asked again.
async function discovered(now = Date.now()): Promise<client.Configuration | null> {
  const { oidc } = environment();
  if (!oidc) return null;
  const isKept = known && now < known.until && known.until <= now + DISCOVERY_KEPT_MS;
  if (!known || !isKept) {
    known = { configuration: discover(oidc), until: now + DISCOVERY_KEPT_MS };
  }
  const { configuration } = known;
  try {
    return await configuration;
  } catch (error) {
    if (known.configuration === configuration) known = undefined;
    failureIn(error);
    return null;
  }
}

function discover({ issuer, clientId, clientSecret }: Oidc): Promise<client.Configuration> {
  const authenticate: client.ClientAuth = (server, ...rest) => {
    // Where a provider says nothing about it, the standard's first way is meant.
    const ways = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    const isBasic = ways.includes("client_secret_basic");
    const way = isBasic ? client.ClientSecretBasic : client.ClientSecretPost;
    way(clientSecret)(server, ...rest);
  };
  return client.discovery(new URL(issuer), clientId, undefined, authenticate, {
    timeout: REQUEST_LIMIT_SECONDS,
    // Settings allow a plain line on this machine only, and in demo mode.
    execute: issuer.startsWith("http:") ? [client.allowInsecureRequests] : [],
  });
}

// What a provider sent stays out of the log.
function failureIn(error: unknown): ProviderFailure {
  if (error instanceof client.AuthorizationResponseError && error.error === "access_denied") {
    return "declined";
  }
  const { name, code } = error instanceof Error ? { code: null, ...error, name: error.name } : {};
  log().warn({ name, code }, "the sign-in provider signed nobody in");
  return isUnanswered(error) ? "unreachable" : "failed";
}

function isUnanswered(error: unknown): boolean {
  // What fetch throws where nothing answers; the library's own have a code.
  if (error instanceof TypeError) return !("code" in error);
  return error instanceof client.ClientError && error.code === "OAUTH_TIMEOUT";
}
