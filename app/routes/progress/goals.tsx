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

/** What each button says, and what a marked goal says of it. */
const OUTCOMES: Record<Outcome, { button: string; past: string }> = {
  kept: { button: "Done", past: "Done" },
  carried: { button: "Carry over to this week", past: "Carried over" },
  let_go: { button: "Let it go", past: "Let go" },
};
const OF_EARLIER: readonly Outcome[] = ["kept", "carried", "let_go"];

/** Earlier goals that stand open; the others wait behind them. */
const EARLIER_SHOWN = 3;

/** What somebody set themselves: this week, before, and what became of it. */
export function GoalsCard({ goals, ...form }: GoalsProps) {
  const { thisWeek, earlier, marked, keptCount } = goals;
  const more = earlier.slice(EARLIER_SHOWN);
  const isEmpty = thisWeek.length + earlier.length + marked.length === 0;
  return (
    <Card title="Your goals" id="goals">
      {isEmpty ? <p>No goals yet. Set one after a session or in an exercise.</p> : null}
      <GoalList title="This week" goals={thisWeek} outcomes={["kept", "let_go"]} {...form} />
      <GoalList
        title="Earlier"
        goals={earlier.slice(0, EARLIER_SHOWN)}
        outcomes={OF_EARLIER}
        {...form}
      />
      {more.length > 0 ? (
        <details>
          <summary>More goals ({more.length})</summary>
          <GoalList goals={more} outcomes={OF_EARLIER} {...form} />
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
              {outcome ? ` · ${OUTCOMES[outcome].past} on ${markedOn}` : null}
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
          {OUTCOMES[each].button}
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
