import { environment } from "#app/config/environment.server.ts";
import { appTitle } from "#app/catalogue/wording.ts";
import { panelFor } from "#app/safety/panels.server.ts";
import { Breathing } from "#app/ui/breathing.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CrisisPanel } from "#app/ui/crisis-panel.tsx";
import { Screen } from "#app/ui/page.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import type { Route } from "./+types/crisis";

// Whoever needs this page needs nothing else: no script, nothing that could fail.
export const handle = { scripts: "none" } satisfies PageHandle;

// The tab's title and the history say nothing that others should not read.
export const meta: Route.MetaFunction = () => [{ title: appTitle("Take a breath") }];

export function loader() {
  return {
    panel: panelFor({
      kind: "active_ideation",
      subject: "self",
      severity: "moderate",
      language: "en",
      region: environment().crisisRegion,
    }),
  };
}

export default function Crisis({ loaderData }: Route.ComponentProps) {
  const panel = {
    ...loaderData.panel,
    title: "Take a breath. You're not alone.",
    lead: [
      "If you are in a difficult moment or have thoughts of harming yourself, free help is there right now. You do not have to explain everything.",
    ],
    quickExit: true,
  };
  return (
    <Screen title="Help right now" width="text">
      <CrisisPanel panel={panel} />
      <Card title="Try a calming exercise">
        <Breathing />
      </Card>
      <p>
        <ButtonLink href="/" variant="main">
          I'm feeling safer now
        </ButtonLink>
      </p>
    </Screen>
  );
}
