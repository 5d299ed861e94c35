/** What our routes and forms know; everything else is refused before a route is looked for. */
const METHODS = ["GET", "HEAD", "POST"];
/** What the framework hands to a call, which says itself what can be done there. */
const CALL_METHODS = [...METHODS, "PATCH", "PUT", "DELETE"];

/** The same, as an answer says it. */
export const ALLOWED_METHODS = METHODS.join(", ");

interface RequestLine {
  method: string | undefined;
  host: string | undefined;
  url: string | undefined;
  origin?: string | undefined;
}

/** The status of a request that cannot be given to a route, or null. */
export function refusalOf({ method = "", host, url, origin = "null" }: RequestLine): number | null {
  // An unreadable address can't be routed; without this check it would count as our error.
  if (!URL.canParse(`http://${host}${url}`)) return 400;
  // The framework finds no route for a path with a line break in it, not even the one for all others.
  if (hasControlCharacter(url ?? "")) return 400;
  // The framework answers this without a page. No browser sends it.
  if (origin !== "null" && !URL.canParse(origin)) return 400;
  const known = (url ?? "").startsWith("/api/") ? CALL_METHODS : METHODS;
  return known.includes(method) ? null : 405;
}

function hasControlCharacter(url: string): boolean {
  return /%(?:[01][\da-f]|7f|e2%80%a[89])/i.test(url.split("?")[0] ?? "");
}

/**
 * The same address, as one that can be read: with one slash in front, for more would begin the name of
 * a machine, and such that it can be decoded. The framework writes one that cannot be to the
 * console as it is, and what is in it may be anybody's words.
 */
export function readable(url: string): string {
  const [typed = "", ...query] = url.split("?");
  const path = typed.replace(/^[/\\]{2,}/, "/");
  try {
    decodeURIComponent(path);
    return [path, ...query].join("?");
  } catch {
    return [path.replaceAll("%", "%25"), ...query].join("?");
  }
}
