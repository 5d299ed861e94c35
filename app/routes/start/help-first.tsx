import { PATHS } from "#app/catalogue/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Screen } from "#app/ui/page.tsx";
import { ChoiceFailureNotice } from "./choice-failure.tsx";
import type { ChoiceFailure } from "./choose-track.server.ts";
import { TrackForm } from "./track-cards.tsx";

interface HelpFirstProps {
  page: { formKey: string };
  failure: ChoiceFailure | null;
}

/**
 * What stands here while risk is open: two links and nothing to choose. The words are neutral, for
 * somebody else may be looking at the screen.
 */
export function HelpFirst({ page, failure }: HelpFirstProps) {
  return (
    <Screen
      title="Welcome back"
      lead="You don't have to choose anything today. Help is one tap away."
    >
      <div className="stack">
        <ChoiceFailureNotice failure={failure} />
        <Card title="Talk with someone now" look="sage">
          <p>It's free, day or night, by phone or text. You don't have to know what to say.</p>
          <ButtonLink href={PATHS.help} variant="main">
            Get help now
          </ButtonLink>
        </Card>
        <Card title="Just Chat">
          <p>You can also just write here about whatever's on your mind.</p>
          <TrackForm page={page}>
            <Button name="trackType" value="just-chat">
              Just chat
            </Button>
          </TrackForm>
        </Card>
      </div>
    </Screen>
  );
}
