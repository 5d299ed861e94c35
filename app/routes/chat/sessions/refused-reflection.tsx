import { isRouteErrorResponse } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { Failure } from "#app/ui/failure.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Screen } from "#app/ui/page.tsx";
import { refusedIn, RefusedOrFailed } from "#app/ui/refused-words.tsx";
import { REFLECTION_FIELDS, REFLECTION_REFUSALS, type RefusedReflection } from "./reflection.ts";
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
      <Notice tone="warning" {...REFLECTION_REFUSALS[refused.reason]} />
      {isCompleted ? <SentTexts texts={refused.texts} /> : null}
    </>
  );
}

/** In place of a summary that cannot be shown. */
export function RefusedSummary({ error }: { error: unknown }) {
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
