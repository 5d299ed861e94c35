import { and, asc, desc, eq, gte, lte, ne, or, sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { asksAboutDanger, type Assessment } from "#app/safety/assessment.ts";
import type { ScreenedText, Screening } from "#app/safety/screened-text.server.ts";
import { LASTING, rank, type Lasting } from "#app/safety/scripts/lasting.ts";
import { database, inJson, prepared } from "#db/client.ts";
import { crisisEvents } from "#db/schema.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import { referralStatement } from "./referrals.server.ts";
import { findRiskState, nextRisk, riskStatement, type Settlement } from "./risk.server.ts";

export type CrisisEvent = typeof crisisEvents.$inferSelect;
export type NewCrisisEvent = typeof crisisEvents.$inferInsert;

/** What was done about a finding, as the row says it. */
export type ActionTaken =
  "panel_and_written_answer" | "written_answer" | "asked" | "panel_on_refusal" | "panel_on_page";

/** After this many events within this time, only a graver one is written. Help still goes out. */
export const MAX_RECENT_EVENTS = 20;
export const CEILING_WINDOW_MS = 10 * 60_000;

/** Whether an event would only repeat what so many have said within minutes. */
export async function isBeyondCeiling(
  userId: string,
  finding: Assessment,
  now = Date.now(),
): Promise<boolean> {
  if (!asksAboutDanger(finding.tier)) return false;
  const recent = await database()
    .select({ tier: crisisEvents.tier, kind: crisisEvents.kind, severity: crisisEvents.severity })
    .from(crisisEvents)
    .where(
      and(eq(crisisEvents.userId, userId), gte(crisisEvents.createdAt, now - CEILING_WINDOW_MS)),
    )
    .limit(MAX_RECENT_EVENTS);
  if (recent.length < MAX_RECENT_EVENTS) return false;
  return recent.some(
    ({ tier, kind, severity }) =>
      kind === finding.kind &&
      rank(severity) >= rank(finding.severity) &&
      (tier === "crisis" || finding.tier !== "crisis"),
  );
}

/** Where a finding was made, and the words if they are kept. */
export interface FindingKept {
  conversationId: string | null;
  messageId: string | null;
  /** Null where the text itself was refused. */
  triggerMessage: ScreenedText | null;
  actionTaken: ActionTaken;
}

/** A finding on a page, from its words; null where they are not kept with it. */
export function keptOnPage(
  triggerMessage: ScreenedText | null,
  conversationId: string | null = null,
): FindingKept {
  return { conversationId, messageId: null, triggerMessage, actionTaken: "panel_on_page" };
}

/** The row for a finding; a refused text is not kept with it. */
export function crisisEventRow(
  userId: string,
  finding: Assessment,
  kept: FindingKept,
  now: number,
): NewCrisisEvent {
  const { tier, kind, severity, subject, rules } = finding;
  return { id: newId(), userId, tier, kind, severity, subject, rules, ...kept, createdAt: now };
}

/**
 * An event's row, and for the crisis tier the year's count: for a batch with the text itself. Of a
 * conversation that isn't kept the words are left out.
 */
export function eventStatements(
  event: NewCrisisEvent,
  condition = sql`true`,
): BatchItem<"sqlite">[] {
  const { id, userId, conversationId, messageId, tier, kind, severity, subject, rules } = event;
  const insert = database().run(sql`
    insert into crisis_events (id, user_id, session_id, message_id, tier, kind, severity,
      subject, rules, trigger_message, action_taken, resolved, created_at)
    select ${id}, ${userId}, (select id from sessions where id = ${conversationId}),
      (select id from messages where id = ${messageId}), ${tier}, ${kind}, ${severity}, ${subject},
      ${JSON.stringify(rules)},
      case when exists (select 1 from sessions where id = ${conversationId} and not is_kept)
        then null else ${event.triggerMessage} end,
      ${event.actionTaken}, 0,
      ${event.createdAt}
    where ${condition}`);
  return tier === "crisis" ? [insert, referralStatement(event.createdAt, condition)] : [insert];
}

/** Marks the events that a change of risk settles; later ones stay as they are. */
export function settleStatements(
  userId: string,
  settlements: readonly Settlement[],
  now: number,
  condition?: SQL,
): BatchItem<"sqlite">[] {
  return settlements.map(({ resolution, covers, until }) =>
    database()
      .update(crisisEvents)
      .set({ resolved: true, resolution, resolvedAt: now })
      .where(
        and(
          eq(crisisEvents.userId, userId),
          eq(crisisEvents.resolved, false),
          lte(crisisEvents.createdAt, until),
          COVERED[covers](),
          condition,
        ),
      ),
  );
}

/**
 * What belongs in one batch with a text in which something was found: the event, the year's count
 * and the state of risk. Nothing where nothing was found.
 */
export async function findingStatements(
  userId: string,
  finding: Assessment,
  kept: FindingKept,
  now = Date.now(),
): Promise<BatchItem<"sqlite">[]> {
  if (!asksAboutDanger(finding.tier)) return [];
  if (await isBeyondCeiling(userId, finding, now)) return [];
  const event = crisisEventRow(userId, finding, kept, now);
  const sign = { finding, says: "other", where: "page" } as const;
  const { state } = nextRisk(userId, await findRiskState(userId), sign, now);
  return [...eventStatements(event), ...(state ? [riskStatement(state)] : [])];
}

/** The same for a text that is stored on a page of its own, with no reply to it. */
export async function pageFindingStatements(
  userId: string,
  { text, assessment }: Pick<Screening, "text" | "assessment">,
  now = Date.now(),
): Promise<BatchItem<"sqlite">[]> {
  return findingStatements(userId, assessment, keptOnPage(text), now);
}

/** Writes the event of a text that was refused (too long, too fast, expired): the fact, not the words. */
export async function recordRefusedFinding(userId: string, finding: Assessment): Promise<void> {
  const kept = { ...keptOnPage(null), actionTaken: "panel_on_refusal" } as const;
  const [first, ...rest] = await findingStatements(userId, finding, kept, Date.now());
  if (first) await database().batch([first, ...rest]);
}

const eventsWith = prepared((db) =>
  db
    .select()
    .from(crisisEvents)
    .where(
      and(
        eq(crisisEvents.userId, sql.placeholder("userId")),
        ne(crisisEvents.tier, "none"),
        inJson(crisisEvents.messageId, sql.placeholder("ids")),
      ),
    )
    // If two have the same time, the one that was written later is the graver.
    .orderBy(asc(crisisEvents.createdAt), sql`rowid`)
    .prepare(),
);

/** The events that these messages of a person raised, by message id; the latest of each. */
export async function eventsOfMessages(
  userId: string,
  messageIds: readonly string[],
): Promise<Map<string, CrisisEvent>> {
  if (messageIds.length === 0) return new Map();
  const rows = await eventsWith().all({ userId, ids: JSON.stringify(messageIds) });
  return new Map(rows.flatMap((row) => (row.messageId ? [[row.messageId, row] as const] : [])));
}

/** What a page that takes texts found last, for as long as its help stays on it; null after that. */
export async function latestPageEvent(userId: string, since: number): Promise<CrisisEvent | null> {
  const rows = await database()
    .select()
    .from(crisisEvents)
    .where(
      and(
        eq(crisisEvents.userId, userId),
        eq(crisisEvents.resolved, false),
        gte(crisisEvents.createdAt, since),
        eq(crisisEvents.actionTaken, "panel_on_page"),
      ),
    )
    .orderBy(desc(crisisEvents.createdAt))
    .limit(1);
  return rows[0] ?? null;
}

/** What was found last in a conversation of a person's, from a moment on; null where nothing was. */
export async function latestEventIn(
  userId: string,
  conversationId: string,
  since: number,
): Promise<CrisisEvent | null> {
  const [latest] = await database()
    .select()
    .from(crisisEvents)
    .where(
      and(
        eq(crisisEvents.userId, userId),
        eq(crisisEvents.conversationId, conversationId),
        gte(crisisEvents.createdAt, since),
      ),
    )
    .orderBy(desc(crisisEvents.createdAt))
    .limit(1);
  return latest ?? null;
}

/** In the words of the query language: what stays open about the writer or someone in their care. */
export function isOwn(): SQL | undefined {
  return lasts("open");
}

function lasts(...which: readonly Lasting[]): SQL | undefined {
  const kinds = Object.entries(LASTING).flatMap(([kind, bySubject]) =>
    Object.entries(bySubject).flatMap(([subject, lasting]) =>
      which.includes(lasting)
        ? [sql`(${crisisEvents.kind} = ${kind} and ${crisisEvents.subject} = ${subject})`]
        : [],
    ),
  );
  return or(...kinds);
}

/** Which events a settlement covers. What was only asked about goes with what stays open. */
const COVERED: Readonly<Record<Settlement["covers"], () => SQL | undefined>> = {
  own: () => or(isOwn(), eq(crisisEvents.tier, "check_in")),
  brief: () => lasts("brief", "until_answered"),
  abuse: () => eq(crisisEvents.kind, "abuse_or_violence"),
  all: () => undefined,
};
