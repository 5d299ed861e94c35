import { PATHS } from "#app/catalogue/paths.ts";
import { href } from "react-router";
import { PageIcon, type PageIconName } from "#app/ui/page-icon.tsx";

export interface ListedExercise {
  id: string;
  title: string;
  minutes: number;
  summary: string;
  /** What it helps with most: gives it its picture. */
  group: string;
}

export interface ListedGroup {
  id: string;
  title: string;
  exercises: readonly ListedExercise[];
}

interface ListPage {
  /** What was asked for; null shows them all. */
  chosen: string | null;
  now: readonly ListedExercise[];
  groups: readonly ListedGroup[];
  unfinished: readonly { href: string; title: string; group: string }[];
}

const LOOKS: Readonly<Record<string, { icon: PageIconName; tint: string }>> = {
  alarm: { icon: "waves", tint: "calm" },
  "too-much": { icon: "circles", tint: "neutral" },
  nights: { icon: "moon", tint: "sad" },
  "flat-days": { icon: "sun", tint: "happy" },
  heat: { icon: "candle", tint: "anxious" },
  "inner-voice": { icon: "person", tint: "plum" },
  loss: { icon: "feather", tint: "info" },
  choices: { icon: "check", tint: "sage" },
};

/** What was left off, three for this moment, and all exercises by what they help with. */
export function ExerciseList({ page }: { page: ListPage }) {
  const [only] = page.groups;
  if (page.chosen !== null && only) {
    return (
      <section className="exercise-group" aria-labelledby={`group-${only.id}`}>
        <h2 id={`group-${only.id}`}>
          <Mark group={only.id} />
          {only.title}
        </h2>
        <Exercises exercises={only.exercises} />
        <p>
          <a href={PATHS.exercises}>All exercises</a>
        </p>
      </section>
    );
  }
  return (
    <>
      <Unfinished runs={page.unfinished} />
      <section aria-labelledby="now">
        <h2 id="now">For you now</h2>
        <div className="grid exercises-now">
          {page.now.map((exercise) => (
            <ExerciseCard key={exercise.id} exercise={exercise} hasMark />
          ))}
        </div>
      </section>
      <section aria-labelledby="by-group">
        <h2 id="by-group">By what it helps with</h2>
        <div className="exercise-groups">
          {page.groups.map(({ id, title, exercises }) => (
            <details key={id} className="exercise-group">
              <summary>
                <Mark group={id} />
                <span>
                  {title} <small>{counted(exercises.length)}</small>
                </span>
              </summary>
              <Exercises exercises={exercises} />
            </details>
          ))}
        </div>
      </section>
    </>
  );
}

function counted(number: number): string {
  return number === 1 ? "1 exercise" : `${number} exercises`;
}

function Mark({ group }: { group: string }) {
  const look = LOOKS[group] ?? { icon: "leaf" as const, tint: "sage" };
  return (
    <span className="exercise-mark" data-tint={look.tint}>
      <PageIcon name={look.icon} />
    </span>
  );
}

function Exercises({ exercises }: { exercises: readonly ListedExercise[] }) {
  return (
    <div className="grid">
      {exercises.map((exercise) => (
        <ExerciseCard key={exercise.id} exercise={exercise} />
      ))}
    </div>
  );
}

function Unfinished({ runs }: { runs: ListPage["unfinished"] }) {
  if (runs.length === 0) return null;
  return (
    <section aria-labelledby="left-off">
      <h2 id="left-off">Where you left off</h2>
      <div className="grid">
        {runs.map(({ href: runHref, title, group }) => (
          <section key={runHref} className="card card-sage link-card exercise-card">
            <Mark group={group} />
            <h3 className="card-title">
              <a href={runHref}>
                <span className="exercise-minutes">Continue</span> <br />
                {title}
              </a>
            </h3>
          </section>
        ))}
      </div>
    </section>
  );
}

interface ExerciseCardProps {
  exercise: ListedExercise;
  hasMark?: boolean;
}

function ExerciseCard({ exercise, hasMark = false }: ExerciseCardProps) {
  const { id, title, minutes, summary, group } = exercise;
  return (
    <section className="card card-paper link-card exercise-card">
      {hasMark ? <Mark group={group} /> : null}
      <h3 className="card-title">
        <a href={href("/exercises/:exerciseId", { exerciseId: id })}>{title}</a>
      </h3>{" "}
      <span className="exercise-minutes">{minutes} min</span>
      <p>{summary}</p>
    </section>
  );
}
