/** What our routes and forms know; everything else is refused before a route is looked for. */
export const ALLOWED_METHODS = ["GET", "HEAD", "POST"];

export const ALLOW_HEADER = { Allow: ALLOWED_METHODS.join(", ") };

interface RequestLine {
  method: string | undefined;
  host: string | undefined;
  url: string | undefined;
}

/** Why a request cannot be given to a route, or null. */
export function refusalOf({
  method = "",
  host,
  url,
}: RequestLine): { status: number; headers: Record<string, string> } | null {
  // What makes no address cannot be asked for: without this it would be an error of ours.
  if (!URL.canParse(`http://${host}${url}`)) return { status: 400, headers: {} };
  // The framework finds no route for a path with a line break in it, not even the one for all others.
  if (hasControlCharacter(url ?? "")) return { status: 400, headers: {} };
  // Only a call changes a part of something; it says itself where that isn't done.
  const isCall = method === "PATCH" && (url ?? "").startsWith("/api/");
  if (!ALLOWED_METHODS.includes(method) && !isCall) return { status: 405, headers: ALLOW_HEADER };
  return null;
}

function hasControlCharacter(url: string): boolean {
  return /%(?:[01][\da-f]|7f|e2%80%a[89])/i.test(url.split("?")[0] ?? "");
}

/**
 * The same address, as one that can be decoded. The framework writes one that cannot be to the
 * console as it is, and what is in it may be anybody's words.
 */
export function decodable(url: string): string {
  const [path = "", ...query] = url.split("?");
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll("%", "%25"), ...query].join("?");
  }
}
