import { KNOWLEDGE_CATEGORIES, entryPath } from "#app/catalogue/knowledge.ts";
import { appTitle } from "#app/catalogue/wording.ts";
import type { KnowledgeWording } from "#app/models/knowledge-wording.ts";
import { Button, ButtonLink, type ButtonVariant } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { FormToken } from "#app/ui/form-token.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Console, consoleLinks, CONSOLE_TITLE } from "../console.tsx";
import type { Route } from "./+types/entry";
import { decideEntry, loadEntry } from "./entry-page.server.ts";
import { flagWords } from "./flag-words.ts";

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
  waiting: "It waits for its first look. The companion doesn't use it yet.",
  active: "It's in use: the companion can draw on it.",
  retired: "It's retired: the companion doesn't use it.",
} as const;

const AUDITED: Readonly<Record<string, string>> = {
  add_knowledge: "added it",
  change_knowledge: "changed it",
  approve_knowledge: "approved it",
  retire_knowledge: "retired it",
};

/** One entry: what it says, what's odd about it, what it said before, and who did what with it. */
export default function Entry({ loaderData: page }: Route.ComponentProps) {
  const { entry, proposal, earlier, audited, isOwn } = page;
  return (
    <Console tab="review">
      <h2>{titleOf(entry)}</h2>
      <p>{STATUS_WORDS[entry.status]}</p>
      {entry.flags.length === 0 ? null : (
        <Notice tone="warning" title="Please read this one with care">
          <p>Something in it looks like an instruction to a model, or hides something:</p>
          <ul>
            {entry.flags.map((flag) => (
              <li key={flag}>{flagWords(flag)}</li>
            ))}
          </ul>
        </Notice>
      )}
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
      {proposal ? (
        <Card title="The page says something else now" look="sage">
          <p>Read {proposal.at}. Until you take it over, what's above stays in use.</p>
          <Wording wording={proposal.wording} />
          <div className="button-row">
            <Decision page={page} intent="take" other={proposal.version} label="Take this over" />
            <Decision page={page} intent="drop" other={proposal.version} label="Discard this" />
          </div>
        </Card>
      ) : null}
      {earlier.length === 0 ? null : (
        <Card title="What it said before" look="outline">
          {earlier.map(({ version, wording, by, at }) => (
            <details key={version}>
              <summary>
                Wording {version}, {by ?? "nobody known"}, {at}
              </summary>
              <Wording wording={wording} />
              <Decision page={page} intent="use-again" other={version} label="Use this again" />
            </details>
          ))}
        </Card>
      )}
      {audited.length === 0 ? null : (
        <Card title="Activity" look="outline">
          <ul className="plain-list">
            {audited.map(({ id, action: what, by, at }) => (
              <li key={id}>
                {by ?? "A deleted account"} {AUDITED[what] ?? what}, {at}
              </li>
            ))}
          </ul>
        </Card>
      )}
      {isOwn ? (
        <p className="fine-print">
          This article comes with the product. You can change or retire it, but not delete it.
        </p>
      ) : (
        <details>
          <summary>Delete</summary>
          <p>It's deleted for good, with what it said before.</p>
          <Decision page={page} intent="delete" label="Delete for good" />
        </details>
      )}
    </Console>
  );
}

function Wording({ wording }: { wording: KnowledgeWording }) {
  const { content, category, modality, tags, techniques, summary, source } = wording;
  const label = KNOWLEDGE_CATEGORIES.find(({ id }) => id === category)?.label ?? category;
  const facts = [
    ["Kind", [label, modality].filter(Boolean).join(", ")],
    ["Tags", tags.join(", ")],
    ["Techniques", techniques.join(", ")],
    ["Summary", summary],
    ["Source", source],
  ].filter(([, fact]) => fact !== "");
  return (
    <>
      <dl className="facts">
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <div className="entry-content">{content}</div>
    </>
  );
}

interface DecisionProps {
  page: Page;
  intent: string;
  label: string;
  other?: number;
  variant?: ButtonVariant;
}

function Decision({ page, intent, label, other, variant }: DecisionProps) {
  return (
    <form method="post" action={entryPath(page.entry.id)}>
      <FormToken value={page.formToken} />
      <input type="hidden" name="version" value={page.entry.version} />
      {other === undefined ? null : <input type="hidden" name="other" value={other} />}
      <Button variant={variant} name="intent" value={intent}>
        {label}
      </Button>
    </form>
  );
}

function titleOf({ id, wording }: Page["entry"]): string {
  return wording.title || id;
}
