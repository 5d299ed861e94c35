import { and, asc, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { ReportReason } from "#app/catalogue/report-reasons.ts";
import type { Screening } from "#app/safety/screened-text.server.ts";
import { columns } from "#db/columns.ts";
import { database } from "#db/client.ts";
import { messages, replies, replyReports } from "#db/schema.ts";
import { recordAccountEvent } from "#app/models/accounts/account-events.server.ts";
import { findingStatements, keptOnPage } from "#app/models/risk/crisis-events.server.ts";
import { findAuditTrail } from "#app/models/risk/crisis-queue.server.ts";
import { auditStatement } from "#app/models/storage/audit-log.server.ts";
import { newId } from "#app/models/storage/identifier.server.ts";

/** Longest words about a reply, in characters. */
export const REPORT_MAX_LENGTH = 2_000;
export const REPORTS_PAGE_SIZE = 25;

/** What a person says is bad about a reply. */
export interface NewReport {
  userId: string;
  replyId: string;
  reason: ReportReason;
  /** Null where nothing was written. */
  words: Screening | null;
}

/**
 * Keeps a report with what was found in its words, both or neither. There is one report of a reply:
 * another one takes its place and opens it again.
 */
export async function reportReply(report: NewReport, now = Date.now()): Promise<void> {
  const { userId, replyId, reason, words } = report;
  const content = { reason, words: words?.text ?? null, createdAt: now, resolvedAt: null };
  // The words are kept with the report alone.
  const findings = words
    ? await findingStatements(userId, words.assessment, keptOnPage(null), now)
    : [];
  await database().batch([
    database()
      .insert(replyReports)
      .values({ id: newId(), userId, replyId, ...content })
      .onConflictDoUpdate({ target: [replyReports.userId, replyReports.replyId], set: content }),
    ...findings,
  ]);
}

/** What this person has reported about a reply, or null. */
export async function findOwnReport(userId: string, replyId: string) {
  const rows = await database()
    .select({ reason: replyReports.reason, words: replyReports.words })
    .from(replyReports)
    .where(and(eq(replyReports.userId, userId), eq(replyReports.replyId, replyId)))
    .limit(1);
  return rows[0] ?? null;
}

/** A report as lists show it: without anybody's words or name. */
const LISTED = {
  ...columns(replyReports, "id", "reason", "createdAt"),
  hasWords: sql<number>`${replyReports.words} is not null`,
  hasReply: sql<number>`${replyReports.replyId} is not null`,
  source: replies.source,
};

/** Where the next page of the list begins. */
export interface ReportKey {
  createdAt: number;
  id: string;
}

/** Open reports, the oldest first: one page, after `key`. */
export async function openReports(key: ReportKey | null) {
  const rows = await database()
    .select(LISTED)
    .from(replyReports)
    .leftJoin(replies, eq(replies.id, replyReports.replyId))
    .where(
      and(
        isNull(replyReports.resolvedAt),
        key
          ? or(
              gt(replyReports.createdAt, key.createdAt),
              and(eq(replyReports.createdAt, key.createdAt), gt(replyReports.id, key.id)),
            )
          : undefined,
      ),
    )
    .orderBy(asc(replyReports.createdAt), asc(replyReports.id))
    .limit(REPORTS_PAGE_SIZE + 1);
  const reports = rows.slice(0, REPORTS_PAGE_SIZE);
  return { reports, hasMore: rows.length > REPORTS_PAGE_SIZE };
}

/** One report and what was done with it; never the words. */
export async function findReport(reportId: string) {
  const [reports, audited] = await database().batch([
    database()
      .select({ ...LISTED, resolvedAt: replyReports.resolvedAt })
      .from(replyReports)
      .leftJoin(replies, eq(replies.id, replyReports.replyId))
      .where(eq(replyReports.id, reportId))
      .limit(1),
    findAuditTrail(reportId),
  ]);
  const [report] = reports;
  return report ? { report, audited } : null;
}

/**
 * Opens the reply and the words about it for an admin, and notes that they did: for us in the same batch, and for its
 * writer.
 */
export async function readReport(
  adminId: string,
  reportId: string,
  now = Date.now(),
): Promise<{ reply: string | null; words: string | null }> {
  const [, rows] = await database().batch([
    auditStatement({ adminId, eventId: reportId, action: "read_report", at: now }),
    database()
      .select({
        reply: messages.content,
        words: replyReports.words,
        userId: replyReports.userId,
      })
      .from(replyReports)
      .leftJoin(messages, eq(messages.id, replyReports.replyId))
      .where(eq(replyReports.id, reportId))
      .limit(1),
  ]);
  const [row] = rows;
  if (!row) return { reply: null, words: null };
  await recordAccountEvent(row.userId, { kind: "record_read", by: "admin", adminId }, now);
  return { reply: row.reply, words: row.words };
}

/** Resolves a report; of two admins at the same time the first one does. */
export async function resolveReport(adminId: string, reportId: string): Promise<void> {
  const now = Date.now();
  const isOpen = sql`exists (
    select 1 from reply_reports where id = ${reportId} and resolved_at is null)`;
  await database().batch([
    auditStatement({ adminId, eventId: reportId, action: "resolve_report", at: now }, isOpen),
    database()
      .update(replyReports)
      .set({ resolvedAt: now })
      .where(and(eq(replyReports.id, reportId), isNull(replyReports.resolvedAt))),
  ]);
}
