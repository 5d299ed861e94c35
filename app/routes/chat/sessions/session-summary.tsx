import { appTitle } from "#app/catalogue/app-title.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import { Screen } from "#app/ui/page.tsx";
import type { Route } from "./+types/session-summary";
import { submitReflection } from "./complete-session.server.ts";
import { REFLECTION_FIELDS } from "./reflection.ts";
import { ReflectionForm, WaysOn } from "./reflection-form.tsx";
import { NotKept, RefusedSummary } from "./refused-reflection.tsx";
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
  const errors = REFLECTION_FIELDS.flatMap((fieldId) => {
    const message = refused?.errors[fieldId]?.[0];
    return message ? [{ fieldId, message }] : [];
  });
  return (
    <Screen
      title="Session Summary & Reflection"
      backHref={conversationHref(page.conversationId)}
      backLabel="The conversation"
      className="summary"
    >
      <SummaryHelp
        page={page}
        panel={refused?.panel ?? page.panel}
        isCheckIn={refused?.isCheckIn || page.isCheckIn}
      />
      <ErrorSummary errors={errors} />
      {refused ? <NotKept refused={refused} isCompleted={page.isCompleted} /> : null}
      <ConversationCard page={page} />
      {page.isEnded ? <ReflectionForm page={page} refused={refused} /> : <StillOpen page={page} />}
      {page.isCompleted ? <WaysOn page={page} /> : null}
    </Screen>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RefusedSummary error={error} />;
}
