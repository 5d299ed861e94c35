import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { speakersInWords, therapistName } from "#app/catalogue/therapists.ts";
import { PATHS } from "#app/catalogue/paths.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import { valuesOf } from "#app/middleware/form-action.server.ts";
import { redirectToFound, type LastAsked } from "#app/middleware/last-asked.server.ts";
import { ownWords } from "#app/middleware/own-words.ts";
import { screenedAction, type SubmittedWords } from "#app/middleware/screened-action.server.ts";
import { findNamed } from "#app/models/conversations/conversation-list.server.ts";
import {
  searchMessages,
  type FoundMessage,
} from "#app/models/conversations/message-search.server.ts";
import { consumeRateLimit } from "#app/models/storage/rate-limits.server.ts";
import { QUERY_MAX_LENGTH, readQuery } from "#app/models/storage/search-query.ts";
import type { User } from "#app/models/accounts/users.server.ts";
import { dayLabel } from "./days.server.ts";
import { conversationHref } from "../conversation-href.ts";
import type { Route } from "./+types/search";

const searchSchema = z.object({
  query: ownWords(z.string().default(""), "aside"),
  before: z.string().optional(),
});

/** Where a search waits that arrived after its writer was signed out. */
export const SEARCH_DRAFT = "search";

/** Why there are no results. */
export type SearchRefusal = "empty" | "too-long" | "too-fast";

/** A message as the results show it. */
export interface ShownResult {
  id: string;
  href: string;
  day: string;
  who: string;
  title: string | null;
  excerpt: string;
}

/** What a search found. */
export interface SearchAnswer {
  query: string;
  results: readonly ShownResult[];
  nextBefore: number | null;
  isFirstPage: boolean;
  named: readonly { id: string; label: string; who: string }[];
}

/** Answers a search. What is looked for is a person's own text too. */
export const searchConversations = screenedAction(searchSchema, search, {
  draft: () => SEARCH_DRAFT,
});

async function search(
  submitted: SubmittedWords<typeof searchSchema>,
  { context }: Route.ActionArgs,
) {
  const { user } = submitted.account;
  const { text } = submitted.screeningOf("query");
  const { before = "" } = valuesOf(submitted.submission);
  const refuse = (reason: SearchRefusal, status: number) => submitted.refuse(reason, status);
  if (text.length > QUERY_MAX_LENGTH) return refuse("too-long", 400);
  if (!(await consumeRateLimit("search.account", user.id)).isAllowed)
    return refuse("too-fast", 429);
  if (!readQuery(text)) return refuse("empty", 400);
  const isFirstPage = readCursor(before) === null;
  // A further page of the same search isn't recorded again.
  if (isFirstPage) await submitted.record();
  await submitted.clearDrafts();
  return redirectToFound(context, PATHS.search, text, isFirstPage ? {} : { before });
}

/** What the last search found, as its page shows it. */
export async function showSearch(
  context: Readonly<RouterContextProvider>,
  { text, panel, isCheckIn, ...asked }: LastAsked,
) {
  const user = signedInUser(context);
  const before = readCursor(asked.before);
  const page = await searchMessages(user.id, text, before);
  const named = before === null ? await findNamed(user.id, text.trim()) : [];
  const answer: SearchAnswer = {
    query: String(text),
    results: page?.found.map((found) => showResult(user, found)) ?? [],
    nextBefore: page?.nextBefore ?? null,
    isFirstPage: before === null,
    named: named.map(({ id, title, speakers }) => ({
      id,
      label: title ?? "",
      who: speakersInWords(speakers),
    })),
  };
  return { answer, panel, isCheckIn };
}

function readCursor(before = ""): number | null {
  return /^\d{1,15}$/.test(before) ? Number(before) : null;
}

function showResult(user: User, found: FoundMessage): ShownResult {
  const { id, seq, conversationId, role, createdAt, title } = found;
  const isOwn = role === "user";
  return {
    id,
    // The page of the conversation with this message in its middle.
    href: `${conversationHref(conversationId)}?around=${seq}#${isOwn ? "message" : "reply"}-${id}`,
    day: dayLabel(user.timeZone, createdAt),
    who: isOwn ? "You" : therapistName(found.therapistType),
    title,
    // Leaves out the companion's emphasis marks.
    excerpt: isOwn ? found.excerpt : found.excerpt.replaceAll("*", ""),
  };
}
