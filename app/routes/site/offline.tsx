import { pageTitle } from "#app/catalogue/app-title.ts";
import { environment } from "#app/config/environment.server.ts";
import { panelForSituation } from "#app/safety/panels.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CrisisPanel } from "#app/ui/crisis-panel.tsx";
import { Screen } from "#app/ui/page.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import type { Route } from "./+types/offline";

export const handle = {
  scripts: "none",
  isHelp: true,
} satisfies PageHandle;

export const meta = pageTitle("Offline");

export function loader() {
  return { panel: panelForSituation("active", environment().crisisRegion, "en") };
}

/**
 * What the worker shows where there is no connection. It is kept in the browser for that, so nothing
 * of anybody's stands in it; the worker puts what somebody was about to send into the empty part.
 */
export default function Offline({ loaderData }: Route.ComponentProps) {
  const { more: _more, contacts, ...panel } = loaderData.panel;
  // What stands here has to work here: no chat on a website.
  const reachable = contacts
    .map((contact) => ({
      ...contact,
      links: contact.links.filter(({ href }) => /^(?:tel|sms):/.test(href)),
    }))
    .filter(({ links }) => links.length > 0);
  return (
    <Screen title="You're offline" lead="We can't reach the app right now. Check your connection.">
      {/* To where one was going: the page stands at its address. */}
      <ButtonLink href="" variant="main">
        Try again
      </ButtonLink>
      <div id="unsent" />
      <CrisisPanel
        isOffline
        panel={{
          ...panel,
          contacts: reachable,
          title: "Need someone now? Calls and texts still work",
          lead: [],
          quickExit: false,
        }}
      />
    </Screen>
  );
}
