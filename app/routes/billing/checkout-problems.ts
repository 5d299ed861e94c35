import type { CheckoutProblem } from "./checkout-page.server.ts";

/** What is said where nobody was led to pay. */
export const CHECKOUT_PROBLEMS: Readonly<Record<CheckoutProblem, { title: string; text: string }>> =
  {
    active: {
      title: "You already have an active premium subscription!",
      text: "There's nothing to pay. Manage it in your settings.",
    },
    not_configured: {
      title: "Upgrade Failed",
      text: "Payments aren't set up here yet. Please try again or contact support.",
    },
    failed: {
      title: "Upgrade Failed",
      text: "Failed to start subscription process. Please try again.",
    },
    no_plan: { title: "Please choose a plan", text: "Monthly or yearly, whichever suits you." },
  };
