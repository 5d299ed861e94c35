import { appTitle } from "#app/catalogue/wording.ts";
import { environment } from "#app/config/environment.server.ts";
import { currentAccount } from "#app/middleware/account.server.ts";
import { isPremium } from "#app/models/subscriptions.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Screen } from "#app/ui/page.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import type { Route } from "./+types/pricing";
import { Comparison, Everything, PlanCards } from "./plan-parts.tsx";

export const handle = { isForVisitors: true, scripts: "none" } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: appTitle("Plans", matches) },
  {
    name: "description",
    content: "A free plan, and Premium by the month or by the year. Help in danger is on both.",
  },
];

export function loader({ context }: Route.LoaderArgs) {
  const signedIn = currentAccount(context);
  return {
    appName: environment().appName,
    isVisitor: signedIn === null,
    hasPremium: signedIn !== null && isPremium(signedIn.user),
  };
}

export default function Pricing({ loaderData }: Route.ComponentProps) {
  const { appName, isVisitor, hasPremium } = loaderData;
  return (
    <Screen
      title="Choose Your Path"
      width="wide"
      lead="Simple plans, and help in danger on every one."
      className="pricing"
    >
      <a className="icon-button screen-close" href="/">
        <Icon name="close" />
        <span className="visually-hidden">Close</span>
      </a>
      <Comparison appName={appName} />
      {hasPremium ? (
        <Notice tone="success" title="You have Premium" text="Everything on this page is yours." />
      ) : (
        <Notice
          title="Premium cannot be bought here yet"
          text="These are its prices and what it is made of. Until then nothing is charged, and the free plan is what there is."
        />
      )}
      <PlanCards />
      <Everything />
      {hasPremium ? null : <StayFree isVisitor={isVisitor} />}
    </Screen>
  );
}

function StayFree({ isVisitor }: { isVisitor: boolean }) {
  return (
    <Card title="Not ready to upgrade?" look="sage" className="last-call">
      <p>
        Nothing ends. The free plan stays, with all that you wrote, and help in danger is never
        counted.
      </p>
      <div className="button-row">
        <ButtonLink href="/" variant={isVisitor ? "quiet" : "main"}>
          Continue with Free Plan
        </ButtonLink>{" "}
        {isVisitor ? (
          <ButtonLink href="/auth?mode=register" variant="main">
            Create a free account
          </ButtonLink>
        ) : null}
      </div>
    </Card>
  );
}
