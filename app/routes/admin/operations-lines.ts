import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/config/durations.ts";
import type { CallRecord } from "#app/services/anthropic.server.ts";
import type { PriceCheck } from "#app/models/billing/provider-prices.server.ts";
import type { OperationsFigures, Waiting } from "#app/models/storage/operations.server.ts";
import type { CareCheck } from "#app/models/replies/model-care.server.ts";
import { ageWords } from "./event-words.ts";

const GIGABYTE = 1024 ** 3;

/** One of the figures: what it is, how it stands, what is wanted, and whether it is so. */
export interface OperationsLine {
  name: string;
  value: string;
  wanted: string;
  isRight: boolean;
  /** Where one sees more. */
  href?: string;
}

/** Settings that figures are measured against. */
export interface OperationsLimits {
  dailyTokensTotal: number;
  backupEveryMs: number | null;
}

const CALLERS: Readonly<Record<CallRecord["caller"], string>> = {
  reply: "Replies",
  second_opinion: "Second opinions on risk",
  reply_guard: "Reply sentences rechecked",
  session_end: "Session notes",
  checkpoint: "Checkpoints",
  journal: "Journal feedback",
  week: "Weekly summaries",
  recommendation: "Track suggestions",
  summary: "Summaries",
  memory: "Memories",
  record: "Questions about a record",
};

/** How the model's last calls ended, a line for each kind. */
export function modelCallLines(
  records: readonly CallRecord[],
  now: number,
): { name: string; value: string }[] {
  return records.map(({ caller, answered, failed, medianMs, lastFailure }) => {
    const speed = medianMs === null ? "" : `, half within ${(medianMs / 1_000).toFixed(1)} s`;
    const status = lastFailure?.status ? ` ${lastFailure.status}` : "";
    const last = lastFailure
      ? ` Last failure: ${lastFailure.failure}${status}, ${ageWords(lastFailure.at, now)} ago.`
      : "";
    return {
      name: CALLERS[caller],
      value: `${answered} answered${speed}, ${failed} failed.${last}`,
    };
  });
}

/** How the model did in the fixed situations of the check of its care. */
export function careCheckLine(
  check: CareCheck | null,
  now: number,
): { name: string; value: string } {
  const name = "Care in 60 situations";
  if (!check) return { name, value: "Not checked yet: npm run model:check -- --care" };
  const { model, right, total, hasPassed, checkedAt, missed } = check;
  const ids = missed.map(({ id }) => id).join(", ");
  return {
    name,
    value: `${model} ${hasPassed ? "passed" : "failed"}, ${right} of ${total}, ${ageWords(checkedAt, now)} ago.${ids && ` Missed: ${ids}.`}`,
  };
}

/** The figures that matter to whoever runs this, those of people first. */
export function operationsLines(
  figures: OperationsFigures,
  { dailyTokensTotal, backupEveryMs }: OperationsLimits,
  now: number,
): OperationsLine[] {
  const { openRisks, openEvents, openReports, replies, queues, backup } = figures;
  const { payment_events: payments, ...others } = queues;
  const badly = replies.looked === 0 ? 0 : replies.endedBadly / replies.looked;
  const jobs = Object.values(others).reduce(joined, { count: 0, oldestAt: null });
  const backupAge = backup?.succeededAt ? now - backup.succeededAt : null;
  const { databaseBytes, freeDiskBytes } = figures;
  return [
    {
      name: "People who may be in danger",
      value: waitingWords(openRisks, now),
      wanted: "none for over three days",
      isRight: isYounger(openRisks, 3 * DAY_MS, now),
      href: "/admin/crisis-events",
    },
    {
      name: "Unresolved events",
      value: waitingWords(openEvents, now),
      wanted: "none over a day old",
      isRight: isYounger(openEvents, DAY_MS, now),
      href: "/admin/crisis-events",
    },
    {
      name: "Reported replies",
      value: waitingWords(openReports, now),
      wanted: "none over three days old",
      isRight: isYounger(openReports, 3 * DAY_MS, now),
      href: "/admin/reply-reports",
    },
    {
      name: "Interrupted replies",
      value: `${replies.endedBadly} of the last ${replies.looked}`,
      wanted: "at most 2%",
      isRight: badly <= 0.02,
    },
    {
      name: "Model tokens today",
      value: `${thousands(figures.tokensToday)} of ${thousands(dailyTokensTotal)}`,
      wanted: "under 80% of the budget",
      isRight: figures.tokensToday < 0.8 * dailyTokensTotal,
    },
    {
      name: "Waiting payment events",
      value: waitingWords(payments, now),
      wanted: "none over ten minutes old",
      isRight: isYounger(payments, 10 * MINUTE_MS, now),
    },
    {
      name: "Waiting exports, uploads, crawls and deletions",
      value: waitingWords(jobs, now),
      wanted: "none over an hour old",
      isRight: isYounger(jobs, HOUR_MS, now),
    },
    {
      name: "Last backup",
      value: backupAge === null ? "none yet" : `${ageWords(now - backupAge, now)} ago`,
      wanted: backupEveryMs === null ? "a schedule (BACKUP_EVERY)" : "within two intervals",
      isRight:
        backupEveryMs !== null &&
        backupAge !== null &&
        backupAge <= 2 * backupEveryMs &&
        !backup?.failedAt,
      href: "/admin/backups",
    },
    {
      name: "Disk",
      value:
        databaseBytes === null || freeDiskBytes === null
          ? "not on this machine"
          : `${gigabytes(databaseBytes)} in the database, ${gigabytes(freeDiskBytes)} free`,
      wanted: "room for two more databases and 1 GB",
      isRight: freeDiskBytes === null || freeDiskBytes > 2 * (databaseBytes ?? 0) + GIGABYTE,
    },
    {
      name: "Process",
      value: `${Math.round(100 * figures.busyShare)}% busy since it started, ${gigabytes(figures.memoryBytes)} of memory${figures.isWriteWaiting ? ", a write is waiting for a lock" : ""}`,
      wanted: "under 70% busy, no waiting writes",
      isRight: figures.busyShare < 0.7 && !figures.isWriteWaiting,
    },
  ];
}

/** Whether the payment provider charges what the pages say: both have prices of their own. */
export function pricesLine(check: Exclude<PriceCheck, { kind: "no_provider" }>): OperationsLine {
  const wanted = "the same as on our pages";
  const isRight = check.kind === "compared" && check.mismatches.length === 0;
  const differing =
    check.kind === "compared"
      ? `not ${wanted}: ${check.mismatches.join(", ")}`
      : "can't be checked now";
  return {
    name: "Prices at the payment provider",
    value: isRight ? wanted : differing,
    wanted,
    isRight,
  };
}

function joined(one: Waiting, other: Waiting): Waiting {
  const times = [one.oldestAt, other.oldestAt].filter((at) => at !== null);
  return {
    count: one.count + other.count,
    oldestAt: times.length === 0 ? null : Math.min(...times),
  };
}

function waitingWords({ count, oldestAt }: Waiting, now: number): string {
  return count === 0 || oldestAt === null ? "none" : `${count}, oldest ${ageWords(oldestAt, now)}`;
}

function isYounger({ oldestAt }: Waiting, mostMs: number, now: number): boolean {
  return oldestAt === null || now - oldestAt <= mostMs;
}

function thousands(count: number): string {
  return count.toLocaleString("en-US");
}

function gigabytes(bytes: number): string {
  return `${(bytes / GIGABYTE).toFixed(2)} GB`;
}
