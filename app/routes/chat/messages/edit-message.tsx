import { href } from "react-router";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { chatStyles } from "#app/ui/chat-styles.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { FollowUpHelp } from "#app/ui/follow-up-help.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Screen } from "#app/ui/page.tsx";
import type { Route } from "./+types/edit-message";
import { editMessage, loadMessage } from "./edit-message.server.ts";
import { SEND_REFUSALS } from "./refusal-texts.ts";
import { conversationHref } from "../conversation-href.ts";

export const links = chatStyles;

export const meta = pageTitle("Edit your message");

export function loader({ context, params }: Route.LoaderArgs) {
  return loadMessage(context, params);
}

export const action = editMessage;

const AT_FIELD: ReadonlySet<string> = new Set(["blank", "too-long"]);

export default function EditMessage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { formKey, content, draftVersion, mayChange, conversationId } = loaderData;
  const refusal = actionData?.refusal ?? null;
  const backHref = conversationHref(conversationId);
  const said = refusal ? SEND_REFUSALS[refusal.reason] : null;
  const isAtField = refusal !== null && AT_FIELD.has(refusal.reason);
  return (
    <Screen title="Edit your message" width="text" back={[backHref, "Back to the conversation"]}>
      <FollowUpHelp help={refusal} />
      {isAtField && said ? (
        <ErrorSummary errors={[{ fieldId: "message", message: said.title }]} />
      ) : null}
      {said && !isAtField ? <Notice tone="warning" {...said} /> : null}
      {!mayChange && !refusal ? (
        <Notice
          tone="warning"
          title={SEND_REFUSALS.overtaken.title}
          text="You can only edit your last message, on the day you wrote it. Here's what it says."
        />
      ) : null}
      <PostForm
        className="form"
        draftVersion={draftVersion}
        // What came too late is sent as a message of its own.
        action={
          mayChange
            ? href("/chat/:conversationId/messages/:messageId", {
                conversationId,
                messageId: params.messageId,
              })
            : conversationHref(conversationId)
        }
      >
        <input type="hidden" name="formKey" value={formKey} />
        <TextAreaField
          label="Your message"
          name="message"
          rows={6}
          hint={
            mayChange
              ? "You'll get a new answer. Your first version stays in the conversation, folded away, and your companion no longer sees it."
              : undefined
          }
          error={isAtField ? said?.text : undefined}
          defaultValue={refusal?.texts.message ?? content}
          autoComplete="off"
        />
        <div className="button-row">
          <Button variant="main" busyLabel="Sending...">
            {mayChange ? "Send" : "Send as a new message"}
          </Button>
          <ButtonLink variant="link" href={backHref}>
            Leave it as it is
          </ButtonLink>
        </div>
      </PostForm>
      <p>
        <a
          href={href("/chat/:conversationId/messages/:messageId/delete", {
            conversationId,
            messageId: params.messageId,
          })}
        >
          Delete this message
        </a>
      </p>
    </Screen>
  );
}
