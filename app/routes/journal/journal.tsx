import { PATHS } from "#app/catalogue/paths.ts";
import { appTitle } from "#app/catalogue/wording.ts";
import draftsUrl from "#app/ui/drafts.js?url";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import { Screen } from "#app/ui/page.tsx";
import { MoodCard } from "../start/mood-card.tsx";
import type { Route } from "./+types/journal";
import { JournalHelp } from "./journal-help.tsx";
import { EntryForm, type EntryValues } from "./entry-form.tsx";
import { EntryList, foundText } from "./entry-list.tsx";
import { FailedJournal } from "./failed-journal.tsx";
import { loadJournal, type JournalPage, type NewEntry } from "./journal-page.server.ts";
import { DeletedBefore, JustDeleted } from "../moods/deleted.tsx";
import { LockedForm } from "./locked.tsx";
import { saveEntry } from "./save-entry.server.ts";

export const handle = { pageScript: draftsUrl } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: appTitle("Personal Reflection Journal", matches) },
];

export function loader({ context, url }: Route.LoaderArgs) {
  return loadJournal(context, url);
}

export const action = saveEntry;

const NEW_ENTRY = `${PATHS.journal}?entry=new#new-entry`;
const FIELDS = ["mood", "content", "tags", "date"] as const;

type Refusal = NonNullable<Route.ComponentProps["actionData"]>["refusal"];

/** What somebody wrote for themselves, the latest first, and the way to write more. */
export default function Journal({ loaderData: page, actionData }: Route.ComponentProps) {
  const refusal = actionData?.refusal ?? null;
  const errors = FIELDS.flatMap((fieldId) => {
    const message = refusal?.errors[fieldId]?.[0];
    return message ? [{ fieldId, message }] : [];
  });
  return (
    <Screen
      title="Personal Reflection Journal"
      lead="A private place for what stays with you."
      backHref={PATHS.you}
      backLabel="You"
      className="journal"
    >
      <JournalHelp help={page} refusal={refusal} />
      <ErrorSummary errors={errors} />
      {refusal?.reason === "premium" ? (
        <Notice
          tone="warning"
          title="Premium feature required"
          text="Journal entries are available for premium subscribers only. Your text is below, so you can copy it."
        />
      ) : null}
      {page.isSaved && !refusal ? <Notice tone="success" title={page.isSaved} /> : null}
      {page.undo?.isJustDeleted ? (
        <JustDeleted what="Entry" undoId={page.undo.id} formToken={page.formToken} />
      ) : null}
      <MoodCard
        action={`${PATHS.moods}/tap?from=journal`}
        formToken={page.formToken}
        chosen={page.mood}
        isLogged={page.isMoodLogged}
        noteHref={page.noteHref}
        error={null}
      />
      <Beginning page={page} refusal={refusal} />
      <RecentEntries page={page} />
      {page.undo && !page.undo.isJustDeleted ? (
        <DeletedBefore what="an entry" undoId={page.undo.id} formToken={page.formToken} />
      ) : null}
      <p className="fine-print">
        Your entries are private unless you share them with AI, and never used for training. One
        exception: if our safety check finds danger in an entry, someone who looks after safety here
        may read it.
      </p>
    </Screen>
  );
}

function Beginning({ page, refusal }: { page: JournalPage; refusal: Refusal | null }) {
  if (page.newEntry || refusal) return <Form page={page} begun={page.newEntry} refusal={refusal} />;
  if (page.access !== "full") return <LockedForm />;
  return (
    <div className="button-row">
      <ButtonLink href={NEW_ENTRY} variant="main">
        New Entry
      </ButtonLink>
      {page.hasDraft ? <span>You have a draft waiting.</span> : null}
    </div>
  );
}

interface FormProps {
  page: JournalPage;
  begun: NewEntry | null;
  refusal: Refusal | null;
}

function Form({ page, begun, refusal }: FormProps) {
  const values: EntryValues = {
    content: refusal?.texts["content"] ?? begun?.content ?? "",
    tags: refusal?.texts["tags"] ?? begun?.tags ?? "",
    mood: refusal ? refusal.chosen.mood : (begun?.mood ?? page.mood),
    date: refusal?.chosen.date || begun?.date || page.today,
    shareWithAi: refusal?.chosen.shareWithAi ?? begun?.shareWithAi ?? false,
  };
  return (
    <Card title="New Entry" id="new-entry">
      <p className="fine-print">
        Begin with{" "}
        {page.templates.map(({ id, title }, position) => (
          <span key={id}>
            {position > 0 ? " · " : null}
            <a href={`${PATHS.journal}?entry=new&template=${id}#new-entry`}>{title}</a>
          </span>
        ))}
      </p>
      <EntryForm
        action={PATHS.journal}
        formToken={page.formToken}
        values={values}
        errors={refusal?.errors ?? {}}
        today={page.today}
        usedTags={begun?.usedTags ?? []}
        cancelHref={PATHS.journal}
        {...(begun && { prompt: begun.prompt })}
        hidden={{ formKey: begun?.formKey ?? null, exerciseRunId: begun?.exerciseRunId ?? null }}
        draft={{ entryId: null, version: begun?.draftVersion ?? 0 }}
      />
    </Card>
  );
}

function RecentEntries({ page }: { page: JournalPage }) {
  const { number, entries, next, formToken, access } = page;
  if (number === 0) {
    return (
      <Card title="Your journal is empty" look="outline">
        <p>Nothing here yet. A sentence is enough to begin.</p>
        {access === "full" && !page.newEntry ? (
          <ButtonLink href={NEW_ENTRY}>Write Your First Entry</ButtonLink>
        ) : null}
      </Card>
    );
  }
  return (
    <section aria-labelledby="recent-entries">
      <h2 id="recent-entries">Recent Entries</h2>
      <p>
        {foundText(number)} · <a href={PATHS.journalSearch}>Search and download</a> ·{" "}
        <a href={PATHS.journalCalendar}>Calendar</a>
      </p>
      <EntryList entries={entries} formToken={formToken} />
      {next || !page.isFirstPage ? (
        <div className="button-row">
          {page.isFirstPage ? null : <ButtonLink href={PATHS.journal}>Latest entries</ButtonLink>}
          {next ? (
            <ButtonLink href={`${PATHS.journal}?before=${next}#recent-entries`}>
              Earlier entries
            </ButtonLink>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedJournal error={error} />;
}
