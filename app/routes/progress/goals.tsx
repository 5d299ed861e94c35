import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { PlainText } from "#app/ui/plain-text.tsx";
import type { ProgressPage, ShownGoal } from "./progress-page.server.ts";

interface GoalsProps {
  goals: NonNullable<ProgressPage["goals"]>;
  path: string;
}

type Outcome = "kept" | "carried" | "let_go";

const LABELS: Record<Outcome, string> = {
  kept: "Done",
  carried: "Carry over to this week",
  let_go: "Let it go",
};

/** Earlier goals that stand open; the others wait behind them. */
const EARLIER_SHOWN = 3;

/** What somebody set themselves: this week, before, and what became of it. */
export function GoalsCard({ goals, ...form }: GoalsProps) {
  const { thisWeek, earlier, marked, keptCount } = goals;
  const isEmpty = thisWeek.length + earlier.length + marked.length === 0;
  return (
    <Card title="Your goals" id="goals">
      {isEmpty ? <p>No goals yet. Set one after a session or in an exercise.</p> : null}
      <GoalList title="This week" goals={thisWeek} outcomes={["kept", "let_go"]} {...form} />
      <GoalList
        title="Earlier"
        goals={earlier.slice(0, EARLIER_SHOWN)}
        outcomes={["kept", "carried", "let_go"]}
        {...form}
      />
      {earlier.length > EARLIER_SHOWN ? (
        <details>
          <summary>More goals ({earlier.length - EARLIER_SHOWN})</summary>
          <GoalList
            goals={earlier.slice(EARLIER_SHOWN)}
            outcomes={["kept", "carried", "let_go"]}
            {...form}
          />
        </details>
      ) : null}
      {marked.length > 0 ? (
        <details>
          <summary>Done and let go ({marked.length})</summary>
          <p className="fine-print">
            {keptCount === 1 ? "1 goal" : `${keptCount} goals`} done in the last eight weeks.
          </p>
          <GoalList goals={marked} outcomes={["carried"]} {...form} />
        </details>
      ) : null}
    </Card>
  );
}

interface GoalListProps extends Omit<GoalsProps, "goals"> {
  title?: string;
  goals: readonly ShownGoal[];
  /** What can be said of each. */
  outcomes: readonly Outcome[];
}

/** Goals, each with where it was set and the buttons that say what became of it. */
export function GoalList({ title, goals, outcomes, path }: GoalListProps) {
  if (goals.length === 0) return null;
  return (
    <>
      {title ? <h3>{title}</h3> : null}
      <ul className="record-list">
        {goals.map(({ name, words, outcome, from, href, markedOn }) => (
          <li key={name}>
            <p className="goal-words" id={name}>
              <PlainText text={words} />
            </p>
            <p className="fine-print">
              <a className="back-link" href={href}>
                {from}
              </a>
              {outcome ? ` · ${SAID[outcome]} on ${markedOn}` : null}
            </p>
            <Outcomes goal={name} {...{ outcomes, path }} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** What became of a goal: a button or two, or more of them behind one. */
function Outcomes({ goal, outcomes, path }: OutcomesProps) {
  const form = (
    <PostForm action={path} className="button-row">
      <input type="hidden" name="goal" value={goal} />
      {outcomes.map((each) => (
        <Button key={each} small name="outcome" value={each} aria-describedby={goal}>
          {LABELS[each]}
        </Button>
      ))}
    </PostForm>
  );
  if (outcomes.length <= 2) return form;
  return (
    <details>
      <summary>How did it go?</summary>
      {form}
    </details>
  );
}

interface OutcomesProps extends Pick<GoalListProps, "outcomes" | "path"> {
  goal: string;
}

const SAID: Record<Outcome, string> = {
  kept: "Done",
  carried: "Carried over",
  let_go: "Let go",
};
