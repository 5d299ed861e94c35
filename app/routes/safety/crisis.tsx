import { PATHS } from "#app/catalogue/paths.ts";
import { appTitle } from "#app/catalogue/app-title.ts";
import { helpRegion } from "#app/safety/help-region.server.ts";
import { currentAccount } from "#app/middleware/account.server.ts";
import { findRiskState } from "#app/models/risk/risk.server.ts";
import { fillWording } from "#app/safety/scripts/fill-line.ts";
import { Breathing } from "#app/ui/breathing.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CrisisPanel } from "#app/ui/crisis-panel.tsx";
import { Screen } from "#app/ui/page.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import { QuickExit } from "#app/ui/quick-exit.tsx";
import type { Route } from "./+types/crisis";
import { findHelpForAnyone } from "./anyones-help.server.ts";

// The page's script has one thing to do here: whoever leaves in a hurry leaves no way back.
export const handle = { keepsPage: true, isHelp: true, isPublic: true } satisfies PageHandle;

// The tab's title and the history say nothing that others should not read.
export const meta: Route.MetaFunction = ({ matches }) => [
  { title: appTitle("Take a breath", matches) },
  {
    name: "description",
    content: "Free help right now, and things that help for the next minutes.",
  },
];

const FOR_SOMEONE_ELSE = [
  "If their life is in danger now, {emergency} first. Stay with them if that's safe for you.",
  'Ask them plainly: "Are you thinking of killing yourself?" Asking does not give anyone the idea. It tells them that they can say it.',
  "Then listen. You don't need a solution, and listening helps more than arguing. Don't promise to keep it a secret.",
  "Ask what they could hand over or put out of reach for now, and help them do it.",
  "You can {suicide} yourself. They also help people who are worried about someone.",
];

export async function loader({ context }: Route.LoaderArgs) {
  const crisisRegion = helpRegion();
  const account = currentAccount(context);
  const risk = account ? await findRiskState(account.user.id) : null;
  return {
    panel: findHelpForAnyone(),
    mayAddTrusted: account !== null && account.trusted === null,
    forSomeoneElse: FOR_SOMEONE_ELSE.map((line) => fillWording(line, crisisRegion, "en")),
    isRiskOpen: risk?.status === "open",
  };
}

export default function Crisis({ loaderData }: Route.ComponentProps) {
  return (
    <Screen title="Take a breath. You're not alone.">
      <CrisisPanel panel={loaderData.panel} />
      <p>
        If you're struggling or thinking about hurting yourself, free help is there right now. You
        don't need the right words.
      </p>
      <p className="button-row">
        <Safer isRiskOpen={loaderData.isRiskOpen} />
        <QuickExit href={loaderData.panel.quickExitHref} />
      </p>
      <Card title="Try a calming exercise">
        <Breathing />
      </Card>
      <Card title="Your safety plan" look="sage">
        <p>
          What helps when things get bad, step by step, in your own words. It's free, and you can
          print it.
        </p>
        <div className="button-row">
          <ButtonLink href={PATHS.safetyPlan}>Open the safety plan</ButtonLink>
          {loaderData.mayAddTrusted ? (
            <ButtonLink href={PATHS.trustedPerson} variant="link">
              Add someone you trust
            </ButtonLink>
          ) : null}
        </div>
      </Card>
      <Card title="Worried about someone else?" look="outline">
        <ul className="plain-list">
          {loaderData.forSomeoneElse.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Card>
    </Screen>
  );
}

/** Whoever has told us of danger is asked with care; for everybody else it closes. */
function Safer({ isRiskOpen }: { isRiskOpen: boolean }) {
  const label = "I'm feeling safer now";
  if (isRiskOpen) return <ButtonLink href="/crisis/safer">{label}</ButtonLink>;
  return (
    <ButtonLink href="/" data-dialog-close>
      {label}
    </ButtonLink>
  );
}
