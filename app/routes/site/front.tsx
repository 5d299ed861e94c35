import { PRODUCT_NAME } from "#app/catalogue/wording.ts";
import { currentAccount } from "#app/middleware/account.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Screen } from "#app/ui/page.tsx";
import type { Route } from "./+types/front";

export const meta: Route.MetaFunction = () => [
  { title: PRODUCT_NAME },
  {
    name: "description",
    content: "An AI companion to talk with about what weighs on you. Private, and free to begin.",
  },
];

export function loader({ context }: Route.LoaderArgs) {
  const signedIn = currentAccount(context);
  return { firstName: signedIn ? signedIn.user.firstName || "User" : null };
}

export default function Front({ loaderData }: Route.ComponentProps) {
  return loaderData.firstName === null ? <Visitor /> : <Home firstName={loaderData.firstName} />;
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

function Visitor() {
  return (
    <Screen
      title="Somewhere to put what weighs on you"
      lead="An AI companion that listens, asks, and leads you through exercises that help. It is not a human and not a therapist, and it says so."
    >
      <div className="button-row">
        <ButtonLink href="/auth?mode=register" variant="main">
          Get Started
        </ButtonLink>
        <ButtonLink href="/auth">Sign In</ButtonLink>
      </div>
      <Card title="Private & Secure" look="sage">
        <p>Encrypted, no ads, no trackers, never used for training. Any first name will do.</p>
      </Card>
      <Card title="Works on any phone" look="sage">
        <p>
          Old phone, slow line, scripts switched off: everything here still works, and no word of
          yours is lost.
        </p>
      </Card>
      <Card title="Help in danger" look="sage">
        <p>
          If you are in danger, people who can help are named first, on every plan, always free.
        </p>
      </Card>
    </Screen>
  );
}
