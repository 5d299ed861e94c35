import { CONSOLE_PATHS, entryPath } from "#app/catalogue/knowledge.ts";
import { momentOf } from "#app/catalogue/format-date.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import { listActivity } from "#app/models/knowledge/knowledge-audit.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Console, consoleLinks, CONSOLE_TITLE } from "../console.tsx";
import { activityWords } from "./activity-words.ts";
import type { Route } from "./+types/activity";

export const links: Route.LinksFunction = consoleLinks;

export const meta = pageTitle(`Activity, ${CONSOLE_TITLE}`);

const ID_MAX_LENGTH = 100;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { timeZone } = signedInUser(context);
  const entryId = (url.searchParams.get("entry") ?? "").trim().slice(0, ID_MAX_LENGTH);
  const asked = url.searchParams.get("before") ?? "";
  const before = /^\d{1,15}$/u.test(asked) ? Number(asked) : null;
  const { activities, next } = await listActivity({ entryId, before });
  return {
    entryId,
    isFirst: before === null,
    nextHref: next === null ? null : hrefOf(entryId, next),
    lines: activities.map(({ at, ...line }) => ({ ...line, at: momentOf(at, timeZone) })),
  };
}

/** Who did what with the knowledge, the newest first: of all of it, or of one entry. */
export default function Activity({ loaderData }: Route.ComponentProps) {
  const { entryId, lines, nextHref, isFirst } = loaderData;
  return (
    <Console tab="review">
      <h2>Activity</h2>
      <form className="button-row activity-of" method="get" action={CONSOLE_PATHS.activity}>
        <label htmlFor="entry">Id</label>
        <input id="entry" name="entry" maxLength={ID_MAX_LENGTH} defaultValue={entryId} />
        <Button type="submit">Show</Button>
        {entryId === "" ? null : <ButtonLink href={CONSOLE_PATHS.activity}>Show all</ButtonLink>}
      </form>
      {lines.length === 0 ? (
        <Card look="sage">
          <p>No activity yet.</p>
        </Card>
      ) : null}
      <ul className="plain-list">
        {lines.map(({ id, action, adminName, eventId, label, stillExists, at }) => (
          <li key={id}>
            <bdi>{adminName ?? "A deleted account"}</bdi> {activityWords(action)}{" "}
            {stillExists ? (
              <a href={entryPath(eventId)}>
                <bdi>{label}</bdi>
              </a>
            ) : (
              <strong dir="auto">{label ?? eventId}</strong>
            )}
            <p className="fine-print">{at}</p>
          </li>
        ))}
      </ul>
      <p className="button-row">
        {isFirst ? null : <ButtonLink href={hrefOf(entryId, null)}>Newest</ButtonLink>}
        {nextHref ? <ButtonLink href={nextHref}>Older</ButtonLink> : null}
      </p>
    </Console>
  );
}

function hrefOf(entryId: string, before: number | null): string {
  const asked = new URLSearchParams();
  if (entryId !== "") asked.set("entry", entryId);
  if (before !== null) asked.set("before", String(before));
  return `${CONSOLE_PATHS.activity}?${asked}`;
}
