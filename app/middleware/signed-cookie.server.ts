import { createHmac, timingSafeEqual } from "node:crypto";
import { createCookie, type Cookie } from "react-router";
import { DAY_MS } from "#app/config/durations.ts";
import { environment } from "#app/config/environment.server.ts";

export interface SignedCookie {
  /** The value that we signed, or null where there is none of ours. */
  read: (request: Request) => Promise<string | null>;
  /** The header that sets it. */
  write: (value: string) => Promise<string>;
  /** The header that makes the browser forget it. */
  forget: () => Promise<string>;
}

/** Browsers cap a cookie's lifetime at 400 days. */
export const LONGEST_COOKIE_MS = 400 * DAY_MS;

/**
 * A cookie for one string, kept for `lastsMs`, or else for as long as the browser is open. It is signed with the
 * newest of the secrets and read with any of them. Signed by ourselves: the framework imports its key anew for
 * every cookie of every request, which is a tenth of a small page.
 */
export function signedCookie(name: string, lastsMs?: number): SignedCookie {
  let cookie: Cookie | undefined;
  const plain = () =>
    (cookie ??= createCookie(cookieName(name), {
      httpOnly: true,
      sameSite: "lax",
      path: "/",
      secure: environment().appUrl.startsWith("https:"),
    }));
  const serialize = (value: string, options: { maxAge?: number }) => {
    const [newest = ""] = environment().sessionSecrets;
    return plain().serialize(`${value}.${signatureOf(name, value, newest)}`, options);
  };
  return {
    async read(request) {
      const signed: unknown = await plain().parse(request.headers.get("cookie"));
      return typeof signed === "string" ? valueOf(name, signed) : null;
    },
    write: (value) => serialize(value, lastsMs === undefined ? {} : { maxAge: lastsMs / 1_000 }),
    forget: () => serialize("", { maxAge: 0 }),
  };
}

/**
 * A cookie's name as browsers keep it. Over https it begins with `__Host-`: then no other host beside
 * ours, and nobody on a plain line, can set it. Needs the path `/` and no domain.
 */
export function cookieName(name: string): string {
  return environment().appUrl.startsWith("https:") ? `__Host-${name}` : name;
}

function valueOf(name: string, signed: string): string | null {
  const dot = signed.lastIndexOf(".");
  const value = signed.slice(0, Math.max(0, dot));
  const given = Buffer.from(signed.slice(dot + 1));
  const isOurs = environment().sessionSecrets.some((secret) => {
    const expected = Buffer.from(signatureOf(name, value, secret));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  return isOurs && value !== "" ? value : null;
}

function signatureOf(name: string, value: string, secret: string): string {
  return createHmac("sha256", secret).update(`${name}=${value}`).digest("base64url");
}
