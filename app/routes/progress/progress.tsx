import { PATHS } from "#app/catalogue/paths.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import chartUrl from "#app/ui/chart.js?url";
import { Notice } from "#app/ui/notice.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import { Screen } from "#app/ui/page.tsx";
import { SomeoneIsThere } from "#app/ui/someone-is-there.tsx";
import recordStylesUrl from "#app/ui/record.css?url";
import type { Route } from "./+types/progress";
import { JournalHelp } from "../journal/journal-help.tsx";
import { CheckUpLines } from "../check-up/check-up-lines.tsx";
import { WeekStrip } from "../moods/week-strip.tsx";
import { Figures } from "./figures.tsx";
import { GoalsCard } from "./goals.tsx";
import { RecentInsights, RecentConversations } from "./insights.tsx";
import { loadProgress } from "./progress-page.server.ts";
import { MoodsOverTime, Patterns, Tracks, Year } from "./record.tsx";
import { submitProgressForm } from "./submit-progress-form.server.ts";

export const handle = { pageScript: chartUrl } satisfies PageHandle;

export const meta = pageTitle("Your Progress Journey");

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: recordStylesUrl }];

export function loader({ context, url }: Route.LoaderArgs) {
  return loadProgress(context, url);
}

export const action = submitProgressForm;

/** What somebody's weeks looked like: the line, the week, and behind tabs whatever else there is. */
export default function Progress({ loaderData: page }: Route.ComponentProps) {
  return (
    <Screen
      title="Your Progress Journey"
      backHref="/"
      backLabel="Today"
      width="wide"
      className="progress"
    >
      <JournalHelp help={page} />
      {page.isJustCompleted ? (
        <Notice
          tone="success"
          title="Session completed successfully!"
          text="What you wrote is saved with this session."
        />
      ) : null}
      {page.isRiskOpen && !page.panel ? <SomeoneIsThere /> : null}
      <div className="progress-parts">
        <div className="stack">
          <MoodsOverTime page={page} />
          <section className="week-part" aria-labelledby="week">
            <h2 id="week">Weekly Mood Check-in</h2>
            <a href={PATHS.journal}>Add Mood Entry</a>
            <WeekStrip week={page.week} />
            {page.isRiskOpen ? null : <a href={PATHS.week}>Your week</a>}
          </section>
        </div>
        <div className="stack">
          <nav className="tabs" aria-label="More of your record">
            <a href="#insights">Insights</a> {page.goals ? <a href="#goals">Goals</a> : null}{" "}
            <a href="#patterns">Patterns</a> <a href="#year">Year</a>{" "}
            <a href="#check-ups">Check-ups</a> <a href="#sessions">Sessions</a>
          </nav>
          <div className="tabbed">
            <RecentInsights page={page} />
            {page.goals ? <GoalsCard goals={page.goals} path={page.path} /> : null}
            <Patterns page={page} />
            <Year page={page} />
            <div id="check-ups" className="stack">
              {page.checkUps.length > 0 ? (
                <>
                  <CheckUpLines lines={page.checkUps} />
                  <p>
                    <a href={PATHS.checkUp}>About your check-ups</a>
                  </p>
                </>
              ) : (
                <Card title="Check-ups" look="sage">
                  <p>Four questions, about a minute. Every two weeks, they draw a line here.</p>
                  <ButtonLink href={PATHS.checkUp}>Do your first check-up</ButtonLink>
                </Card>
              )}
            </div>
            <div id="sessions" className="stack">
              <Figures page={page} />
              <RecentConversations sessions={page.sessions} />
              <Tracks page={page} />
            </div>
          </div>
        </div>
      </div>
      <div className="button-row screen-only">
        <ButtonLink href={PATHS.chat} small>
          Continue Your Journey
        </ButtonLink>
        <ButtonLink href={PATHS.journal} small>
          Reflect in Journal
        </ButtonLink>
        <ButtonLink href={`${PATHS.progress}/report`} variant="link" small>
          Make a report for your therapist
        </ButtonLink>
      </div>
    </Screen>
  );
}
