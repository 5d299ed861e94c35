import { and, asc, eq } from "drizzle-orm";
import type { WebAuthnCredential } from "@simplewebauthn/server";
import { database } from "#db/client.ts";
import { passkeys } from "#db/schema.ts";
import { accountEventStatement } from "./account-events.server.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import { requireRoom } from "#app/models/storage/room.server.ts";

export type Passkey = typeof passkeys.$inferSelect;

/** The passkeys of this person, the oldest first. */
export function passkeysOf(userId: string): Promise<Passkey[]> {
  return database()
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt));
}

/** Keeps a new passkey, in the trail too; false where somebody has it already. */
export async function addPasskey(
  userId: string,
  name: string,
  { id: credentialId, publicKey, counter, transports }: WebAuthnCredential,
  from: { userAgent: string | null },
  now = Date.now(),
): Promise<boolean> {
  await requireRoom(userId, ["passkeys"]);
  const taken = new Set((await passkeysOf(userId)).map((each) => each.name));
  const added = await database()
    .insert(passkeys)
    .values({
      id: newId(),
      userId,
      name: numbered(name, taken),
      credentialId,
      publicKey: Buffer.from(publicKey).toString("base64url"),
      counter,
      transports: transports ?? [],
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: passkeys.id });
  if (added.length === 0) return false;
  await accountEventStatement(userId, { kind: "passkey_added", ...from }, now);
  return true;
}

/** A name that tells a passkey from the others: "My phone", then "My phone (2)". */
function numbered(name: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? name : `${name} (${number})`;
    if (!taken.has(free)) return free;
  }
}

/** Removes one of this person's passkeys, in the trail too; false where there is none. */
export async function removePasskey(
  userId: string,
  passkeyId: string,
  from: { userAgent: string | null },
): Promise<boolean> {
  const removed = await database()
    .delete(passkeys)
    .where(and(eq(passkeys.id, passkeyId), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  if (removed.length === 0) return false;
  await accountEventStatement(userId, { kind: "passkey_removed", ...from });
  return true;
}
