import { randomBytes } from "node:crypto";
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticatorTransport,
  type WebAuthnCredential,
} from "@simplewebauthn/server";
import { and, eq, lt } from "drizzle-orm";
import { z } from "zod";
import { environment } from "#app/config/environment.server.ts";
import { database } from "#db/client.ts";
import { passkeys, spentChallenges, users } from "#db/schema.ts";
import { digestOf } from "#app/models/storage/identifier.server.ts";
import { passkeysOf, type Passkey } from "./passkeys.server.ts";
import type { User } from "./users.server.ts";

/** How long somebody has to answer their device. */
export const CHALLENGE_MS = 5 * 60_000;

/** ECDSA with P-256 and RSA, by their numbers in the registry of COSE: every device has one of them. */
const ALGORITHMS = [-7, -257];
const TRANSPORTS = ["ble", "hybrid", "internal", "nfc", "usb"] as const;
const encoded = z.string().min(1).max(20_000);
const credential = {
  id: encoded,
  rawId: encoded,
  type: z.literal("public-key"),
  // None was asked for.
  clientExtensionResults: z.unknown().transform(() => ({})),
};
const createdSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.array(z.string()).max(20).default([]).transform(knownTransports),
  }),
});
const usedSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: encoded,
  }),
});

/** A random challenge of 256 bits for a device to sign, so that its answer works once. */
export function newChallenge(): string {
  return randomBytes(32).toString("base64url");
}

/** What a browser makes a new passkey from: one that the device finds by itself, behind its own lock. */
export async function creationOptions(user: User, challenge: string) {
  const { appName, appUrl } = environment();
  const own = await passkeysOf(user.id);
  return generateRegistrationOptions({
    rpName: appName,
    rpID: new URL(appUrl).hostname,
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: user.firstName,
    challenge: new Uint8Array(Buffer.from(challenge, "base64url")),
    timeout: CHALLENGE_MS,
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: own.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: knownTransports(transports),
    })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

/** What a browser asks its passkeys with. It names none, so that it tells nobody who has one. */
export function requestOptions(challenge: string) {
  return generateAuthenticationOptions({
    rpID: new URL(environment().appUrl).hostname,
    challenge: new Uint8Array(Buffer.from(challenge, "base64url")),
    timeout: CHALLENGE_MS,
    userVerification: "required",
  });
}

/** The passkey that a browser made for this challenge, or null where what it sent doesn't fit. */
export async function readNewPasskey(
  sent: string,
  challenge: string,
): Promise<WebAuthnCredential | null> {
  const response = createdSchema.safeParse(jsonIn(sent)).data;
  if (!response) return null;
  const verified = await nullIfRefused(() =>
    verifyRegistrationResponse({
      response,
      supportedAlgorithmIDs: ALGORITHMS,
      ...expected(challenge),
    }),
  );
  if (!verified?.verified || !(await spendChallenge(challenge, Date.now()))) return null;
  return verified.registrationInfo.credential;
}

/**
 * Whose passkey has answered this challenge, or null: an unknown key, another origin, a challenge that
 * was answered before, a key that its device says is somebody else's, or one whose counter went back.
 */
export async function findPasskeyOwner(sent: string, challenge: string): Promise<User | null> {
  const now = Date.now();
  const response = usedSchema.safeParse(jsonIn(sent)).data;
  if (!response) return null;
  const [found] = await database()
    .select({ passkey: passkeys, user: users })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, response.id));
  if (!found) return null;
  const { passkey, user } = found;
  const holder = Buffer.from(response.response.userHandle, "base64url").toString();
  if (holder !== user.id) return null;
  const verified = await nullIfRefused(() =>
    verifyAuthenticationResponse({
      response,
      credential: credentialOf(passkey),
      ...expected(challenge),
    }),
  );
  if (!verified?.verified || !(await spendChallenge(challenge, now))) return null;
  const isCounted = await countUse(passkey, verified.authenticationInfo.newCounter, now);
  return isCounted ? user : null;
}

function expected(challenge: string) {
  const { origin, hostname } = new URL(environment().appUrl);
  return { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: hostname };
}

// The library throws whatever it refuses; which of the checks it was is nobody's to know.
async function nullIfRefused<Result>(verify: () => Promise<Result>): Promise<Result | null> {
  try {
    return await verify();
  } catch {
    return null;
  }
}

function credentialOf({ credentialId, publicKey, counter }: Passkey): WebAuthnCredential {
  return {
    id: credentialId,
    publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")),
    counter,
  };
}

/** Notes that a challenge was answered; false where it was before. */
async function spendChallenge(challenge: string, now: number): Promise<boolean> {
  const row = { id: digestOf(challenge), expiresAt: now + CHALLENGE_MS };
  const [, spent] = await database().batch([
    database().delete(spentChallenges).where(lt(spentChallenges.expiresAt, now)),
    database().insert(spentChallenges).values(row).onConflictDoNothing().returning(),
  ]);
  return spent.length > 0;
}

// Of two answers at once with the same count one is refused.
async function countUse({ id, counter }: Passkey, newCounter: number, now: number) {
  const counted = await database()
    .update(passkeys)
    .set({ counter: newCounter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, counter)))
    .returning({ id: passkeys.id });
  return counted.length > 0;
}

function knownTransports(named: readonly string[]): AuthenticatorTransport[] {
  return TRANSPORTS.filter((each) => named.includes(each));
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
