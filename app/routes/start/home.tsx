import { PATHS } from "#app/catalogue/paths.ts";
import { WARNING_FROM } from "#app/catalogue/plans.ts";
import { SomeoneIsThere } from "#app/ui/someone-is-there.tsx";
import { HiddenWords } from "#app/ui/hidden-words.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Screen } from "#app/ui/page.tsx";
import { PlanDialog } from "#app/ui/plan-dialog.tsx";
import { Tiles } from "#app/ui/tiles.tsx";
import daysStylesUrl from "#app/ui/days.css?url";
import { PageIcon } from "#app/ui/page-icon.tsx";
import { WeekStrip } from "../moods/week-strip.tsx";
import { GoalCard } from "./goal-card.tsx";
import type { HomePage } from "./home.server.ts";
import { MoodCard } from "./mood-card.tsx";
import { TalkCard } from "./talk-card.tsx";
import type { NextStep } from "./next-step.ts";

const PLAN_DIALOG = "plan-dialog";

interface HomeProps {
  page: HomePage;
  /** Of a mood that was sent and is none. */
  moodError?: string | null;
}

/** Where a signed-in person arrives: somebody to talk with, how they are, and one next step. */
export function Home({ page, moodError = null }: HomeProps) {
  const hello = (
    <>
      Hello, <bdi>{page.firstName}</bdi>
    </>
  );
  return (
    <Screen title={hello} width="wide" className="home">
      {/* The first page is a visitor's, too, who needs none of it. */}
      <link rel="stylesheet" href={daysStylesUrl} precedence="days" />
      {moodError ? <ErrorSummary errors={[{ fieldId: "mood-today", message: moodError }]} /> : null}
      {page.isRiskOpen ? <SomeoneIsThere /> : null}
      {page.isPaymentMissing ? (
        <Notice tone="warning" title="Your last payment didn't go through">
          <p>
            <a href={PATHS.plan}>See your plan</a>
          </p>
        </Notice>
      ) : null}
      <div className="beside home-parts">
        <TalkCard page={page} left={page.isSelling ? messagesLeft(page) : null} />
        <MoodCard
          feelings={page.feelings}
          chosen={page.mood}
          isLogged={page.isMoodLogged}
          noteHref={page.noteHref}
          error={moodError}
        >
          <HiddenWords until={page.wordsHiddenUntil} />
          {page.week.some(({ mood }) => mood !== null) ? (
            <div>
              <p className="fine-print">This week</p>
              <WeekStrip week={page.week} />
            </div>
          ) : null}
          {page.isWeekEnding ? (
            <p>
              <a href={PATHS.week} className="back-link">
                Your week
              </a>
            </p>
          ) : null}
        </MoodCard>
        {page.isRiskOpen ? null : <StepCard step={page.nextStep} />}
        <GoalCard goals={page.goals} />
      </div>
      <WaysOn page={page} />
      {page.isTimeZoneKnown ? null : (
        <p className="fine-print">
          Times are shown in UTC. <a href="/settings/time-zone">Choose your time zone</a>
        </p>
      )}
      {page.isSelling ? <PlanLine /> : null}
    </Screen>
  );
}

/** The other ways from here; for who is on the free plan some of them lead to the plans, and say so. */
function WaysOn({ page }: HomeProps) {
  const start = page.isOnboarded ? PATHS.therapistSelection : PATHS.onboarding;
  const premium = page.isSelling
    ? {
        href: PATHS.pricing,
        dialogId: PLAN_DIALOG,
        // Who has written nothing yet isn't met with what costs something.
        ...(page.remaining === page.freeMessages ? {} : { badge: "Premium" }),
      }
    : null;
  const hasPremiumWays = page.isSelling || (page.isPremium && !page.isRiskOpen);
  // Alone it would lead where the box above leads.
  if (!hasPremiumWays && page.isRiskOpen) return null;
  return (
    <Tiles
      label="More"
      links={[
        { href: start, title: "Start Session", icon: "speech" },
        ...(hasPremiumWays
          ? [
              {
                href: PATHS.journal,
                title: "Reflect & Journal",
                icon: "feather" as const,
                ...premium,
              },
              {
                href: PATHS.progress,
                title: "View Progress",
                icon: "waves" as const,
                ...premium,
              },
            ]
          : []),
      ]}
    />
  );
}

/** How much is left on the free plan, once it's little. */
function messagesLeft({ remaining, freeMessages }: HomePage): string | null {
  if (remaining === null) return "Your free trial is running: there's no limit on messages.";
  return remaining > freeMessages - WARNING_FROM
    ? null
    : `${remaining} of ${freeMessages} messages left.`;
}

/** What the other plan adds. */
function PlanLine() {
  return (
    <>
      <p className="fine-print">
        <a className="back-link narrow-only" href={PATHS.pricing} data-dialog={PLAN_DIALOG}>
          Upgrade to Premium
        </a>
      </p>
      <PlanDialog id={PLAN_DIALOG}>
        <p>
          Premium gives you more room: unlimited messages, the four programs, your own journal and
          your progress over time. Crisis help is free on every plan.
        </p>
      </PlanDialog>
    </>
  );
}

/** The one thing that Today suggests: one link, as large as its card. */
function StepCard({ step: { href, title, text, icon } }: { step: NextStep }) {
  return (
    <section className="card card-sage link-card step-card">
      <span className="step-mark">
        <PageIcon name={icon} />
      </span>
      <div>
        <h2 className="card-title">
          <a href={href}>{title}</a>
        </h2>
        <p>{text}</p>
      </div>
      <PageIcon name="arrow-right" />
    </section>
  );
}
