import type { ReactNode } from "react";
import {
  dollars,
  FEATURES,
  FREE_MESSAGES,
  GUARANTEE,
  monthlyCents,
  PLANS,
  TRIAL_DAYS,
  TRADITIONAL_THERAPY,
  yearlySavingCents,
} from "#app/catalogue/plans.ts";
import { Card } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";

export const PREMIUM_BENEFITS = [
  "Unlimited messages",
  "Four programs, journal, progress and voice",
  "Cancel anytime",
];

const TERMS = [
  { title: "Secure Payment", text: "We never see your card number." },
  { title: GUARANTEE, text: "Ask, and your first payment comes back." },
  { title: "Cancel Anytime", text: "Premium lasts until the paid period ends." },
];

/** What a person and this product cost beside each other, and what each is. */
export function Comparison({ appName }: { appName: string }) {
  return (
    <section aria-labelledby="comparison">
      <h2 id="comparison">Side by side</h2>
      <dl className="comparison">
        <div>
          <dt>Traditional therapy</dt>
          <dd>
            {TRADITIONAL_THERAPY.session} per session, {TRADITIONAL_THERAPY.month} a month for
            weekly sessions, with a licensed professional.
          </dd>
        </div>
        <div>
          <dt>{appName} Premium</dt>
          <dd>
            {dollars(PLANS.monthly.amountCents)} a month. An AI: a different kind of service, not
            therapy.
          </dd>
        </div>
      </dl>
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
  startFree: ReactNode;
  buyMonthly: ReactNode;
  buyYearly: ReactNode;
}

export function PlanCards({ startFree, buyMonthly, buyYearly }: PlanCardsProps) {
  const { monthly, yearly } = PLANS;
  return (
    <section aria-label="Plans">
      <div className="plan-cards">
        <Card title="Free" className="plan-card">
          <p className="price">
            $0 <small>no credit card</small>
          </p>
          <p>
            {FREE_MESSAGES} messages free, then {TRIAL_DAYS} days without a limit. After that,
            Premium.
          </p>
          {startFree}
        </Card>
        <Card title="Premium, monthly" className="plan-card">
          <p className="price">
            {dollars(monthly.amountCents)} <small>a month</small>
          </p>
          <p>All of Premium. Stop any month.</p>
          {buyMonthly}
        </Card>
        <Card title="Premium, yearly" className="plan-card plan-card-best">
          <p className="price">
            {dollars(yearly.amountCents)}{" "}
            <small>billed annually: {dollars(monthlyCents(yearly))} a month</small>
          </p>
          <p>
            <span className="badge">BEST VALUE</span>
          </p>
          <p>Save {dollars(yearlySavingCents())} per year</p>
          {buyYearly}
        </Card>
      </div>
      <TrustBadges />
    </section>
  );
}

/** Each feature and the plans that hold it. */
export function Everything() {
  return (
    <section className="wide-part" aria-labelledby="everything">
      <h2 id="everything">Everything Included</h2>
      <table className="included">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Feature</span>
            </th>
            <th scope="col">Free</th>
            <th scope="col">Premium</th>
          </tr>
        </thead>
        <tbody>
          {FEATURES.map(({ title, isPremium }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td>{isPremium ? "–" : <Included />}</td>
              <td>
                <Included />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Included() {
  return (
    <>
      <Icon name="check" />
      <span className="visually-hidden">Yes</span>
    </>
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
