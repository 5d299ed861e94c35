import { PATHS } from "#app/catalogue/paths.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import draftsUrl from "#app/ui/drafts.js?url";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary, errorsAt } from "#app/ui/error-summary.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageIcon } from "#app/ui/page-icon.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import { Screen } from "#app/ui/page.tsx";
import { MoodCard } from "../start/mood-card.tsx";
import type { Route } from "./+types/journal";
import { JournalHelp } from "./journal-help.tsx";
import { EntryList, foundText } from "./entry-list.tsx";
import { FailedJournal } from "./failed-journal.tsx";
import { loadJournal, type JournalPage } from "./journal-page.server.ts";
import { NewEntryForm } from "./new-entry.tsx";
import { DeletedBefore, JustDeleted } from "../moods/deleted.tsx";
import { LockedForm } from "./locked.tsx";
import { saveEntry } from "./save-entry.server.ts";

export const handle = { pageScript: draftsUrl } satisfies PageHandle;

export const meta = pageTitle("Personal Reflection Journal");

export const loader = loadJournal;

export const action = saveEntry;

const NEW_ENTRY = `${PATHS.journal}?entry=new`;
const FIELDS = ["mood", "content", "tags", "date"] as const;

type Refusal = NonNullable<Route.ComponentProps["actionData"]>["refusal"];

/** What somebody wrote for themselves, the latest first; or the page to write more on, and nothing beside it. */
export default function Journal({ loaderData: page, actionData }: Route.ComponentProps) {
  const refusal = actionData?.refusal ?? null;
  return page.newEntry || refusal ? (
    <Writing page={page} refusal={refusal} />
  ) : (
    <Entries page={page} />
  );
}

function Writing({ page, refusal }: { page: JournalPage; refusal: Refusal | null }) {
  return (
    <Screen title="New Entry" back="journal" className="journal writing">
      <JournalHelp help={page} refusal={refusal} />
      <ErrorSummary errors={errorsAt(FIELDS, refusal?.errors)} />
      {refusal?.reason === "premium" ? (
        <Notice
          tone="warning"
          title="Premium feature required"
          text="Journal entries are available for premium subscribers only. Your text is below, so you can copy it."
        />
      ) : null}
      <NewEntryForm page={page} begun={page.newEntry} refusal={refusal} />
      <PrivateLine />
    </Screen>
  );
}

function Entries({ page }: { page: JournalPage }) {
  return (
    <Screen title="Personal Reflection Journal" width="wide" back="you" className="journal">
      <JournalHelp help={page} refusal={null} />
      {page.savedNotice ? <Notice tone="success" title={page.savedNotice} /> : null}
      {page.undo?.isJustDeleted ? <JustDeleted what="Entry" undoId={page.undo.id} /> : null}
      <div className="beside">
        <div className="beside-first stack journal-new">
          {page.access === "full" ? (
            <>
              <ButtonLink href={NEW_ENTRY} variant="main">
                New Entry
              </ButtonLink>
              {page.hasDraft ? (
                <ButtonLink href={NEW_ENTRY} variant="link" small>
                  You have a draft waiting.
                </ButtonLink>
              ) : null}
            </>
          ) : (
            <LockedForm />
          )}
          <MoodCard
            action={`${PATHS.moods}/tap?from=journal`}
            chosen={page.mood}
            feelings={page.own.feelings}
            isLogged={page.isMoodLogged}
            noteHref={page.noteHref}
            error={page.tapError}
            wayOn={<a href={PATHS.moods}>All moods</a>}
          />
        </div>
        <RecentEntries page={page} />
      </div>
      {page.undo && !page.undo.isJustDeleted ? (
        <DeletedBefore what="an entry" undoId={page.undo.id} />
      ) : null}
      <PrivateLine />
    </Screen>
  );
}

function PrivateLine() {
  return (
    <p className="fine-print">
      Your entries are private unless you share them with AI, and never used for training. If our
      safety check finds danger in one, someone who looks after safety here may read it.
    </p>
  );
}

function RecentEntries({ page }: { page: JournalPage }) {
  const { number, entries, next, access } = page;
  if (number === 0) {
    return (
      <Card title="Your journal is empty" look="outline">
        <p>Nothing here yet. A sentence is enough to begin.</p>
        {access === "full" ? (
          <ButtonLink href={NEW_ENTRY}>Write Your First Entry</ButtonLink>
        ) : null}
      </Card>
    );
  }
  return (
    <section aria-labelledby="recent-entries">
      <div className="journal-ways">
        <h2 className="visually-hidden" id="recent-entries">
          Recent Entries
        </h2>{" "}
        <span>{foundText(number)}</span>{" "}
        <a className="icon-button" href={PATHS.journalSearch} title="Search">
          <Icon name="search" />
          <span className="visually-hidden">Search</span>
        </a>{" "}
        <a className="icon-button" href={PATHS.journalCalendar} title="Calendar">
          <PageIcon name="calendar" />
          <span className="visually-hidden">Calendar</span>
        </a>
      </div>
      <EntryList entries={entries} />
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

export const ErrorBoundary = FailedJournal;
