import { PATHS } from "#app/catalogue/paths.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { LinkGroup } from "#app/ui/link-list.tsx";
import { Screen } from "#app/ui/page.tsx";
import type { Route } from "./+types/settings";
import { loadSettings } from "./settings-page.server.ts";

export const meta = pageTitle("Settings");

export const loader = loadSettings;

/** All that somebody can change about their account, each with what it is set to. */
export default function Settings({ loaderData: { values, isEligible } }: Route.ComponentProps) {
  return (
    <Screen title="Settings" width="wide" back="you">
      <LinkGroup
        title="You"
        links={[
          { href: "/settings/name", title: "Name", value: values.name },
          { href: "/settings/email", title: "Email", value: values.email },
          { href: "/settings/time-zone", title: "Time zone", value: values.timeZone },
          ...(values.region === null
            ? []
            : [{ href: PATHS.region, title: "Where you live", value: values.region }]),
          {
            href: PATHS.appearance,
            title: "Colors and text size",
            value: values.appearance,
          },
          ...(isEligible
            ? [
                { href: PATHS.talking, title: "How your companion talks", value: values.manner },
                { href: "/settings/reminders", title: "Reminders", value: values.reminders },
                { href: PATHS.checkUp, title: "Check-up", value: values.checkUps },
              ]
            : []),
          { href: PATHS.plan, title: "Plan", value: values.plan },
        ]}
      />
      <LinkGroup
        title="Signing in"
        links={[
          { href: "/settings/password", title: "Password", value: values.password },
          { href: "/settings/sign-ins", title: "Ways to sign in", value: values.signIns },
          { href: "/settings/passkeys", title: "Passkeys", value: values.passkeys },
          { href: "/settings/two-factor", title: "Two-factor sign-in", value: values.twoFactor },
          { href: "/settings/lock", title: "Lock when you're away", value: values.lock },
          { href: "/settings/sessions", title: "Sign-ins and changes", value: values.sessions },
        ]}
      />
      <LinkGroup
        title="Your data"
        links={[
          { href: "/settings/privacy", title: "Privacy", value: values.privacy },
          { href: "/settings/health-data", title: "Health data", value: values.health },
          { href: "/settings/data", title: "Download your data", value: "A copy of everything" },
          ...(isEligible ? [{ href: PATHS.importData, title: "Bring in your data" }] : []),
          { href: "/settings/delete", title: "Delete your account" },
        ]}
      />
      <LinkGroup
        title="For apps"
        links={[{ href: "/settings/keys", title: "Keys for apps", value: values.keys }]}
      />
    </Screen>
  );
}
