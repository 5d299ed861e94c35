import { PATHS } from "#app/catalogue/paths.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { TextAreaField } from "#app/ui/field.tsx";
import { ImportForm } from "#app/ui/import-form.tsx";
import { Screen } from "#app/ui/page.tsx";
import type { Route } from "./+types/import-moods";
import { FILE_MAX_MB, MAX_ROWS } from "./import/limits.ts";
import { receiveFile } from "./import/receive-file.server.ts";
import { refusalLines } from "./import/refusal-lines.ts";

export const meta = pageTitle("Import moods");

export const action = receiveFile;

/** A file of moods from another app: read, and shown before anything of it is written. */
export default function ImportMoods({ actionData }: Route.ComponentProps) {
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
      <ImportForm
        errors={errors}
        hint={`A CSV file of up to ${FILE_MAX_MB} MB and ${MAX_ROWS.toLocaleString("en-US")} rows.`}
        accept=".csv,text/*"
      >
        <TextAreaField
          label="Or paste what's in it"
          hint="Include the first line, with the names of the columns."
          name="pasted"
          spellCheck={false}
          defaultValue={actionData?.pasted}
        />
      </ImportForm>
    </Screen>
  );
}
