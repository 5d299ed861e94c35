import { appTitle } from "#app/catalogue/wording.ts";
import { PLANS, yearlySavingCents } from "#app/catalogue/plans.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Screen } from "#app/ui/page.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import type { Route } from "./+types/pricing";

export const handle = { scripts: "none" } satisfies PageHandle;

export const meta: Route.MetaFunction = () => [{ title: appTitle("Plans") }];

const FREE = [
  "10 messages to your companion",
  "Help at once for anyone in danger, always free and never counted",
  "Private: encrypted, no ads, no trackers, never used for training",
];

const PREMIUM = ["Unlimited messages", "Everything in the free plan", "Cancel anytime"];

export default function Pricing() {
  const { monthly, yearly } = PLANS;
  return (
    <Screen
      title="Choose Your Path"
      width="wide"
      lead="Simple plans, and help in danger on every one."
    >
      <div className="plan-cards">
        <Card title="Free" className="plan-card">
          <p className="price">$0</p>
          <List items={FREE} />
          <ButtonLink href="/">Continue with Free Plan</ButtonLink>
        </Card>
        <Card title="Premium, monthly" className="plan-card">
          <p className="price">
            {dollars(monthly.amountCents)} <small>a month</small>
          </p>
          <List items={PREMIUM} />
        </Card>
        <Card title="Premium, yearly" className="plan-card">
          <p className="plan-label">BEST VALUE</p>
          <p className="price">
            {dollars(yearly.amountCents)} <small>a year</small>
          </p>
          <p>
            {dollars(Math.round(yearly.amountCents / 12))} a month. Save{" "}
            {dollars(yearlySavingCents())} per year.
          </p>
          <List items={PREMIUM} />
        </Card>
      </div>
      <Notice
        title="Premium can not be bought here yet"
        text="These are the prices it will have. Until then the free plan is what there is, and nothing you wrote is lost."
      />
    </Screen>
  );
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className="check-list">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
