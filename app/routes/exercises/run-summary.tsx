import { href } from "react-router";
import { HELPED, HELPED_WORDS } from "#app/catalogue/exercise-ratings.ts";
import { PATHS } from "#app/catalogue/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Markdown } from "#app/ui/markdown.tsx";
import { Screen } from "#app/ui/page.tsx";
import { PlainText } from "#app/ui/plain-text.tsx";
import { DeleteRun } from "./delete-run.tsx";
import { ExerciseHelp } from "./exercise-help.tsx";
import type { RunPage } from "./run-page.server.ts";

/** A finished exercise: its last words, whether it helped, and what was written in it. */
export function RunSummary({ page }: { page: RunPage }) {
  const { exercise, answers } = page;
  return (
    <Screen
      title={exercise.title}
      lead={`Finished on ${page.day}`}
      back={[href("/exercises/:exerciseId", { exerciseId: exercise.id }), "About this exercise"]}
      className="exercise"
    >
      <ExerciseHelp help={page.help} />
      {page.help.isRiskOpen ? <HelpIsNear /> : null}
      {page.isFromChat || page.said === "" ? null : (
        <div className="exercise-said">
          <Markdown text={page.said} />
        </div>
      )}
      {page.help.isQuiet ? null : <Rating page={page} />}
      <Letter parts={page.letter} />
      {page.goal === null ? null : <Goal goal={page.goal} />}
      {answers.length > 0 ? (
        <section aria-labelledby="exercise-written">
          <h2 id="exercise-written">What you wrote</h2>
          <dl className="exercise-answers">
            {answers.map(({ key, question, content }) => (
              <div key={key}>
                <dt>
                  <Markdown text={question} />
                </dt>
                <dd>
                  <PlainText text={content} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      <div className="button-row">
        {answers.length > 0 && page.mayKeepInJournal ? (
          <ButtonLink href={`${PATHS.journal}?exercise=${page.runId}#new-entry`}>
            Save to your journal
          </ButtonLink>
        ) : null}
        <ButtonLink href={PATHS.exercises}>All exercises</ButtonLink>
        <ButtonLink href={PATHS.today} variant="link">
          Today
        </ButtonLink>
      </div>
      <DeleteRun page={page} />
    </Screen>
  );
}

function Letter({ parts }: { parts: readonly string[] }) {
  if (parts.length === 0) return null;
  return (
    <Card title="Your letter" className="exercise-letter">
      {parts.map((part, index) => (
        <p key={index}>
          <PlainText text={part} />
        </p>
      ))}
    </Card>
  );
}

function Goal({ goal }: { goal: string }) {
  return (
    <Card title="Your goal for the week" look="sage">
      <p>
        <PlainText text={goal} />
      </p>
    </Card>
  );
}

function HelpIsNear() {
  return (
    <Card title="Someone is there for you, day and night" look="sage">
      <ButtonLink href={PATHS.help} variant="danger">
        Who to call or text
      </ButtonLink>
    </Card>
  );
}

function Rating({ page }: { page: RunPage }) {
  return (
    <Card title="Did this help?" look="sage" id="helped">
      <PostForm action={page.href}>
        <div className="button-row">
          {HELPED.map((rating) => (
            <Button key={rating} name="helped" value={rating} aria-pressed={page.helped === rating}>
              {HELPED_WORDS[rating]}
            </Button>
          ))}
        </div>
      </PostForm>
      <p className="fine-print">
        {page.helped === null
          ? "Optional. Your answer helps us suggest what works for you."
          : "Saved. You can change it anytime."}
      </p>
    </Card>
  );
}
