import { PATHS } from "#app/catalogue/paths.ts";
import { Card } from "#app/ui/card.tsx";
import { GoalList } from "../progress/goals.tsx";
import type { ShownGoal } from "../progress/progress-page.server.ts";

/** What somebody set themselves for this week, in their own words. */
export function GoalCard({ goals }: { goals: readonly ShownGoal[] }) {
  if (goals.length === 0) return null;
  return (
    <Card title="What you wanted to work on this week" look="paper" id="goals">
      <GoalList goals={goals} outcomes={["kept", "let_go"]} path={PATHS.today} />
    </Card>
  );
}
