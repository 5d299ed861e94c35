import { PATHS } from "#app/catalogue/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";

/** Where the form was, for somebody who had Premium. What they wrote stays theirs. */
export function LockedForm() {
  return (
    <Card title="Premium Feature" look="sage">
      <p>
        Writing new entries is part of Premium. You can read, search, download and delete everything
        you wrote, and log your moods.
      </p>
      <ButtonLink href={PATHS.pricing}>Upgrade to Premium</ButtonLink>
    </Card>
  );
}
