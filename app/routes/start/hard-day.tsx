import { PATHS } from "#app/catalogue/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import type { NextStep } from "./next-step.ts";
import { TrackForm } from "./track-cards.tsx";
import type { TracksPage } from "./tracks-page.server.ts";

/** A hard day is met with something free before anything else on the page. */
export function HardDay({ page, exercise }: { page: TracksPage; exercise: NextStep }) {
  return (
    <Card title="Something for right now" look="sage" className="hard-day">
      <p>{exercise.text} Or just talk. Both are free, and you can stop anytime.</p>
      <div className="button-row">
        <ButtonLink href={exercise.href} variant="main">
          {exercise.title}
        </ButtonLink>
        <TrackForm page={page}>
          <Button name="trackType" value="just-chat" busyLabel="Opening...">
            Talk with {page.companionName}
          </Button>
        </TrackForm>
      </div>
      <p>
        Want to talk to a person? See <a href={PATHS.help}>who to call or text</a>.
      </p>
    </Card>
  );
}
