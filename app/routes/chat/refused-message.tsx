import { isRouteErrorResponse } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { CrisisPanel, type PanelData } from "#app/ui/crisis-panel.tsx";
import { Failure } from "#app/ui/failure.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Screen } from "#app/ui/page.tsx";
import type { Refusal } from "./send-or-keep.ts";
import { useLeftText } from "./left-text.tsx";
import { REFUSALS } from "./refusal-texts.ts";

/** The page of a message that could not be taken at all: what was typed, and help if it is needed. */
export function RefusedMessage({ error }: { error: unknown }) {
  const refusal = refusalIn(error);
  if (!refusal) return <Left error={error} />;
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

/** A page that failed, and under it what stood in its box: a conversation may be deleted in another tab. */
function Left({ error }: { error: unknown }) {
  const text = useLeftText();
  return (
    <>
      <Failure error={error} />
      {text === "" ? null : (
        <div className="left-text">
          <TextAreaField
            label="What you were writing"
            name="message"
            rows={6}
            defaultValue={text}
            readOnly
          />
        </div>
      )}
    </>
  );
}

function refusalIn(error: unknown): Refusal<PanelData | null> | null {
  if (!isRouteErrorResponse(error)) return null;
  const content: unknown = error.data;
  if (typeof content !== "object" || content === null || !("refusal" in content)) return null;
  // Only the action of these routes throws an answer of this shape.
  return content.refusal as Refusal<PanelData | null>;
}
