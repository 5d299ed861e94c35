import { isRouteErrorResponse } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { Failure } from "#app/ui/failure.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Screen } from "#app/ui/page.tsx";
import { ExerciseHelp } from "./exercise-help.tsx";
import { REFUSALS } from "./refusal-texts.ts";
import type { ShownRefusal } from "./run-step.tsx";

/** The page of an answer that has no exercise to go to: help first, then what was typed. */
export function RefusedAnswer({ error }: { error: unknown }) {
  const refusal = refusalIn(error);
  if (!refusal || (refusal.reason === "missing" && refusal.text.trim() === "")) {
    return <Failure error={error} />;
  }
  const { title, text } = REFUSALS[refusal.reason];
  return (
    <Screen title={title}>
      <ExerciseHelp help={refusal.help} />
      <Notice tone="warning" text={text} />
      {refusal.text.trim() === "" ? null : (
        <TextAreaField
          label="What you typed"
          name="typed"
          rows={6}
          defaultValue={refusal.text}
          readOnly
        />
      )}
      <p>
        {refusal.reason === "missing" ? (
          <ButtonLink variant="main" href="/exercises">
            All exercises
          </ButtonLink>
        ) : (
          <ButtonLink variant="main" href="/auth?next=/exercises">
            Sign In
          </ButtonLink>
        )}
      </p>
    </Screen>
  );
}

function refusalIn(error: unknown): ShownRefusal | null {
  if (!isRouteErrorResponse(error)) return null;
  const content: unknown = error.data;
  if (typeof content !== "object" || content === null || !("refusal" in content)) return null;
  // Only the action of this route throws an answer of this shape.
  return content.refusal as ShownRefusal;
}
