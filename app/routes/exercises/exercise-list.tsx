import { Card } from "#app/ui/card.tsx";

export interface ListedExercise {
  id: string;
  title: string;
  minutes: number;
  about: string;
  modality: string;
  source: string;
}

interface ListPage {
  /** The group that was asked for; null shows them all. */
  chosen: string | null;
  groups: readonly { id: string; title: string; exercises: readonly ListedExercise[] }[];
  unfinished: readonly { href: string; title: string }[];
}

/** The way to what helps with one thing, what was left off, and the exercises. */
export function ExerciseList({ page }: { page: ListPage }) {
  const shown = page.groups.filter(
    ({ id, exercises }) => exercises.length > 0 && (page.chosen === null || page.chosen === id),
  );
  return (
    <>
      <Unfinished runs={page.unfinished} />
      <nav className="exercise-groups" aria-label="What it helps with">
        <a href="/exercises" aria-current={page.chosen === null ? "page" : undefined}>
          All
        </a>{" "}
        {page.groups.map(({ id, title }) => (
          <a
            key={id}
            href={`/exercises?for=${id}`}
            aria-current={page.chosen === id ? "page" : undefined}
          >
            {title}{" "}
          </a>
        ))}
      </nav>
      {shown.map(({ id, title, exercises }) => (
        <section key={id} className="exercise-group" aria-labelledby={`group-${id}`}>
          <h2 id={`group-${id}`}>{title}</h2>
          <div className="grid">
            {exercises.map((exercise) => (
              <ExerciseCard key={exercise.id} exercise={exercise} />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

function Unfinished({ runs }: { runs: ListPage["unfinished"] }) {
  if (runs.length === 0) return null;
  return (
    <Card title="Where you left off" look="sage">
      <ul className="exercise-unfinished">
        {runs.map(({ href, title }) => (
          <li key={href}>
            <a href={href}>Go on with {title}</a>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function ExerciseCard({ exercise }: { exercise: ListedExercise }) {
  const { id, title, minutes, about, modality, source } = exercise;
  return (
    <section className="card card-paper link-card exercise-card">
      <h3 className="card-title">
        <a href={`/exercises/${id}`}>{title}</a>
      </h3>
      <p className="exercise-facts">
        {minutes} minutes · {modality}
      </p>
      <p>{about}</p>
      <p className="fine-print">{source}</p>
    </section>
  );
}
