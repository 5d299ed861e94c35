import { DAY_MS } from "#app/config/durations.ts";
import { statSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { performance } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import { and, count, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import { environment } from "#app/config/environment.server.ts";
import type { StandingFigure } from "#app/config/metrics.server.ts";
import { database, isWriteWaiting } from "#db/client.ts";
import {
  crisisEvents,
  deletions,
  exports,
  knowledgeCrawls,
  knowledgeUploads,
  messages,
  modelUsageDays,
  paymentEvents,
  replies,
  replyReports,
  riskStates,
} from "#db/schema.ts";
import { lastBackup, type LastBackup } from "./backups.server.ts";

const LAST_REPLIES = 500;

/** What waits for somebody or something: how many, and since when the oldest does (ms); null for none. */
export interface Waiting {
  count: number;
  oldestAt: number | null;
}

/** How the product stands for whoever runs it: counts alone, never about anybody. */
export interface OperationsFigures {
  openRisks: Waiting;
  openEvents: Waiting;
  openReports: Waiting;
  /** Of the last replies of a companion, how many broke off. */
  replies: { looked: number; endedBadly: number };
  tokensToday: number;
  queues: Record<
    "payment_events" | "exports" | "uploads" | "crawls" | "deletions_to_list",
    Waiting
  >;
  isWriteWaiting: boolean;
  backup: LastBackup | null;
  /** In bytes; null for a database on a server, or where the disk doesn't tell. */
  databaseBytes: number | null;
  freeDiskBytes: number | null;
  /** The share of time since the start that this process was busy, from 0 to 1. */
  busyShare: number;
  memoryBytes: number;
}

/** Reads all of them, a dozen small queries. */
export async function readOperations(now = Date.now()): Promise<OperationsFigures> {
  const db = database();
  const [usage] = await db
    .select({ tokens: modelUsageDays.tokens })
    .from(modelUsageDays)
    .where(eq(modelUsageDays.day, Math.floor(now / DAY_MS)));
  return {
    openRisks: await findWaiting(riskStates.statusSince, eq(riskStates.status, "open")),
    openEvents: await findWaiting(crisisEvents.createdAt, eq(crisisEvents.resolved, false)),
    openReports: await findWaiting(
      replyReports.createdAt,
      and(isNull(replyReports.resolvedAt), isNotNull(replyReports.replyId)),
    ),
    replies: await lastReplies(),
    tokensToday: usage?.tokens ?? 0,
    queues: {
      payment_events: await findWaiting(paymentEvents.receivedAt, isNull(paymentEvents.syncedAt)),
      exports: await findWaiting(
        exports.createdAt,
        inArray(exports.status, ["waiting", "running"]),
      ),
      uploads: await findWaiting(
        knowledgeUploads.createdAt,
        inArray(knowledgeUploads.status, ["waiting", "storing"]),
      ),
      crawls: await findWaiting(knowledgeCrawls.createdAt, eq(knowledgeCrawls.status, "waiting")),
      deletions_to_list: await unlistedDeletions(),
    },
    isWriteWaiting: isWriteWaiting(),
    backup: await lastBackup(),
    ...(await diskFigures()),
    busyShare: performance.eventLoopUtilization().utilization,
    memoryBytes: process.memoryUsage.rss(),
  };
}

/** Where there is no place for backups there is no list. */
async function unlistedDeletions(): Promise<Waiting> {
  if (environment().backupTo === null) return { count: 0, oldestAt: null };
  return findWaiting(deletions.at, isNull(deletions.listedAt));
}

async function findWaiting(at: AnySQLiteColumn, isWaiting: SQL | undefined): Promise<Waiting> {
  const [row] = await database().all<Waiting>(sql`
    select count(*) as "count", min(${at}) as "oldestAt" from ${at.table} where ${isWaiting}`);
  return row ?? { count: 0, oldestAt: null };
}

async function lastReplies(): Promise<OperationsFigures["replies"]> {
  const last = database()
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.role, "assistant"))
    .orderBy(desc(messages.seq))
    .limit(LAST_REPLIES);
  const [row] = await database()
    .select({
      looked: count(),
      endedBadly: sql<number>`coalesce(sum(${replies.status} in ('failed', 'interrupted')), 0)`,
    })
    .from(replies)
    .where(inArray(replies.id, last));
  return row ?? { looked: 0, endedBadly: 0 };
}

async function diskFigures(): Promise<Pick<OperationsFigures, "databaseBytes" | "freeDiskBytes">> {
  const { url } = environment().database;
  if (!url.startsWith("file:")) return { databaseBytes: null, freeDiskBytes: null };
  try {
    const file = fileURLToPath(url);
    const { bavail, bsize } = await statfs(file);
    return { databaseBytes: statSync(file).size, freeDiskBytes: bavail * bsize };
  } catch {
    return { databaseBytes: null, freeDiskBytes: null };
  }
}

/** The same for Prometheus. */
export function standingFigures(figures: OperationsFigures, now = Date.now()): StandingFigure[] {
  const { queues, backup, databaseBytes, freeDiskBytes } = figures;
  const one = (name: string, help: string, value: number | null): StandingFigure[] =>
    value === null ? [] : [{ name: `aliwell_${name}`, help, values: [{ value }] }];
  const age = (at: number | null) => (at === null ? null : Math.max(0, now - at) / 1_000);
  return [
    ...one("open_risks", "People who may be in danger", figures.openRisks.count),
    ...one("open_events", "Events that nobody has resolved", figures.openEvents.count),
    ...one(
      "open_events_oldest_seconds",
      "Age of the oldest event that nobody has resolved",
      age(figures.openEvents.oldestAt) ?? 0,
    ),
    ...one("open_reports", "Reported replies that nobody has looked at", figures.openReports.count),
    {
      name: "aliwell_queue_length",
      help: "What waits to be done in the background",
      values: Object.entries(queues).map(([queue, waiting]) => {
        return { labels: { queue }, value: waiting.count };
      }),
    },
    {
      name: "aliwell_queue_oldest_seconds",
      help: "How long the oldest of them waits",
      values: Object.entries(queues).map(([queue, waiting]) => {
        return { labels: { queue }, value: age(waiting.oldestAt) ?? 0 };
      }),
    },
    ...one("write_waiting", "1 while a write waits for a lock", figures.isWriteWaiting ? 1 : 0),
    ...one("tokens_today", "Tokens of the model that were used today (UTC)", figures.tokensToday),
    ...one(
      "backup_age_seconds",
      "Age of the last backup that was made",
      age(backup?.succeededAt ?? null),
    ),
    ...one("backup_failing", "1 while the last try of a backup failed", backup?.failedAt ? 1 : 0),
    ...one("database_bytes", "Size of the database file", databaseBytes),
    ...one("disk_free_bytes", "Room on the disk of the database file", freeDiskBytes),
  ];
}
