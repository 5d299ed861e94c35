import { PATHS } from "#app/catalogue/paths.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FollowUpHelp } from "#app/ui/follow-up-help.tsx";
import { FormToken } from "#app/ui/post-form.tsx";
import { ImportButtons } from "#app/ui/import-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import { Screen } from "#app/ui/page.tsx";
import type { Route } from "./+types/import-preview";
import { Activities, Mapping, moodFields } from "./import/mapping.tsx";
import { decideImport, loadPreview, type ImportPreview } from "./import/preview.server.ts";

// A page on which help may stand.
export const handle = { sellsNothing: true } satisfies PageHandle;

type Preview = NonNullable<ImportPreview["preview"]>;

export const meta = pageTitle("Import moods");

export function loader({ context, params }: Route.LoaderArgs) {
  return loadPreview(context, params.importId);
}

export const action = decideImport;

/** What a file would bring; after the yes, what it brought. */
export default function ImportPreviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { done, preview } = loaderData;
  return done ? (
    <Done {...done} />
  ) : (
    <Waiting
      preview={preview}
      chosen={actionData?.chosen ?? null}
      ticked={actionData?.ticked ?? null}
      isBusy={actionData?.isBusy ?? false}
    />
  );
}

function Done({ imported, alreadyThere }: NonNullable<ImportPreview["done"]>) {
  return (
    <Screen title="Import moods" back="moods">
      <Notice tone="success" title={`${moods(imported)} imported`}>
        {alreadyThere > 0 ? <p>{moods(alreadyThere)} of your file were already here.</p> : null}
        <p>Your file's contents are deleted here.</p>
      </Notice>
      <p className="button-row">
        <ButtonLink variant="main" href={PATHS.moods}>
          See your moods
        </ButtonLink>
        <ButtonLink href={PATHS.importMoods}>Import another file</ButtonLink>
      </p>
    </Screen>
  );
}

function Waiting({
  preview,
  chosen,
  ticked,
  isBusy,
}: {
  preview: Preview;
  chosen: readonly string[] | null;
  ticked: readonly string[] | null;
  isBusy: boolean;
}) {
  const { help, count, alreadyThere, encoding, expires } = preview;
  const isNothingNew = alreadyThere === count;
  const fields = moodFields(preview, chosen);
  const errors = fields.flatMap(({ id, error }) =>
    error ? [{ fieldId: id, message: error }] : [],
  );
  return (
    <Screen
      title="Check before you import"
      lead="Nothing is saved yet. This is what we found in your file."
      back={[PATHS.importMoods, "Choose another file"]}
    >
      <FollowUpHelp help={help} />
      <form className="form" method="post" noValidate>
        <ErrorSummary errors={errors} />
        {isBusy ? (
          <Notice text="A lot is going on here right now, so nothing was imported yet. Please try again in a minute." />
        ) : null}
        <FormToken />
        <Summary preview={preview} />
        {encoding === "UTF-8" ? null : (
          <Notice
            text={`This file isn't in UTF-8, so we read it as ${encoding}. Please check that letters like “é” look right below.`}
          />
        )}
        {isNothingNew ? (
          <Notice text="All of these moods are already here, so there's nothing to import." />
        ) : (
          <>
            <Mapping fields={fields} feelings={preview.feelings} />
            <Activities names={preview.activities} ticked={ticked} />
          </>
        )}
        <FirstRows preview={preview} />
        <LeftOut lines={preview.leftOut} />
        <ImportButtons
          expires={expires}
          yes={isNothingNew ? null : { label: "Import these moods", busy: "Importing..." }}
        />
      </form>
    </Screen>
  );
}

function Summary({ preview: { count, from, to, alreadyThere } }: { preview: Preview }) {
  return (
    <p>
      <strong>{moods(count)}</strong>, {from === to ? `all on ${from}` : `from ${from} to ${to}`}.{" "}
      {alreadyThere > 0 ? alreadyThereText(alreadyThere) : null}
    </p>
  );
}

function FirstRows({ preview: { first, count, zone } }: { preview: Preview }) {
  return (
    <Card title={count > first.length ? `The first ${first.length}` : "What's in it"} look="sage">
      <ul className="plain-list">
        {first.map(({ when, mood, activities, note }, index) => (
          <li key={`${index} ${when}`}>
            {when}: <strong dir="auto">{mood}</strong>
            {activities ? (
              <p className="fine-print" dir="auto">
                {activities}
              </p>
            ) : null}
            {note ? <p dir="auto">{note}</p> : null}
          </li>
        ))}
      </ul>
      <p className="fine-print">
        {zone
          ? `Times are taken as ${zone} time.`
          : "We don't know your time zone yet, so we read times as UTC."}{" "}
        <a href="/settings/time-zone">Change your time zone</a>
      </p>
    </Card>
  );
}

function LeftOut({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Card title="Rows we'll leave out" look="outline">
      <ul className="plain-list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Card>
  );
}

function moods(count: number): string {
  return count === 1 ? "1 mood" : `${count.toLocaleString("en-US")} moods`;
}

function alreadyThereText(count: number): string {
  return count === 1
    ? "1 of them is already here, so we skip it."
    : `${count.toLocaleString("en-US")} of them are already here, so we skip those.`;
}
