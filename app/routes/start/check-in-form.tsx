import { useForm, type SubmissionResult } from "@conform-to/react";
import { SCALES } from "#app/catalogue/assessment-options.ts";
import { PATHS } from "#app/catalogue/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { ScaleField } from "#app/ui/scale-field.tsx";
import { FormErrors } from "../account/form-errors.tsx";
import type { CheckInForm as Fields } from "./check-in-forms.ts";
import type { TracksPage } from "./tracks-page.server.ts";

interface CheckInFormProps {
  page: TracksPage;
  result: SubmissionResult | undefined;
}

/** How somebody is today: four answers, once a day, and as often as they like to correct them. */
export function CheckInForm({ page, result }: CheckInFormProps) {
  const [form, fields] = useForm<Fields>({
    id: "check-in",
    lastResult: result,
    ...(page.today ? { defaultValue: page.today } : {}),
  });
  return (
    <Card title="How are you today?" className="check-in">
      <p>Four taps, once a day. Then we suggest what fits.</p>
      <PostForm
        className="form"
        action={`${PATHS.therapyTracks}?step=check-in`}
        id={form.id}
        noValidate
      >
        <FormErrors fields={SCALES.map(({ name }) => fields[name])} />
        <input type="hidden" name="timeZone" />
        <div className="scales">
          {SCALES.map(({ name, label, words }) => (
            <ScaleField
              key={name}
              legend={label}
              name={name}
              id={fields[name].id}
              words={words}
              defaultValue={fields[name].initialValue}
              error={fields[name].errors}
            />
          ))}
        </div>
        <div className="button-row">
          <Button variant="main" busyLabel="Saving...">
            Save and see what fits
          </Button>
          <Button variant="link" name="skip" value="check-in">
            Not today
          </Button>
        </div>
      </PostForm>
    </Card>
  );
}
