import { ECDH } from "node:crypto";
import { Agent } from "undici";
import webPush from "web-push";
import { z } from "zod";
import { environment } from "#app/config/environment.server.ts";
import { errorFields, log } from "#app/config/log.server.ts";
import { isPrivateLiteral, publicLookup } from "./crawler/public-address.server.ts";

const TIMEOUT_MS = 10_000;
const ENDPOINT_MAX_LENGTH = 1_000;
/** An uncompressed point of P-256 and 16 bytes, in base64url, as RFC 8291 has them. */
const PUBLIC_KEY = /^[\w-]{87}=?$/u;
const AUTH_SECRET = /^[\w-]{22}(?:==)?$/u;

/** What a browser gives whoever may send it messages. */
export type PushSubscription = z.output<typeof subscriptionSchema>;

/** The key pair that push services know a sender by (RFC 8292), in base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** gone: the browser takes no more messages at this address, and never will. later: it may take this one then. */
export type PushResult = "sent" | "gone" | "later" | "failed";

const subscriptionSchema = z.object({
  endpoint: z
    .url({ protocol: /^https$/u })
    .max(ENDPOINT_MAX_LENGTH)
    .refine(isOpenAddress),
  keys: z.object({
    p256dh: z.string().regex(PUBLIC_KEY).refine(isPointOfCurve),
    auth: z.string().regex(AUTH_SECRET),
  }),
});

// The address comes from a browser: what is checked is what is connected to, as for pages that are read.
const openNetwork = new Agent({
  connect: { lookup: publicLookup(), timeout: TIMEOUT_MS },
  maxHeaderSize: 32 * 1024,
});

/** A new key pair. */
export function newPushKeys(): PushKeys {
  return webPush.generateVAPIDKeys();
}

/** A subscription as a browser writes it in JSON; null where it is none, or leads inside our network. */
export function readSubscription(json: string): PushSubscription | null {
  try {
    return subscriptionSchema.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Sends a message to one browser, encrypted so that only that browser reads it. One that can't be shown
 * within `ttlSeconds` is dropped by the push service. Takes ten seconds at most; never throws.
 */
export async function sendPush(
  subscription: PushSubscription,
  message: Readonly<Record<string, string>>,
  { keys, topic, ttlSeconds }: { keys: PushKeys; topic: string; ttlSeconds: number },
): Promise<PushResult> {
  try {
    const status = await post(
      webPush.generateRequestDetails(subscription, JSON.stringify(message), {
        vapidDetails: { subject: `mailto:${environment().supportEmail}`, ...keys },
        TTL: ttlSeconds,
        topic,
      }),
    );
    if (status >= 200 && status < 300) return "sent";
    log().warn({ status }, "a notification was not taken");
    if (status === 404 || status === 410) return "gone";
    return status === 429 || status >= 500 ? "later" : "failed";
  } catch (error) {
    log().warn(errorFields(error), "a notification was not sent");
    return "later";
  }
}

async function post({ endpoint, method, headers, body }: webPush.RequestDetails): Promise<number> {
  // Its own length is the sender's to say.
  const { "Content-Length": _length, ...rest } = headers;
  const init: RequestInit & { dispatcher: Agent } = {
    method,
    headers: rest,
    body: body && new Uint8Array(body),
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
    dispatcher: openNetwork,
  };
  const response = await fetch(endpoint, init);
  await response.body?.cancel();
  return response.status;
}

// A host that is written as numbers is connected to without being looked up.
function isOpenAddress(endpoint: string): boolean {
  const { hostname, username, password } = new URL(endpoint);
  return !isPrivateLiteral(hostname) && username === "" && password === "";
}

function isPointOfCurve(key: string): boolean {
  try {
    ECDH.convertKey(key, "prime256v1", "base64url");
    return true;
  } catch {
    return false;
  }
}
