import { data, type RouterContextProvider } from "react-router";
import { therapistName } from "#app/catalogue/therapists.ts";
import { currentAccount, requireUser } from "#app/middleware/account.server.ts";
import { submission, type FormProblem } from "#app/middleware/forms.server.ts";
import { findNamed } from "#app/models/conversation-list.server.ts";
import { recordRefusedFinding } from "#app/models/crisis-events.server.ts";
import { searchMessages, type FoundMessage } from "#app/models/message-search.server.ts";
import { takeFromLimit } from "#app/models/rate-limits.server.ts";
import { QUERY_MAX_LENGTH } from "#app/models/search-query.ts";
import type { User } from "#app/models/users.server.ts";
import { asksAboutDanger } from "#app/safety/assessment.ts";
import type { Panel } from "#app/safety/panels.server.ts";
import { screenText, type Screening } from "#app/safety/screened-text.server.ts";
import { panelOf } from "#app/safety/shown-panel.server.ts";
import { dayLabel } from "./days.server.ts";

type Context = Readonly<RouterContextProvider>;

/** A text of up to this many characters always passes the detector, also when it is refused afterwards. */
const SCREENED_MAX_LENGTH = 64 * 1024;

const ERRORS = {
  empty: "Please write a word to search for.",
  "too-long": `A search can have up to ${QUERY_MAX_LENGTH} characters. Please shorten it.`,
  "too-fast": "Many searches came in a short time. Please try again in a minute.",
  form: "This page was open for a long time. Please search once more.",
  "signed-out": "Please sign in again to search your conversations.",
} as const;

type SearchRefusal = keyof typeof ERRORS;

const STATUS: Readonly<Record<FormProblem, number>> = {
  origin: 403,
  token: 403,
  too_large: 413,
  content_type: 415,
  unreadable: 400,
};

/** A message as the results show it. */
export interface ShownResult {
  id: string;
  href: string;
  day: string;
  who: string;
  title: string | null;
  excerpt: string;
}

/** What the page of a search shows. */
export interface SearchAnswer {
  query: string;
  error: string | null;
  isSignedOut: boolean;
  panel: Panel | null;
  isCheckIn: boolean;
  results: readonly ShownResult[];
  nextBefore: number | null;
  isFirstPage: boolean;
  named: readonly { id: string; label: string; who: string }[];
}

/** Answers a search. What is looked for is a person's own text too: it is screened before all else. */
export async function takeSearch(context: Context, url: URL) {
  const { form, problem } = submission(context);
  const typed = form.get("query");
  const text = typeof typed === "string" ? typed : "";
  const screening = await screenText(text.slice(0, SCREENED_MAX_LENGTH));
  const account = currentAccount(context);
  if (!account) {
    // Help goes before the way to the sign-in page.
    if (!asksAboutDanger(screening.assessment.tier)) requireUser(context, url);
    return refuse("signed-out", screening, 401);
  }
  const { user } = account;
  const before = placeIn(form);
  // A search that goes on says nothing new.
  if (problem !== "origin" && before === null) {
    await recordRefusedFinding(user.id, screening.assessment);
  }
  if (problem) return refuse("form", screening, STATUS[problem]);
  if (text.length > QUERY_MAX_LENGTH) return refuse("too-long", screening, 400);
  if (!(await takeFromLimit("search.account", user.id)).isAllowed) {
    return refuse("too-fast", screening, 429);
  }
  const page = await searchMessages(user.id, screening.text, before);
  if (!page) return refuse("empty", screening, 400);
  const named = before === null ? await findNamed(user.id, screening.text.trim()) : [];
  return {
    ...answerOf(screening, null),
    results: page.found.map((found) => showResult(user, found)),
    nextBefore: page.nextBefore,
    isFirstPage: before === null,
    named: named.map(({ id, title, therapistType }) => ({
      id,
      label: title ?? "",
      who: therapistName(therapistType),
    })),
  };
}

function placeIn(form: FormData): number | null {
  const before = form.get("before");
  return typeof before === "string" && /^\d{1,15}$/.test(before) ? Number(before) : null;
}

function showResult(user: User, found: FoundMessage): ShownResult {
  const { id, seq, sessionId, role, createdAt, title } = found;
  const isOwn = role === "user";
  return {
    id,
    // The page of the conversation with this message in its middle.
    href: `/chat/${sessionId}?around=${seq}#${isOwn ? "message" : "reply"}-${id}`,
    day: dayLabel(user.timeZone, createdAt),
    who: isOwn ? "You" : therapistName(found.therapistType),
    title,
    // A companion's emphasis is none of the words.
    excerpt: isOwn ? found.excerpt : found.excerpt.replaceAll("*", ""),
  };
}

function answerOf(screening: Screening, refusal: SearchRefusal | null): SearchAnswer {
  return {
    query: String(screening.text),
    error: refusal && ERRORS[refusal],
    isSignedOut: refusal === "signed-out",
    panel: panelOf(screening),
    isCheckIn: screening.assessment.tier === "check_in",
    results: [],
    nextBefore: null,
    isFirstPage: true,
    named: [],
  };
}

function refuse(refusal: SearchRefusal, screening: Screening, status: number) {
  return data(answerOf(screening, refusal), { status });
}
