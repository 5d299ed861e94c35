import { PATHS } from "#app/catalogue/paths.ts";
import { appTitle } from "#app/catalogue/app-title.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormToken } from "#app/ui/form-token.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Screen } from "#app/ui/page.tsx";
import { PlainText } from "#app/ui/plain-text.tsx";
import { RowMenu } from "#app/ui/row-menu.tsx";
import daysStylesUrl from "#app/ui/days.css?url";
import type { Route } from "./+types/moods";
import { JournalHelp } from "../journal/journal-help.tsx";
import { DeletedBefore, JustDeleted } from "./deleted.tsx";
import { MOOD_FIELDS, MoodForm } from "./mood-form.tsx";
import { loadMoods, logFullMood } from "./moods-page.server.ts";

export const meta: Route.MetaFunction = ({ matches }) => [{ title: appTitle("Moods", matches) }];

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: daysStylesUrl }];

export function loader({ context, url }: Route.LoaderArgs) {
  return loadMoods(context, url);
}

export const action = logFullMood;

/** All moods that somebody logged, the latest first, and the form for one more. */
export default function Moods({ loaderData: page, actionData }: Route.ComponentProps) {
  const refusal = actionData?.refusal ?? null;
  const errors = MOOD_FIELDS.flatMap((fieldId) => {
    const message = refusal?.errors[fieldId]?.[0];
    return message ? [{ fieldId, message }] : [];
  });
  return (
    <Screen
      title="Moods"
      lead="How are you? As many a day as you like."
      backHref={PATHS.you}
      backLabel="You"
      className="journal"
    >
      <JournalHelp help={page} refusal={refusal} />
      <ErrorSummary errors={errors} />
      {page.isLogged && !refusal ? <Notice tone="success" title="Mood logged!" /> : null}
      {page.undo?.isJustDeleted && !refusal ? (
        <JustDeleted what="Mood" undoId={page.undo.id} formToken={page.formToken} />
      ) : null}
      <Card title="Log a mood">
        <MoodForm
          action={PATHS.moods}
          formToken={page.formToken}
          draftVersion={page.draftVersion}
          values={{
            mood: refusal ? refusal.chosen.mood : page.draft.mood,
            notes: refusal?.texts["notes"] ?? page.draft.notes,
            tags: refusal?.texts["tags"] ?? page.draft.tags,
            date: refusal?.chosen.date || page.draft.date || page.today,
          }}
          errors={refusal?.errors ?? {}}
          today={page.today}
          own={page.own}
          buttonLabel="Log Mood"
        />
      </Card>
      <Days page={page} />
      {page.undo && !page.undo.isJustDeleted ? (
        <DeletedBefore what="a mood" undoId={page.undo.id} formToken={page.formToken} />
      ) : null}
      <details className="fold">
        <summary>Download, or bring moods from another app</summary>
        <form method="post" action={`${PATHS.moods}/copy`} className="button-row">
          <FormToken value={page.formToken} />
          <Button small>Download as CSV</Button>
          <Button formAction={`${PATHS.moods}/copy?format=json`} small>
            Download as JSON
          </Button>
          <ButtonLink href={PATHS.importMoods} small>
            Bring moods from another app
          </ButtonLink>
        </form>
      </details>
    </Screen>
  );
}

function Days({ page }: { page: Route.ComponentProps["loaderData"] }) {
  const { days, next, isFirstPage, formToken } = page;
  if (days.length === 0) {
    return <p>{isFirstPage ? "Nothing here yet." : "There's nothing earlier."}</p>;
  }
  return (
    <section aria-labelledby="all-moods" className="mood-days">
      <h2 id="all-moods">Your moods</h2>
      {days.map(({ date, name, moods }) => (
        <section key={date} aria-label={name}>
          <h3>{name}</h3>
          <ul className="plain-rows">
            {moods.map((mood) => (
              <li key={mood.id}>
                <div>
                  <p>
                    <span aria-hidden="true">{mood.emoji}</span> <strong>{mood.label}</strong>
                    {mood.clock ? <span className="fine-print">, {mood.clock}</span> : null}
                  </p>
                  {mood.notes ? (
                    <p className="entry-text">
                      <PlainText text={mood.notes} />
                      {mood.isCut ? (
                        <>
                          … <a href={mood.href}>More</a>
                        </>
                      ) : null}
                    </p>
                  ) : null}
                  {mood.activities.length > 0 ? (
                    <p className="fine-print" dir="auto">
                      {mood.activities.join(", ")}
                    </p>
                  ) : null}
                </div>
                <RowMenu label={`${mood.label}, ${name}`}>
                  <ButtonLink href={mood.href} variant="link" small>
                    {mood.isOfEntry ? "Open the entry" : "Edit"}
                    <span className="visually-hidden">
                      {" "}
                      {mood.label}, {name}
                    </span>
                  </ButtonLink>
                  {mood.isOfEntry ? null : (
                    <form method="post" action={`${mood.href}/delete`}>
                      <FormToken value={formToken} />
                      <Button variant="link" small>
                        Delete
                        <span className="visually-hidden">
                          {" "}
                          {mood.label}, {name}
                        </span>
                      </Button>
                    </form>
                  )}
                </RowMenu>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {next || !isFirstPage ? (
        <div className="button-row">
          {isFirstPage ? null : <ButtonLink href={PATHS.moods}>Latest moods</ButtonLink>}
          {next ? (
            <ButtonLink href={`${PATHS.moods}?before=${next}#all-moods`}>Earlier moods</ButtonLink>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}
