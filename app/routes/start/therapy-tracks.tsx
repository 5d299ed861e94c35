import { PATHS } from "#app/catalogue/paths.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { Screen } from "#app/ui/page.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import type { Route } from "./+types/therapy-tracks";
import { AssessmentForm } from "./assessment-form.tsx";
import { CheckInForm } from "./check-in-form.tsx";
import { ChoiceFailureNotice } from "./choice-failure.tsx";
import { GoalCard } from "./goal-card.tsx";
import { HelpFirst } from "./help-first.tsx";
import { RecommendedTracks } from "./recommended-tracks.tsx";
import { submitTrackForms } from "./submit-track-forms.server.ts";
import { BegunToday, CheckedIn } from "./today.tsx";
import { AllTracks, TrackForm } from "./track-cards.tsx";
import { loadTracks, type TracksPage } from "./tracks-page.server.ts";
import { UpgradeDialog } from "./upgrade-dialog.tsx";
import type { NextStep } from "./next-step.ts";

export const meta = pageTitle("Choose a program");

export function loader({ context, url }: Route.LoaderArgs) {
  return loadTracks(context, url);
}

export const action = submitTrackForms;

export default function TherapyTracks({ loaderData: page, actionData }: Route.ComponentProps) {
  const failure = actionData?.form === "track" ? actionData.reason : null;
  if (page.view === "help") return <HelpFirst page={page} failure={failure} />;

  const checkInResult = actionData?.form === "check-in" ? actionData.result : undefined;
  const assessmentResult = actionData?.form === "assessment" ? actionData.result : undefined;
  // Whoever asked for it, or is told what it lacks, sees it first; everybody else what there is to choose.
  const isCheckInFirst = page.isCheckInAsked || checkInResult !== undefined;
  const showsCheckIn = page.step === "check-in" || checkInResult !== undefined;
  return (
    <Screen
      title="Choose a program"
      lead="Twelve short sessions each. Or just chat."
      width="wide"
      backHref={PATHS.today}
      backLabel="Today"
      className="tracks"
    >
      {page.upgradeTrack ? <UpgradeDialog trackTitle={page.upgradeTrack} /> : null}
      <ChoiceFailureNotice failure={failure} />
      {page.hardDay && !showsCheckIn ? <HardDay page={page} exercise={page.hardDay} /> : null}
      {page.begunTrack ? <BegunToday trackTitle={page.begunTrack} /> : null}
      {isCheckInFirst ? <CheckInForm page={page} result={checkInResult} /> : null}
      {showsCheckIn ? null : <CheckedIn today={page.today} />}
      {page.recommendations && !showsCheckIn ? <RecommendedTracks page={page} /> : null}
      {page.asksAssessment || assessmentResult ? (
        <AssessmentForm result={assessmentResult} />
      ) : null}
      <AllTracks page={page} />
      <GoalCard goals={page.goals} />
      {showsCheckIn && !isCheckInFirst ? <CheckInForm page={page} result={undefined} /> : null}
    </Screen>
  );
}

/** A hard day is met with something free before anything else on the page. */
function HardDay({ page, exercise }: { page: TracksPage; exercise: NextStep }) {
  return (
    <Card title="Something for right now" look="sage" className="hard-day">
      <p>{exercise.text} Or just talk. Both are free, and you can stop anytime.</p>
      <div className="button-row">
        <ButtonLink href={exercise.href} variant="main">
          {exercise.title}
        </ButtonLink>
        <TrackForm page={page}>
          <Button name="trackType" value="just-chat" busyLabel="Opening...">
            Talk with {page.companionName}
          </Button>
        </TrackForm>
      </div>
      <p>
        Want to talk to a person? See <a href={PATHS.help}>who to call or text</a>.
      </p>
    </Card>
  );
}
