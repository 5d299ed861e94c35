import { CHECK_UP_CREDIT, CHECK_UP_QUESTIONS, CHECK_UP_SCORES } from "#app/catalogue/check-up.ts";
import { PATHS } from "#app/catalogue/paths.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary, errorsAt } from "#app/ui/error-summary.tsx";
import { FieldErrors } from "#app/ui/field.tsx";
import { AskToDelete, DeleteRow } from "#app/ui/delete-row.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Screen } from "#app/ui/page.tsx";
import { SomeoneIsThere } from "#app/ui/someone-is-there.tsx";
import recordStylesUrl from "#app/ui/record.css?url";
import type { Route } from "./+types/check-up";
import { CheckUpLines } from "./check-up-lines.tsx";
import { loadCheckUp, submitCheckUp } from "./check-up-page.server.ts";

// A page on which help may stand.
export const handle = { sellsNothing: true };

export const meta = pageTitle("Check-up");

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: recordStylesUrl }];

export const loader = loadCheckUp;

export const action = submitCheckUp;

/** Four short questions, and how they were answered over time. */
export default function CheckUp({ loaderData: page, actionData }: Route.ComponentProps) {
  const form = <Questions refused={actionData} />;
  return (
    <Screen
      title="Check-up"
      lead="Four short questions from national surveys, about a minute. There are no right or wrong answers, and this isn't a diagnosis."
      back="you"
      className="progress"
    >
      {page.isRiskOpen ? <SomeoneIsThere /> : null}
      <ErrorSummary
        errors={errorsAt(
          CHECK_UP_QUESTIONS.map(({ id }) => id),
          actionData?.errors,
        )}
      />
      {page.isSaved ? <Saved isHardTime={page.isHardTime && !page.isRiskOpen} /> : null}
      {page.deleted ? (
        <AskToDelete
          path={PATHS.checkUp}
          id={page.deleted.id}
          name={`the check-up of ${page.deleted.day}`}
          intent="delete"
        >
          <p>This can't be undone.</p>
        </AskToDelete>
      ) : null}
      {page.isOfToday ? (
        <>
          {page.isSaved ? null : <p>You already did today's check-up.</p>}
          <CheckUpLines lines={page.lines} />
          <details className="fold" open={actionData !== undefined}>
            <summary>Answer again today</summary>
            <p className="field-hint">Your new answers replace today's.</p>
            {form}
          </details>
        </>
      ) : (
        <>
          {form}
          <CheckUpLines lines={page.lines} />
        </>
      )}
      <Asking page={page} />
      <Days page={page} />
      <p className="fine-print">{CHECK_UP_CREDIT}</p>
    </Screen>
  );
}

function Questions({ refused }: { refused: Route.ComponentProps["actionData"] }) {
  return (
    <PostForm action={PATHS.checkUp} className="form" noValidate>
      {CHECK_UP_QUESTIONS.map(({ id, question, least, most }) => (
        <fieldset
          key={id}
          className="field"
          aria-describedby={refused?.errors[id] ? `${id}-error` : undefined}
        >
          <legend>{question}</legend>
          <FieldErrors id={id} error={refused?.errors[id]} />
          <div className="numbers">
            {CHECK_UP_SCORES.map((score) => (
              <span key={score}>
                <input
                  type="radio"
                  id={score === 0 ? id : `${id}-${score}`}
                  name={id}
                  value={score}
                  defaultChecked={refused?.sent[id] === String(score)}
                />
                <label htmlFor={score === 0 ? id : `${id}-${score}`}>{score}</label>
              </span>
            ))}
            <small>0: {least}</small>
            <small>10: {most}</small>
          </div>
        </fieldset>
      ))}
      <Button variant="main" name="intent" value="save" busyLabel="Saving...">
        Save
      </Button>
    </PostForm>
  );
}

/** Kind words and help where a number is low; nothing is concluded from it. */
function Saved({ isHardTime }: { isHardTime: boolean }) {
  if (!isHardTime) {
    return (
      <Notice tone="success" title="Saved" text="Thank you for taking a moment for yourself." />
    );
  }
  return (
    <>
      <Notice tone="success" title="Saved" text="Thank you for answering honestly." />
      <Card title="Not every answer was easy this time" look="sage">
        <p>
          That can happen for many reasons, and it can change. You don't have to handle it alone. It
          can help to tell someone you trust, or a doctor or counselor.
        </p>
        <div className="button-row">
          <ButtonLink href={PATHS.help}>Who to call or text</ButtonLink>
          <ButtonLink href={PATHS.chat}>Talk about it</ButtonLink>
          <ButtonLink href={PATHS.safetyPlan} variant="link">
            My safety plan
          </ButtonLink>
        </div>
      </Card>
    </>
  );
}

function Asking({ page }: { page: Route.ComponentProps["loaderData"] }) {
  const { wantsCheckUps } = page;
  return (
    <Card title={wantsCheckUps ? "We ask every two weeks" : "Every two weeks, if you like"}>
      <p>
        {wantsCheckUps
          ? "When it's time, you'll see it on Today. We never email you about it."
          : "We can ask you again on Today. You can turn it off at any time."}
      </p>
      <PostForm action={PATHS.checkUp}>
        <Button name="intent" value={wantsCheckUps ? "stop-asking" : "ask"}>
          {wantsCheckUps ? "Stop asking" : "Ask me every two weeks"}
        </Button>
      </PostForm>
    </Card>
  );
}

function Days({ page: { days } }: { page: Route.ComponentProps["loaderData"] }) {
  if (days.length === 0) return null;
  return (
    <details className="fold">
      <summary>Delete a check-up</summary>
      <ul className="plain-rows">
        {days.map(({ id, day }) => (
          <li key={id}>
            <span>{day}</span>
            <DeleteRow path={PATHS.checkUp} id={id} name={day} />
          </li>
        ))}
      </ul>
    </details>
  );
}
