const MAX_LENGTH = 1_500;
/** What was written down may carry parameters that are taken out; longer than this nobody writes one. */
const MAX_GIVEN = 4_000;
/** Tells where a visitor came from, and changes nothing on the page. */
const TRACKING = /^(?:utm_.*|gclid|fbclid|msclkid|mc_cid|mc_eid|igshid|ref_src|_ga|_gl|yclid)$/iu;
const MEDIA =
  /\.(?:avif|bmp|eot|gif|ico|jpe?g|m4a|mov|mp[34]|mpe?g|ogg|otf|png|svg|tiff?|ttf|wav|web[mp]|woff2?)$/iu;
const NO_PAGE =
  /\.(?:css|csv|docx?|epub|exe|gz|js|json|pdf|pptx?|rar|rss|tar|tgz|xlsx?|xml|zip)$/iu;
const DOCUMENT = /\.(?:pdf|docx?|epub|pptx?|xlsx?|odt|rtf)$/iu;
const LOGIN = /(?:^|[/._-])(?:log-?in|sign-?in|sso|oauth\d?|wp-login|account\/auth)(?:$|[/._-])/iu;

/**
 * The address of a page as it is known by: without a fragment and tracking parameters, the others in
 * order; null where it is none that may be read.
 */
export function pageAddress(given: string, base?: string): string | null {
  if (given.length > MAX_GIVEN) return null;
  const url = URL.parse(given.trim(), base);
  if (!url || !/^https?:$/u.test(url.protocol) || url.username || url.password) return null;
  url.hash = "";
  const parameters = [...url.searchParams].filter(([name]) => !TRACKING.test(name));
  const kept = new URLSearchParams(parameters);
  kept.sort();
  url.search = kept.toString();
  if (url.hostname === "" || url.href.length > MAX_LENGTH) return null;
  return url.href;
}

/**
 * Where the links of a page lead on the same website, each once; what plainly is no page only where it's a document.
 */
export function linksFrom(
  url: string,
  { links, base }: { links: readonly string[]; base: string | null },
): string[] {
  const from = base ? (pageAddress(base, url) ?? url) : url;
  const found = links.flatMap((link) => {
    const address = pageAddress(link, from);
    const isFollowed = address && (!isNoPage(address) || isDocument(address));
    return isFollowed && isSameSite(address, url) ? [here(address, url)] : [];
  });
  return [...new Set(found)];
}

/** An address of the same website as this page has it: with or without `www`, and as safe. */
function here(address: string, url: string): string {
  const { protocol, host } = new URL(url);
  return Object.assign(new URL(address), { protocol, host }).href;
}

/** Whether an address is plainly of a file that is no page. */
export function isNoPage(address: string): boolean {
  const { pathname } = new URL(address);
  return MEDIA.test(pathname) || NO_PAGE.test(pathname);
}

/** Whether an address is plainly of a document that people read, and that isn't read here. */
export function isDocument(address: string): boolean {
  return DOCUMENT.test(new URL(address).pathname);
}

/** Whether an address is plainly where people sign in. */
export function isLogin(address: string): boolean {
  return LOGIN.test(new URL(address).pathname);
}

/** Whether two addresses are of the same website: `www` and a safe connection make no other. */
export function isSameSite(one: string, other: string): boolean {
  const [a, b] = [new URL(one), new URL(other)];
  const host = ({ hostname }: URL) => hostname.replace(/^www\./u, "");
  return a.origin === b.origin || (host(a) === host(b) && a.port === b.port);
}
