import { href } from "react-router";
import type { ReactNode } from "react";
import type { findQueuedEvent } from "#app/models/risk/crisis-queue.server.ts";
import { STATES } from "#app/safety/asking.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ChoiceField, TextAreaField } from "#app/ui/field.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Screen } from "#app/ui/page.tsx";
import { PlainText } from "#app/ui/plain-text.tsx";
import { AuditTrail } from "./audit-trail.tsx";
import { actionWords, ageWords, resolutionWords, eventSummary } from "./event-words.ts";

type FoundEvent = NonNullable<Awaited<ReturnType<typeof findQueuedEvent>>>;

interface EventViewProps {
  page: FoundEvent & { now: number };
  /** What the last form of the page brought. */
  opened: { message: string | null; noteError: string | null; note?: string } | null;
}

const RESOLUTIONS = [
  { value: "reviewed", label: "Reviewed, no action needed" },
  { value: "false_alarm", label: "False alarm" },
];

const AUDITED: Readonly<Record<string, string>> = {
  read_message: "opened the message",
  add_note: "added a note",
  resolve: "resolved the event",
};

function riskWords(status: FoundEvent["event"]["riskStatus"]): string {
  return status === null || status === "closed" ? STATES.clear : STATES[status];
}

/** One event: its facts, the message on demand, notes, and how it is resolved. */
export function EventView({ page, opened }: EventViewProps) {
  const { event, now } = page;
  return (
    <Screen
      title={eventSummary(event)}
      back="events"
      lead={`${ageWords(event.createdAt, now)} ago. ${actionWords(event.actionTaken)}.`}
    >
      <Facts event={event} />
      <Message page={page} opened={opened} />
      <Notes page={page} opened={opened} />
      {event.resolved ? (
        <p>
          Resolved. <strong>{resolutionWords(event.resolution ?? "")}</strong>.
        </p>
      ) : (
        <Card title="Resolve">
          <p>This also clears the person's risk, unless another event keeps it open.</p>
          <IntentForm page={page} intent="resolve">
            <ChoiceField legend="Outcome" name="resolution" choices={RESOLUTIONS} required />
            <Button variant="main">Resolve</Button>
          </IntentForm>
        </Card>
      )}
      <AuditTrail audited={page.audited} words={AUDITED} now={now} />
    </Screen>
  );
}

function Facts({ event }: { event: FoundEvent["event"] }) {
  const facts = [
    ["Severity", event.severity],
    ["Tier", event.tier],
    ["Rules", event.rules.join(", ")],
    ["Current risk", riskWords(event.riskStatus)],
    ["Time (UTC)", new Date(event.createdAt).toISOString().slice(0, 16).replace("T", " ")],
  ];
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Message({ page, opened }: EventViewProps) {
  if (!page.event.hasMessage) {
    return <p>There's no message to show. It was refused or deleted, or it answered a question.</p>;
  }
  if (typeof opened?.message === "string") {
    return (
      <Card title="Message" look="sage">
        <blockquote className="quoted">
          <PlainText text={opened.message} />
        </blockquote>
      </Card>
    );
  }
  return (
    <IntentForm page={page} intent="read">
      <p>Opening it is logged with your name.</p>
      <p>
        <Button>Open message</Button>
      </p>
    </IntentForm>
  );
}

function Notes({ page, opened }: EventViewProps) {
  return (
    <Card title="Notes">
      {page.notes.map((note) => (
        <div key={note.id} className="event-note">
          <p>
            <PlainText text={note.note} />
          </p>
          <p className="event-facts">
            <bdi>{note.firstName ?? "A deleted account"}</bdi>, {ageWords(note.createdAt, page.now)}{" "}
            ago
          </p>
        </div>
      ))}
      <IntentForm page={page} intent="note">
        <TextAreaField
          label="Add a note"
          name="note"
          rows={3}
          error={opened?.noteError}
          defaultValue={opened?.note}
        />
        <Button>Add note</Button>
      </IntentForm>
    </Card>
  );
}

function IntentForm({
  page,
  intent,
  children,
}: {
  page: EventViewProps["page"];
  intent: string;
  children: ReactNode;
}) {
  return (
    <PostForm
      action={href("/admin/crisis-events/:eventId", { eventId: page.event.id })}
      className="form"
    >
      <input type="hidden" name="intent" value={intent} />
      {children}
    </PostForm>
  );
}
