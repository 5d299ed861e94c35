import { dollars } from "#app/catalogue/plans.ts";
import { readPlan, readRisk } from "#app/models/accounts/export-account-rows.server.ts";
import { ABOUT } from "./account-sections.server.ts";
import { factSection, type Fact } from "./facts.server.ts";
import { moment } from "./section.server.ts";

const MAILS = {
  renews_soon: "We emailed you that your plan renews",
  payment_failed: "We emailed you that a payment failed",
  bought: "We emailed you that your plan started",
  canceled: "We emailed you that your plan is canceled",
  ended: "We emailed you that your plan has ended",
  refunded: "We emailed you about a refund",
} as const;

export const planSection = factSection("plan", "Your plan", async (user) => {
  const { trial, subscription, refunds, mails, events } = await readPlan(user);
  const bought: Fact[] = subscription
    ? [
        ["Plan bought", subscription.plan],
        ["Price per period", dollars(subscription.amountCents)],
        ["Bought", moment(subscription.startedAt)],
        ["This period ends", moment(subscription.currentPeriodEnd)],
        ["Ends then", subscription.cancelAtPeriodEnd],
      ]
    : [];
  return [
    ["Free trial started", moment(trial?.startedAt ?? null)],
    ...bought,
    ["Payment overdue since", moment(user.pastDueSince)],
    ["Your number at the payment provider", user.paymentCustomerId],
    ["Your plan's number there", user.paymentSubscriptionId],
    ...refunds.flatMap(({ amountCents, askedAt, refundedAt }): Fact[] => [
      [`You asked for a refund of ${dollars(amountCents)}`, moment(askedAt)],
      [`You got a refund of ${dollars(amountCents)}`, moment(refundedAt)],
    ]),
    ...mails.map(({ kind, sentAt }): Fact => [MAILS[kind], moment(sentAt)]),
    ...events.map(({ type, receivedAt }): Fact => [
      `The payment provider told us: ${type}`,
      moment(receivedAt),
    ]),
  ];
});

export const riskSection = factSection(
  "safety",
  "What we noted about your safety",
  async (user) => {
    const risk = await readRisk(user);
    if (!risk) return [];
    return [
      ["What it was about", ABOUT[risk.kind]],
      ["We're still offering you help", risk.closedAt === null],
      ["Noted", moment(risk.openedAt)],
      ["Last sign", moment(risk.lastSignAt)],
      ["You said yes to a question about it", moment(risk.saidYesAt)],
      ["Settled", moment(risk.closedAt)],
    ];
  },
);
