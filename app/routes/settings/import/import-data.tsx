import { pageTitle } from "#app/catalogue/app-title.ts";
import { ImportForm } from "#app/ui/import-form.tsx";
import { Screen } from "#app/ui/page.tsx";
import type { Route } from "./+types/import-data";
import { REFUSALS } from "./copy-lines.ts";
import { COPY_MAX_MB } from "./limits.ts";
import { receiveCopy } from "./receive-copy.server.ts";

export const meta = pageTitle("Bring in your data");

export const action = receiveCopy;

/** A copy of somebody's data from another account: read, and shown before anything of it is written. */
export default function ImportData({ actionData }: Route.ComponentProps) {
  const errors = actionData ? [REFUSALS[actionData.refusal]] : [];
  return (
    <Screen
      title="Bring in your data"
      lead="Bring in what you wrote in another account. You can check it before it's saved."
      back="settings"
    >
      <ol className="steps-to-do">
        <li>In your other account, open Settings, then Download your data.</li>
        <li>Save the zip file on this device.</li>
        <li>Come back here and choose that file.</li>
      </ol>
      <ImportForm
        errors={errors}
        hint={`The downloaded zip file, up to ${COPY_MAX_MB} MB.`}
        accept=".zip,application/zip"
      />
    </Screen>
  );
}
