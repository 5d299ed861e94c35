import { MOODS } from "#app/catalogue/moods.ts";
import { PATHS } from "#app/catalogue/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FormToken } from "#app/ui/form-token.tsx";
import { PlainText } from "#app/ui/plain-text.tsx";
import type { ShownEntry } from "./journal-page.server.ts";

interface EntryListProps {
  entries: readonly ShownEntry[];
  formToken: string;
}

/** Entries one under the other, each with its mood, its day, its words and its tags. */
export function EntryList({ entries, formToken }: EntryListProps) {
  return (
    <ol className="entries">
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} formToken={formToken} />
      ))}
    </ol>
  );
}

function Entry({ entry, formToken }: { entry: ShownEntry; formToken: string }) {
  const { id, mood, when, content, isCut, tags, isShared, insight } = entry;
  const href = `${PATHS.journal}/${id}`;
  const { emoji, label } = MOODS.find((each) => each.id === mood) ?? { emoji: "", label: mood };
  return (
    <li id={`entry-${id}`}>
      <article>
        <h3>
          <span aria-hidden="true">{emoji}</span> {label}
        </h3>
        <p className="fine-print">
          {when}
          {entry.writtenLater ? `, written ${entry.writtenLater}` : null}
          {isShared ? " · Shared with AI" : null}
        </p>
        <p className="entry-text">
          <PlainText text={content} />
          {isCut ? (
            <>
              … <a href={href}>Read all of it</a>
            </>
          ) : null}
        </p>
        {tags.length > 0 ? (
          <form method="post" action={PATHS.journalSearch} className="tag-row">
            <FormToken value={formToken} />
            {tags.map((tag) => (
              <button key={tag} className="badge tag" name="tag" value={tag} dir="auto">
                {tag}
                <span className="visually-hidden"> (all entries with this tag)</span>
              </button>
            ))}
          </form>
        ) : null}
        {insight ? (
          <div className="card card-sage">
            <h4 className="card-title">AI Insights</h4>
            <p>
              <PlainText text={insight} />
            </p>
          </div>
        ) : null}
        <form method="post" action={`${href}/delete`} className="button-row">
          <FormToken value={formToken} />
          <ButtonLink href={href} small>
            Edit<span className="visually-hidden"> the entry of {when}</span>
          </ButtonLink>
          <Button small>
            Delete<span className="visually-hidden"> the entry of {when}</span>
          </Button>
        </form>
      </article>
    </li>
  );
}

/** "Found 12 journal entries" */
export function foundText(number: number): string {
  return `Found ${number.toLocaleString("en-US")} journal ${number === 1 ? "entry" : "entries"}`;
}
