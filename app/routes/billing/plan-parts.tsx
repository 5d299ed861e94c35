import type { ReactNode } from "react";
import {
  dollars,
  FEATURES,
  FREE_MESSAGES,
  monthlyCents,
  PLANS,
  TRIAL_DAYS,
  TRADITIONAL_THERAPY,
  yearlySavingCents,
} from "#app/catalogue/plans.ts";
import { Card } from "#app/ui/card.tsx";

const FREE = [
  `${FREE_MESSAGES} messages to your companion`,
  `After that, ${TRIAL_DAYS} days without a message limit, once: no card, no charge, and it ends on its own`,
  "Crisis help, always free and never counted",
  "Guided exercises, your mood, your safety plan",
  "Private: encrypted, no ads, no trackers, never used for training",
];

export const PREMIUM_BENEFITS = [
  "Unlimited messages",
  "Four tracks, journal, progress and voice",
  "Everything in the free plan",
  "Cancel anytime",
];

const TERMS = [
  {
    title: "Secure Payment",
    text: "Your card goes straight to the payment provider. We never see the number.",
  },
  { title: "30-Day Guarantee", text: "Ask within 30 days, and we'll refund your first payment." },
  { title: "Cancel Anytime", text: "You keep Premium until the end of the period you paid for." },
];

export function Comparison({ appName }: { appName: string }) {
  return (
    <section aria-labelledby="comparison">
      <h2 id="comparison">Side by side</h2>
      <div className="grid">
        <Card title="Traditional therapy" level={3} look="outline">
          <p className="price">
            {TRADITIONAL_THERAPY.session} <small>per session</small>
          </p>
          <p>{TRADITIONAL_THERAPY.month} a month for weekly sessions.</p>
          <p>
            A licensed professional gets to know you, assesses what's going on, and is responsible
            for your care.
          </p>
        </Card>
        <Card title={`${appName} Premium`} level={3} look="outline">
          <p className="price">
            {dollars(PLANS.monthly.amountCents)} <small>a month</small>
          </p>
          <p>{dollars(monthlyCents(PLANS.yearly))} a month if paid by the year.</p>
          <p>An AI companion at any hour: a different kind of service, not therapy.</p>
        </Card>
      </div>
    </section>
  );
}

/** What stands under everything that can be bought. */
export function TrustBadges() {
  return (
    <ul className="terms">
      {TERMS.map(({ title, text }) => (
        <li key={title}>
          <b>{title}</b> {text}
        </li>
      ))}
    </ul>
  );
}

interface PlanCardsProps {
  /** What stands in a plan's card, to begin with it. */
  buyMonthly: ReactNode;
  buyYearly: ReactNode;
}

export function PlanCards({ buyMonthly, buyYearly }: PlanCardsProps) {
  const { monthly, yearly } = PLANS;
  return (
    <section aria-labelledby="plans">
      <h2 id="plans">Plans</h2>
      <div className="plan-cards">
        <Card title="Free" level={3} className="plan-card">
          <p className="price">
            $0 <small>no credit card</small>
          </p>
          <CheckList items={FREE} />
        </Card>
        <Card title="Premium, monthly" level={3} className="plan-card">
          <p className="price">
            {dollars(monthly.amountCents)} <small>a month</small>
          </p>
          <CheckList items={PREMIUM_BENEFITS} />
          {buyMonthly}
        </Card>
        <Card title="Premium, yearly" level={3} className="plan-card plan-card-best">
          <p className="price">
            {dollars(yearly.amountCents)}{" "}
            <small>billed annually: {dollars(monthlyCents(yearly))} a month</small>
          </p>
          <p className="plan-label">
            <span className="badge">BEST VALUE</span> Save {dollars(yearlySavingCents())} per year
          </p>
          <CheckList items={PREMIUM_BENEFITS} />
          {buyYearly}
        </Card>
      </div>
      <TrustBadges />
    </section>
  );
}

export function Everything() {
  return (
    <section aria-labelledby="everything">
      <h2 id="everything">Everything Included</h2>
      <ul className="feature-grid">
        {FEATURES.map(({ title, text, isPremium }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            <p className="badge">{isPremium ? "Premium" : "Free and Premium"}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What there is, item by item. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul className="check-list">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
