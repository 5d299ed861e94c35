import { createCookie, type Cookie } from "react-router";
import { environment } from "#app/config/environment.server.ts";
import { CODE_LIFETIME_MS } from "#app/models/codes.server.ts";

let cookie: Cookie | undefined;

// The reset code comes back without an address: this browser remembers which one it asked for.
function resetCookie(): Cookie {
  const { appUrl, sessionSecrets } = environment();
  cookie ??= createCookie("aliwell_reset", {
    httpOnly: true,
    sameSite: "lax",
    path: "/auth/forgot-password",
    secure: appUrl.startsWith("https:"),
    secrets: [...sessionSecrets],
    maxAge: CODE_LIFETIME_MS / 1000,
  });
  return cookie;
}

/** The address that this browser asked a reset code for, or null. */
export async function readResetAddress(request: Request): Promise<string | null> {
  const address: unknown = await resetCookie().parse(request.headers.get("cookie"));
  return typeof address === "string" && address !== "" ? address : null;
}

/** The header that remembers the address for as long as its code is valid. */
export function resetAddressHeader(email: string): Promise<string> {
  return resetCookie().serialize(email);
}

/** The header that forgets it. */
export function forgetResetAddress(): Promise<string> {
  return resetCookie().serialize("", { maxAge: 0 });
}
