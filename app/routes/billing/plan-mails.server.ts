import { dollars } from "#app/catalogue/plans.ts";
import { dayOf } from "#app/catalogue/times.ts";
import { environment } from "#app/config/environment.server.ts";
import {
  claimNotice,
  findDueNotices,
  releaseNotice,
  type PlanNotice,
} from "#app/models/subscription-notices.server.ts";
import { graceEnd } from "#app/models/subscriptions.server.ts";
import { paymentFailedMail, renewalMail, type MailText } from "#app/services/mail-texts.ts";
import { sendMail, type MailFailure } from "#app/services/mail.server.ts";

/**
 * Tells people that a year is about to be renewed, or that a payment is missing: each time once, and
 * in a later round where the mail server takes nothing now.
 */
export async function sendPlanMails(now = Date.now()): Promise<void> {
  for (const notice of await findDueNotices(now)) {
    // Noted first: a process that ends here sends one mail less, and never one twice.
    if (!(await claimNotice(notice, now))) continue;
    const sent = await sendMail({ to: notice.user.email, ...mailOf(notice) });
    if (!sent.ok && MAY_WORK_LATER.includes(sent.reason)) await releaseNotice(notice);
  }
}

const MAY_WORK_LATER: readonly MailFailure[] = ["busy", "unreachable", "unwritable"];

function mailOf({ kind, user, amountCents, periodEnd }: PlanNotice): MailText {
  const { appName, appUrl } = environment();
  const common = { appName, appUrl };
  if (kind === "renews_soon") {
    const day = dayOf(periodEnd, user.timeZone);
    return renewalMail({ ...common, day, price: dollars(amountCents) });
  }
  return paymentFailedMail({
    ...common,
    day: dayOf(graceEnd(user.pastDueSince ?? periodEnd), user.timeZone),
  });
}
