import { and, eq, exists, gt, lt, lte, or } from "drizzle-orm";
import { database } from "#db/client.ts";
import { magicLinkTokens, users } from "#db/schema.ts";
import { digestOf, newId } from "#app/models/storage/identifier.server.ts";
import type { User } from "./users.server.ts";

/** How long a mailed link signs somebody in. */
export const MAGIC_LINK_LIFETIME_MS = 15 * 60_000;

/** Makes a link for this account's address, in place of earlier ones; returns its token for the mail. */
export async function issueMagicLink({ id, email }: Pick<User, "id" | "email">): Promise<string> {
  const now = Date.now();
  const token = newId() + newId();
  await database().batch([
    database()
      .delete(magicLinkTokens)
      .where(or(lt(magicLinkTokens.expiresAt, now), eq(magicLinkTokens.userId, id))),
    database()
      .insert(magicLinkTokens)
      .values({
        id: newId(),
        token: digestOf(token),
        email,
        userId: id,
        expiresAt: now + MAGIC_LINK_LIFETIME_MS,
        createdAt: now,
      }),
  ]);
  return token;
}

/**
 * Spends a link: whom it signs in, or null where it is used, too old, or was mailed to an address that
 * isn't the account's any longer. The account's other links end with it.
 */
export async function spendMagicLink(token: string, now = Date.now()): Promise<string | null> {
  const owner = database()
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, magicLinkTokens.userId), eq(users.email, magicLinkTokens.email)));
  const [spent] = await database()
    .update(magicLinkTokens)
    .set({ used: true })
    .where(
      and(
        eq(magicLinkTokens.token, digestOf(token)),
        eq(magicLinkTokens.used, false),
        gt(magicLinkTokens.expiresAt, now),
        // One that ends later than any that is made now was made by a clock that was ahead.
        lte(magicLinkTokens.expiresAt, now + MAGIC_LINK_LIFETIME_MS),
        exists(owner),
      ),
    )
    .returning({ userId: magicLinkTokens.userId });
  if (!spent?.userId) return null;
  await database().delete(magicLinkTokens).where(eq(magicLinkTokens.userId, spent.userId));
  return spent.userId;
}
