import { MINUTE_MS } from "#app/config/durations.ts";
import {
  deleteOutdatedConversations,
  endUnkeptConversations,
} from "#app/companion/conversations/delete-conversation.server.ts";
import { errorFields, log } from "#app/config/log.server.ts";
import { clearOldAccountEvents } from "#app/models/accounts/account-events.server.ts";
import { clearApiTokens } from "#app/models/accounts/api-tokens.server.ts";
import { backUpWhenDue, clearLeftPartials } from "#app/models/storage/backups.server.ts";
import { endFutureTimes } from "#app/models/storage/clock-returned.server.ts";
import { clearAccountImports } from "#app/models/accounts/account-imports.server.ts";
import { clearExports } from "#app/models/accounts/exports.server.ts";
import { embedKnowledge } from "#app/models/knowledge/knowledge-vectors.server.ts";
import { clearIdempotentAnswers } from "#app/models/replies/idempotent-answers.server.ts";
import { clearUploads, storeUploads } from "#app/models/knowledge/knowledge-uploads.server.ts";
import { clearMoodImports } from "#app/models/record/mood-imports.server.ts";
import {
  clearDeletions,
  eraseDeleted,
  listDeletions,
} from "#app/models/storage/deletions.server.ts";
import {
  cancelRemainingSubscription,
  clearPaymentEvents,
  reconcileSubscriptions,
  syncAfterEvents,
} from "#app/models/billing/payment-events.server.ts";
import { clearUndos } from "#app/models/storage/undos.server.ts";
import { runCrawls } from "./routes/knowledge/crawl/run-crawls.server.ts";
import { sendPlanMails } from "./routes/billing/plan-mails.server.ts";
import { makeWaitingExports } from "./routes/settings/export/make-exports.server.ts";
import {
  sendDueReminders,
  sendDueWeekMails,
} from "./routes/settings/reminders/send-reminders.server.ts";

/**
 * What is done without anybody asking for it, at the start and then again and again. Each job takes on
 * only what no other process does, and what a process has left behind that is gone.
 */
const JOBS: readonly { what: string; everyMs: number; run: () => Promise<void> }[] = [
  { what: "exports", everyMs: MINUTE_MS / 4, run: makeWaitingExports },
  { what: "reminders", everyMs: MINUTE_MS, run: () => sendDueReminders() },
  { what: "mails about weeks", everyMs: MINUTE_MS, run: () => sendDueWeekMails() },
  { what: "payments", everyMs: MINUTE_MS, run: keepPaymentsUpToDate },
  { what: "lost payment events", everyMs: 10 * MINUTE_MS, run: () => reconcileSubscriptions() },
  { what: "mails about plans", everyMs: 5 * MINUTE_MS, run: () => sendPlanMails() },
  { what: "old payment events", everyMs: 24 * 60 * MINUTE_MS, run: () => clearPaymentEvents() },
  { what: "unkept conversations", everyMs: MINUTE_MS, run: () => endUnkeptConversations() },
  { what: "retention", everyMs: 60 * MINUTE_MS, run: () => deleteOutdatedConversations() },
  { what: "old activity", everyMs: 24 * 60 * MINUTE_MS, run: () => clearOldAccountEvents() },
  { what: "what can't be undone anymore", everyMs: 60 * MINUTE_MS, run: forgetUndos },
  { what: "old exports", everyMs: 10 * MINUTE_MS, run: () => clearExports() },
  { what: "crawls", everyMs: MINUTE_MS / 4, run: runCrawls },
  { what: "uploads of knowledge", everyMs: MINUTE_MS / 2, run: storeUploads },
  { what: "vectors of the knowledge", everyMs: MINUTE_MS, run: embedKnowledge },
  { what: "old uploads of knowledge", everyMs: 60 * MINUTE_MS, run: () => clearUploads() },
  { what: "old keys", everyMs: 24 * 60 * MINUTE_MS, run: () => clearApiTokens() },
  { what: "old answers to calls", everyMs: 60 * MINUTE_MS, run: () => clearIdempotentAnswers() },
  { what: "backups", everyMs: MINUTE_MS, run: () => backUpWhenDue() },
  { what: "left of backups", everyMs: 60 * MINUTE_MS, run: () => clearLeftPartials() },
  { what: "a clock that was ahead", everyMs: MINUTE_MS, run: () => endFutureTimes() },
  { what: "the list of deletions", everyMs: MINUTE_MS, run: () => listDeletions() },
  { what: "old deletions", everyMs: 24 * 60 * MINUTE_MS, run: () => clearDeletions() },
  { what: "old imports", everyMs: 60 * MINUTE_MS, run: forgetImports },
];

async function keepPaymentsUpToDate(): Promise<void> {
  await syncAfterEvents();
  await cancelRemainingSubscription();
}

async function forgetImports(): Promise<void> {
  await clearMoodImports();
  await clearAccountImports();
}

/** After a day what was deleted is gone for good, out of the files too. */
async function forgetUndos(): Promise<void> {
  if (await clearUndos()) await eraseDeleted();
}

/** Starts them all; none keeps the process from ending, and one that fails is tried again in its turn. */
export function startJobs(): void {
  for (const { what, everyMs, run } of JOBS) {
    let isRunning = false;
    const go = async () => {
      if (isRunning) return;
      isRunning = true;
      try {
        await run();
      } catch (error) {
        log().error({ ...errorFields(error), what }, "a job in the background failed");
      } finally {
        isRunning = false;
      }
    };
    setInterval(() => void go(), everyMs).unref();
    void go();
  }
}
