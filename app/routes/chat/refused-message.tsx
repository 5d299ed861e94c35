import { isRouteErrorResponse } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { CrisisPanel, type PanelData } from "#app/ui/crisis-panel.tsx";
import { Failure } from "#app/ui/failure.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Screen } from "#app/ui/page.tsx";
import type { Refusal } from "./send-or-keep.ts";
import { REFUSALS } from "./refusal-texts.ts";

/** The page of a message that could not be taken at all: what was typed, and help if it is needed. */
export function RefusedMessage({ error }: { error: unknown }) {
  const refusal = refusalIn(error);
  if (!refusal) return <Failure error={error} />;
  const { title, text } = REFUSALS[refusal.reason];
  const isSignedOut = refusal.reason.startsWith("signed-out");
  return (
    <Screen title={title} width="text">
      {refusal.panel ? <CrisisPanel panel={refusal.panel} /> : null}
      <Notice tone="warning" text={text} />
      {refusal.text === "" ? null : (
        <TextAreaField
          label="Your text"
          name="message"
          rows={8}
          defaultValue={refusal.text}
          readOnly
        />
      )}
      <p>
        <ButtonLink variant="main" href={isSignedOut ? "/auth?next=/chat" : "/chat"}>
          {isSignedOut ? "Sign In" : "Open the chat"}
        </ButtonLink>
      </p>
    </Screen>
  );
}

function refusalIn(error: unknown): Refusal<PanelData | null> | null {
  if (!isRouteErrorResponse(error)) return null;
  const content: unknown = error.data;
  if (typeof content !== "object" || content === null || !("refusal" in content)) return null;
  // Only the action of these routes throws an answer of this shape.
  return content.refusal as Refusal<PanelData | null>;
}
