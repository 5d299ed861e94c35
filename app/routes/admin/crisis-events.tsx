import { href } from "react-router";
import { unverifiedHelpLines } from "#app/content/help-lines.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { environment } from "#app/config/environment.server.ts";
import { openEvents, type QueueKey } from "#app/models/risk/crisis-queue.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Screen } from "#app/ui/page.tsx";
import type { Route } from "./+types/crisis-events";
import { actionWords, ageWords, eventSummary } from "./event-words.ts";

export const meta = pageTitle("Open events");

export async function loader({ url }: Route.LoaderArgs) {
  const { crisisRegion } = environment();
  const { events, hasMore } = await openEvents(keyOf(url.searchParams.get("after")));
  const last = events.at(-1);
  return {
    now: Date.now(),
    events,
    nextHref: hasMore && last ? `?after=${last.urgency}-${last.createdAt}-${last.id}` : null,
    isFirstPage: !url.searchParams.has("after"),
    region: crisisRegion,
    unverified: unverifiedHelpLines(crisisRegion).map(({ id, name, ways }) => ({
      id,
      name,
      ways: ways.map((way) => way.label.en).join(", "),
    })),
  };
}

function keyOf(after: string | null): QueueKey | null {
  const [, urgency, createdAt, id] = /^([0-3])-(\d{1,15})-([\w-]{22})$/.exec(after ?? "") ?? [];
  if (!urgency || !createdAt || !id) return null;
  return { urgency: Number(urgency), createdAt: Number(createdAt), id };
}

export default function CrisisEvents({ loaderData }: Route.ComponentProps) {
  const { events, now, nextHref, isFirstPage } = loaderData;
  return (
    <Screen
      title="Open events"
      width="wide"
      lead="Most serious first, then oldest. Every message you open is logged."
    >
      <nav className="tabs" aria-label="Admin">
        {PLACES.map(({ href: place, label }, index) => (
          <a key={place} href={place} aria-current={index === 0 ? "page" : undefined}>
            {label}
          </a>
        ))}
      </nav>
      {events.length === 0 ? <p>No open events.</p> : null}
      <ul className="event-list">
        {events.map((event) => (
          <EventRow key={event.id} event={event} now={now} />
        ))}
      </ul>
      <p className="button-row">
        {isFirstPage ? null : <ButtonLink href="/admin/crisis-events">First page</ButtonLink>}
        {nextHref ? <ButtonLink href={nextHref}>Next page</ButtonLink> : null}
      </p>
      <UnverifiedLines region={loaderData.region} lines={loaderData.unverified} />
    </Screen>
  );
}

const PLACES = [
  { href: "/admin/crisis-events", label: "Open events" },
  { href: "/admin/reply-reports", label: "Reported replies" },
  { href: "/admin/preview", label: "Content preview" },
  { href: "/admin/operations", label: "System status" },
  { href: "/admin/backups", label: "Backups" },
  { href: "/admin/yearly-reports", label: "Yearly reports" },
  { href: "/knowledge-management", label: "AI training and knowledge" },
];

type QueuedEvent = Route.ComponentProps["loaderData"]["events"][number];

function EventRow({ event, now }: { event: QueuedEvent; now: number }) {
  return (
    <li className="event">
      <span className={`badge event-${event.severity}`}>{event.severity}</span>
      <div>
        <a href={href("/admin/crisis-events/:eventId", { eventId: event.id })}>
          {eventSummary(event)}
        </a>
        <p className="event-facts">
          {ageWords(event.createdAt, now)} ago. {actionWords(event.actionTaken)}.
        </p>
        <p className="event-facts">
          <code>{event.rules.join(", ")}</code>
        </p>
      </div>
    </li>
  );
}

function UnverifiedLines({
  region,
  lines,
}: {
  region: string;
  lines: readonly { id: string; name: string; ways: string }[];
}) {
  if (lines.length === 0) return null;
  return (
    <Card title="Unverified help lines" look="outline">
      <p>We have no source for these numbers in {region}. Check them before you rely on them.</p>
      <ul className="plain-list">
        {lines.map((line) => (
          <li key={line.id}>
            <strong>{line.name}</strong>: {line.ways} (not verified)
          </li>
        ))}
      </ul>
    </Card>
  );
}
