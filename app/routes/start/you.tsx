import { PATHS } from "#app/catalogue/paths.ts";
import { appTitle } from "#app/catalogue/app-title.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { formToken } from "#app/middleware/forms.server.ts";
import { findGoalsOfTheWeek } from "#app/models/record/goals.server.ts";
import { findJournalAccess } from "#app/models/record/journal-access.server.ts";
import { isPremium } from "#app/models/billing/subscriptions.server.ts";
import { timeZoneWithClock } from "#app/models/accounts/time-zones.server.ts";
import { Button } from "#app/ui/button.tsx";
import { FormToken } from "#app/ui/form-token.tsx";
import { LinkGroup } from "#app/ui/link-list.tsx";
import { initials } from "#app/ui/navigation-bar.tsx";
import { Screen } from "#app/ui/page.tsx";
import type { Route } from "./+types/you";

export const meta: Route.MetaFunction = ({ matches }) => [{ title: appTitle("You", matches) }];

export async function loader({ context }: Route.LoaderArgs) {
  const { user, risk } = signedInAccount(context);
  const { firstName, lastName, email, eligible, timeZone } = user;
  return {
    formToken: formToken(context),
    initials: initials(firstName, lastName),
    name: [firstName, lastName].filter(Boolean).join(" ") || "User",
    email,
    here: timeZone ? timeZoneWithClock(timeZone) : "Not known yet, so times are in UTC",
    isEligible: eligible,
    isPremium: isPremium(user),
    // After abuse Today shows none of them.
    hasGoals: eligible && !risk?.neutralCheckBack && (await findGoalsOfTheWeek(user.id)).length > 0,
    mayRead: eligible && (await findJournalAccess(user, risk)) !== "none",
    isSelling: !isPremium(user) && risk?.status !== "open" && eligible,
  };
}

/** What is somebody's own: what they wrote, what is remembered, their plan and their account. */
export default function You({ loaderData }: Route.ComponentProps) {
  const { email, here, isEligible, isSelling, name } = loaderData;
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
      <LinkGroup
        title="Yours"
        links={[
          ...(loaderData.mayRead
            ? [
                { href: PATHS.journal, title: "Journal", text: "What you wrote for yourself" },
                { href: PATHS.progress, title: "Progress", text: "Your moods over time" },
              ]
            : []),
          ...(isEligible
            ? [
                { href: PATHS.moods, title: "Moods", text: "What you logged, day by day" },
                {
                  href: PATHS.checkUp,
                  title: "Check-up",
                  text: "Four questions, and a line over time",
                },
                {
                  href: PATHS.ask,
                  title: "Ask your record",
                  text: "When did I last sleep well? What helped?",
                },
              ]
            : []),
          ...(loaderData.hasGoals
            ? [
                {
                  href: `${PATHS.today}#goals`,
                  title: "Goals",
                  text: "What you wanted to work on this week",
                },
              ]
            : []),
          {
            href: PATHS.safetyPlan,
            title: "Safety plan",
            text: "What helps when things get bad, in your own words",
          },
          {
            href: PATHS.conversations,
            title: "All conversations",
            text: "Read, search, copy or delete what you wrote",
          },
          ...(isEligible
            ? [
                {
                  href: PATHS.memory,
                  title: "Memory",
                  text: "What your companion remembers about you",
                },
              ]
            : []),
        ]}
      />
      <LinkGroup
        title="Account"
        links={[
          {
            href: PATHS.settings,
            title: "Settings",
            text: "How you sign in, your data and your privacy",
          },
          { href: "/settings/time-zone", title: "Time zone", text: here },
        ]}
      />
      <LinkGroup
        title="About"
        links={[
          ...(isSelling
            ? [{ href: PATHS.pricing, title: "Upgrade", text: "See what the plans include" }]
            : []),
          { href: "/safety", title: "How we keep you safe", text: "And how often we get it wrong" },
          { href: "/about-ai", title: "About the AI", text: "What it is, and what it isn't" },
          { href: "/privacy", title: "Privacy Policy", text: "Who can see what you write" },
          { href: "/health-data", title: "Health data", text: "Your rights over it" },
          { href: "/eula", title: "License Agreement", text: "The terms of use" },
        ]}
      />
      <form method="post" action="/auth/logout">
        <FormToken value={loaderData.formToken} />
        <Button>Log out</Button>
      </form>
    </Screen>
  );
}
