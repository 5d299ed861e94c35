import { pageTitle } from "#app/catalogue/app-title.ts";
import { TextAreaField } from "#app/ui/field.tsx";
import { ImportForm } from "#app/ui/import-form.tsx";
import { Screen } from "#app/ui/page.tsx";
import type { Route } from "./+types/import-moods";
import { FILE_MAX_MB, MAX_ROWS, MAX_MOOD_NAMES } from "./import/limits.ts";
import { receiveFile, type Refusal } from "./import/receive-file.server.ts";
import { leftOutLines } from "./import/left-out.ts";

const list = new Intl.ListFormat("en-US", { type: "conjunction" });

/** Why a file wasn't taken, and what to do about it. */
function refusalLines(refusal: Refusal): string[] {
  switch (refusal.kind) {
    case "no-file":
      return ["Please choose a file, or paste what's in it."];
    case "too-large":
      return [`This file is larger than ${FILE_MAX_MB} MB. Please export fewer months at a time.`];
    case "too-often":
      return ["That's a lot of files in a short time. Please wait an hour and try again."];
    case "busy":
      return ["A lot is going on here right now. Please try again in a minute."];
    case "not-text":
      return ["This isn't a CSV file. Please export your entries as CSV, not as a backup."];
    case "broken":
      return [
        "We couldn't read this as a table. A quotation mark may be missing, or the end of the file.",
      ];
    case "missing-columns":
      return [missingText(refusal.columns)];
    case "no-rows":
      return ["There are names of columns in this file, but no moods."];
    case "too-many-rows":
      return [
        `This file has more than ${MAX_ROWS.toLocaleString("en-US")} rows. Please import it in parts.`,
      ];
    case "too-many-moods":
      return [
        `This file has more than ${MAX_MOOD_NAMES} different moods. Please check that the column “mood” holds moods.`,
      ];
    case "no-usable-rows":
      return ["We can't use any row of this file.", ...leftOutLines(refusal.leftOut)];
  }
}

function missingText(columns: readonly string[]): string {
  const names = list.format(columns.map((name) => `“${name}”`));
  return columns.length === 1
    ? `This file has no column ${names}. Is it a CSV from Daylio, How We Feel or iMoodJournal?`
    : `This file has no columns ${names}. Is it a CSV from Daylio, How We Feel or iMoodJournal?`;
}

export const meta = pageTitle("Import moods");

export const action = receiveFile;

/** A file of moods from another app: read, and shown before anything of it is written. */
export default function ImportMoods({ actionData }: Route.ComponentProps) {
  const errors = actionData ? refusalLines(actionData.refusal) : [];
  return (
    <Screen
      title="Import moods"
      lead="Bring your moods from Daylio, How We Feel or iMoodJournal. You'll see what's in your file before anything is saved."
      back="moods"
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
