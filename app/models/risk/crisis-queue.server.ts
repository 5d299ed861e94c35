import { CLOSES_AFTER_MS } from "#app/safety/asking.ts";
import { and, asc, eq, gt, lte, ne, or, sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Screening } from "#app/safety/screened-text.server.ts";
import { columns } from "#db/columns.ts";
import { database } from "#db/client.ts";
import { auditLog, crisisEventNotes, crisisEvents, riskStates, users } from "#db/schema.ts";
import { recordAccountEvent } from "#app/models/accounts/account-events.server.ts";
import { isOwn } from "./crisis-events.server.ts";
import { auditStatement } from "#app/models/storage/audit-log.server.ts";
import { newId } from "#app/models/storage/identifier.server.ts";

export const QUEUE_PAGE_SIZE = 25;
/** Longest note of an admin, in characters. */
export const NOTE_MAX_LENGTH = 2_000;

/** How an admin may resolve an event. */
export const ADMIN_RESOLUTIONS = ["reviewed", "false_alarm"] as const;
export type AdminResolution = (typeof ADMIN_RESOLUTIONS)[number];

/** An event as lists show it: without anybody's words or name. */
const QUEUED = {
  id: crisisEvents.id,
  tier: crisisEvents.tier,
  kind: crisisEvents.kind,
  severity: crisisEvents.severity,
  subject: crisisEvents.subject,
  rules: crisisEvents.rules,
  actionTaken: crisisEvents.actionTaken,
  urgency: crisisEvents.urgency,
  createdAt: crisisEvents.createdAt,
  hasMessage: sql<number>`${crisisEvents.triggerMessage} is not null`,
};

/** Where the next page of the queue begins. */
export interface QueueKey {
  urgency: number;
  createdAt: number;
  id: string;
}

/** Closes what was asked about and left unanswered for 72 hours: nobody has to look at it. */
async function closeUnanswered(now: number): Promise<void> {
  const isRiskOpen = database()
    .select({ userId: riskStates.userId })
    .from(riskStates)
    .where(and(eq(riskStates.userId, crisisEvents.userId), eq(riskStates.status, "open")));
  await database()
    .update(crisisEvents)
    .set({ resolved: true, resolution: "unanswered", resolvedAt: now })
    .where(
      and(
        eq(crisisEvents.resolved, false),
        eq(crisisEvents.tier, "check_in"),
        lte(crisisEvents.createdAt, now - CLOSES_AFTER_MS),
        sql`not exists ${isRiskOpen}`,
      ),
    );
}

/** Open events, the gravest first, then the oldest: one page, after `key`. */
export async function openEvents(key: QueueKey | null, now = Date.now()) {
  await closeUnanswered(now);
  const rows = await database()
    .select(QUEUED)
    .from(crisisEvents)
    .where(and(eq(crisisEvents.resolved, false), key ? isAfter(key) : undefined))
    .orderBy(asc(crisisEvents.urgency), asc(crisisEvents.createdAt), asc(crisisEvents.id))
    .limit(QUEUE_PAGE_SIZE + 1);
  const events = rows.slice(0, QUEUE_PAGE_SIZE);
  return { events, hasMore: rows.length > QUEUE_PAGE_SIZE };
}

/** One event with its notes and what was done with it; never the message itself. */
export async function findQueuedEvent(eventId: string) {
  const [events, notes, audited] = await database().batch([
    database()
      .select({
        ...QUEUED,
        ...columns(crisisEvents, "resolved", "resolution", "resolvedAt"),
        riskStatus: riskStates.status,
      })
      .from(crisisEvents)
      .leftJoin(riskStates, eq(riskStates.userId, crisisEvents.userId))
      .where(eq(crisisEvents.id, eventId))
      .limit(1),
    database()
      .select({
        ...columns(crisisEventNotes, "id", "note", "createdAt"),
        firstName: users.firstName,
      })
      .from(crisisEventNotes)
      .leftJoin(users, eq(users.id, crisisEventNotes.adminId))
      .where(eq(crisisEventNotes.eventId, eventId))
      .orderBy(asc(crisisEventNotes.createdAt)),
    findAuditTrail(eventId),
  ]);
  const [event] = events;
  return event ? { event, notes, audited } : null;
}

/**
 * Opens the message of an event for an admin, and notes that they did: for us in the same batch, and for its writer.
 */
export async function readEventMessage(adminId: string, eventId: string): Promise<string | null> {
  const now = Date.now();
  const [, rows] = await database().batch([
    auditStatement({ adminId, eventId, action: "read_message", at: now }),
    database()
      .select({ message: crisisEvents.triggerMessage, userId: crisisEvents.userId })
      .from(crisisEvents)
      .where(eq(crisisEvents.id, eventId))
      .limit(1),
  ]);
  const [row] = rows;
  if (!row) return null;
  await recordAccountEvent(row.userId, { kind: "record_read", by: "admin", adminId }, now);
  return row.message;
}

/** Adds an admin's note to an event. */
export async function addEventNote(
  adminId: string,
  eventId: string,
  screening: Screening,
  now = Date.now(),
): Promise<void> {
  const note = { id: newId(), eventId, adminId, note: screening.text, createdAt: now };
  await database().batch([
    database().insert(crisisEventNotes).values(note),
    auditStatement({ adminId, eventId, action: "add_note", at: now }),
  ]);
}

/** Resolves an event, and with it the person's open risk where nothing else keeps that open. */
export async function resolveEvent(
  adminId: string,
  eventId: string,
  resolution: AdminResolution,
  now = Date.now(),
): Promise<void> {
  const [event] = await database()
    .select({
      userId: crisisEvents.userId,
      kind: crisisEvents.kind,
    })
    .from(crisisEvents)
    .where(and(eq(crisisEvents.id, eventId), eq(crisisEvents.resolved, false)))
    .limit(1);
  if (!event) return;
  await database().batch([
    auditStatement({ adminId, eventId, action: "resolve", at: now }),
    closeRisk(event.userId, eventId, now),
    database()
      .update(crisisEvents)
      .set({ resolved: true, resolution: `admin_${resolution}`, resolvedAt: now })
      .where(eq(crisisEvents.id, eventId)),
  ]);
}

// By the table of asking, an admin closes what is open or asked. It stays open while another event is
// still unresolved.
function closeRisk(userId: string, eventId: string, now: number): BatchItem<"sqlite"> {
  const others = database()
    .select({ id: crisisEvents.id })
    .from(crisisEvents)
    .where(
      and(
        eq(crisisEvents.userId, userId),
        eq(crisisEvents.resolved, false),
        ne(crisisEvents.id, eventId),
        or(isOwn(), eq(crisisEvents.tier, "check_in")),
      ),
    );
  const isAtRest = eq(riskStates.status, "closed");
  return database()
    .update(riskStates)
    .set({ status: "closed", statusSince: now, foldedAt: null, closedAt: now, saidYesAt: null })
    .where(and(eq(riskStates.userId, userId), sql`not ${isAtRest}`, sql`not exists ${others}`));
}

function isAfter({ urgency, createdAt, id }: QueueKey): SQL | undefined {
  return or(
    gt(crisisEvents.urgency, urgency),
    and(
      eq(crisisEvents.urgency, urgency),
      or(
        gt(crisisEvents.createdAt, createdAt),
        and(eq(crisisEvents.createdAt, createdAt), gt(crisisEvents.id, id)),
      ),
    ),
  );
}

/** What administrators did with an event or a report, oldest first, and who they were. */
export function findAuditTrail(eventId: string) {
  return database()
    .select({
      ...columns(auditLog, "id", "action", "at"),
      firstName: users.firstName,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.adminId))
    .where(eq(auditLog.eventId, eventId))
    .orderBy(asc(auditLog.id));
}
