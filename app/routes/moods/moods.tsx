import { PATHS } from "#app/catalogue/paths.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ErrorSummary, errorsAt } from "#app/ui/error-summary.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Screen } from "#app/ui/page.tsx";
import { PlainText } from "#app/ui/plain-text.tsx";
import { RowMenu } from "#app/ui/row-menu.tsx";
import daysStylesUrl from "#app/ui/days.css?url";
import type { Route } from "./+types/moods";
import { JournalHelp } from "../journal/journal-help.tsx";
import { MoodCard } from "../start/mood-card.tsx";
import { DeletedBefore, JustDeleted } from "./deleted.tsx";
import { MOOD_FIELDS, MoodForm } from "./mood-form.tsx";
import { loadMoods, logFullMood } from "./moods-page.server.ts";

export const meta = pageTitle("Moods");

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: daysStylesUrl }];

export const loader = loadMoods;

export const action = logFullMood;

/** All moods that somebody logged, the latest first, and one more in one tap. */
export default function Moods({ loaderData: page, actionData }: Route.ComponentProps) {
  const refusal = actionData?.refusal ?? null;
  const isEmpty = page.weeks.length === 0 && page.isFirstPage;
  return (
    <Screen
      title="Moods"
      lead={isEmpty ? "Nothing here yet. Tap one, and your week shows up here." : null}
      width={isEmpty ? "text" : "wide"}
      back="you"
      className="journal"
    >
      <JournalHelp help={page} refusal={refusal} />
      <ErrorSummary errors={errorsAt(MOOD_FIELDS, refusal?.errors)} />
      {page.undo?.isJustDeleted && !refusal ? (
        <JustDeleted what="Mood" undoId={page.undo.id} />
      ) : null}
      <div className={isEmpty ? "stack" : "beside"}>
        <div className="beside-first stack">
          <MoodCard
            action={`${PATHS.moods}/tap`}
            chosen={page.mood}
            feelings={page.own.feelings}
            isLogged={page.isLogged && !refusal}
            noteHref={page.noteHref}
            error={refusal ? null : page.tapError}
            wayOn={
              <a className="back-link" href={PATHS.feelings}>
                Add your own feelings and activities
              </a>
            }
          />
          <details className="fold" open={refusal !== null || page.draft.isBegun}>
            <summary>With a note, or for another day</summary>
            <MoodForm
              action={PATHS.moods}
              draftVersion={page.draftVersion}
              values={{
                mood: refusal ? refusal.chosen.mood : page.draft.mood,
                notes: refusal?.texts["notes"] ?? page.draft.notes,
                tags: refusal?.texts["tags"] ?? page.draft.tags,
                date: refusal?.chosen.date || page.draft.date || page.today,
              }}
              errors={refusal?.errors ?? {}}
              today={page.today}
              own={page.own}
              buttonLabel="Log mood"
            />
          </details>
        </div>
        <div className="stack">
          {isEmpty ? null : <AllMoods page={page} />}
          {page.undo && !page.undo.isJustDeleted ? (
            <DeletedBefore what="a mood" undoId={page.undo.id} />
          ) : null}
          {isEmpty ? <a href={PATHS.importMoods}>Bring moods from another app</a> : <Copies />}
        </div>
      </div>
    </Screen>
  );
}

function Copies() {
  return (
    <details className="fold">
      <summary>Download, or bring moods from another app</summary>
      <PostForm action={`${PATHS.moods}/copy`} className="button-row">
        <Button small>Download as CSV</Button>
        <Button formAction={`${PATHS.moods}/copy?format=json`} small>
          Download as JSON
        </Button>
        <ButtonLink href={PATHS.importMoods} small>
          Bring moods from another app
        </ButtonLink>
      </PostForm>
    </details>
  );
}

function AllMoods({ page }: { page: Route.ComponentProps["loaderData"] }) {
  const { weeks, next, isFirstPage } = page;
  if (weeks.length === 0) return <p>There's nothing earlier.</p>;
  return (
    <section className="stack" aria-labelledby="all-moods">
      <h2 className="visually-hidden" id="all-moods">
        Your moods
      </h2>
      {weeks.map(({ title, moods }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul className="plain-rows">
            {moods.map((mood) => (
              <MoodRow key={mood.id} mood={mood} />
            ))}
          </ul>
        </section>
      ))}
      {next || !isFirstPage ? (
        <div className="button-row">
          {isFirstPage ? null : <ButtonLink href={PATHS.moods}>Latest moods</ButtonLink>}
          {next ? (
            <ButtonLink href={`${PATHS.moods}?before=${next}#all-moods`}>Earlier moods</ButtonLink>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}

type ShownMood = Route.ComponentProps["loaderData"]["weeks"][number]["moods"][number];

function MoodRow({ mood }: { mood: ShownMood }) {
  return (
    <li>
      <span className="entry-mood" data-mood={mood.tone} aria-hidden="true">
        {mood.emoji}
      </span>
      <div>
        <p className="row-title">
          <strong>{mood.label}</strong> <span className="fine-print">{mood.day}</span>
        </p>
        {mood.activities.length > 0 ? (
          <p className="fine-print">
            <bdi>{mood.activities.join(", ")}</bdi>
          </p>
        ) : null}
        {mood.notes ? (
          <p className="entry-text">
            <PlainText text={mood.notes} />
            {mood.isCut ? (
              <>
                … <a href={mood.href}>More</a>
              </>
            ) : null}
          </p>
        ) : null}
      </div>
      <MoodMenu mood={mood} />
    </li>
  );
}

function MoodMenu({ mood }: { mood: ShownMood }) {
  const which = `${mood.label}, ${mood.when}`;
  const hidden = <span className="visually-hidden"> {which}</span>;
  return (
    <RowMenu label={which}>
      <ButtonLink href={mood.href} variant="link" small>
        {mood.isOfEntry ? "Open the entry" : "Edit"}
        {hidden}
      </ButtonLink>
      {mood.isOfEntry ? null : (
        <PostForm action={`${mood.href}/delete`}>
          <Button variant="link" className="button-away" small>
            Delete
            {hidden}
          </Button>
        </PostForm>
      )}
    </RowMenu>
  );
}
