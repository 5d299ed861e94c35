import { and, asc, eq, exists, ne, or } from "drizzle-orm";
import type { ProviderIdentity, ProviderTokens } from "#app/services/openid.server.ts";
import { columns } from "#db/columns.ts";
import { database } from "#db/client.ts";
import { oauthAccounts, users } from "#db/schema.ts";
import { recordAccountEvent } from "./account-events.server.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import { seal } from "#app/models/storage/sealed.server.ts";
import { NO_PASSWORD, type User } from "./users.server.ts";
import { requireRoom } from "#app/models/storage/room.server.ts";

/** An account elsewhere that somebody signs in with. */
export type LinkedSignIn = Pick<typeof oauthAccounts.$inferSelect, "id" | "provider" | "createdAt">;

type AccountElsewhere = Pick<ProviderIdentity, "issuer" | "subject">;

/** Whose sign-in this account elsewhere is, or null. */
export async function findLinkedUser({
  issuer,
  subject,
}: AccountElsewhere): Promise<{ user: User; signInId: string } | null> {
  const [row] = await database()
    .select({ user: users, signInId: oauthAccounts.id })
    .from(oauthAccounts)
    .innerJoin(users, eq(users.id, oauthAccounts.userId))
    .where(and(eq(oauthAccounts.provider, issuer), eq(oauthAccounts.providerUserId, subject)))
    .limit(1);
  return row ?? null;
}

/** What this person signs in with besides password and mail, the oldest first. */
export async function linkedSignInsOf(userId: string): Promise<LinkedSignIn[]> {
  return database()
    .select(columns(oauthAccounts, "id", "provider", "createdAt"))
    .from(oauthAccounts)
    .where(eq(oauthAccounts.userId, userId))
    .orderBy(asc(oauthAccounts.createdAt));
}

/** Links an account elsewhere to this one, in the trail too: its id, or null where it is linked already. */
export async function linkSignIn(
  userId: string,
  { issuer, subject }: AccountElsewhere,
  userAgent: string | null,
  now = Date.now(),
): Promise<string | null> {
  await requireRoom(userId, ["oauthAccounts"]);
  const [linked] = await database()
    .insert(oauthAccounts)
    .values({
      id: newId(),
      userId,
      provider: issuer,
      providerUserId: subject,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: oauthAccounts.id });
  if (!linked) return null;
  await recordAccountEvent(userId, { kind: "sign_in_linked", userAgent }, now);
  return linked.id;
}

/** What a provider's tokens are sealed for: this sign-in. */
export function providerTokenPurpose(signInId: string): string {
  return `oauth:${signInId}`;
}

/** Keeps what the provider gave at the last sign-in, sealed for this row alone. */
export async function keepProviderTokens(
  signInId: string,
  { accessToken, refreshToken, expiresAt }: ProviderTokens,
): Promise<void> {
  const sealed = (token: string) => seal(token, providerTokenPurpose(signInId));
  await database()
    .update(oauthAccounts)
    .set({
      accessToken: sealed(accessToken),
      // Not every answer holds one: the last one stays good.
      ...(refreshToken === null ? {} : { refreshToken: sealed(refreshToken) }),
      tokenExpiresAt: expiresAt,
      updatedAt: Date.now(),
    })
    .where(eq(oauthAccounts.id, signInId));
}

/** Unlinks one of this person's sign-ins; false where it is the last one of an account without a password. */
export async function unlinkSignIn(
  userId: string,
  signInId: string,
  userAgent: string | null,
): Promise<boolean> {
  const withPassword = database()
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), ne(users.password, NO_PASSWORD)));
  const others = database()
    .select({ id: oauthAccounts.id })
    .from(oauthAccounts)
    .where(and(eq(oauthAccounts.userId, userId), ne(oauthAccounts.id, signInId)));
  const unlinked = await database()
    .delete(oauthAccounts)
    .where(
      and(
        eq(oauthAccounts.id, signInId),
        eq(oauthAccounts.userId, userId),
        or(exists(withPassword), exists(others)),
      ),
    )
    .returning({ id: oauthAccounts.id });
  if (unlinked.length === 0) return false;
  await recordAccountEvent(userId, { kind: "sign_in_unlinked", userAgent });
  return true;
}
