import type { SkipReason } from "#app/services/crawler.server.ts";

/** Why a page was left out, or why a whole crawl ended: its process died over it more than once. */
type Reason = SkipReason | "died";

const WORDS: Readonly<Record<Reason, string>> = {
  "bad-address": "It leads to an unreadable address.",
  "private-address": "It's on a private network, so it isn't read.",
  robots: "Blocked by the website's robots.txt.",
  "robots-unreachable": "Couldn't read the website's robots.txt.",
  unreachable: "No answer.",
  "no-such-site": "There's no website at this address. Please check the spelling.",
  "too-slow": "It took longer than ten seconds.",
  "too-large": "It's larger than 5 MB.",
  "too-many-redirects": "It was redirected more than five times.",
  elsewhere: "It's on another website.",
  login: "It needs a sign-in.",
  "not-found": "Page not found.",
  status: "The website answered with an error.",
  type: "It's a file, like a PDF or a picture.",
  encoding: "It's compressed in a way that can't be read.",
  noindex: "The page blocks robots.",
  duplicate: "Already read at another address.",
  unreadable: "It couldn't be read as a page.",
  "too-little-text": "Too little text.",
  died: "Our server stopped twice while reading it.",
};

/** Why a page was left out, or a whole website. */
export function reasonWords(reason: string | null): string {
  return reason !== null && isReason(reason) ? WORDS[reason] : "Something went wrong.";
}

function isReason(reason: string): reason is Reason {
  return Object.hasOwn(WORDS, reason);
}
