import { isRouteErrorResponse, useLocation } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { CrisisPanel } from "#app/ui/crisis-panel.tsx";
import { Failure } from "#app/ui/failure.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Screen } from "#app/ui/page.tsx";
import { REFLECTION_FIELDS, REFUSALS, type RefusedReflection } from "./reflection.ts";
import { LABELS } from "./reflection-form.tsx";

/** Why a text was not kept. What was typed stands in the form again, or here where there is none. */
export function NotKept({
  refused,
  isCompleted,
}: {
  refused: RefusedReflection;
  isCompleted: boolean;
}) {
  if (refused.reason === "invalid") return null;
  return (
    <>
      <Notice tone="warning" {...REFUSALS[refused.reason]} />
      {isCompleted ? <SentTexts refused={refused} /> : null}
    </>
  );
}

/** In place of a summary that cannot be shown: there is no such session, or nobody is signed in. */
export function RefusedSummary({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  const refused = refusedIn(error);
  if (!isRouteErrorResponse(error) || (error.status !== 404 && !refused)) {
    return <Failure error={error} />;
  }
  const isMissing = error.status === 404;
  return (
    <Screen title={isMissing ? "Session Not Found" : titleOf(refused)}>
      {refused?.panel ? <CrisisPanel panel={refused.panel} /> : null}
      {refused && refused.reason !== "invalid" ? (
        <Notice tone="warning" text={REFUSALS[refused.reason].text} />
      ) : (
        <p>There is no such session in your account. It may have been deleted.</p>
      )}
      {refused ? <SentTexts refused={refused} /> : null}
      <p>
        {isMissing ? (
          <ButtonLink href="/chat" variant="main">
            Start New Session
          </ButtonLink>
        ) : (
          <ButtonLink href={`/auth?next=${encodeURIComponent(pathname)}`} variant="main">
            Sign In
          </ButtonLink>
        )}
      </p>
    </Screen>
  );
}

function SentTexts({ refused }: { refused: RefusedReflection }) {
  const sent = REFLECTION_FIELDS.filter((name) => refused.texts[name] !== "");
  return sent.map((name) => (
    <TextAreaField
      key={name}
      label={LABELS[name]}
      name={name}
      rows={5}
      defaultValue={refused.texts[name]}
      readOnly
    />
  ));
}

function titleOf(refused: RefusedReflection | null): string {
  return refused && refused.reason !== "invalid" ? REFUSALS[refused.reason].title : "";
}

function refusedIn(error: unknown): RefusedReflection | null {
  if (!isRouteErrorResponse(error)) return null;
  const content: unknown = error.data;
  if (typeof content !== "object" || content === null || !("refused" in content)) return null;
  // Only the action of this route throws an answer of this shape.
  return content.refused as RefusedReflection;
}
