import { appTitle } from "#app/catalogue/wording.ts";
import { PATHS } from "#app/catalogue/paths.ts";
import { LinkList, type ListedLink } from "#app/ui/link-list.tsx";
import { Screen } from "#app/ui/page.tsx";
import type { Route } from "./+types/settings";

export const meta: Route.MetaFunction = ({ matches }) => [{ title: appTitle("Settings", matches) }];

const ACCOUNT: readonly ListedLink[] = [];
const SAFETY: readonly ListedLink[] = [];
const DATA: readonly ListedLink[] = [
  {
    href: "/health-data",
    title: "Health data",
    text: "What is kept about your health, and your rights over it",
  },
];

/** All that somebody can change about their account, each on a page of its own. */
export default function Settings() {
  return (
    <Screen title="Settings" backHref={PATHS.you} backLabel="You">
      {ACCOUNT.length > 0 ? <LinkList label="Account" links={ACCOUNT} /> : null}
      {SAFETY.length > 0 ? <LinkList label="Signing in" links={SAFETY} /> : null}
      <LinkList label="Your data" links={DATA} />
    </Screen>
  );
}
