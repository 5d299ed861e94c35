import { PRODUCT_NAME } from "#app/catalogue/wording.ts";
import { currentAccount } from "#app/middleware/account.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Screen } from "#app/ui/page.tsx";
import { loadHome } from "../start/home.server.ts";
import { Home } from "../start/home.tsx";
import type { Route } from "./+types/front";

export const meta: Route.MetaFunction = () => [
  { title: PRODUCT_NAME },
  {
    name: "description",
    content: "An AI companion to talk with about what weighs on you. Private, and free to begin.",
  },
];

export async function loader({ context }: Route.LoaderArgs) {
  const signedIn = currentAccount(context);
  return { home: signedIn ? await loadHome(context, signedIn) : null };
}

export default function Front({ loaderData }: Route.ComponentProps) {
  return loaderData.home ? <Home page={loaderData.home} /> : <Visitor />;
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
