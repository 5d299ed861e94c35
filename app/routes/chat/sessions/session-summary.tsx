import { isRouteErrorResponse } from "react-router";
import { appTitle } from "#app/catalogue/app-title.ts";
import { ErrorSummary, errorsAt } from "#app/ui/error-summary.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import { Screen } from "#app/ui/page.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Failure } from "#app/ui/failure.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { refusedIn, RefusedOrFailed } from "#app/ui/refused-words.tsx";
import type { Route } from "./+types/session-summary";
import { submitReflection } from "./complete-session.server.ts";
import { REFLECTION_FIELDS, REFLECTION_REFUSALS, type RefusedReflection } from "./reflection.ts";
import { ReflectionForm, WaysOn, LABELS } from "./reflection-form.tsx";
import { ConversationCard, StillOpen, SummaryHelp } from "./summary-parts.tsx";
import { loadSummary } from "./summary-page.server.ts";
import { conversationHref } from "../conversation-href.ts";

export const handle = { scripts: "page" } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches, error }) => [
  { title: appTitle(error ? "Session Not Found" : "Session Summary & Reflection", matches) },
];

export function loader({ context, url, params }: Route.LoaderArgs) {
  return loadSummary(context, url, params.conversationId);
}

export const action = submitReflection;

export default function SessionSummary({ loaderData: page, actionData }: Route.ComponentProps) {
  const refused = actionData?.refusal ?? null;
  return (
    <Screen
      title="Session Summary & Reflection"
      back={[conversationHref(page.conversationId), "The conversation"]}
      className="summary"
    >
      <SummaryHelp page={page} refusal={refused} />
      <ErrorSummary errors={errorsAt(REFLECTION_FIELDS, refused?.errors)} />
      {refused ? <NotKept refused={refused} isCompleted={page.isCompleted} /> : null}
      <ConversationCard page={page} />
      {page.isEnded ? <ReflectionForm page={page} refused={refused} /> : <StillOpen page={page} />}
      {page.isCompleted ? <WaysOn page={page} /> : null}
    </Screen>
  );
}

export const ErrorBoundary = RefusedSummary;

/** Why a text was not kept. What was typed stands in the form again, or here where there is none. */
function NotKept({ refused, isCompleted }: { refused: RefusedReflection; isCompleted: boolean }) {
  if (refused.reason === "invalid") return null;
  return (
    <>
      <Notice tone="warning" {...REFLECTION_REFUSALS[refused.reason]} />
      {isCompleted ? <SentTexts texts={refused.texts} /> : null}
    </>
  );
}

/** In place of a summary that cannot be shown. */
function RefusedSummary({ error }: { error: unknown }) {
  if (refusedIn(error)) return <RefusedOrFailed error={error} />;
  if (!isRouteErrorResponse(error) || error.status !== 404) return <Failure error={error} />;
  return (
    <Screen title="Session Not Found">
      <p>We can't find that session in your account. It may have been deleted.</p>
      <p>
        <ButtonLink href="/chat" variant="main">
          Start New Session
        </ButtonLink>
      </p>
    </Screen>
  );
}

function SentTexts({ texts }: { texts: Record<string, string> }) {
  const sent = REFLECTION_FIELDS.filter((name) => texts[name]);
  return sent.map((name) => (
    <TextAreaField
      key={name}
      label={LABELS[name]}
      name={name}
      rows={5}
      defaultValue={texts[name]}
      readOnly
    />
  ));
}
