import { PATHS } from "#app/catalogue/paths.ts";
import { href } from "react-router";
import { HELPED_WORDS, type Helped } from "#app/catalogue/exercise-ratings.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Markdown } from "#app/ui/markdown.tsx";
import { Screen } from "#app/ui/page.tsx";
import { ExerciseHelp, type ShownHelp } from "./exercise-help.tsx";

interface AboutPage {
  help: ShownHelp;
  formKey: string;
  exercise: {
    id: string;
    title: string;
    minutes: number;
    modality: string;
    about: string;
    source: string;
    /** Its first step is the circle. */
    isBreathing: boolean;
  };
  unfinishedHref: string | null;
  earlier: readonly { href: string; day: string; helped: Helped | null }[];
  earlierHref: string | null;
  needsAdultLine: boolean;
}

/** What an exercise is, the way into it, and the times before. */
export function ExerciseAbout({ page }: { page: AboutPage }) {
  const { exercise, unfinishedHref } = page;
  return (
    <Screen
      title={exercise.title}
      lead={`${exercise.minutes} minutes · ${exercise.modality}`}
      back={[PATHS.exercises, "All exercises"]}
      className="exercise"
    >
      <ExerciseHelp help={page.help} />
      <Markdown text={exercise.about} />
      <PostForm
        action={href("/exercises/:exerciseId", { exerciseId: exercise.id })}
        className={exercise.isBreathing ? "form breathing-begin" : "form"}
      >
        <input type="hidden" name="formKey" value={page.formKey} />
        {page.needsAdultLine ? (
          <p className="field-hint">For adults. By starting you confirm that you're 18 or over.</p>
        ) : null}
        <div className={exercise.isBreathing ? "breathing-circle" : "button-row"}>
          {unfinishedHref === null ? (
            <Button variant="main" busyLabel="One moment...">
              Start
            </Button>
          ) : (
            <ButtonLink variant="main" href={unfinishedHref}>
              Continue
            </ButtonLink>
          )}
        </div>
        {unfinishedHref === null ? null : (
          <Button variant="link" busyLabel="One moment...">
            Start over
          </Button>
        )}
      </PostForm>
      <details className="exercise-more">
        <summary>Where this comes from</summary>
        <p>{exercise.source}</p>
        <p>
          What you write is saved, and you can delete it anytime. This is self-help from an AI
          companion. It doesn't replace professional care.
        </p>
      </details>
      <Earlier page={page} />
    </Screen>
  );
}

function Earlier({ page }: { page: AboutPage }) {
  if (page.earlier.length === 0) return null;
  return (
    <Card title="Earlier times" look="sage">
      <ul className="exercise-earlier">
        {page.earlier.map(({ href, day, helped }) => (
          <li key={href}>
            <a href={href}>{day}</a>
            {helped === null ? null : (
              <span> · {helped === "not_today" ? "didn't help" : `helped ${inWords(helped)}`}</span>
            )}
          </li>
        ))}
      </ul>
      {page.earlierHref === null ? null : (
        <p>
          <a href={page.earlierHref}>Older</a>
        </p>
      )}
    </Card>
  );
}

function inWords(helped: "a_little" | "a_lot"): string {
  return HELPED_WORDS[helped].toLowerCase();
}
