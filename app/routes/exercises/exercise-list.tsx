import { Card } from "#app/ui/card.tsx";

export interface ListedExercise {
  id: string;
  title: string;
  minutes: number;
  summary: string;
}

export interface ListedGroup {
  id: string;
  title: string;
  exercises: readonly ListedExercise[];
}

interface ListPage {
  /** What was asked for; null shows them all. */
  chosen: string | null;
  choices: readonly { id: string; label: string }[];
  groups: readonly ListedGroup[];
  unfinished: readonly { href: string; title: string }[];
}

/** What was left off, the way to what helps with one thing, and the exercises. */
export function ExerciseList({ page }: { page: ListPage }) {
  const [first, ...others] = page.groups;
  return (
    <>
      <Unfinished runs={page.unfinished} />
      <nav className="exercise-groups" aria-label="What would help now">
        <a href="/exercises" aria-current={page.chosen === null ? "page" : undefined}>
          All
        </a>{" "}
        {page.choices.map(({ id, label }) => (
          <a
            key={id}
            href={`/exercises?for=${id}`}
            aria-current={page.chosen === id ? "page" : undefined}
          >
            {label}{" "}
          </a>
        ))}
      </nav>
      {first ? <Group group={first} /> : null}
      {others.length > 0 ? (
        <div className="exercise-columns">
          {others.map((group) => (
            <Group key={group.id} group={group} />
          ))}
        </div>
      ) : null}
    </>
  );
}

function Group({ group: { id, title, exercises } }: { group: ListedGroup }) {
  return (
    <section className="exercise-group" aria-labelledby={`group-${id}`}>
      <h2 id={`group-${id}`}>{title}</h2>
      <div className="grid">
        {exercises.map((exercise) => (
          <ExerciseCard key={exercise.id} exercise={exercise} />
        ))}
      </div>
    </section>
  );
}

function Unfinished({ runs }: { runs: ListPage["unfinished"] }) {
  if (runs.length === 0) return null;
  return (
    <Card title="Where you left off" look="sage">
      <ul className="exercise-unfinished">
        {runs.map(({ href, title }) => (
          <li key={href}>
            <a href={href}>Continue {title}</a>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function ExerciseCard({ exercise }: { exercise: ListedExercise }) {
  const { id, title, minutes, summary } = exercise;
  return (
    <section className="card card-paper link-card exercise-card">
      <h3 className="card-title">
        <a href={`/exercises/${id}`}>{title}</a>
      </h3>{" "}
      <span className="exercise-minutes">{minutes} min</span>
      <p>{summary}</p>
    </section>
  );
}
