import { letter, type MailText } from "./mail-texts.ts";

// As in all mails: nothing in them tells what the product is for.

interface AboutPlan {
  appName: string;
  appUrl: string;
}

/** The mail when somebody has bought a plan. */
export function planBoughtMail({
  appName,
  appUrl,
  day,
  price,
}: AboutPlan & { day: string; price: string }): MailText {
  return {
    subject: `Your ${appName} plan has started`,
    text: letter(appName, [
      `Thank you. Your plan has started. It renews on ${day} for ${price}, until you cancel.`,
      `Your receipts, the 30-day guarantee, and how to cancel:\n${appUrl}/settings/plan`,
    ]),
  };
}

/** The mail when somebody has canceled: until when they keep what they paid for. */
export function planCanceledMail({ appName, appUrl, day }: AboutPlan & { day: string }): MailText {
  return {
    subject: `Your ${appName} plan is canceled`,
    text: letter(appName, [
      `Your plan is canceled. You keep it until ${day}, and you won't be charged again.`,
      `Changed your mind? You can keep it until that day:\n${appUrl}/settings/plan`,
    ]),
  };
}

/** The mail when a plan has ended before its time. */
export function planEndedMail({ appName, appUrl }: AboutPlan): MailText {
  return {
    subject: `Your ${appName} plan has ended`,
    text: letter(appName, [
      "Your plan has ended, and you won't be charged again. You're on the free plan now. Everything you wrote stays yours.",
      `Your plan and your receipts:\n${appUrl}/settings/plan`,
    ]),
  };
}

/** The mail when a payment went back. */
export function refundedMail({
  appName,
  appUrl,
  amount,
}: AboutPlan & { amount: string }): MailText {
  return {
    subject: `Your refund from ${appName}`,
    text: letter(appName, [
      `We refunded ${amount} to your card. It can take a few days to reach your account.`,
      `Your plan and your receipts:\n${appUrl}/settings/plan`,
    ]),
  };
}

/** The mail before a year is renewed, early enough to think about it. */
export function renewalMail({
  appName,
  appUrl,
  day,
  price,
}: {
  appName: string;
  appUrl: string;
  day: string;
  price: string;
}): MailText {
  return {
    subject: `Your ${appName} plan renews on ${day}`,
    text: letter(appName, [
      `Your yearly plan renews on ${day} for ${price}. To keep it, do nothing.`,
      `To cancel, do it before that day. You keep Premium until then:\n${appUrl}/settings/plan`,
    ]),
  };
}

/** The mail when a payment didn't go through. */
export function paymentFailedMail({
  appName,
  appUrl,
  day,
}: {
  appName: string;
  appUrl: string;
  day: string;
}): MailText {
  return {
    subject: `Your payment to ${appName} didn't go through`,
    text: letter(appName, [
      `We couldn't charge your card for your ${appName} plan. You keep it until ${day}.`,
      `To keep it longer, check your card here. If you cancel here, we won't try your card again:\n${appUrl}/settings/plan`,
      "Otherwise, you'll be on the free plan after that day. Everything you wrote stays yours.",
    ]),
  };
}

/** The mail to the operator: somebody wants their first payment back, as the guarantee says. */
export function refundRequestMail({
  appName,
  subscriptionId,
  amount,
}: {
  appName: string;
  subscriptionId: string;
  amount: string;
}): MailText {
  return {
    subject: `Refund request: ${subscriptionId}`,
    text: letter(appName, [
      `A subscriber wants their first payment back under the 30-day guarantee: ${amount}, subscription ${subscriptionId}.`,
      "Refund it at the payment provider. They'll see the refund once the provider confirms it.",
    ]),
  };
}
