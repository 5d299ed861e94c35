import { environment } from "#app/config/environment.server.ts";
import {
  claimDueReminders,
  claimDueWeekMails,
  stopTokenOf,
  type DueReminder,
  type DueWeekMail,
} from "#app/models/accounts/reminders.server.ts";
import { findWeek, isEmptyWeek, latestSunday } from "#app/models/record/weeks.server.ts";
import { keepsQuiet } from "#app/models/risk/risk.server.ts";
import { reminderMail, weekMail } from "#app/services/mail-texts.ts";
import { sendMail } from "#app/services/mail.server.ts";

/**
 * Sends the reminders that are due, each at most once: one that can't be sent is not tried again
 * before its next time. Also to somebody who may be in danger, as they hold nothing but a link.
 */
export async function sendDueReminders(now = Date.now()): Promise<void> {
  for (;;) {
    const due = await claimDueReminders(now);
    if (due === null) return;
    await Promise.all(due.map(send));
  }
}

async function send({ id, email }: DueReminder): Promise<void> {
  const { appName, appUrl } = environment();
  const stopUrl = `${appUrl}/reminders/stop?token=${stopTokenOf({ what: "reminder", id })}`;
  await sendMail({ to: email, stopUrl, ...reminderMail({ appName, appUrl, stopUrl }) });
}

/**
 * Sends the mails about a week that are due, each at most once, as reminders are. None about a week
 * with nothing in it, and none to somebody who may be in danger: its page shows nothing then.
 */
export async function sendDueWeekMails(now = Date.now()): Promise<void> {
  for (;;) {
    const due = await claimDueWeekMails(now);
    if (due === null) return;
    await Promise.all(due.map((mail) => sendWeekMail(mail, now)));
  }
}

async function sendWeekMail({ id, email, user, risk }: DueWeekMail, now: number): Promise<void> {
  if (keepsQuiet(risk, now)) return;
  if (isEmptyWeek(await findWeek(user, latestSunday(user, now)))) return;
  const { appName, appUrl } = environment();
  const stopUrl = `${appUrl}/reminders/stop?token=${stopTokenOf({ what: "week", id })}`;
  await sendMail({ to: email, stopUrl, ...weekMail({ appName, appUrl, stopUrl }) });
}
