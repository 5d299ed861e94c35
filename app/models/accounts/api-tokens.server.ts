import { DAY_MS } from "#app/config/durations.ts";
import { and, count, desc, eq, gt, inArray, lt } from "drizzle-orm";
import type { ApiScope } from "#app/catalogue/api-scopes.ts";
import { database } from "#db/client.ts";
import { apiTokens, riskStates, users } from "#db/schema.ts";
import { accountEventStatement } from "./account-events.server.ts";
import { digestOf, newId } from "#app/models/storage/identifier.server.ts";
import { BOUNDS } from "#app/models/storage/room.server.ts";
import type { SignedIn } from "./user-sessions.server.ts";

/** Keys expire, so that one left lying somewhere stops working. */
export const TOKEN_DAYS = 365;
export const MAX_TOKENS = BOUNDS.apiTokens.rows;
/** How a key begins: whoever finds one in a file knows what it is. */
const PREFIX = "alw_";
const KEY_SESSION = "key:";
const USE_NOTED_EVERY_MS = 60_000;

export type ApiToken = Omit<typeof apiTokens.$inferSelect, "token">;

/** Who a key belongs to, and what it may do. */
export interface TokenOwner extends Pick<SignedIn, "user" | "risk"> {
  tokenId: string;
  scopes: readonly string[];
  expiresAt: number;
}

/**
 * Makes a key for a program of this person's and returns it: it's shown once, and only a digest is
 * kept. Null where they have as many as one may have.
 */
export async function makeApiToken(
  userId: string,
  { name, scopes }: { name: string; scopes: readonly ApiScope[] },
  from: { userAgent: string | null },
  now = Date.now(),
): Promise<string | null> {
  const [own] = await database()
    .select({ count: count() })
    .from(apiTokens)
    .where(eq(apiTokens.userId, userId));
  if ((own?.count ?? 0) >= MAX_TOKENS) return null;
  const secret = PREFIX + newId() + newId();
  const times = { createdAt: now, expiresAt: now + TOKEN_DAYS * DAY_MS };
  await database().batch([
    database()
      .insert(apiTokens)
      .values({
        id: newId(),
        userId,
        name,
        token: digestOf(secret),
        scopes: [...scopes],
        ...times,
      }),
    accountEventStatement(userId, { kind: "api_token_made", ...from }, now),
  ]);
  return secret;
}

/** The keys of this person, the newest first; never what opens anything. */
export function findApiTokens(userId: string): Promise<ApiToken[]> {
  const { id, name, scopes, createdAt, lastUsedAt, expiresAt } = apiTokens;
  return database()
    .select({ id, userId: apiTokens.userId, name, scopes, createdAt, lastUsedAt, expiresAt })
    .from(apiTokens)
    .where(eq(apiTokens.userId, userId))
    .orderBy(desc(createdAt));
}

/** Revokes a key of this person. */
export async function revokeApiToken(
  userId: string,
  tokenId: string,
  from: { userAgent: string | null },
): Promise<boolean> {
  const revoked = await database()
    .delete(apiTokens)
    .where(and(eq(apiTokens.id, tokenId), eq(apiTokens.userId, userId)))
    .returning({ id: apiTokens.id });
  if (revoked.length === 0) return false;
  await accountEventStatement(userId, { kind: "api_token_revoked", ...from });
  return true;
}

/** Whose key it is, or null for one that is unknown, was taken back or has run out. */
export async function findTokenOwner(secret: string, now = Date.now()): Promise<TokenOwner | null> {
  if (!secret.startsWith(PREFIX)) return null;
  const [found] = await database()
    .select({
      token: apiTokens,
      user: users,
      risk: {
        status: riskStates.status,
        neutralCheckBack: riskStates.neutralCheckBack,
        foldedAt: riskStates.foldedAt,
        statusSince: riskStates.statusSince,
        lastSignAt: riskStates.lastSignAt,
        askedAt: riskStates.askedAt,
      },
    })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .leftJoin(riskStates, eq(riskStates.userId, apiTokens.userId))
    .where(and(eq(apiTokens.token, digestOf(secret)), gt(apiTokens.expiresAt, now)))
    .limit(1);
  if (!found) return null;
  const { token, user, risk } = found;
  if (now - (token.lastUsedAt ?? 0) > USE_NOTED_EVERY_MS) {
    await database().update(apiTokens).set({ lastUsedAt: now }).where(eq(apiTokens.id, token.id));
  }
  const { id: tokenId, scopes, expiresAt } = token;
  return { user, risk, tokenId, scopes, expiresAt };
}

/** The id that a request with a key carries in place of a session id. */
export function sessionOfKey(tokenId: string): string {
  return KEY_SESSION + tokenId;
}

/** Returns the ids among these whose key is still valid. */
export async function standingKeys(userSessionIds: readonly string[]): Promise<string[]> {
  const ids = userSessionIds
    .filter((id) => id.startsWith(KEY_SESSION))
    .map((id) => id.slice(KEY_SESSION.length));
  if (ids.length === 0) return [];
  const rows = await database()
    .select({ id: apiTokens.id })
    .from(apiTokens)
    .where(and(inArray(apiTokens.id, ids), gt(apiTokens.expiresAt, Date.now())));
  return rows.map(({ id }) => sessionOfKey(id));
}

/** Forgets keys that have run out. */
export async function clearApiTokens(now = Date.now()): Promise<void> {
  await database().delete(apiTokens).where(lt(apiTokens.expiresAt, now));
}
