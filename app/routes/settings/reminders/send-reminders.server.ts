import { environment } from "#app/config/environment.server.ts";
import {
  claimDueReminders,
  stopTokenOf,
  type DueReminder,
} from "#app/models/accounts/reminders.server.ts";
import { reminderMail } from "#app/services/mail-texts.ts";
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
  const stopUrl = `${appUrl}/reminders/stop?token=${stopTokenOf(id)}`;
  await sendMail({ to: email, stopUrl, ...reminderMail({ appName, appUrl, stopUrl }) });
}
