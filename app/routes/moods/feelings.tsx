import { moodChoices } from "#app/catalogue/feelings.ts";
import { MOODS } from "#app/catalogue/moods.ts";
import { PATHS } from "#app/catalogue/paths.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary, errorsAt } from "#app/ui/error-summary.tsx";
import { AskToDelete, DeleteRow } from "#app/ui/delete-row.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Screen } from "#app/ui/page.tsx";
import daysStylesUrl from "#app/ui/days.css?url";
import type { Route } from "./+types/feelings";
import { JournalHelp } from "../journal/journal-help.tsx";
import { FeelingForm } from "./feeling-form.tsx";
import { loadFeelings, type FeelingsPage } from "./feelings-page.server.ts";
import { submitFeelings } from "./submit-feelings.server.ts";

export const meta = pageTitle("Your feelings and activities");

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: daysStylesUrl }];

export const loader = loadFeelings;

export const action = submitFeelings;

/** What somebody adds to the five moods, and the activities that they want to tick. */
export default function Feelings({ loaderData: page, actionData }: Route.ComponentProps) {
  const refusal = actionData?.refusal ?? null;
  const errors = refusal?.errors ?? {};
  return (
    <Screen
      title="Your feelings and activities"
      lead="Add your own words to the five moods. You can use them wherever you log a mood."
      back="moods"
      className="journal"
    >
      <JournalHelp help={page} refusal={refusal} />
      <ErrorSummary errors={errorsAt(Object.keys(errors), errors)} />
      {refusal?.reason === "at-risk" ? (
        <Notice
          tone="warning"
          text="We didn't add this. You can always write about it in a note."
        />
      ) : null}
      {page.deleted ? (
        <AskToDelete path={PATHS.feelings} {...page.deleted}>
          <p>{page.deleted.fate}</p>
        </AskToDelete>
      ) : null}
      <FeelingList page={page} />
      <ActivityList page={page} />
      <Card>
        <FeelingForm page={page} refusal={refusal} />
      </Card>
    </Screen>
  );
}

function FeelingList({ page: { feelings } }: { page: FeelingsPage }) {
  return (
    <section aria-labelledby="feelings">
      <h2 id="feelings">Your feelings</h2>
      <div className="moods" aria-hidden="true">
        {moodChoices(feelings).map(({ choice, emoji, label, tone }) => (
          <span
            key={choice}
            className="mood"
            data-mood={tone}
            data-own={choice.startsWith("own:") || undefined}
          >
            <span className="mood-face">{emoji}</span> {label}
          </span>
        ))}
      </div>
      <ul className="plain-rows">
        {feelings.map(({ id, name, mood }) => (
          <li key={id}>
            <p>
              <strong dir="auto">{name}</strong>{" "}
              <span className="fine-print">
                Closest to {MOODS.find((each) => each.id === mood)?.label.toLowerCase()}
              </span>
            </p>
            <DeleteRow path={PATHS.feelings} id={id} name={name}>
              <ButtonLink href={`${PATHS.feelings}?edit=${id}#name`} variant="link" small>
                Edit<span className="visually-hidden"> {name}</span>
              </ButtonLink>
            </DeleteRow>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ActivityList({ page: { activities } }: { page: FeelingsPage }) {
  if (activities.length === 0) return null;
  return (
    <section aria-labelledby="activities">
      <h2 id="activities">Your activities</h2>
      <ul className="plain-rows">
        {activities.map(({ id, name }) => (
          <li key={id}>
            <p dir="auto">{name}</p>
            <DeleteRow path={PATHS.feelings} id={id} name={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}
