import { PATHS } from "#app/catalogue/paths.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { readLastAsked } from "#app/middleware/last-asked.server.ts";
import { openDraft } from "#app/models/conversations/drafts.server.ts";
import { Button } from "#app/ui/button.tsx";
import { chatStyles } from "#app/ui/chat-styles.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field } from "#app/ui/field.tsx";
import { FollowUpHelp } from "#app/ui/follow-up-help.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { HiddenWords } from "#app/ui/hidden-words.tsx";
import { Screen } from "#app/ui/page.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import { hiddenUntilDay } from "../journal/own-choices.server.ts";
import type { Route } from "./+types/ask";
import { Answer } from "./answer.tsx";
import { ASK_DRAFT, askRecord, showAnswer, type AskRefusal } from "./ask-record.server.ts";

// A page on which help may stand.
export const handle = { sellsNothing: true } satisfies PageHandle;

export const links = chatStyles;

export const meta = pageTitle("Look back");

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const account = signedInAccount(context);
  const { content, updatedAt } = await openDraft(account.user.id, ASK_DRAFT);
  const asked = await readLastAsked(request, url, context);
  return {
    found: asked && (await showAnswer(context, asked)),
    draft: String(content),
    draftVersion: updatedAt,
    wordsHiddenUntil: hiddenUntilDay(account),
  };
}

export const action = askRecord;

const ERRORS: Readonly<Record<AskRefusal, string>> = {
  empty: "Please write a question.",
  "too-long": "A question can have up to 200 characters. Please shorten it.",
  "too-fast": "That's a lot of questions in a short time. Please try again in a minute.",
};

/** Asked with one tap: what such a question can be. */
const EXAMPLES = [
  "What helped last month?",
  "When did I sleep well?",
  "What did I write about work?",
  "When was I happy?",
];

/** A question about what somebody wrote and logged, answered with the entries themselves. */
export default function AskRecord({ loaderData, actionData }: Route.ComponentProps) {
  const refusal = actionData?.refusal ?? null;
  const found = refusal ? null : loaderData.found;
  const answer = found?.answer ?? null;
  const help = refusal ?? found;
  const error = refusal ? ERRORS[refusal.reason] : null;
  return (
    <Screen
      title="Look back"
      lead="Ask about anything you wrote or logged."
      back="you"
      className="conversations"
    >
      <FollowUpHelp help={help} />
      {error ? <ErrorSummary errors={[{ fieldId: "question", message: error }]} /> : null}
      <search>
        <PostForm
          action={PATHS.ask}
          className="search-form"
          noValidate
          draftVersion={loaderData.draftVersion}
        >
          <Field
            label="Your question"
            name="question"
            defaultValue={answer?.question ?? refusal?.texts.question ?? loaderData.draft}
            error={error}
            autoComplete="off"
          >
            <Button variant="main" small busyLabel="Looking...">
              Ask
            </Button>
          </Field>
        </PostForm>
        {answer ? null : (
          <PostForm action={PATHS.ask} className="ask-examples">
            {EXAMPLES.map((question) => (
              <Button key={question} small name="question" value={question}>
                {question}
              </Button>
            ))}
          </PostForm>
        )}
      </search>
      <HiddenWords until={loaderData.wordsHiddenUntil} />
      {answer ? <Answer {...answer} /> : null}
    </Screen>
  );
}
