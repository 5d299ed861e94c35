import { PATHS } from "#app/catalogue/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { LinkCard } from "#app/ui/link-card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Screen } from "#app/ui/page.tsx";
import { PlanDialog } from "#app/ui/plan-dialog.tsx";
import { GoalCard } from "./goal-card.tsx";
import type { HomePage } from "./home.server.ts";
import { MoodCard } from "./mood-card.tsx";

const PLAN_DIALOG = "plan-dialog";

interface HomeProps {
  page: HomePage;
  /** Of a mood that was sent and is none. */
  moodError?: string | null;
}

/** Where a signed-in person arrives: today, the way to a session, and what they left off. */
export function Home({ page, moodError = null }: HomeProps) {
  const isSelling = !page.isRiskOpen && !page.isPremium;
  return (
    <Screen
      title={`Hello, ${page.firstName}`}
      lead="Good that you are here."
      width="wide"
      className="home"
    >
      {moodError ? <ErrorSummary errors={[{ fieldId: "mood", message: moodError }]} /> : null}
      {page.isRiskOpen ? <HelpFirst /> : null}
      {page.isOnboarded ? null : <OnboardingNotice />}
      <LinkCard
        isMain
        href={page.isOnboarded ? "/therapist-selection" : "/onboarding"}
        title="Start Session"
        text={
          page.isOnboarded
            ? "Choose who you talk with, and what it is about today."
            : "A few questions first, then you choose who you talk with."
        }
      />
      <div className="grid">
        <Conversation unfinished={page.unfinished} />
        <LinkCard
          href="/therapy-tracks"
          title="Therapy tracks"
          text="Letting go, calming down, grief, the parts within: choose a focus, or just chat."
        />
      </div>
      {page.isRiskOpen ? null : (
        <p className="home-exercises">
          <a href="/exercises">Guided exercises</a> A few minutes, one small step at a time, free.
        </p>
      )}
      <div className="home-today">
        <MoodCard
          formToken={page.formToken}
          chosen={page.mood}
          isLogged={page.isMoodLogged}
          error={moodError}
        />
        {page.goal ? <GoalCard goal={page.goal} /> : null}
      </div>
      <p className="fine-print">
        <a href={PATHS.memory}>What your companion remembers of you</a>
      </p>
      {isSelling ? <PremiumDoors /> : null}
      {page.isRiskOpen ? null : <Plan page={page} />}
      {isSelling ? (
        <PlanDialog id={PLAN_DIALOG}>
          <p>
            Premium is for more room: unlimited messages, the four premium tracks, your own journal
            and your progress over time. Help in danger is free on every plan.
          </p>
        </PlanDialog>
      ) : null}
    </Screen>
  );
}

/** Before anything else, and without a word about what was said. */
function HelpFirst() {
  return (
    <Card title="Someone is there for you, day and night" look="sage">
      <p>You don't have to carry this alone. It is free, and you need no right words for it.</p>
      <div className="button-row">
        <ButtonLink href="/crisis" variant="danger">
          Whom to call or text
        </ButtonLink>
        <ButtonLink href="/safety-plan">My safety plan</ButtonLink>
      </div>
    </Card>
  );
}

function OnboardingNotice() {
  return (
    <Notice>
      <p>
        Your companion does not know you yet. A few questions help, and you can stop at each of them
        and go on later. <a href="/onboarding">Answer them</a>
      </p>
    </Notice>
  );
}

function Conversation({ unfinished }: Pick<HomePage, "unfinished">) {
  if (!unfinished) {
    return (
      <LinkCard
        href="/chat"
        title="Open the chat"
        text="Would you rather just write? Say what is on your mind, in any order."
      />
    );
  }
  return (
    <LinkCard
      href={unfinished.href}
      title="Continue where you left off"
      text={`Your conversation with ${unfinished.companionName} is still open.`}
    />
  );
}

/** Their screens are behind the plans: where scripts run, the dialog says so at once. */
function PremiumDoors() {
  return (
    <div className="grid">
      <LinkCard
        href="/pricing"
        dialogId={PLAN_DIALOG}
        badge="Premium"
        title="Reflect & Journal"
        text="A private place for what stays with you between two sessions."
      />
      <LinkCard
        href="/pricing"
        dialogId={PLAN_DIALOG}
        badge="Premium"
        title="View Progress"
        text="Your moods and sessions over time, to see what helps you."
      />
    </div>
  );
}

function Plan({ page }: { page: HomePage }) {
  if (page.isPremium) {
    return (
      <div className="home-plan">
        <ButtonLink href="/pricing">Manage Subscription</ButtonLink>
        <p className="fine-print">
          Nothing is charged here yet, so there is nothing to cancel: the page shows the plans.
        </p>
      </div>
    );
  }
  return (
    <div className="home-plan">
      <ButtonLink href="/pricing" data-dialog={PLAN_DIALOG}>
        Upgrade to Premium
      </ButtonLink>
      <p className="fine-print">
        You are on the free plan: {page.remaining} of {page.freeMessages} messages left.
      </p>
    </div>
  );
}
