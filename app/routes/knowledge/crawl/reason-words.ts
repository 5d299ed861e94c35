import type { SkipReason } from "#app/services/crawler.server.ts";

/** Why a page was left out, or why a whole crawl ended: its process died over it more than once. */
type Reason = SkipReason | "died";

const WORDS: Readonly<Record<Reason, string>> = {
  "bad-address": "It leads to an address that can't be read.",
  "private-address": "It's on a private network, so it isn't read.",
  robots: "The website asks robots not to read it (robots.txt).",
  "robots-unreachable": "The website's robots.txt couldn't be read, so nothing else was.",
  unreachable: "There was no answer.",
  "no-such-site": "There's no website at this address. Please check the spelling.",
  "too-slow": "It took longer than ten seconds.",
  "too-large": "It's larger than 5 MB.",
  "too-many-redirects": "It was redirected more than five times.",
  elsewhere: "It leads to another website.",
  login: "It asks to sign in.",
  "not-found": "It isn't there.",
  status: "The website answered with an error.",
  type: "It's a file, like a PDF or a picture. Only pages of text are read.",
  encoding: "It's compressed in a way that can't be read.",
  noindex: "The page asks not to be read by robots.",
  duplicate: "The same page was read at another address.",
  unreadable: "It couldn't be read as a page.",
  "too-little-text": "There's too little text on it.",
  died: "The server stopped twice while reading it, so it won't be tried again.",
};

/** Why a page was left out, or a whole website. */
export function reasonWords(reason: string | null): string {
  return reason !== null && isReason(reason) ? WORDS[reason] : "Something went wrong.";
}

function isReason(reason: string): reason is Reason {
  return Object.hasOwn(WORDS, reason);
}
