import { appTitle } from "#app/catalogue/wording.ts";
import {
  EXERCISE_GROUPS,
  exercisesFor,
  findGroup,
  groupOf,
} from "#app/companion/exercises/groups.ts";
import type { Exercise } from "#app/content/exercise.ts";
import { exercises, findExercise } from "#app/content/exercises.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { listUnfinishedRuns } from "#app/models/exercise-runs.server.ts";
import { Screen } from "#app/ui/page.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import type { Route } from "./+types/exercises";
import { HelpInPlace, ExerciseHelp } from "./exercise-help.tsx";
import { findHelp } from "./exercise-help.server.ts";
import { ExerciseList, type ListedExercise } from "./exercise-list.tsx";

export const handle = { sellsNothing: true } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: appTitle("Guided exercises", matches) },
];

/** All exercises by what they help with, or with `?for=` those that help with one thing. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const account = signedInAccount(context);
  const [help, unfinished] = await Promise.all([
    findHelp(account),
    listUnfinishedRuns(account.user.id),
  ]);
  const chosen = findGroup(url.searchParams.get("for"));
  const groups = EXERCISE_GROUPS.map((group) => {
    const fitting = exercisesFor(group, exercises);
    const own = fitting.filter((exercise) => chosen === group || groupOf(exercise) === group);
    return { id: group.id, title: group.title, exercises: own.map(listed) };
  });
  return {
    help,
    chosen: chosen?.id ?? null,
    groups,
    unfinished: unfinished.flatMap(({ id, exerciseId }) => {
      const exercise = findExercise(exerciseId);
      return exercise ? [{ href: `/exercises/${exerciseId}/${id}`, title: exercise.title }] : [];
    }),
  };
}

function listed(exercise: Exercise): ListedExercise {
  const { id, title, minutes, about, modality, source } = exercise;
  return { id, title, minutes, about, modality, source };
}

export default function Exercises({ loaderData }: Route.ComponentProps) {
  const { help } = loaderData;
  if (help.isRiskOpen) return <HelpInPlace help={help} isKept={false} />;
  return (
    <Screen
      title="Guided exercises"
      lead="Each takes a few minutes, one small step at a time. You can stop at any point and pick it up later, here or on another device."
      width="wide"
      className="exercises"
    >
      <ExerciseHelp help={help} />
      <ExerciseList page={loaderData} />
    </Screen>
  );
}
