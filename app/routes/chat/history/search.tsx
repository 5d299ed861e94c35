import { PATHS } from "#app/catalogue/paths.ts";
import { appTitle } from "#app/catalogue/wording.ts";
import { currentAccount, requireUser } from "#app/middleware/account.server.ts";
import { answersForm, formToken } from "#app/middleware/forms.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { CrisisPanel } from "#app/ui/crisis-panel.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormToken } from "#app/ui/form-token.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import { Screen } from "#app/ui/page.tsx";
import type { Route } from "./+types/search";
import { MarkedText } from "./marked-text.tsx";
import { SearchForm } from "./search-form.tsx";
import { takeSearch, type SearchAnswer, type ShownResult } from "./take-search.server.ts";

export const handle = { keepsPage: true } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => [{ title: appTitle("Search", matches) }];

export function loader({ context, url }: Route.LoaderArgs) {
  if (!currentAccount(context) && !answersForm(context)) requireUser(context, url);
  return { formToken: formToken(context) };
}

export function action({ context, url }: Route.ActionArgs) {
  return takeSearch(context, url);
}

/** Everything that somebody wrote or read in their conversations and that holds their words. */
export default function Search({ loaderData, actionData }: Route.ComponentProps) {
  const answer = actionData ?? null;
  const error = answer?.error ?? null;
  return (
    <Screen
      title="Search"
      backHref={PATHS.conversations}
      backLabel="Conversations"
      className="conversations"
    >
      {answer?.panel ? <CrisisPanel panel={answer.panel} /> : null}
      {answer?.isCheckIn ? (
        <Notice text="If it is hard right now, you don't have to be alone with it.">
          <p>
            <a href={PATHS.help}>Whom to call or text</a>
          </p>
        </Notice>
      ) : null}
      {error ? <ErrorSummary errors={[{ fieldId: "query", message: error }]} /> : null}
      {answer?.isSignedOut ? (
        <ButtonLink variant="main" href={`/auth?next=${PATHS.search}`}>
          Sign In
        </ButtonLink>
      ) : null}
      <SearchForm formToken={loaderData.formToken} query={answer?.query ?? ""} error={error} />
      {answer && !error ? <Results answer={answer} formToken={loaderData.formToken} /> : null}
    </Screen>
  );
}

function Results({ answer, formToken }: { answer: SearchAnswer; formToken: string }) {
  const { results, named, nextBefore, isFirstPage, query } = answer;
  const isEmpty = results.length === 0 && named.length === 0;
  return (
    <section className="search-results" aria-label="Results">
      {isEmpty && nextBefore === null ? (
        <p>
          {isFirstPage
            ? "Nothing was found. All words of a search have to stand in one message."
            : "There is nothing earlier."}
        </p>
      ) : null}
      {named.length > 0 ? (
        <section className="conversation-day">
          <h2>Conversations of this name</h2>
          <ul>
            {named.map(({ id, label, who }) => (
              <li key={id}>
                <a href={`/chat/${id}`}>
                  {label} <small>with {who}</small>
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
        <form method="post" action={PATHS.search}>
          <FormToken value={formToken} />
          <input type="hidden" name="query" value={query} />
          <Button name="before" value={nextBefore}>
            {results.length > 0 ? "Earlier results" : "Look further back"}
          </Button>
        </form>
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
        {title ? ` in “${title}”` : null}
      </a>
      <p>
        <MarkedText text={excerpt} />
      </p>
    </li>
  );
}
