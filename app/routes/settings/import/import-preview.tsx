import { PATHS } from "#app/catalogue/paths.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { FormToken } from "#app/ui/post-form.tsx";
import { ImportButtons } from "#app/ui/import-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import { Screen } from "#app/ui/page.tsx";
import { SomeoneIsThere } from "#app/ui/someone-is-there.tsx";
import type { Route } from "./+types/import-preview";
import { decideCopy, loadCopyPreview, type CopyPreview } from "./preview.server.ts";

// A page on which help may stand.
export const handle = { sellsNothing: true } satisfies PageHandle;

export const meta = pageTitle("Bring in your data");

export function loader({ context, params }: Route.LoaderArgs) {
  return loadCopyPreview(context, params.copyId);
}

export const action = decideCopy;

/** What a copy would bring; after the yes, what it brought. */
export default function ImportPreview({ loaderData, actionData }: Route.ComponentProps) {
  const { done, preview } = loaderData;
  return done ? (
    <Done {...done} />
  ) : (
    <Waiting preview={preview} isBusy={actionData?.isBusy ?? false} />
  );
}

function Done({ lines, leftOut }: NonNullable<CopyPreview["done"]>) {
  return (
    <Screen title="Bring in your data" back="settings">
      <Notice tone="success" title={lines.length > 0 ? "It's here" : "Nothing new"}>
        {lines.length > 0 ? <Lines lines={lines} /> : null}
        <p>We've deleted your file's contents.</p>
      </Notice>
      {leftOut.length > 0 ? (
        <Card title="What we left out" look="outline">
          <Lines lines={leftOut} />
        </Card>
      ) : null}
      <p className="button-row">
        <ButtonLink variant="main" href={PATHS.today}>
          Today
        </ButtonLink>
        <ButtonLink href={PATHS.conversations}>Your conversations</ButtonLink>
      </p>
    </Screen>
  );
}

function Waiting({
  preview,
  isBusy,
}: {
  preview: NonNullable<CopyPreview["preview"]>;
  isBusy: boolean;
}) {
  const { counts, alsoIn, leftOut, hasConversations, hasJournal, hasSafetyPlan } = preview;
  return (
    <Screen
      title="Check before you bring it in"
      lead="Here's what's in your file. Nothing is saved yet."
      back={[PATHS.importData, "Choose another file"]}
    >
      {preview.needsHelp ? <SomeoneIsThere /> : null}
      <form className="form" method="post" noValidate>
        {isBusy ? (
          <Notice text="We're busy right now, so nothing was brought in. Please try again in a minute." />
        ) : null}
        <FormToken />
        {counts.length > 0 ? (
          <Card title="What we'll bring in" look="sage">
            <Lines lines={counts} />
            {alsoIn.length > 0 ? (
              <p>With conversations and exercises come {alsoIn.join(" and ")}.</p>
            ) : null}
            {hasConversations ? (
              <p>You can read and search these conversations, but not continue them.</p>
            ) : null}
            {hasSafetyPlan ? (
              <p>Your safety plan comes with the person you trust, if you named one.</p>
            ) : null}
            {hasJournal ? (
              <p>
                These journal entries aren't shared with your companion. You can share each one
                later.
              </p>
            ) : null}
          </Card>
        ) : (
          <Notice text="Nothing new in this file." />
        )}
        {leftOut.length > 0 ? (
          <Card title="What we'll leave out" look="outline">
            <Lines lines={leftOut} />
          </Card>
        ) : null}
        <Card title="What we never bring in" look="outline">
          <p>
            Your account, plan and settings stay as they are here. So do the way your companion
            talks, and a safety plan that you have here.
          </p>
          <p>
            These stay in your file: what you typed and didn't send, what you could still undo, your
            sign-up answers, insights you hid, and what an AI wrote about your weeks.
          </p>
          <p>We don't take times you were shown help or the results of our safety checks.</p>
        </Card>
        <ImportButtons
          expires={preview.expires}
          yes={counts.length > 0 ? { label: "Bring it in", busy: "Bringing it in..." } : null}
        />
      </form>
    </Screen>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="bulleted">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
