import { PATHS } from "#app/catalogue/paths.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { Screen } from "#app/ui/page.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { SCALES, scaleWord } from "#app/catalogue/assessment-options.ts";
import type { Route } from "./+types/therapy-tracks";
import { AssessmentForm } from "./assessment-form.tsx";
import { CheckInForm } from "./check-in-form.tsx";
import { ChoiceFailureNotice } from "./choice-failure.tsx";
import { GoalCard } from "./goal-card.tsx";
import { HelpFirst } from "./help-first.tsx";
import { submitTrackForms } from "./submit-track-forms.server.ts";
import { AllTracks, TrackForm, TrackButton, TrackHead } from "./track-cards.tsx";
import { loadTracks, type TracksPage } from "./tracks-page.server.ts";
import type { NextStep } from "./next-step.ts";

export const meta = pageTitle("Choose a program");

export const loader = loadTracks;

export const action = submitTrackForms;

export default function TherapyTracks({ loaderData: page, actionData }: Route.ComponentProps) {
  const failure = actionData?.form === "track" ? actionData.reason : null;
  if (page.view === "help") return <HelpFirst page={page} failure={failure} />;

  const checkInResult = actionData?.form === "check-in" ? actionData.result : undefined;
  const assessmentResult = actionData?.form === "assessment" ? actionData.result : undefined;
  // Whoever asked for it, or is told what it lacks, sees it first; everybody else what there is to choose.
  const isCheckInFirst = page.isCheckInAsked || checkInResult !== undefined;
  const showsCheckIn = page.step === "check-in" || checkInResult !== undefined;
  const isUnderWay = page.tracks.some(({ follows }) => follows !== null);
  return (
    <Screen
      title={isUnderWay ? "Programs" : "Choose a program"}
      lead={isUnderWay ? undefined : "Twelve short sessions each. Or just chat."}
      width="wide"
      back="today"
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
      {showsCheckIn && !isCheckInFirst ? (
        <CheckInForm page={page} result={undefined} isFolded={isUnderWay} />
      ) : null}
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

/** Where somebody without premium has chosen a premium track: in the page, and lifted by its script. */
function UpgradeDialog({ trackTitle }: { trackTitle: string }) {
  return (
    <Dialog
      id="upgrade"
      title={`${trackTitle} is part of Premium`}
      open
      lifted
      closeHref={PATHS.therapyTracks}
    >
      <p>
        Premium includes the four programs and unlimited messages. The exercises and crisis help are
        free on every plan.
      </p>
      <div className="button-row">
        <ButtonLink href={PATHS.subscribe} variant="main">
          Upgrade Now
        </ButtonLink>
        <ButtonLink href={PATHS.pricing}>View Full Pricing</ButtonLink>
      </div>
    </Dialog>
  );
}

/** The tracks that fit best today, with why, and who says so. */
function RecommendedTracks({ page }: { page: TracksPage }) {
  const { recommendations } = page;
  if (!recommendations) return null;
  return (
    <section aria-labelledby="recommended" className="tracks-section">
      <h2 id="recommended">What may fit today</h2>
      <p className="fine-print">
        {recommendations.isFromModel
          ? "Suggested by an AI, based on your answers. You can choose anything."
          : "Suggested by simple rules, based on your answers. You can choose anything."}
      </p>
      <TrackForm page={page} className="grid">
        {recommendations.tracks.map((track, index) => (
          <section
            key={track.id}
            className="card card-sage track"
            aria-labelledby={`recommended-${track.id}`}
          >
            <TrackHead track={track} headingId={`recommended-${track.id}`}>
              <strong>{track.percent}% match</strong>
            </TrackHead>
            {track.reason === "" ? null : <p>{track.reason}</p>}
            <TrackButton
              track={track}
              // What costs something is never the main thing to do, nor is it on a hard day.
              isMain={index === 0 && !track.isLocked && page.hardDay === null}
            >
              Start
            </TrackButton>
          </section>
        ))}
      </TrackForm>
    </section>
  );
}

/** The check-in of today in one line, with the way to change it. */
function CheckedIn({ today }: Pick<TracksPage, "today">) {
  const change = `${PATHS.therapyTracks}?step=check-in`;
  if (!today) {
    return (
      <p>
        <a className="check-in-link" href={change}>
          Check in for today
        </a>
      </p>
    );
  }
  const answers = SCALES.map(
    ({ name, label, words }) => `${label}: ${scaleWord(words, today[name]).toLowerCase()}`,
  );
  return (
    <p>
      {answers.join(" · ")}{" "}
      <a className="check-in-link" href={change}>
        Change
      </a>
    </p>
  );
}

/** The session that was begun today goes first. */
function BegunToday({ trackTitle }: { trackTitle: string }) {
  return (
    <Card title="Your session today" look="sage">
      <p>You started {trackTitle} today.</p>
      <ButtonLink href={PATHS.chat}>Continue where you left off</ButtonLink>
    </Card>
  );
}
