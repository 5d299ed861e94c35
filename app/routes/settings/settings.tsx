import { PATHS } from "#app/catalogue/paths.ts";
import { appTitle } from "#app/catalogue/wording.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import { LinkList, type ListedLink } from "#app/ui/link-list.tsx";
import { Screen } from "#app/ui/page.tsx";
import type { Route } from "./+types/settings";

export const meta: Route.MetaFunction = ({ matches }) => [{ title: appTitle("Settings", matches) }];

const ACCOUNT: readonly ListedLink[] = [
  { href: "/settings/name", title: "Name", text: "What your companion calls you" },
  { href: "/settings/email", title: "Email", text: "Where your codes and receipts go" },
  { href: "/settings/time-zone", title: "Time zone", text: "For the days and times you see" },
];
const REMINDERS: ListedLink = {
  href: "/settings/reminders",
  title: "Reminders",
  text: "An email at a time you choose",
};
const PLAN: ListedLink = {
  href: PATHS.plan,
  title: "Plan",
  text: "What you have, your receipts, and how to change or cancel it",
};
const SIGNING_IN: readonly ListedLink[] = [
  { href: "/settings/password", title: "Password" },
  {
    href: "/settings/sign-ins",
    title: "Ways to sign in",
    text: "Password, emailed links and linked accounts",
  },
  {
    href: "/settings/two-factor",
    title: "Two-factor sign-in",
    text: "A code from your phone, besides your password",
  },
  {
    href: "/settings/sessions",
    title: "Where you're signed in",
    text: "Sign out other browsers and phones",
  },
  {
    href: "/settings/keys",
    title: "Keys for apps",
    text: "Let an app or a script of yours use your account",
  },
  { href: "/settings/activity", title: "Activity", text: "Sign-ins and changes to your account" },
];
const DATA: readonly ListedLink[] = [
  {
    href: "/health-data",
    title: "Health data",
    text: "What is kept about your health, and your rights over it",
  },
  {
    href: "/settings/privacy",
    title: "Privacy",
    text: "How long your conversations are kept",
  },
  { href: "/settings/data", title: "Download your data", text: "A copy of all you wrote here" },
  { href: "/settings/delete", title: "Delete your account", text: "With everything in it" },
];

export function loader({ context }: Route.LoaderArgs) {
  return { isEligible: signedInUser(context).eligible };
}

/** All that somebody can change about their account, each on a page of its own. */
export default function Settings({ loaderData }: Route.ComponentProps) {
  return (
    <Screen title="Settings" backHref={PATHS.you} backLabel="You">
      <LinkList
        label="Account"
        links={loaderData.isEligible ? [...ACCOUNT, REMINDERS, PLAN] : [...ACCOUNT, PLAN]}
      />
      <LinkList label="Signing in" links={SIGNING_IN} />
      <LinkList label="Your data" links={DATA} />
    </Screen>
  );
}
