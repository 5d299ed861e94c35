/** Why words were not taken at all: a page of its own gives them back. */
export type PageReason =
  | "origin"
  | "token"
  | "too_large"
  | "too_many"
  | "content_type"
  | "unreadable"
  | "signed-out"
  | "signed-out-kept"
  | "locked-kept"
  | "not-saved"
  | "not-saved-yet"
  | "too-fast"
  | "missing"
  | "premium"
  | "full"
  | "missing-kept"
  | "at-risk";

interface RefusalText {
  title: string;
  text: string;
}

/** What is said of words that may be sent once more. */
export const NOT_SAVED: RefusalText = {
  title: "Not saved yet",
  text: "We couldn't save this just now. Your text is below. Please send it again in a moment.",
};

/** What the page of refused words says, by why they were refused. */
export const REFUSED_PAGES: Readonly<Record<PageReason, RefusalText>> = {
  "signed-out": {
    title: "Please sign in again",
    text: "You were signed out before this arrived, so it wasn't saved. Your text is below. Sign in on the new page that opens, then come back here and send it again.",
  },
  "signed-out-kept": {
    title: "Please sign in again",
    text: "Your session had ended when this arrived. Your words are saved. They'll be in the box after you sign in.",
  },
  "locked-kept": {
    title: "Locked",
    text: "You were away for a while, so this browser had locked. Your words are saved. They'll be in the box after you open it.",
  },
  "not-saved": NOT_SAVED,
  "not-saved-yet": {
    title: "Not saved yet. We're still trying.",
    text: "Saving is taking longer than usual. You can leave this page open. Your text is below. If you send it again, it won't be saved twice.",
  },
  "too-fast": {
    title: "Please wait a moment",
    text: "A lot came from your network in a short time. Your text is below. Please try again in a few minutes.",
  },
  premium: {
    title: "Premium feature required",
    text: "Journal entries are available for premium subscribers only. Your text is below and kept as a draft.",
  },
  full: {
    title: "There's no room for more",
    text: "You've reached the most that one account can keep of this. Your text is below. Copy it, delete something you no longer need, and send it again.",
  },
  missing: {
    title: "This page is gone",
    text: "It was deleted, maybe in another tab. Your text is below, so you can copy it.",
  },
  "missing-kept": {
    title: "This conversation is gone",
    text: "It was deleted, maybe in another tab. Your text is saved. It'll be in the box when you open the chat.",
  },
  "at-risk": {
    title: "We don't keep this",
    text: "Anything that may be about danger is never kept as a goal or in memory. Your text is below. You can write about it in the chat, and help is one tap away.",
  },
  origin: {
    title: "This came from another page",
    text: "For your safety, we didn't save it. Your text is below.",
  },
  token: {
    title: "This page was open for a long time",
    text: "For your safety, we haven't saved anything yet. Your text is below. Please send it again.",
  },
  too_large: {
    title: "That's too much at once",
    text: "That was more than this page can take. Please shorten it and send it again.",
  },
  too_many: {
    title: "We couldn't read this",
    text: "The form didn't match this page. Please go back and send it again.",
  },
  content_type: {
    title: "We couldn't read this",
    text: "The form came in a format we can't read. Please go back and send it again.",
  },
  unreadable: {
    title: "We couldn't read this",
    text: "Something went wrong on the way. Please go back and send it again.",
  },
};
