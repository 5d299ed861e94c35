import { isRouteErrorResponse } from "react-router";
import { PATHS } from "#app/catalogue/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { HelpNotice } from "#app/ui/help-notice.tsx";
import { Screen } from "#app/ui/page.tsx";
import { RefusedOrFailed } from "#app/ui/refused-words.tsx";

/** In place of a journal that can't be shown. */
export function FailedJournal({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error)) return <RefusedOrFailed error={error} />;
  return (
    <Screen title="Personal Reflection Journal">
      <p>
        Error loading journal entries: something went wrong on our side. Nothing you saved is lost.
      </p>
      <ButtonLink href={PATHS.journal}>Try again</ButtonLink>
      <HelpNotice />
    </Screen>
  );
}
