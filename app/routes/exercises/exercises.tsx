import { appTitle } from "#app/catalogue/wording.ts";
import {
  EXERCISE_GROUPS,
  exercisesFor,
  findGroup,
  groupOf,
  isQuick,
  type ExerciseGroup,
} from "#app/companion/exercises/groups.ts";
import type { Exercise } from "#app/content/exercise.ts";
import { exercises, findExercise } from "#app/content/exercises.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { listUnfinishedRuns } from "#app/models/exercise-runs.server.ts";
import { Screen } from "#app/ui/page.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import exerciseStylesUrl from "#app/ui/exercises.css?url";
import type { Route } from "./+types/exercises";
import { HelpInPlace, ExerciseHelp } from "./exercise-help.tsx";
import { findHelp } from "./exercise-help.server.ts";
import { ExerciseList, type ListedExercise, type ListedGroup } from "./exercise-list.tsx";

export const handle = { sellsNothing: true } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: appTitle("Guided exercises", matches) },
];

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: exerciseStylesUrl }];

/** All exercises, the quick ones first and the rest by what they help with, or with `?for=` those for one thing. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const account = signedInAccount(context);
  const [help, unfinished] = await Promise.all([
    findHelp(account),
    listUnfinishedRuns(account.user.id),
  ]);
  const chosen = findGroup(url.searchParams.get("for"));
  return {
    help,
    chosen: chosen?.id ?? null,
    choices: EXERCISE_GROUPS.map(({ id, label }) => ({ id, label })),
    groups: chosen ? [groupOn(chosen)] : allGroups(),
    unfinished: newestOfEach(unfinished).flatMap(({ id, exerciseId }) => {
      const exercise = findExercise(exerciseId);
      return exercise ? [{ href: `/exercises/${exerciseId}/${id}`, title: exercise.title }] : [];
    }),
  };
}

/** Of several runs of one exercise, where somebody was last; the newest come first. */
function newestOfEach<Run extends { exerciseId: string }>(runs: readonly Run[]): Run[] {
  return runs.filter(
    (run, index) => runs.findIndex(({ exerciseId }) => exerciseId === run.exerciseId) === index,
  );
}

/** Everything that helps with one thing. */
function groupOn(group: ExerciseGroup): ListedGroup {
  const { id, title } = group;
  return { id, title, exercises: exercisesFor(group, exercises).map(listed) };
}

/** Each exercise once: the quick ones for right now, and the others where they help most. */
function allGroups(): ListedGroup[] {
  const quick = {
    id: "now",
    title: "Right now, in five minutes",
    exercises: exercises.filter(isQuick).map(listed),
  };
  const others = EXERCISE_GROUPS.map((group) => ({
    id: group.id,
    title: group.title,
    exercises: exercisesFor(group, exercises)
      .filter((exercise) => groupOf(exercise) === group && !isQuick(exercise))
      .map(listed),
  }));
  return [quick, ...others].filter((group) => group.exercises.length > 0);
}

function listed({ id, title, minutes, summary }: Exercise): ListedExercise {
  return { id, title, minutes, summary };
}

export default function Exercises({ loaderData }: Route.ComponentProps) {
  const { help } = loaderData;
  if (help.isRiskOpen) return <HelpInPlace help={help} isKept={false} />;
  return (
    <Screen
      title="Guided exercises"
      lead="A few minutes each, one step at a time. Stop anytime and pick up where you left off."
      width="wide"
      className="exercises"
    >
      <ExerciseHelp help={help} />
      <ExerciseList page={loaderData} />
    </Screen>
  );
}
