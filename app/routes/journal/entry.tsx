import { PATHS } from "#app/catalogue/paths.ts";
import { appTitle } from "#app/catalogue/wording.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import draftsUrl from "#app/ui/drafts.js?url";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormToken } from "#app/ui/form-token.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import { Screen } from "#app/ui/page.tsx";
import { PlainText } from "#app/ui/plain-text.tsx";
import type { Route } from "./+types/entry";
import { JournalHelp } from "./journal-help.tsx";
import { loadEntry, submitEntryChange, type EntryPage } from "./change-entry.server.ts";
import { EntryForm, type EntryValues } from "./entry-form.tsx";
import { FailedJournal } from "./failed-journal.tsx";
import { LockedForm } from "./locked.tsx";

export const handle = { pageScript: draftsUrl } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: appTitle("Journal entry", matches) },
];

export function loader({ context, params }: Route.LoaderArgs) {
  return loadEntry(context, params.entryId);
}

export const action = submitEntryChange;

const FIELDS = ["mood", "content", "tags", "date"] as const;

type Refused = NonNullable<Route.ComponentProps["actionData"]>;

/** One entry, whole, to read, change and delete. */
export default function Entry({ loaderData: page, actionData }: Route.ComponentProps) {
  const refusal = actionData?.refusal ?? null;
  const saved = actionData?.saved ?? null;
  const errors = FIELDS.flatMap((fieldId) => {
    const message = refusal?.errors[fieldId]?.[0];
    return message ? [{ fieldId, message }] : [];
  });
  return (
    <Screen
      title="Journal entry"
      lead={page.when}
      backHref={PATHS.journal}
      backLabel="Journal"
      className="journal"
    >
      <JournalHelp help={page} refusal={refusal} />
      <ErrorSummary errors={errors} />
      {page.isSaved && !refusal ? <Notice tone="success" title={page.isSaved} /> : null}
      {page.undoId && !refusal ? <UndoChange page={page} undoId={page.undoId} /> : null}
      {saved ? <SavedMeanwhile content={saved.content} /> : null}
      <Words page={page} refused={actionData ?? null} />
      {page.shown.insight ? (
        <Card title="AI Insights" look="sage">
          <p>
            <PlainText text={page.shown.insight} />
          </p>
        </Card>
      ) : null}
      <form method="post" action={`${PATHS.journal}/${page.id}/delete`}>
        <FormToken value={page.formToken} />
        <Button variant="link">Delete this entry</Button>
      </form>
    </Screen>
  );
}

function SavedMeanwhile({ content }: { content: string }) {
  return (
    <Notice
      tone="warning"
      title="This entry was changed in another place"
      text="The saved version is below. Yours is in the box. Combine what you want to keep, and save again."
    >
      <p>
        <strong>Saved version</strong>
      </p>
      <blockquote className="entry-text" id="saved-meanwhile">
        <PlainText text={content} />
      </blockquote>
    </Notice>
  );
}

function UndoChange({ page, undoId }: { page: EntryPage; undoId: string }) {
  return (
    <form method="post" action={PATHS.undo} className="button-row">
      <FormToken value={page.formToken} />
      <span>You changed this entry today.</span>
      <Button name="undoId" value={undoId} small>
        Undo the last change
      </Button>
    </form>
  );
}

/** What the form held when its draft was kept. */
function draftValues({ values, draft: { content, chosen } }: EntryPage): EntryValues {
  return {
    ...values,
    ...chosen,
    content: content.trim() === "" ? values.content : content,
    date: chosen?.date ?? values.date,
    mood: chosen?.mood ?? values.mood,
  };
}

function Words({ page, refused }: { page: EntryPage; refused: Refused | null }) {
  const refusal = refused?.refusal ?? null;
  if (page.access !== "full" && !refusal) {
    return (
      <>
        <p className="entry-text">
          <PlainText text={page.values.content} />
        </p>
        <LockedForm />
      </>
    );
  }
  const saved = refused?.saved ?? null;
  const { content, chosen } = page.draft;
  const hasDraft = !refusal && (content.trim() !== "" || chosen !== null);
  return (
    <>
      {hasDraft ? (
        <Notice text="The box holds a draft of your changes that isn't saved as the entry yet." />
      ) : null}
      <EntryForm
        action={`${PATHS.journal}/${page.id}`}
        formToken={page.formToken}
        values={{
          ...page.values,
          ...(hasDraft && draftValues(page)),
          ...(refusal && {
            content: refusal.texts["content"] ?? "",
            tags: refusal.texts["tags"] ?? "",
            mood: refusal.chosen.mood,
            date: refusal.chosen.date,
            shareWithAi: refusal.chosen.shareWithAi,
          }),
        }}
        errors={refusal?.errors ?? {}}
        today={page.today}
        usedTags={page.usedTags}
        cancelHref={PATHS.journal}
        hidden={{ version: saved?.version ?? page.version }}
        draft={{ entryId: page.id, version: page.draft.version }}
      />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedJournal error={error} />;
}
