import { Card } from "#app/ui/card.tsx";
import { PlainText } from "#app/ui/plain-text.tsx";

/** What somebody set themselves after their last session, in their own words. */
export function GoalCard({ goal }: { goal: string }) {
  return (
    <Card title="What you wanted to work on this week" look="sage">
      <p className="home-goal">
        <PlainText text={goal} />
      </p>
    </Card>
  );
}
