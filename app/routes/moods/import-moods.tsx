import { PATHS } from "#app/catalogue/paths.ts";
import { appTitle } from "#app/catalogue/app-title.ts";
import { formToken } from "#app/middleware/forms.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, TextAreaField } from "#app/ui/field.tsx";
import { FormToken } from "#app/ui/form-token.tsx";
import { Screen } from "#app/ui/page.tsx";
import type { Route } from "./+types/import-moods";
import { FILE_MAX_MB, MAX_ROWS } from "./import/limits.ts";
import { receiveFile } from "./import/receive-file.server.ts";
import { refusalLines } from "./import/refusal-lines.ts";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: appTitle("Import moods", matches) },
];

export function loader({ context }: Route.LoaderArgs) {
  return { formToken: formToken(context) };
}

export const action = receiveFile;

/** A file of moods from another app: read, and shown before anything of it is written. */
export default function ImportMoods({ loaderData, actionData }: Route.ComponentProps) {
  const errors = actionData ? refusalLines(actionData.refusal) : [];
  return (
    <Screen
      title="Import moods"
      lead="Bring your moods from Daylio, How We Feel or iMoodJournal. You'll see what's in your file before anything is saved."
      backHref={PATHS.moods}
      backLabel="Moods"
    >
      <ol className="steps-to-do">
        <li>
          Export your entries from the other app as CSV. In Daylio, open More and tap Export
          Entries.
        </li>
        <li>Save the file on this device.</li>
        <li>Come back here and choose that file.</li>
      </ol>
      <form className="form" method="post" encType="multipart/form-data" noValidate>
        <ErrorSummary errors={errors.map((message) => ({ fieldId: "file", message }))} />
        <FormToken value={loaderData.formToken} />
        <Field
          label="Your file"
          hint={`A CSV file of up to ${FILE_MAX_MB} MB and ${MAX_ROWS.toLocaleString("en-US")} rows.`}
          name="file"
          type="file"
          accept=".csv,text/*"
          error={errors}
        />
        <TextAreaField
          label="Or paste what's in it"
          hint="Include the first line, with the names of the columns."
          name="pasted"
          spellCheck={false}
          defaultValue={actionData?.pasted}
        />
        <Button variant="main" busyLabel="Reading...">
          Check the file
        </Button>
      </form>
    </Screen>
  );
}
