import { CONSOLE_PATHS, entryPath } from "#app/catalogue/knowledge.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import type { EntryKind } from "#app/models/knowledge/knowledge-entries.server.ts";
import type { ListStatus } from "#app/models/knowledge/knowledge-list.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Console, consoleLinks, CONSOLE_TITLE } from "../console.tsx";
import type { Route } from "./+types/review";
import { decideEntries, loadReview } from "./review-page.server.ts";

export const links: Route.LinksFunction = consoleLinks;

export const meta = pageTitle(`Review, ${CONSOLE_TITLE}`);

export const loader = loadReview;

export const action = decideEntries;

const KIND_WORDS: Readonly<Record<EntryKind, string>> = {
  item: "Articles",
  page: "Website pages",
};
const STATUS_WORDS: Readonly<Record<ListStatus, string>> = {
  waiting: "to review",
  changed: "with new text",
  active: "in use",
  retired: "retired",
};
const EMPTY_WORDS: Readonly<Record<ListStatus, string>> = {
  waiting: "Nothing to review.",
  changed: "No page has new text.",
  active: "Nothing is in use yet.",
  retired: "Nothing is retired.",
};

/** What waits for a look, is in use or was taken out of use. */
export default function Review({ loaderData, actionData }: Route.ComponentProps) {
  const { counts } = loaderData;
  const { entries, filter, words, nextHref, hasMore } = actionData ?? loaderData;
  return (
    <Console tab="review" lead="Read what's new, then approve, change or retire it.">
      <Filters counts={counts} filter={filter} />
      <PostForm className="form">
        <Field
          label="Find by title, id or source"
          name="words"
          maxLength={200}
          defaultValue={words}
        />
        <div className="button-row">
          <Button name="intent" value="find">
            Find
          </Button>
        </div>
      </PostForm>
      {entries.length === 0 ? (
        <p>{words === "" ? EMPTY_WORDS[filter.status] : "Nothing matches these words."}</p>
      ) : (
        <PostForm>
          <ul className="plain-list entry-rows">
            {entries.map((entry) => (
              <EntryRow key={entry.id} entry={entry} mayChoose={filter.status !== "changed"} />
            ))}
          </ul>
          {hasMore && words !== "" ? (
            <p>There are more results. Add words to narrow them.</p>
          ) : null}
          <div className="button-row">
            {filter.status === "active" || filter.status === "changed" ? null : (
              <Button name="intent" value="approve" busyLabel="Approving...">
                Approve selected
              </Button>
            )}
            {filter.status === "retired" || filter.status === "changed" ? null : (
              <Button name="intent" value="retire" busyLabel="Retiring...">
                Retire selected
              </Button>
            )}
          </div>
          {filter.status === "waiting" ? (
            <p className="fine-print">Flagged entries are left out. Open each one to approve it.</p>
          ) : null}
        </PostForm>
      )}
      <p className="button-row">
        {filter.after === null ? null : (
          <ButtonLink href={hrefOf(filter.kind, filter.status)}>First page</ButtonLink>
        )}
        {nextHref ? <ButtonLink href={nextHref}>Next page</ButtonLink> : null}
        <ButtonLink href={CONSOLE_PATHS.activity}>Activity</ButtonLink>
      </p>
    </Console>
  );
}

type Page = Route.ComponentProps["loaderData"];

const STATUSES: Readonly<Record<EntryKind, readonly ListStatus[]>> = {
  item: ["waiting", "active", "retired"],
  page: ["waiting", "changed", "active", "retired"],
};

function Filters({ counts, filter }: { counts: Page["counts"]; filter: Page["filter"] }) {
  const kinds: readonly EntryKind[] = ["item", "page"];
  return (
    <nav className="entry-kinds" aria-label="What to show">
      {kinds.map((kind) => (
        <p key={kind}>
          {KIND_WORDS[kind]}:{" "}
          {STATUSES[kind].map((status, index) => {
            const isShown = kind === filter.kind && status === filter.status;
            return (
              <span key={status}>
                {index === 0 ? "" : " · "}
                <a href={hrefOf(kind, status)} aria-current={isShown ? "page" : undefined}>
                  {counts[kind][status].toLocaleString("en-US")} {STATUS_WORDS[status]}
                </a>
              </span>
            );
          })}
        </p>
      ))}
      <p>
        {filter.isFlagged ? (
          <a href={hrefOf(filter.kind, filter.status)}>Show all</a>
        ) : (
          <a href={`${hrefOf(filter.kind, filter.status)}&flagged=1`}>Show flagged only</a>
        )}
      </p>
    </nav>
  );
}

interface EntryRowProps {
  entry: Page["entries"][number];
  /** What is decided on a page of its own has no box to tick. */
  mayChoose: boolean;
}

function EntryRow({ entry, mayChoose }: EntryRowProps) {
  const { id, version, title, excerpt, source, isFlagged, day } = entry;
  const fieldId = `entry-${id}`;
  return (
    <li>
      {mayChoose ? (
        <input
          type="checkbox"
          name="entries"
          id={fieldId}
          value={`${version}:${id}`}
          aria-label={`Select ${title}`}
        />
      ) : null}
      <div>
        <a href={entryPath(id)}>
          <bdi>{title}</bdi>
        </a>{" "}
        {isFlagged ? <span className="badge badge-warning">Flagged</span> : null}
        <p dir="auto">{excerpt}…</p>
        <p className="fine-print">
          {day}
          {source === "" ? "" : `, ${source}`}
        </p>
      </div>
    </li>
  );
}

function hrefOf(kind: EntryKind, status: ListStatus): string {
  return `${CONSOLE_PATHS.review}?kind=${kind}&status=${status}`;
}
