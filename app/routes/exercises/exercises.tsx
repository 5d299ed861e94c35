import { href } from "react-router";
import { pageTitle } from "#app/catalogue/app-title.ts";
import {
  EXERCISE_GROUPS,
  exercisesFor,
  findGroup,
  groupOf,
  type ExerciseGroup,
} from "#app/companion/exercises/groups.ts";
import { forYouNow } from "#app/companion/exercises/for-you-now.ts";
import type { Exercise } from "#app/content/exercise.ts";
import { exercises, findExercise } from "#app/content/exercises.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { hourIn } from "#app/models/record/days.server.ts";
import { listUnfinishedRuns } from "#app/models/record/exercise-runs.server.ts";
import { findMoodOfToday } from "#app/models/record/moods.server.ts";
import { Screen } from "#app/ui/page.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import exerciseStylesUrl from "#app/ui/exercises.css?url";
import type { Route } from "./+types/exercises";
import { HelpInPlace, ExerciseHelp } from "./exercise-help.tsx";
import { findHelp } from "./exercise-help.server.ts";
import { ExerciseList, type ListedExercise, type ListedGroup } from "./exercise-list.tsx";

export const handle = { sellsNothing: true } satisfies PageHandle;

export const meta = pageTitle("Guided exercises");

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: exerciseStylesUrl }];

/** Three for this moment and all by what they help with, or with `?for=` those for one thing. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const account = signedInAccount(context);
  const { id: userId, timeZone } = account.user;
  const [help, unfinished, today] = await Promise.all([
    findHelp(account),
    listUnfinishedRuns(userId),
    findMoodOfToday(userId, timeZone),
  ]);
  const chosen = findGroup(url.searchParams.get("for"));
  return {
    help,
    chosen: chosen?.id ?? null,
    now: forYouNow(exercises, { mood: today?.mood ?? null, hour: hourIn(timeZone) }).map(listed),
    groups: (chosen ? [chosen] : EXERCISE_GROUPS).map(groupOn),
    unfinished: newestOfEach(unfinished).flatMap(({ id, exerciseId }) => {
      const exercise = findExercise(exerciseId);
      return exercise
        ? [
            {
              href: href("/exercises/:exerciseId/:runId", { exerciseId, runId: id }),
              title: exercise.title,
              group: groupOf(exercise)?.id ?? "",
            },
          ]
        : [];
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

function listed(exercise: Exercise): ListedExercise {
  const { id, title, minutes, summary } = exercise;
  return { id, title, minutes, summary, group: groupOf(exercise)?.id ?? "" };
}

export default function Exercises({ loaderData }: Route.ComponentProps) {
  const { help } = loaderData;
  if (help.isRiskOpen) return <HelpInPlace help={help} isKept={false} />;
  return (
    <Screen
      title="Guided exercises"
      lead="A few minutes each. You can stop anytime."
      width="wide"
      className="exercises"
    >
      <ExerciseHelp help={help} />
      <ExerciseList page={loaderData} />
    </Screen>
  );
}
