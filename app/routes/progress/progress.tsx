import { PATHS } from "#app/catalogue/paths.ts";
import { appTitle } from "#app/catalogue/wording.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Screen } from "#app/ui/page.tsx";
import { SomeoneIsThere } from "#app/ui/someone-is-there.tsx";
import recordStylesUrl from "#app/ui/record.css?url";
import type { Route } from "./+types/progress";
import { JournalHelp } from "../journal/journal-help.tsx";
import { WeekStrip } from "../moods/week-strip.tsx";
import { Figures } from "./figures.tsx";
import { GoalsCard } from "./goals.tsx";
import { RecentInsights, RecentSessions } from "./insights.tsx";
import { loadProgress } from "./progress-page.server.ts";
import { MoodRecord } from "./record.tsx";
import { submitProgressForm } from "./submit-progress-form.server.ts";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: appTitle("Your Progress Journey", matches) },
];

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: recordStylesUrl }];

export function loader({ context, url }: Route.LoaderArgs) {
  return loadProgress(context, url);
}

export const action = submitProgressForm;

/** What somebody's weeks looked like, in numbers, charts and their own goals. */
export default function Progress({ loaderData: page }: Route.ComponentProps) {
  return (
    <Screen title="Your Progress Journey" backHref="/" className="progress">
      <JournalHelp help={page} />
      {page.isJustCompleted ? (
        <Notice
          tone="success"
          title="Session completed successfully!"
          text="What you wrote is saved with this session."
        />
      ) : null}
      {page.isRiskOpen && !page.panel ? <SomeoneIsThere /> : null}
      <Figures page={page} />
      <WeekStrip week={page.week} />
      <MoodRecord page={page} />
      {page.goals ? (
        <GoalsCard goals={page.goals} formToken={page.formToken} path={page.path} />
      ) : null}
      <RecentInsights page={page} />
      <RecentSessions sessions={page.sessions} />
      <Card look="sage" className="screen-only">
        <div className="button-row">
          <ButtonLink href={PATHS.chat} variant="main">
            Continue Your Journey
          </ButtonLink>
          <ButtonLink href={PATHS.journal}>Reflect in Journal</ButtonLink>
          <ButtonLink href={`${PATHS.progress}/report`} variant="link">
            Make a report for your therapist
          </ButtonLink>
        </div>
      </Card>
    </Screen>
  );
}
