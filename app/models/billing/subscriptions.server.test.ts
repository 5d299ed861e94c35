import { DAY_MS } from "#app/config/durations.ts";
import { describe, expect, test } from "vitest";
import { FREE_MESSAGES } from "#app/catalogue/plans.ts";
import { graceEnd, hasNoLimit, isPremium, remainingMessages } from "./subscriptions.server.ts";

const NOW = Date.parse("2026-11-23T12:00:00Z");
const LATER = NOW + DAY_MS;
const EARLIER = NOW - DAY_MS;

type Subscriber = Parameters<typeof isPremium>[0];

const NOBODY: Subscriber = {
  subscriptionPlan: "free",
  subscriptionStatus: "inactive",
  premiumExpiresAt: null,
  subscriptionRenews: false,
  pastDueSince: null,
  messagesUsed: 3,
};

function subscriber(
  subscriptionStatus: Subscriber["subscriptionStatus"],
  premiumExpiresAt: number | null,
  pastDueSince: number | null = null,
): Subscriber {
  const subscriptionPlan = "premium" as const;
  return { ...NOBODY, subscriptionPlan, subscriptionStatus, premiumExpiresAt, pastDueSince };
}

describe("who is premium", () => {
  test.each<[string, Subscriber, boolean]>([
    ["somebody who never paid", NOBODY, false],
    ["active, in a period", subscriber("active", LATER), true],
    ["active, and the period has just ended", subscriber("active", NOW), false],
    ["active, and the period is over", subscriber("active", EARLIER), false],
    [
      "active, and being renewed for a day",
      { ...subscriber("active", NOW - DAY_MS + 1), subscriptionRenews: true },
      true,
    ],
    [
      "active, and not renewed within a day",
      { ...subscriber("active", NOW - DAY_MS), subscriptionRenews: true },
      false,
    ],
    ["active without a period", subscriber("active", null), false],
    ["trialing, in a period", subscriber("trialing", LATER), true],
    ["trialing, and the period is over", subscriber("trialing", EARLIER), false],
    ["past due since a moment ago", subscriber("past_due", LATER, NOW), true],
    [
      "past due for not quite seven days",
      subscriber("past_due", LATER, NOW - 7 * DAY_MS + 1),
      true,
    ],
    ["past due for seven days", subscriber("past_due", LATER, NOW - 7 * DAY_MS), false],
    ["past due, nobody knows since when", subscriber("past_due", LATER), false],
    ["unpaid", subscriber("unpaid", LATER), false],
    ["paused", subscriber("paused", LATER), false],
    ["canceled", subscriber("canceled", LATER), false],
    ["inactive", subscriber("inactive", LATER), false],
    [
      "in the free trial without a card",
      { ...NOBODY, subscriptionStatus: "trialing", premiumExpiresAt: LATER },
      false,
    ],
    [
      "on the free plan, whatever else",
      { ...subscriber("active", LATER), subscriptionPlan: "free" },
      false,
    ],
  ])("%s", (_state, user, expected) => {
    expect(isPremium(user, NOW)).toBe(expected);
  });
});

test("the free trial lifts the limit and nothing else", () => {
  const onTrial = { ...NOBODY, subscriptionStatus: "trialing", premiumExpiresAt: LATER } as const;
  expect(hasNoLimit(onTrial, NOW)).toBe(true);
  expect(remainingMessages(onTrial, NOW)).toBeNull();
  expect(remainingMessages(onTrial, LATER)).toBe(FREE_MESSAGES - NOBODY.messagesUsed);
});

test("after the days of grace the messages are counted again", () => {
  const late = subscriber("past_due", LATER, NOW);
  expect(remainingMessages(late, graceEnd(NOW) - 1)).toBeNull();
  expect(remainingMessages(late, graceEnd(NOW))).toBe(FREE_MESSAGES - NOBODY.messagesUsed);
});
