import { PATHS } from "#app/catalogue/paths.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import draftsUrl from "#app/ui/drafts.js?url";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import { Screen } from "#app/ui/page.tsx";
import { PlainText } from "#app/ui/plain-text.tsx";
import type { Route } from "./+types/entry";
import { JournalHelp } from "./journal-help.tsx";
import { loadEntry, submitEntryChange } from "./change-entry.server.ts";
import { EntryForm, type EntryValues } from "./entry-form.tsx";
import { EntryMenu } from "./entry-menu.tsx";
import { EntryTags } from "./entry-tags.tsx";
import { FailedJournal } from "./failed-journal.tsx";
import { LockedForm } from "./locked.tsx";

export const handle = { pageScript: draftsUrl } satisfies PageHandle;

export const meta = pageTitle("Journal entry");

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = await loadEntry(context, params.entryId);
  return { ...page, isEditing: url.searchParams.has("edit") };
}

export const action = submitEntryChange;

const FIELDS = ["mood", "content", "tags", "date"] as const;

type EntryPage = Route.ComponentProps["loaderData"];
type Refused = NonNullable<Route.ComponentProps["actionData"]>;

/** One entry, whole: to read, or with `?edit` to change. */
export default function Entry({ loaderData: page, actionData }: Route.ComponentProps) {
  return (page.isEditing && page.access === "full") || actionData ? (
    <Editing page={page} refused={actionData ?? null} />
  ) : (
    <Reading page={page} />
  );
}

function Reading({ page }: { page: EntryPage }) {
  const { values, when, shown } = page;
  const { mood } = shown;
  return (
    <Screen
      title={page.day}
      backHref={PATHS.journal}
      backLabel="Journal"
      className="journal reading"
    >
      <JournalHelp help={page} refusal={null} />
      {page.savedNotice ? <Notice tone="success" title={page.savedNotice} /> : null}
      {page.undoId ? <UndoChange undoId={page.undoId} /> : null}
      {hasDraft(page) && page.access === "full" ? (
        <Notice text="You have changes that aren't saved yet.">
          <p>
            <a href={`${PATHS.journal}/${page.id}?edit`}>Continue writing</a>
          </p>
        </Notice>
      ) : null}
      <div className="reading-head row-title">
        <p>
          <span className="entry-mood" data-mood={mood.tone} aria-hidden="true">
            {mood.emoji}
          </span>{" "}
          {mood.label}
          {shown.isShared ? <span className="fine-print"> · Shared with AI</span> : null}
        </p>
        <EntryMenu id={page.id} when={when} />
      </div>
      <p className="entry-text">
        <PlainText text={values.content} />
      </p>
      <EntryTags tags={shown.tags} />
      {shown.insight ? (
        <Card title="AI Insights" look="sage">
          <p>
            <PlainText text={shown.insight} />
          </p>
        </Card>
      ) : null}
      {page.access === "full" ? null : <LockedForm />}
    </Screen>
  );
}

function Editing({ page, refused }: { page: EntryPage; refused: Refused | null }) {
  const refusal = refused?.refusal ?? null;
  const saved = refused?.saved ?? null;
  const errors = FIELDS.flatMap((fieldId) => {
    const message = refusal?.errors[fieldId]?.[0];
    return message ? [{ fieldId, message }] : [];
  });
  return (
    <Screen
      title="Edit entry"
      lead={page.when}
      backHref={`${PATHS.journal}/${page.id}`}
      backLabel="Entry"
      className="journal writing"
    >
      <JournalHelp help={page} refusal={refusal} />
      <ErrorSummary errors={errors} />
      {saved ? <SavedMeanwhile content={saved.content} /> : null}
      <Words page={page} refused={refused} />
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

function UndoChange({ undoId }: { undoId: string }) {
  return (
    <PostForm action={PATHS.undo} className="button-row">
      <span>You changed this entry today.</span>
      <Button name="undoId" value={undoId} small>
        Undo the last change
      </Button>
    </PostForm>
  );
}

function hasDraft({ draft }: EntryPage): boolean {
  return draft.content.trim() !== "" || draft.chosen !== null;
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
  const saved = refused?.saved ?? null;
  const isDraft = !refusal && hasDraft(page);
  return (
    <>
      {isDraft ? (
        <Notice text="The box holds a draft of your changes that isn't saved as the entry yet." />
      ) : null}
      <EntryForm
        action={`${PATHS.journal}/${page.id}`}
        values={{
          ...page.values,
          ...(isDraft && draftValues(page)),
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
        own={page.own}
        cancelHref={`${PATHS.journal}/${page.id}`}
        hidden={{ version: saved?.version ?? page.version }}
        draft={{ entryId: page.id, version: page.draft.version }}
      />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedJournal error={error} />;
}
