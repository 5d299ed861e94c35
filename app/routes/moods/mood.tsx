import { PATHS } from "#app/catalogue/paths.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary, errorsAt } from "#app/ui/error-summary.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Screen } from "#app/ui/page.tsx";
import daysStylesUrl from "#app/ui/days.css?url";
import type { Route } from "./+types/mood";
import { JournalHelp } from "../journal/journal-help.tsx";
import { MOOD_FIELDS, MoodForm } from "./mood-form.tsx";
import { loadMood, submitMoodChange } from "./moods-page.server.ts";

export const meta = pageTitle("Change a mood");

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: daysStylesUrl }];

export function loader({ context, params }: Route.LoaderArgs) {
  return loadMood(context, params.moodId);
}

export const action = submitMoodChange;

/** One mood, to change or delete. */
export default function Mood({ loaderData: page, actionData }: Route.ComponentProps) {
  const refusal = actionData?.refusal ?? null;
  const path = `${PATHS.moods}/${page.id}`;
  return (
    <Screen title="Change a mood" lead={page.when} back="moods" className="journal">
      <JournalHelp help={page} refusal={refusal} />
      <ErrorSummary errors={errorsAt(MOOD_FIELDS, refusal?.errors)} />
      {page.isSaved && !refusal ? <Notice tone="success" title="Saved" /> : null}
      {page.isDraft && !refusal ? (
        <Notice text="The form holds your changes. They aren't saved yet." />
      ) : null}
      {page.undoId && !refusal ? (
        <PostForm action={PATHS.undo} className="button-row">
          <span>You changed this mood today.</span>
          <Button name="undoId" value={page.undoId} small>
            Undo the last change
          </Button>
        </PostForm>
      ) : null}
      <MoodForm
        action={path}
        draftVersion={page.draftVersion}
        values={
          refusal
            ? {
                mood: refusal.chosen.mood,
                notes: refusal.texts["notes"] ?? "",
                tags: refusal.texts["tags"] ?? "",
                date: refusal.chosen.date,
              }
            : page.values
        }
        errors={refusal?.errors ?? {}}
        today={page.today}
        own={page.own}
        buttonLabel="Save"
      />
      <PostForm action={`${path}/delete`}>
        <Button variant="link" className="button-away">
          Delete this mood
        </Button>
      </PostForm>
    </Screen>
  );
}
