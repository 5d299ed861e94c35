import { href } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { PlainText } from "#app/ui/plain-text.tsx";
import { EntryMenu } from "./entry-menu.tsx";
import { EntryTags } from "./entry-tags.tsx";
import type { ShownEntry } from "./journal-page.server.ts";

/** Entries one under the other, each with its mood, its day, its words and its tags. */
export function EntryList({ entries }: { entries: readonly ShownEntry[] }) {
  return (
    <ol className="entries">
      {entries.map((entry, place) => (
        <Entry
          key={entry.id}
          entry={entry}
          isOtherMonth={place > 0 && entries[place - 1]?.month !== entry.month}
        />
      ))}
    </ol>
  );
}

function Entry({ entry, isOtherMonth }: { entry: ShownEntry; isOtherMonth: boolean }) {
  const { id, mood, day, when, content, isCut, tags, isShared, insight } = entry;
  return (
    <li id={`entry-${id}`} data-month={isOtherMonth ? entry.month : undefined}>
      <article>
        <span className="entry-mood" data-mood={mood.tone} aria-hidden="true">
          {mood.emoji}
        </span>
        <div>
          <h3>
            <a href={href("/journal/:entryId", { entryId: id })}>
              {day} <small>{mood.label}</small>
            </a>
          </h3>
          {entry.writtenLater ? <p className="fine-print">Written {entry.writtenLater}.</p> : null}
        </div>
        <EntryMenu id={id} when={when} />
        <div className="entry-body">
          <p className="entry-text entry-beginning">
            <PlainText text={content} />
            {isCut ? "…" : null}
          </p>
          <div className="tag-row">
            <EntryTags tags={tags} />
            {isShared ? (
              <span className="tag">
                <Icon name="speech" />
                Shared with AI
              </span>
            ) : null}
            {insight ? (
              <details className="fold">
                <summary>AI Insights</summary>
                <p>
                  <PlainText text={insight} />
                </p>
              </details>
            ) : null}
          </div>
        </div>
      </article>
    </li>
  );
}

/** "Found 12 journal entries" */
export function foundText(number: number): string {
  return `Found ${number.toLocaleString("en-US")} journal ${number === 1 ? "entry" : "entries"}`;
}
