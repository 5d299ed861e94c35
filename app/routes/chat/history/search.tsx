import { Fragment } from "react";
import { PATHS } from "#app/catalogue/paths.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import { readLastAsked } from "#app/middleware/last-asked.server.ts";
import { openDraft } from "#app/models/conversations/drafts.server.ts";
import { Button } from "#app/ui/button.tsx";
import { chatStyles } from "#app/ui/chat-styles.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { FollowUpHelp } from "#app/ui/follow-up-help.tsx";
import { Screen } from "#app/ui/page.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import type { Route } from "./+types/search";
import { ConversationDays } from "./conversation-days.tsx";
import { loadDays } from "./days.server.ts";
import { SearchForm } from "./search-form.tsx";
import {
  SEARCH_DRAFT,
  searchConversations,
  showSearch,
  type SearchAnswer,
  type SearchRefusal,
  type ShownResult,
} from "./search-page.server.ts";
import { conversationHref } from "../conversation-href.ts";

// A page on which help may stand.
export const handle = { sellsNothing: true } satisfies PageHandle;

// oxlint-disable-next-line no-control-regex -- what the search puts around a found word
const MARKS = /[\u0002\u0003]/u;

/** An excerpt of a search: its found words stand between two signs that nobody can type. */
function MarkedText({ text }: { text: string }) {
  const parts = text.split(MARKS).map((part, position) => (
    // oxlint-disable-next-line react/no-array-index-key -- a part is known by its place alone
    <Fragment key={position}>{position % 2 === 1 ? <mark>{part}</mark> : part}</Fragment>
  ));
  return <bdi>{parts}</bdi>;
}

export const links = chatStyles;

const DAYS_SHOWN = 5;

export const meta = pageTitle("Search");

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const user = signedInUser(context);
  const { content, updatedAt } = await openDraft(user.id, SEARCH_DRAFT);
  const asked = await readLastAsked(request, url, context);
  const found = asked && (await showSearch(context, asked));
  // Before anything is looked for: what was said last.
  const days = found ? null : (await loadDays(user)).days.slice(0, DAYS_SHOWN);
  return { draft: String(content), draftVersion: updatedAt, found, days };
}

export const action = searchConversations;

const ERRORS: Readonly<Record<SearchRefusal, string>> = {
  empty: "Please write a word to search for.",
  "too-long": "A search can have up to 200 characters. Please shorten it.",
  "too-fast": "That's a lot of searches in a short time. Please try again in a minute.",
};

/** Everything that somebody wrote or read in their conversations and that holds their words. */
export default function Search({ loaderData, actionData }: Route.ComponentProps) {
  const refusal = actionData?.refusal ?? null;
  const found = refusal ? null : loaderData.found;
  const answer = found?.answer ?? null;
  const error = refusal ? ERRORS[refusal.reason] : null;
  const help = refusal ?? found;
  return (
    <Screen title="Search" back={[PATHS.conversations, "Conversations"]} className="conversations">
      <FollowUpHelp help={help} />
      {error ? <ErrorSummary errors={[{ fieldId: "query", message: error }]} /> : null}
      <SearchForm
        draftVersion={loaderData.draftVersion}
        query={answer?.query ?? refusal?.texts.query ?? loaderData.draft}
        error={error}
      />
      {answer ? <Results answer={answer} /> : null}
      {loaderData.days ? (
        <div className="conversation-rows">
          <ConversationDays page={{ days: loaderData.days, earlierHref: null }} level={2} />
        </div>
      ) : null}
    </Screen>
  );
}

function Results({ answer }: { answer: SearchAnswer }) {
  const { results, named, nextBefore, isFirstPage, query } = answer;
  const isEmpty = results.length === 0 && named.length === 0;
  return (
    <section className="search-results" aria-label="Results">
      {isEmpty && nextBefore === null ? (
        <p>
          {isFirstPage
            ? "Nothing found. A search finds messages that contain all of these words."
            : "There's nothing earlier."}
        </p>
      ) : null}
      {named.length > 0 ? (
        <section className="conversation-day">
          <h2>Conversations with this name</h2>
          <ul>
            {named.map(({ id, label, who }) => (
              <li key={id}>
                <a href={conversationHref(id)}>
                  <bdi>{label}</bdi> <small>with {who}</small>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {results.length > 0 ? (
        <>
          <h2>Messages, newest first</h2>
          <ol className="found-messages">
            {results.map((result) => (
              <Result key={result.id} result={result} />
            ))}
          </ol>
        </>
      ) : null}
      {nextBefore === null ? null : (
        <PostForm action={PATHS.search}>
          <input type="hidden" name="query" value={query} />
          <Button name="before" value={nextBefore}>
            {results.length > 0 ? "Earlier results" : "Look further back"}
          </Button>
        </PostForm>
      )}
    </section>
  );
}

function Result({ result }: { result: ShownResult }) {
  const { href, day, who, title, excerpt } = result;
  return (
    <li>
      <a href={href}>
        {who}, {day}
        {title ? (
          <>
            {" "}
            in “<bdi>{title}</bdi>”
          </>
        ) : null}
      </a>
      <p>
        <MarkedText text={excerpt} />
      </p>
    </li>
  );
}
