import { PATHS } from "#app/catalogue/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageIcon } from "#app/ui/page-icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Screen } from "#app/ui/page.tsx";
import { PlainText } from "#app/ui/plain-text.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import type { EntryPage } from "./change-entry.server.ts";
import { EntryMenu } from "./entry-menu.tsx";
import { EntryTags } from "./entry-tags.tsx";
import { JournalHelp } from "./journal-help.tsx";
import { LockedForm } from "./locked.tsx";

/** One entry as it was written, with the ways to those next to it. */
export function Reading({ page }: { page: EntryPage }) {
  const { values, when, shown } = page;
  const { mood } = shown;
  return (
    <Screen title={page.day} back="journal" className="journal reading">
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
        <EntryTags tags={shown.tags} />
        <EntryMenu id={page.id} when={when} />
      </div>
      <Card>
        <p className="entry-text">
          <PlainText text={values.content} />
        </p>
      </Card>
      {shown.insight ? (
        <Card title="AI Insights" look="sage">
          <p>
            <PlainText text={shown.insight} />
          </p>
        </Card>
      ) : null}
      <nav className="button-row months" aria-label="Entries">
        {page.earlier ? (
          <a className="back-link" href={`${PATHS.journal}/${page.earlier}`}>
            <Icon name="arrow-left" />
            Earlier entry
          </a>
        ) : null}
        {page.later ? (
          <a className="back-link" href={`${PATHS.journal}/${page.later}`}>
            Later entry
            <PageIcon name="arrow-right" />
          </a>
        ) : null}
      </nav>
      {page.access === "full" ? null : <LockedForm />}
    </Screen>
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

/** Whether changes of it wait that are not saved yet. */
export function hasDraft({ draft }: EntryPage): boolean {
  return draft.content.trim() !== "" || draft.chosen !== null;
}
