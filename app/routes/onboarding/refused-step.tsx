import { isRouteErrorResponse } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { CrisisPanel } from "#app/ui/crisis-panel.tsx";
import { Failure } from "#app/ui/failure.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Screen } from "#app/ui/page.tsx";
import type { ShownRefusal } from "./step-help.tsx";

/** The page of an answer that arrived after its writer was signed out: what was typed, and help. */
export function RefusedStep({ error }: { error: unknown }) {
  const refusal = refusalIn(error);
  if (!refusal) return <Failure error={error} />;
  const typed = Object.values(refusal.typed).filter((text) => text.trim() !== "");
  return (
    <Screen title="Please sign in again">
      {refusal.panel ? <CrisisPanel panel={refusal.panel} /> : null}
      <Notice
        tone="warning"
        title="Authentication error"
        text="Please refresh and try again. You were signed out before this answer arrived; the ones before it are kept."
      />
      {typed.length > 0 ? (
        <TextAreaField
          label="What you typed"
          name="typed"
          rows={4}
          defaultValue={typed.join("\n")}
          readOnly
        />
      ) : null}
      <p>
        <ButtonLink variant="main" href="/auth?next=/onboarding">
          Sign In
        </ButtonLink>
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
