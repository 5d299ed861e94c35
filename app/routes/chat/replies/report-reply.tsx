import { href } from "react-router";
import { REPORT_REASONS } from "#app/catalogue/report-reasons.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { chatStyles } from "#app/ui/chat-styles.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { ChoiceField, TextAreaField } from "#app/ui/field.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { FollowUpHelp } from "#app/ui/follow-up-help.tsx";
import { Markdown } from "#app/ui/markdown.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Screen } from "#app/ui/page.tsx";
import type { Route } from "./+types/report-reply";
import { loadReport, reportAction, type ReportRefusal } from "./report-reply.server.ts";

export const links = chatStyles;

export const meta = pageTitle("Report a reply");

export function loader({ context, params }: Route.LoaderArgs) {
  return loadReport(context, params);
}

export const action = reportAction;

const FIELD_ERRORS: Readonly<Partial<Record<ReportRefusal, { fieldId: string; message: string }>>> =
  {
    "no-reason": { fieldId: "reason", message: "Please choose what's wrong with it." },
    "too-long": {
      fieldId: "words",
      message: "This can have up to 2,000 characters. Please shorten it.",
    },
  };

export default function ReportReply({ loaderData, actionData, params }: Route.ComponentProps) {
  const { backHref, reply, reported, draft, draftVersion } = loaderData;
  const refusal = actionData?.refusal ?? null;
  const atField = refusal ? FIELD_ERRORS[refusal.reason] : undefined;
  return (
    <Screen
      title="Report a reply"
      width="text"
      back={[backHref, "Back to the conversation"]}
      lead="The people who run this service will see this reply and what you say about it. They won't see anything else from your conversation."
    >
      <FollowUpHelp help={actionData?.isKept ? actionData : refusal} />
      {actionData?.isKept ? <Notice tone="success" {...actionData.told} /> : null}
      {atField ? <ErrorSummary errors={[atField]} /> : null}
      <blockquote className="quoted markdown">
        <Markdown text={reply} />
      </blockquote>
      <PostForm className="form" noValidate draftVersion={draftVersion}>
        <ChoiceField
          legend="What's wrong with it?"
          name="reason"
          choices={REPORT_REASONS.map(({ id, label }) => ({ value: id, label }))}
          defaultValue={actionData?.chosen ?? reported?.reason}
          error={atField?.fieldId === "reason" ? atField.message : undefined}
        />
        <TextAreaField
          label="In your own words (optional)"
          name="words"
          rows={4}
          defaultValue={refusal?.texts.words ?? (draft || reported?.words)}
          error={atField?.fieldId === "words" ? atField.message : undefined}
          autoComplete="off"
        />
        <div className="button-row">
          <Button variant="main" busyLabel="Sending...">
            {reported ? "Send again" : "Send report"}
          </Button>
          <ButtonLink variant="link" href={backHref}>
            Back to the conversation
          </ButtonLink>
        </div>
      </PostForm>
      <p>
        <a
          href={href("/chat/:conversationId/messages/:messageId/delete", {
            conversationId: params.conversationId,
            messageId: params.replyId,
          })}
        >
          Delete this reply
        </a>
      </p>
    </Screen>
  );
}
