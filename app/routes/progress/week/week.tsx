import { MACHINE_MADE } from "#app/catalogue/machine-made.ts";
import { PATHS } from "#app/catalogue/paths.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import daysStylesUrl from "#app/ui/days.css?url";
import { Icon } from "#app/ui/icon.tsx";
import { PageIcon } from "#app/ui/page-icon.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { PlainText } from "#app/ui/plain-text.tsx";
import { Screen } from "#app/ui/page.tsx";
import { SomeoneIsThere } from "#app/ui/someone-is-there.tsx";
import { WeekStrip } from "../../moods/week-strip.tsx";
import type { Route } from "./+types/week";
import { keepWeek, loadWeekPage, type WeekPage } from "./week-page.server.ts";

// A page on which help may stand.
export const handle = { sellsNothing: true };

export const meta = pageTitle("Your week");

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: daysStylesUrl }];

export function loader({ context, params }: Route.LoaderArgs) {
  return loadWeekPage(context, params.sunday);
}

export const action = keepWeek;

/** One week in a page: what was logged, done and set, and what came up more than once. */
export default function Week({ loaderData: page }: Route.ComponentProps) {
  return (
    <Screen title="Your week" lead={page.range} width="wide" back="today" className="week-page">
      <nav className="button-row" aria-label="Weeks">
        <ButtonLink href={page.earlier} small>
          <Icon name="arrow-left" />
          The week before
        </ButtonLink>
        {page.later ? (
          <ButtonLink href={page.later} small>
            The week after
            <PageIcon name="arrow-right" />
          </ButtonLink>
        ) : null}
      </nav>
      {page.isRiskOpen ? <SomeoneIsThere /> : null}
      {page.areWordsHidden ? (
        <p>
          The written look back rests for now{page.restsUntil ? `, until ${page.restsUntil}` : null}
          . What you logged and wrote is saved.
        </p>
      ) : null}
      {page.week ? (
        <Told week={page.week} page={page} />
      ) : (
        <Card title="A quiet week" look="sage">
          <p>Nothing logged or written this week.</p>
          {page.later ? null : (
            <div className="button-row">
              <ButtonLink href={PATHS.moods}>Log a mood</ButtonLink>
              <ButtonLink href={PATHS.journal}>Write a line</ButtonLink>
            </div>
          )}
        </Card>
      )}
    </Screen>
  );
}

function Told({ week, page }: { week: NonNullable<WeekPage["week"]>; page: WeekPage }) {
  const { words, moods, strip, done, returned, goals } = week;
  return (
    <>
      {words ? (
        <Card look="sage">
          <p data-digital-source-type={MACHINE_MADE} dir="auto">
            <PlainText text={words} />
          </p>
          <p className="fine-print">Written by an AI from the counts below. It can be wrong.</p>
        </Card>
      ) : null}
      <div className="beside">
        <div className="stack">
          {moods ? (
            <section aria-labelledby="moods">
              <h2 id="moods">Moods</h2>
              {strip ? <WeekStrip week={strip} label="Last mood of each day" /> : null}
              <p>{moods}</p>
            </section>
          ) : null}
          {done.length > 0 ? (
            <section aria-labelledby="done">
              <h2 id="done">What you did</h2>
              <ul className="plain-rows">
                {done.map(({ text, links: places }) => (
                  <li key={text}>
                    <p>
                      {text}
                      {places.length > 0 ? ": " : null}
                      {places.map(({ href, label }, place) => (
                        <span key={href}>
                          {place > 0 ? "; " : null}
                          <a href={href}>{label}</a>
                        </span>
                      ))}
                    </p>
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
        </div>
        <div className="stack">
          {returned ? (
            <section aria-labelledby="returned">
              <h2 id="returned">What came up</h2>
              <p dir="auto">{returned}</p>
            </section>
          ) : null}
          {goals.length > 0 ? (
            <section aria-labelledby="goals">
              <h2 id="goals">What you wanted to work on</h2>
              <ul className="bulleted">
                {goals.map(({ id, line }) => (
                  <li key={id} dir="auto">
                    <PlainText text={line} />
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
        </div>
      </div>
      <Keep week={week} page={page} />
    </>
  );
}

function Keep({ week, page }: { week: NonNullable<WeekPage["week"]>; page: WeekPage }) {
  if (week.keptHref) {
    return (
      <p>
        <ButtonLink href={week.keptHref} small>
          See it in your journal
        </ButtonLink>
      </p>
    );
  }
  if (!week.mayKeep) return null;
  return (
    <PostForm action={page.path}>
      <Button busyLabel="Saving...">Save to my journal</Button>
    </PostForm>
  );
}
