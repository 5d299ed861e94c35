import { data, href, redirect } from "react-router";
import { z } from "zod";
import { dayOf } from "#app/catalogue/format-date.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { beginRun } from "#app/companion/exercises/exercise-run.server.ts";
import type { Exercise as ExerciseContent } from "#app/content/exercise.ts";
import { findExercise } from "#app/content/exercises.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { formAction, valuesOf } from "#app/middleware/form-action.server.ts";
import { formKeyOf } from "#app/middleware/form-key.server.ts";
import {
  findUnfinishedRun,
  listFinishedRuns,
  openRun,
  type RunsBefore,
} from "#app/models/record/exercise-runs.server.ts";
import { digestOf, newId } from "#app/models/storage/identifier.server.ts";
import { BREATHE_ID } from "#app/ui/breathing.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import exerciseStylesUrl from "#app/ui/exercises.css?url";
import type { Route } from "./+types/exercise";
import { ExerciseAbout } from "./exercise-about.tsx";
import { findHelp } from "./exercise-help.server.ts";
import { HelpInPlace } from "./exercise-help.tsx";

export const handle = { sellsNothing: true } satisfies PageHandle;

export const meta = pageTitle("Guided exercise");

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: exerciseStylesUrl }];

/** What an exercise is, where it was left off, and the earlier times. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const account = signedInAccount(context);
  const exercise = exerciseOr404(params.exerciseId);
  const { user } = account;
  const { id, title, minutes, modality, about, source } = exercise;
  const [help, unfinished, earlier] = await Promise.all([
    findHelp(account),
    findUnfinishedRun(user.id, id),
    listFinishedRuns(user.id, id, readCursor(url.searchParams.get("before"))),
  ]);
  return {
    help,
    formKey: newId(),
    exercise: { id, title, minutes, modality, about, source, isBreathing: isBreathing(exercise) },
    unfinishedHref: unfinished ? runHref(exercise, unfinished.id) : null,
    earlier: earlier.runs.map((run) => ({
      href: href("/exercises/:exerciseId/:runId", { exerciseId: id, runId: run.id }),
      day: dayOf(run.startedAt, user.timeZone),
      helped: run.helped,
    })),
    earlierHref: earlier.next
      ? `${href("/exercises/:exerciseId", { exerciseId: id })}?before=${cursorOf(earlier.next)}`
      : null,
    needsAdultLine: !user.onboardingComplete && user.adultConfirmedAt === null,
  };
}

const beginSchema = z.object({ formKey: z.string().optional() });

/** Begins an exercise. The run's id follows from the form, so that a double post opens one. */
export const action = formAction(beginSchema, async ({ submission }, args: Route.ActionArgs) => {
  const { user, risk } = signedInAccount(args.context);
  const exercise = exerciseOr404(args.params.exerciseId);
  if (risk?.status === "open")
    return redirect(href("/exercises/:exerciseId", { exerciseId: exercise.id }));
  const formKey = formKeyOf(valuesOf(submission).formKey);
  const id = digestOf(`${user.id}:${exercise.id}:${formKey}`).slice(0, 22);
  await openRun(user.id, { id, exerciseId: exercise.id, ...beginRun(exercise, id) });
  return redirect(runHref(exercise, id));
});

/** Where a run goes on: with the circle at work, where it has one. */
function runHref(exercise: ExerciseContent, runId: string): string {
  const run = href("/exercises/:exerciseId/:runId", { exerciseId: exercise.id, runId });
  return isBreathing(exercise) ? `${run}#${BREATHE_ID}` : run;
}

/** Whether it begins with the circle, which starts at once. */
function isBreathing({ steps }: ExerciseContent): boolean {
  return steps[0]?.boxRounds !== undefined;
}

function exerciseOr404(id: string) {
  const exercise = findExercise(id);
  if (!exercise) throw data(null, { status: 404 });
  return exercise;
}

export default function Exercise({ loaderData }: Route.ComponentProps) {
  const { help } = loaderData;
  if (help.isRiskOpen) {
    return <HelpInPlace help={help} isKept={loaderData.unfinishedHref !== null} />;
  }
  return <ExerciseAbout page={loaderData} />;
}

/** Where a list of earlier times goes on, as an address holds it. */
function cursorOf({ startedAt, id }: RunsBefore): string {
  return `${startedAt}.${id}`;
}

/** Where an address says that the list goes on, or null for the newest. */
function readCursor(value: string | null): RunsBefore | null {
  const match = /^(\d{1,15})\.([\w-]{1,64})$/.exec(value ?? "");
  return match ? { startedAt: Number(match[1]), id: match[2] ?? "" } : null;
}
