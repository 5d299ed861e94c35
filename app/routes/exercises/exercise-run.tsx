import { pageTitle } from "#app/catalogue/app-title.ts";
import type { PageHandle } from "#app/ui/page-handle.ts";
import breathingUrl from "#app/ui/breathing.js?url";
import exerciseStylesUrl from "#app/ui/exercises.css?url";
import type { Route } from "./+types/exercise-run";
import { HelpInPlace } from "./exercise-help.tsx";
import { loadRun } from "./run-page.server.ts";
import { RunStep } from "./run-step.tsx";
import { RunSummary } from "./run-summary.tsx";
import { submitAnswer } from "./submit-answer.server.ts";

export const handle = {
  isCalm: true,
  isHandsFree: true,
  sellsNothing: true,
  pageScript: breathingUrl,
} satisfies PageHandle;

export const meta = pageTitle("Guided exercise");

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: exerciseStylesUrl }];

export function loader({ context, params }: Route.LoaderArgs) {
  return loadRun(context, params);
}

export const action = submitAnswer;

export default function ExerciseRun({ loaderData, actionData }: Route.ComponentProps) {
  const refusal = actionData?.refusal ?? null;
  const { help } = loaderData;
  if (help.isRiskOpen && !refusal && loaderData.status !== "finished") {
    return <HelpInPlace help={help} isKept />;
  }
  return loaderData.status === "finished" ? (
    <RunSummary page={loaderData} />
  ) : (
    <RunStep page={loaderData} refusal={refusal} />
  );
}
