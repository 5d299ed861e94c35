/** What is said of a request that is refused, by the status of its answer. */
export interface RefusalWords {
  /** For programs. */
  code: string;
  title: string;
  text: string;
}

const REFUSALS: Readonly<Record<number, RefusalWords>> = {
  401: {
    code: "signed_out",
    title: "Please sign in",
    text: "You're signed out. Please sign in and try again.",
  },
  403: {
    code: "refused",
    title: "We couldn't accept this form",
    text: "The page was open for a long time, or cookies are turned off. Go back, reload the page and send it again. Nothing was changed.",
  },
  404: {
    code: "not_found",
    title: "404 Page Not Found",
    text: "There's nothing at this address. It may have moved, or the link may be incomplete.",
  },
  405: {
    code: "method",
    title: "That doesn't work here",
    text: "Please use the buttons on the page.",
  },
  409: {
    code: "conflict",
    title: "This couldn't be done",
    text: "Something has changed meanwhile. Go back, reload the page and try again.",
  },
  413: {
    code: "too_large",
    title: "That's too much at once",
    text: "What you sent is too large for this page. Go back and send less at once.",
  },
  415: {
    code: "content_type",
    title: "We can't read this format",
    text: "The form arrived in a format this page doesn't know.",
  },
  429: {
    code: "too_often",
    title: "Please wait a moment",
    text: "Too many tries in a short time. Please wait a few minutes and try again.",
  },
};

const UNREADABLE: RefusalWords = {
  code: "unreadable",
  title: "We couldn't read this",
  text: "Something about the request was unexpected. Go back and try again.",
};

const OUR_FAILURE: RefusalWords = {
  code: "failed",
  title: "Something went wrong on our side",
  text: "Nothing you saved is lost. Please go back and try again in a moment.",
};

/** The words for a status of 400 or more. */
export function refusalWords(status: number): RefusalWords {
  return REFUSALS[status] ?? (status >= 500 ? OUR_FAILURE : UNREADABLE);
}

/** The words of a route's own for what it refuses: they stand in place of the usual ones. */
export function wordsOfThrown(thrown: unknown): { title?: string; text?: string } {
  if (typeof thrown !== "object" || thrown === null) return {};
  return {
    ...("title" in thrown && typeof thrown.title === "string" && { title: thrown.title }),
    ...("said" in thrown && typeof thrown.said === "string" && { text: thrown.said }),
  };
}
