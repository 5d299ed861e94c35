import { pageTitle } from "#app/catalogue/app-title.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { chatStyles } from "#app/ui/chat-styles.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field } from "#app/ui/field.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { FollowUpHelp } from "#app/ui/follow-up-help.tsx";
import { Screen } from "#app/ui/page.tsx";
import type { Route } from "./+types/details";
import { loadDetails } from "./details-page.server.ts";
import { draftOfTitle, renameAction } from "./rename-conversation.server.ts";
import { conversationHref } from "../conversation-href.ts";

export const links = chatStyles;

export const meta = pageTitle("About a conversation");

export function loader({ context, params }: Route.LoaderArgs) {
  return loadDetails(context, params.conversationId, draftOfTitle(params.conversationId));
}

export const action = renameAction;

const ERRORS = {
  "too-long": "A name can have up to 60 characters. Please shorten it.",
  "at-risk":
    "We don't keep this as a name, because anyone who sees your screen could read it in the list. You can write about it in the chat.",
} as const;

/** What one can do with a whole conversation: name it, save a copy of it, delete it. */
export default function Details({ loaderData, actionData, params }: Route.ComponentProps) {
  const { conversation, draft, draftVersion } = loaderData;
  const refusal = actionData?.refusal ?? null;
  const error = refusal ? ERRORS[refusal.reason] : undefined;
  const path = conversationHref(params.conversationId);
  return (
    <Screen
      title="About this conversation"
      lead={`${conversation.day}, with ${conversation.who}.`}
      back={[path, "The conversation"]}
    >
      <FollowUpHelp help={refusal} />
      {error ? <ErrorSummary errors={[{ fieldId: "title", message: error }]} /> : null}
      <PostForm className="form" noValidate draftVersion={draftVersion}>
        <Field
          label="Name"
          name="title"
          hint="Shown in your list instead of the first words. Leave it empty to go back to those. Up to 60 characters."
          defaultValue={refusal?.texts.title ?? (draft || conversation.title)}
          error={error}
          autoComplete="off"
        />
        <div className="button-row">
          <Button variant="main" busyLabel="Saving...">
            Save
          </Button>
        </div>
      </PostForm>
      <Copies path={path} />
      <Card title="Delete it" look="outline">
        <p>Deletes everything in it for good. We'll ask you once more.</p>
        <ButtonLink href={`${path}/delete`}>Delete this conversation</ButtonLink>
      </Card>
    </Screen>
  );
}

function Copies({ path }: { path: string }) {
  return (
    <Card title="Keep a copy" look="outline">
      <p>
        Everything that was said in it, as a file on your device. Anyone who opens it can read it.
      </p>
      <p className="button-row">
        <ButtonLink href={`${path}/copy/text`} download>
          Text
        </ButtonLink>
        <ButtonLink href={`${path}/copy/markdown`} download>
          Markdown
        </ButtonLink>
        <ButtonLink href={`${path}/copy/json`} download>
          JSON
        </ButtonLink>
      </p>
    </Card>
  );
}
