import { PATHS } from "#app/catalogue/paths.ts";
import { FREE_MESSAGES, TRIAL_DAYS } from "#app/catalogue/plans.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { TrialPage } from "./trial-page.server.ts";

const TERMS = [
  "Unlimited messages.",
  "No card, no charge, nothing to cancel.",
  `It ends on its own after ${TRIAL_DAYS} days. Then you're on the free plan. What you wrote stays yours.`,
  "One trial per account.",
  "Crisis help is free before, during and after.",
];

/** What the trial is, and the one button that begins it. */
export function TrialOffer({ page }: { page: TrialPage }) {
  return (
    <>
      <Card title="How it works" look="sage">
        <ul className="check-list">
          {TERMS.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      </Card>
      <PostForm action={page.action} className="trial-form">
        <Button variant="main" busyLabel="Starting...">
          Start {TRIAL_DAYS} free days
        </Button>
        <span className="fine-print">No payment due now</span>
      </PostForm>
      <div className="button-row">
        <ButtonLink href={page.backHref}>Continue with Free Plan</ButtonLink>
        <ButtonLink href={PATHS.pricing} variant="link">
          See plans
        </ButtonLink>
      </div>
    </>
  );
}

interface TrialRefusedProps {
  page: TrialPage;
  /** Whether this answers a form that wanted to begin it. */
  hasAsked: boolean;
}

/** Where no trial can begin: why, and how to go on. */
export function TrialRefused({ page, hasAsked }: TrialRefusedProps) {
  const { title, text } = wordsFor(page);
  const mayWrite = page.remaining !== 0;
  return (
    <>
      <Notice tone={hasAsked ? "warning" : "info"} title={title} text={text} />
      <div className="button-row">
        <ButtonLink href={page.backHref} variant="main">
          {mayWrite ? "Keep writing" : "Back to the chat"}
        </ButtonLink>
        <ButtonLink href={PATHS.pricing}>See plans</ButtonLink>
      </div>
    </>
  );
}

function wordsFor({ state, daysLeft, remaining }: TrialPage): { title: string; text: string } {
  if (state === "running") {
    return {
      title: `Your trial is on: ${counted(daysLeft ?? 0, "day")} left`,
      text: "It ends on its own and costs nothing. Then you're on the free plan.",
    };
  }
  if (state === "had") {
    return {
      title: "You've already had your free trial",
      text: "There's one trial per account. You're on the free plan, and everything you wrote is still yours.",
    };
  }
  if (state === "early") {
    return {
      title: `You still have ${counted(remaining ?? 0, "free message")}`,
      text: `You can start the trial once you've used all ${FREE_MESSAGES}.`,
    };
  }
  const isOver = remaining !== null;
  return {
    title: isOver ? "You've had Premium before" : "You already have Premium",
    text: `The free trial is for accounts that have never had Premium. ${isOver ? "You're on the free plan, and everything you wrote is still yours." : "Nothing changes for you."}`,
  };
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
