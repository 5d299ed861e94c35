import { entryPath } from "#app/catalogue/knowledge.ts";
import { appTitle } from "#app/catalogue/app-title.ts";
import { Button, ButtonLink, type ButtonVariant } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Console, consoleLinks, CONSOLE_TITLE } from "../console.tsx";
import type { Route } from "./+types/entry";
import { activityWords } from "./activity-words.ts";
import { decideEntry, loadEntry } from "./entry-page.server.ts";
import { Flags, Suggested, Wording } from "./entry-parts.tsx";

export const links: Route.LinksFunction = consoleLinks;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  {
    title: appTitle(
      `${loaderData ? titleOf(loaderData.entry) : "Review"}, ${CONSOLE_TITLE}`,
      matches,
    ),
  },
];

export function loader({ context, params }: Route.LoaderArgs) {
  return loadEntry(context, params.entryId);
}

export const action = decideEntry;

type Page = Route.ComponentProps["loaderData"];

const STATUS_WORDS = {
  waiting: "Not reviewed yet. The companion doesn't use it.",
  active: "In use. The companion can use it.",
  retired: "Retired. The companion doesn't use it.",
} as const;

/** One entry: what it says, what's odd about it, what it said before, and who did what with it. */
export default function Entry({ loaderData: page }: Route.ComponentProps) {
  const { entry, proposal, earlier, audited, isOwn } = page;
  return (
    <Console tab="review">
      <h2>{titleOf(entry)}</h2>
      <p>{STATUS_WORDS[entry.status]}</p>
      <Flags flags={entry.flags} />
      <Wording wording={entry.wording} />
      <div className="button-row">
        {entry.status === "active" ? null : (
          <Decision page={page} intent="approve" variant="main" label="Approve" />
        )}
        <ButtonLink href={`${entryPath(entry.id)}/change`}>Change</ButtonLink>
        {entry.status === "retired" ? null : (
          <Decision page={page} intent="retire" label="Retire" />
        )}
      </div>
      <Suggested entry={entry} suggested={page.suggested} />
      {proposal ? (
        <Card title="The page has new text" look="sage">
          <p>Read {proposal.at}. The version above stays in use until you switch.</p>
          <Flags flags={proposal.flags} />
          <Wording wording={proposal.wording} />
          <div className="button-row">
            <Decision page={page} intent="take" other={proposal.version} label="Use new version" />
            <Decision
              page={page}
              intent="drop"
              other={proposal.version}
              label="Discard new version"
            />
          </div>
        </Card>
      ) : null}
      {earlier.length === 0 ? null : (
        <Card title="Earlier versions" look="outline">
          {earlier.map(({ version, wording, by, at }) => (
            <details key={version}>
              <summary>
                Version {version}, {by ?? OWNERLESS[entry.kind]}, {at}
              </summary>
              <Wording wording={wording} />
              <Decision
                page={page}
                intent="use-again"
                other={version}
                label="Use this version again"
              />
            </details>
          ))}
        </Card>
      )}
      {audited.length === 0 ? null : (
        <Card title="Activity" look="outline">
          <ul className="plain-list">
            {audited.map(({ id, action: what, by, at }) => (
              <li key={id}>
                {by ?? "A deleted account"} {activityWords(what)} it, {at}
              </li>
            ))}
          </ul>
        </Card>
      )}
      {isOwn ? (
        <p className="fine-print">
          This article is built in. You can change or retire it, but not delete it.
        </p>
      ) : (
        <details>
          <summary>Delete</summary>
          <p>This deletes it and all earlier versions for good.</p>
          <Decision page={page} intent="delete" label="Delete for good" />
        </details>
      )}
    </Console>
  );
}

/** Who wrote what no admin wrote. */
const OWNERLESS = { item: "an earlier admin", page: "from the website" } as const;

interface DecisionProps {
  page: Page;
  intent: string;
  label: string;
  other?: number;
  variant?: ButtonVariant;
}

function Decision({ page, intent, label, other, variant }: DecisionProps) {
  return (
    <PostForm action={entryPath(page.entry.id)}>
      <input type="hidden" name="version" value={page.entry.version} />
      {other === undefined ? null : <input type="hidden" name="other" value={other} />}
      <Button variant={variant} name="intent" value={intent}>
        {label}
      </Button>
    </PostForm>
  );
}

function titleOf({ id, wording }: Page["entry"]): string {
  return wording.title || id;
}
