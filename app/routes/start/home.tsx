import { PATHS } from "#app/catalogue/paths.ts";
import { LinkCard } from "#app/ui/link-card.tsx";
import { SomeoneIsThere } from "#app/ui/someone-is-there.tsx";
import { LinkList, type ListedLink } from "#app/ui/link-list.tsx";
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

/** Where a signed-in person arrives: how they are, one next step, and the way to all the rest. */
export function Home({ page, moodError = null }: HomeProps) {
  const hello = (
    <>
      Hello, <bdi>{page.firstName}</bdi>
    </>
  );
  return (
    <Screen title={hello} lead="Glad you're here." className="home">
      {moodError ? <ErrorSummary errors={[{ fieldId: "mood-today", message: moodError }]} /> : null}
      {page.isRiskOpen ? <SomeoneIsThere /> : null}
      {page.isPaymentMissing ? (
        <Notice tone="warning" title="Your last payment didn't go through">
          <p>
            <a href={PATHS.plan}>See your plan</a>
          </p>
        </Notice>
      ) : null}
      <MoodCard
        formToken={page.formToken}
        chosen={page.mood}
        isLogged={page.isMoodLogged}
        noteHref={page.noteHref}
        error={moodError}
      />
      {page.isRiskOpen ? null : <LinkCard isMain {...page.nextStep} />}
      {page.unfinished ? (
        <LinkCard
          href={page.unfinished.href}
          title="Continue where you left off"
          text={`Your conversation with ${page.unfinished.companionName} is still open.`}
        />
      ) : null}
      <GoalCard goals={page.goals} formToken={page.formToken} />
      <LinkList label="More" links={linksOf(page)} />
      {page.isTimeZoneKnown ? null : (
        <p className="fine-print">
          Times are shown in UTC. <a href="/settings/time-zone">Choose your time zone</a>
        </p>
      )}
      {page.isSelling ? (
        <>
          <p className="fine-print">
            {page.remaining === null
              ? "Your free trial is running: there's no limit on messages."
              : `You're on the free plan: ${page.remaining} of ${page.freeMessages} messages left.`}
          </p>
          <PlanDialog id={PLAN_DIALOG}>
            <p>
              Premium gives you more room: unlimited messages, the four premium tracks, your own
              journal and your progress over time. Crisis help is free on every plan.
            </p>
          </PlanDialog>
        </>
      ) : null}
    </Screen>
  );
}

function linksOf(page: HomePage): ListedLink[] {
  const premium = { href: PATHS.pricing, badge: "Premium", dialogId: PLAN_DIALOG };
  return [
    {
      href: page.isOnboarded ? PATHS.therapistSelection : PATHS.onboarding,
      title: "Start Session",
      text: page.isOnboarded
        ? "Choose who you talk with"
        : "A few questions first, then you choose who you talk with",
    },
    ...(page.unfinished
      ? []
      : [{ href: PATHS.chat, title: "Open the chat", text: "Just start writing" }]),
    {
      href: PATHS.therapyTracks,
      title: "Therapy tracks",
      text: "Letting go, calming down, grief, inner parts, or just chat",
    },
    ...(page.isRiskOpen
      ? []
      : [{ href: PATHS.exercises, title: "Guided exercises", text: "A few minutes each, free" }]),
    ...(page.isSelling
      ? [
          {
            ...premium,
            title: "Reflect & Journal",
            text: "A private place for what stays with you between sessions",
          },
          { ...premium, title: "View Progress", text: "Your moods and sessions over time" },
          {
            href: PATHS.pricing,
            dialogId: PLAN_DIALOG,
            title: "Upgrade to Premium",
            text: "See what the plans include",
          },
        ]
      : []),
    ...(page.isPremium && !page.isRiskOpen
      ? [
          {
            href: PATHS.journal,
            title: "Reflect & Journal",
            text: "A private place for what stays with you between sessions",
          },
          {
            href: PATHS.progress,
            title: "View Progress",
            text: "Your moods and sessions over time",
          },
          {
            href: PATHS.plan,
            title: "Manage Subscription",
            text: "Your plan, your receipts, and how to cancel",
          },
        ]
      : []),
  ];
}
