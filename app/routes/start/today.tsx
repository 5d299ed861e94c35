import { SCALES, scaleWord } from "#app/catalogue/assessment-options.ts";
import { PATHS } from "#app/catalogue/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import type { TracksPage } from "./tracks-page.server.ts";

/** The check-in of today in one line, with the way to change it. */
export function CheckedIn({ today }: Pick<TracksPage, "today">) {
  const change = `${PATHS.therapyTracks}?step=check-in`;
  if (!today) {
    return (
      <p>
        <a className="check-in-link" href={change}>
          Check in for today
        </a>
      </p>
    );
  }
  const answers = SCALES.map(
    ({ name, label, words }) => `${label}: ${scaleWord(words, today[name]).toLowerCase()}`,
  );
  return (
    <p>
      {answers.join(" · ")}{" "}
      <a className="check-in-link" href={change}>
        Change
      </a>
    </p>
  );
}

/** The session that was begun today goes first. */
export function BegunToday({ trackTitle }: { trackTitle: string }) {
  return (
    <Card title="Your session today" look="sage">
      <p>You started {trackTitle} today.</p>
      <ButtonLink href={PATHS.chat}>Continue where you left off</ButtonLink>
    </Card>
  );
}
