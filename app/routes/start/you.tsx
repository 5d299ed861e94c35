import { PATHS } from "#app/catalogue/paths.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { shownMood } from "#app/catalogue/feelings.ts";
import { findMoodOfToday } from "#app/models/record/moods.server.ts";
import { findGoalsOfTheWeek } from "#app/models/record/goals.server.ts";
import { findJournalAccess } from "#app/models/record/journal-access.server.ts";
import { isPremium } from "#app/models/billing/subscriptions.server.ts";
import { timeZoneWithClock } from "#app/models/accounts/time-zones.server.ts";
import { Button } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { LinkGroup, LinkList } from "#app/ui/link-list.tsx";
import { initials } from "#app/ui/navigation-bar.tsx";
import { Screen } from "#app/ui/page.tsx";
import { Tiles } from "#app/ui/tiles.tsx";
import { findShownFeelings } from "../journal/own-choices.server.ts";
import type { Route } from "./+types/you";

export const meta = pageTitle("You");

export async function loader({ context }: Route.LoaderArgs) {
  const account = signedInAccount(context);
  const { user, risk, wordsHiddenUntil } = account;
  const { firstName, lastName, email, eligible, timeZone } = user;
  const mood = wordsHiddenUntil !== null ? null : await findMoodOfToday(user.id, timeZone);
  return {
    initials: initials(firstName, lastName),
    name: [firstName, lastName].filter(Boolean).join(" ") || "User",
    email,
    here: timeZone ? timeZoneWithClock(timeZone) : "Not known yet, so times are in UTC",
    isEligible: eligible,
    isPremium: isPremium(user),
    moodToday: mood && shownMood(mood, await findShownFeelings(account)).label.toLowerCase(),
    // After abuse Today shows none of them.
    hasGoals:
      eligible && wordsHiddenUntil === null && (await findGoalsOfTheWeek(user.id)).length > 0,
    mayRead: eligible && (await findJournalAccess(user, risk)) !== "none",
    isSelling: !isPremium(user) && risk?.status !== "open" && eligible,
  };
}

/** What is somebody's own: what they wrote, what is remembered, their plan and their account. */
export default function You({ loaderData }: Route.ComponentProps) {
  const { email, here, isEligible, isSelling, mayRead, moodToday, name } = loaderData;
  const premium = isSelling && !mayRead ? { badge: "Premium" } : null;
  return (
    <Screen title="You" width="wide" className="you">
      <div className="you-person">
        <span className="avatar" aria-hidden="true">
          {loaderData.initials}
        </span>
        <p>
          <strong dir="auto">{name}</strong>{" "}
          {loaderData.isPremium ? <span className="badge badge-premium">Premium</span> : null}
          <br />
          <span className="fine-print">{email}</span>
        </p>
      </div>
      <Tiles
        label="Yours"
        links={[
          ...(mayRead || isSelling
            ? [
                { href: PATHS.journal, title: "Journal", icon: "feather" as const, ...premium },
                { href: PATHS.progress, title: "Progress", icon: "waves" as const, ...premium },
              ]
            : []),
          ...(isEligible
            ? [
                {
                  href: PATHS.moods,
                  title: "Moods",
                  icon: "sun" as const,
                  ...(moodToday ? { text: `Today: ${moodToday}` } : {}),
                },
              ]
            : []),
          { href: PATHS.safetyPlan, title: "Safety plan", icon: "hand" },
        ]}
      />
      <LinkGroup
        title="Your record"
        links={[
          ...(loaderData.hasGoals ? [{ href: `${PATHS.today}#goals`, title: "Goals" }] : []),
          { href: PATHS.conversations, title: "All conversations" },
          ...(isEligible
            ? [
                {
                  href: PATHS.memory,
                  title: "Memory",
                  text: "What your companion remembers about you",
                },
                { href: PATHS.ask, title: "Look back", text: "Ask about anything you wrote" },
                { href: PATHS.checkUp, title: "Check-up", text: "Four questions about your week" },
              ]
            : []),
        ]}
      />
      <LinkGroup
        title="Account"
        links={[
          { href: PATHS.settings, title: "Settings" },
          ...(isSelling ? [{ href: PATHS.pricing, title: "Upgrade" }] : []),
        ]}
      />
      <details className="fold">
        <summary>
          <h2>Privacy and terms</h2>
        </summary>
        <LinkList
          label="Privacy and terms"
          links={[
            { href: "/settings/time-zone", title: "Time zone", text: here },
            { href: "/safety", title: "How we keep you safe" },
            { href: "/about-ai", title: "About the AI" },
            { href: "/privacy", title: "Privacy Policy" },
            { href: "/health-data", title: "Health data" },
            { href: "/eula", title: "License Agreement" },
          ]}
        />
      </details>
      <PostForm className="narrow-only" action="/auth/logout">
        <Button>Log out</Button>
      </PostForm>
    </Screen>
  );
}
