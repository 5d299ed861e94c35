import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from "node:crypto";
import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { z } from "zod";

const ORIGIN = "https://push.example";
/** What a push service has to take (RFC 8030); most take no more. */
const MAX_BYTES = 4_096;
const DAY_SECONDS = 24 * 60 * 60;
const TAG_BYTES = 16;

/** What a push service says instead of "taken": by RFC 8030, with the statuses that services really use. */
export type PushRefusal = 404 | 410 | 413 | 429 | 500;

const claimsSchema = z.strictObject({
  aud: z.literal(ORIGIN),
  exp: z.number(),
  sub: z.string().regex(/^(?:mailto:.+@|https:)/),
});

/** A browser that has subscribed at the push service: it alone reads what is sent to it. */
export class PushBrowser {
  readonly name: string;
  readonly endpoint: string;
  readonly received: unknown[] = [];
  readonly #keys = createECDH("prime256v1");
  readonly #auth = randomBytes(16);

  constructor(name: string) {
    this.name = name;
    this.endpoint = `${ORIGIN}/${name}`;
    this.#keys.generateKeys();
  }

  /** As a browser writes it in JSON. */
  get subscription() {
    const keys = {
      p256dh: this.#keys.getPublicKey("base64url"),
      auth: this.#auth.toString("base64url"),
    };
    return { endpoint: this.endpoint, expirationTime: null, keys };
  }

  /** Reads a message as RFC 8291 has it, with the content coding of RFC 8188. */
  read(body: Buffer): unknown {
    const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), this.#keys.getPublicKey(), sender]);
    const shared = hkdfSync("sha256", this.#keys.computeSecret(sender), this.#auth, info, 32);
    const derive = (name: string, length: number) =>
      Buffer.from(
        hkdfSync("sha256", Buffer.from(shared), salt, `Content-Encoding: ${name}\0`, length),
      );
    const decipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    const text = decipher.update(sealed.subarray(0, -TAG_BYTES), undefined, "utf8");
    decipher.final();
    // Padding follows the text, after one mark.
    return JSON.parse(text.slice(0, text.lastIndexOf("\u0002")));
  }
}

/** A push service at the network: it takes what the standards allow, and refuses what a test says. */
export class PushDouble {
  readonly #browsers = new Map<string, PushBrowser>();
  readonly #refusals = new Map<string, PushRefusal>();
  /** How often each browser was written to, taken or not. */
  readonly asked: string[] = [];
  readonly server = setupServer(
    http.post(`${ORIGIN}/:name`, async ({ request, params }) => {
      const name = String(params["name"]);
      this.asked.push(name);
      const browser = this.#browsers.get(name);
      const refusal = this.#refusals.get(name);
      if (!browser) return new HttpResponse(null, { status: 404 });
      if (refusal) return HttpResponse.json({ code: refusal }, { status: refusal });
      if (!isSigned(request.headers.get("authorization")))
        return new HttpResponse(null, { status: 403 });
      const isWhole =
        request.headers.get("content-encoding") === "aes128gcm" &&
        Number(request.headers.get("ttl")) > 0 &&
        /^[\w-]{1,32}$/.test(request.headers.get("topic") ?? "");
      if (!isWhole) return new HttpResponse(null, { status: 400 });
      const body = Buffer.from(await request.arrayBuffer());
      if (body.length > MAX_BYTES) return new HttpResponse(null, { status: 413 });
      browser.received.push(browser.read(body));
      return new HttpResponse(null, { status: 201, headers: { location: `${ORIGIN}/m/1` } });
    }),
  );

  /** Knows a browser from now on, and takes its messages or answers with a refusal. */
  add(browser: PushBrowser, refusal: PushRefusal | null = null): PushBrowser {
    this.#browsers.set(browser.name, browser);
    if (refusal) this.#refusals.set(browser.name, refusal);
    else this.#refusals.delete(browser.name);
    return browser;
  }
}

/** Whether a message is signed by its sender for this service, for a day at most (RFC 8292). */
function isSigned(authorization: string | null): boolean {
  const [, token = "", key = ""] = /^vapid t=([^,]+), ?k=(\S+)$/.exec(authorization ?? "") ?? [];
  const [header = "", payload = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  if (point.length !== 65) return false;
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((each) =>
    each.toString("base64url"),
  );
  const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const claims = claimsSchema.safeParse(JSON.parse(Buffer.from(payload, "base64url").toString()));
  const isRight = verify(
    "sha256",
    Buffer.from(`${header}.${payload}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  return isRight && claims.success && claims.data.exp <= Date.now() / 1000 + DAY_SECONDS;
}
