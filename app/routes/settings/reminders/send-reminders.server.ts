import { environment } from "#app/config/environment.server.ts";
import {
  unsealSubscriptions,
  removeReminderBrowser,
  retryReminderAt,
} from "#app/models/accounts/push-subscriptions.server.ts";
import {
  claimDueReminders,
  claimDueWeekMails,
  claimRetries,
  MAX_LATE_MS,
  stopTokenOf,
  type DueReminder,
  type DueWeekMail,
  type RetriedReminder,
} from "#app/models/accounts/reminders.server.ts";
import { findWeek, isEmptyWeek, latestSunday } from "#app/models/record/weeks.server.ts";
import { keepsQuiet } from "#app/models/risk/risk.server.ts";
import { findPushKeys } from "#app/models/storage/push-keys.server.ts";
import { mailText, sendMail } from "#app/services/mail.server.ts";
import { sendPush } from "#app/services/push.server.ts";

/** A push service that was too busy is asked once more after so long. */
export const RETRY_MS = 15 * 60_000;
/** What a notification says, on a screen that anybody may look at. */
const NOTIFICATION = "A reminder you asked for.";

/**
 * Sends the reminders that are due, each at most once: one that can't be sent is not tried again
 * before its next time, but for a notification that a push service may take a little later.
 */
export async function sendDueReminders(now = Date.now()): Promise<void> {
  for (;;) {
    const due = await claimDueReminders(now);
    if (due === null) break;
    await Promise.all(
      due.flatMap((reminder) => [mail(reminder, "reminder"), notify(reminder, now)]),
    );
  }
  await Promise.all((await claimRetries(now)).map((reminder) => notify(reminder, now)));
}

function stopPathOf(of: Parameters<typeof stopTokenOf>[0]): string {
  return `/reminders/stop?token=${stopTokenOf(of)}`;
}

/** Sends a mail that ends with the link that stops it. */
async function mail(
  { id, email }: Pick<DueReminder, "id" | "email">,
  what: "reminder" | "week",
): Promise<void> {
  const { appUrl } = environment();
  const stopUrl = `${appUrl}${stopPathOf({ what, id })}`;
  await sendMail({ to: email, stopUrl, ...mailText(what, { stopUrl }) });
}

async function notify(
  { id, userId, browserId }: Omit<DueReminder, "email"> & Partial<RetriedReminder>,
  now: number,
): Promise<void> {
  const all = await unsealSubscriptions(userId);
  const browsers = browserId ? all.filter((browser) => browser.id === browserId) : all;
  const keys = browsers.length > 0 ? await findPushKeys() : null;
  if (!keys) return;
  const message = {
    title: environment().appName,
    body: NOTIFICATION,
    stopPath: stopPathOf({ what: "reminder", id }),
  };
  const options = { keys, topic: "reminder", ttlSeconds: MAX_LATE_MS / 1000 };
  const sent = browsers.map(async (browser) => {
    const result = await sendPush(browser.subscription, message, options);
    if (result === "gone") await removeReminderBrowser(userId, browser.id);
    if (result === "later" && !browserId) await retryReminderAt(userId, browser.id, now + RETRY_MS);
  });
  await Promise.all(sent);
}

/**
 * Sends the mails about a week that are due, each at most once, as reminders are. None about a week
 * with nothing in it, and none to somebody who may be in danger: its page shows nothing then.
 */
export async function sendDueWeekMails(now = Date.now()): Promise<void> {
  for (;;) {
    const due = await claimDueWeekMails(now);
    if (due === null) return;
    await Promise.all(due.map((each) => sendWeekMail(each, now)));
  }
}

async function sendWeekMail(due: DueWeekMail, now: number): Promise<void> {
  if (keepsQuiet(due.risk, now)) return;
  if (isEmptyWeek(await findWeek(due.user, latestSunday(due.user, now)))) return;
  await mail(due, "week");
}
