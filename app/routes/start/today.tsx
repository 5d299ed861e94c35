import { SCALES } from "#app/catalogue/assessment-options.ts";
import { PATHS } from "#app/catalogue/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { TracksPage } from "./tracks-page.server.ts";

/** The check-in of today in one line, with the way to change it. */
export function CheckedIn({ today, isLowMood }: Pick<TracksPage, "today" | "isLowMood">) {
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
  const numbers = SCALES.map(({ name, label }) => `${label.toLowerCase()} ${today[name]}`);
  return (
    <>
      <p>
        Today you rated your {numbers.join(", ")} of 10.{" "}
        <a className="check-in-link" href={change}>
          Change
        </a>
      </p>
      {isLowMood ? (
        <Notice text="A day like this is hard to carry alone, and you don't have to.">
          <p>
            <a href={PATHS.help}>Who to call or text</a>
          </p>
        </Notice>
      ) : null}
    </>
  );
}

/** The session that was begun today goes first. */
export function BegunToday({ trackTitle }: { trackTitle: string }) {
  return (
    <Card title="Your session today" look="sage">
      <p>You have begun with {trackTitle}. It is still there.</p>
      <ButtonLink href={PATHS.chat}>Continue where you left off</ButtonLink>
    </Card>
  );
}
