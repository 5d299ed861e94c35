import { appNameIn } from "#app/catalogue/wording.ts";
import { environment } from "#app/config/environment.server.ts";
import { currentAccount } from "#app/middleware/account.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Screen } from "#app/ui/page.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import type { Route } from "./+types/front";
import { Landing } from "./landing.tsx";

export const handle = { isForVisitors: true } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${appNameIn(matches)}: somewhere to put what weighs on you` },
  {
    name: "description",
    content: "An AI companion to talk with about what weighs on you. Private, and free to begin.",
  },
];

export function loader({ context }: Route.LoaderArgs) {
  const signedIn = currentAccount(context);
  return {
    appName: environment().appName,
    firstName: signedIn ? signedIn.user.firstName || "User" : null,
  };
}

export default function Front({ loaderData: { appName, firstName } }: Route.ComponentProps) {
  return firstName === null ? <Landing appName={appName} /> : <Home firstName={firstName} />;
}

function Home({ firstName }: { firstName: string }) {
  return (
    <Screen title={`Hello, ${firstName}`} lead="Good that you are here.">
      <Card title="Start Session">
        <p>Write about what is on your mind. What you wrote before is still there.</p>
        <ButtonLink href="/chat" variant="main">
          Open the chat
        </ButtonLink>
      </Card>
    </Screen>
  );
}
