import { dollars } from "#app/catalogue/plans.ts";
import { dayOf } from "#app/catalogue/format-date.ts";
import {
  claimPlanMail,
  findUnsentPlanMails,
  releasePlanMail,
  type PlanMail,
} from "#app/models/billing/plan-mails.server.ts";
import {
  claimNotice,
  findDueNotices,
  releaseNotice,
  type PlanNotice,
} from "#app/models/billing/subscription-notices.server.ts";
import { graceEnd } from "#app/models/billing/subscriptions.server.ts";
import { mailText, sendMail, type MailFailure } from "#app/services/mail.server.ts";

/** Sends all mails about plans that are due, each once; what the mail server doesn't take goes later. */
export async function sendPlanMails(now = Date.now()): Promise<void> {
  await sendPlanNews(now);
  await sendNotices(now);
}

/** Tells people what has changed: a plan begun, canceled or ended, a payment that went back. */
async function sendPlanNews(now: number): Promise<void> {
  for (const mail of await findUnsentPlanMails(now)) {
    if (!(await claimPlanMail(mail, now))) continue;
    const sent = await sendMail({ to: mail.email, ...newsOf(mail) });
    if (!sent.ok && MAY_WORK_LATER.includes(sent.reason)) await releasePlanMail(mail);
  }
}

function newsOf({ kind, amountCents, periodEnd, timeZone }: PlanMail) {
  const day = dayOf(periodEnd, timeZone);
  return mailText(`plan_${kind}`, { day, amount: dollars(amountCents) });
}

/**
 * Tells people that a year is about to be renewed, or that a payment is missing: each time once, and
 * in a later round where the mail server takes nothing now.
 */
async function sendNotices(now: number): Promise<void> {
  for (const notice of await findDueNotices(now)) {
    // Recorded before sending: a crash in between loses one mail, but never sends it twice.
    if (!(await claimNotice(notice, now))) continue;
    const sent = await sendMail({ to: notice.user.email, ...mailOf(notice) });
    if (!sent.ok && MAY_WORK_LATER.includes(sent.reason)) await releaseNotice(notice);
  }
}

const MAY_WORK_LATER: readonly MailFailure[] = ["busy", "unreachable", "unwritable"];

function mailOf({ kind, user, amountCents, periodEnd }: PlanNotice) {
  const lastDay = kind === "renews_soon" ? periodEnd : graceEnd(user.pastDueSince ?? periodEnd);
  return mailText(kind, { day: dayOf(lastDay, user.timeZone), amount: dollars(amountCents) });
}
