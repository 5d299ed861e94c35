import { PATHS } from "#app/catalogue/paths.ts";
import { appTitle } from "#app/catalogue/wording.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CrisisPanel } from "#app/ui/crisis-panel.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormToken } from "#app/ui/form-token.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import { Screen } from "#app/ui/page.tsx";
import type { Route } from "./+types/details";
import { loadDetails } from "./details-page.server.ts";
import { takeTitle } from "./take-title.server.ts";

export const handle = { keepsPage: true } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: appTitle("About a conversation", matches) },
];

export function loader({ context, url, params }: Route.LoaderArgs) {
  return loadDetails(context, url, params.sessionId);
}

export function action({ context, params }: Route.ActionArgs) {
  return takeTitle(context, params.sessionId);
}

/** What one can do with a whole conversation: name it, keep a copy of it, delete it. */
export default function Details({ loaderData, actionData, params }: Route.ComponentProps) {
  const { conversation, formToken } = loaderData;
  const answer = actionData ?? null;
  const path = `${PATHS.chat}/${params.sessionId}`;
  return (
    <Screen
      title="About this conversation"
      lead={conversation ? `With ${conversation.who}, ${conversation.day}.` : null}
      backHref={path}
      backLabel="The conversation"
    >
      {answer?.panel ? <CrisisPanel panel={answer.panel} /> : null}
      {answer?.isCheckIn ? (
        <Notice text="If it is hard right now, you don't have to be alone with it.">
          <p>
            <a href={PATHS.help}>Whom to call or text</a>
          </p>
        </Notice>
      ) : null}
      {answer ? <ErrorSummary errors={[{ fieldId: "title", message: answer.error }]} /> : null}
      {answer?.isSignedOut ? (
        <ButtonLink variant="main" href={`/auth?next=${path}/details`}>
          Sign In
        </ButtonLink>
      ) : null}
      <form method="post" className="form" noValidate>
        <FormToken value={formToken} />
        <Field
          label="Name"
          name="title"
          hint="It stands in the list in place of the first words. Leave it empty to have them back. Up to 60 characters."
          defaultValue={answer?.title ?? conversation?.title ?? ""}
          error={answer?.error}
          autoComplete="off"
        />
        <div className="button-row">
          <Button variant="main" busyLabel="Saving...">
            Save
          </Button>
        </div>
      </form>
      {conversation ? <Copies path={path} /> : null}
      {conversation ? (
        <Card title="Delete it" look="outline">
          <p>All that was said in it is deleted for good. You are asked once more.</p>
          <ButtonLink href={`${path}/delete`}>Delete this conversation</ButtonLink>
        </Card>
      ) : null}
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
