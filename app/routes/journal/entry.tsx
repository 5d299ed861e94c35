import { href } from "react-router";
import { pageTitle } from "#app/catalogue/app-title.ts";
import draftsUrl from "#app/ui/drafts.js?url";
import { ErrorSummary, errorsAt } from "#app/ui/error-summary.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import { Screen } from "#app/ui/page.tsx";
import { PlainText } from "#app/ui/plain-text.tsx";
import type { Route } from "./+types/entry";
import { JournalHelp } from "./journal-help.tsx";
import { loadEntry, submitEntryChange } from "./change-entry.server.ts";
import { EntryForm, type EntryValues } from "./entry-form.tsx";
import { hasDraft, Reading } from "./entry-reading.tsx";
import { FailedJournal } from "./failed-journal.tsx";

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

function Editing({ page, refused }: { page: EntryPage; refused: Refused | null }) {
  const refusal = refused?.refusal ?? null;
  const saved = refused?.saved ?? null;
  return (
    <Screen
      title="Edit entry"
      lead={page.when}
      back={[href("/journal/:entryId", { entryId: page.id }), "Entry"]}
      className="journal writing"
    >
      <JournalHelp help={page} refusal={refusal} />
      <ErrorSummary errors={errorsAt(FIELDS, refusal?.errors)} />
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
        action={href("/journal/:entryId", { entryId: page.id })}
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
        cancelHref={href("/journal/:entryId", { entryId: page.id })}
        hidden={{ version: saved?.version ?? page.version }}
        draft={{ entryId: page.id, version: page.draft.version }}
      />
    </>
  );
}

export const ErrorBoundary = FailedJournal;
