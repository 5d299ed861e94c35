const NOTICES = {
  declined: {
    title: "Nothing has changed",
    text: "You stopped signing in with {provider}. You can try again, or sign in another way.",
  },
  unreachable: {
    title: "{provider} isn't answering",
    text: "Please try again in a few minutes, or sign in another way.",
  },
  failed: {
    title: "That didn't work",
    text: "Signing in with {provider} didn't finish. Please try again, or sign in another way.",
  },
  "no-email": {
    title: "We need your email address",
    text: "{provider} didn't tell us your email address. Allow it there, or create an account here.",
  },
  "too-many": {
    title: "Please wait a moment",
    text: "Too many attempts. Please wait before trying again.",
  },
  taken: {
    title: "That's linked to another account",
    text: "This {provider} sign-in belongs to another account here. Sign in with it, and unlink it there first.",
  },
  already: {
    title: "Already linked",
    text: "You can already sign in this way.",
  },
} as const;

export type ProviderNotice = keyof typeof NOTICES;

/** What a page says about a sign-in that a provider sent back; nothing for a code that isn't ours. */
export function providerNotice(
  code: string | null,
  provider: string | null,
): { title: string; text: string } | null {
  if (code === null || provider === null || !Object.hasOwn(NOTICES, code)) return null;
  const { title, text } = NOTICES[code as ProviderNotice];
  const named = (words: string) => words.replaceAll("{provider}", provider);
  return { title: named(title), text: named(text) };
}
