import { href } from "react-router";
import { PlainText } from "#app/ui/plain-text.tsx";
import { EntryMenu } from "./entry-menu.tsx";
import { EntryTags } from "./entry-tags.tsx";
import type { ShownEntry } from "./journal-page.server.ts";

/** Entries one under the other, each with its mood, its day, its words and its tags. */
export function EntryList({ entries }: { entries: readonly ShownEntry[] }) {
  return (
    <ol className="entries">
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ol>
  );
}

function Entry({ entry }: { entry: ShownEntry }) {
  const { id, mood, day, when, content, isCut, tags, isShared, insight } = entry;
  return (
    <li id={`entry-${id}`}>
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
            {isShared ? <span className="tag">Shared with AI</span> : null}
          </div>
          {insight ? (
            <details className="fold">
              <summary>AI Insights</summary>
              <p>
                <PlainText text={insight} />
              </p>
            </details>
          ) : null}
        </div>
      </article>
    </li>
  );
}

/** "Found 12 journal entries" */
export function foundText(number: number): string {
  return `Found ${number.toLocaleString("en-US")} journal ${number === 1 ? "entry" : "entries"}`;
}
