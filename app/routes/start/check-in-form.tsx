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

const TITLE = "How are you today?";

interface CheckInFormProps {
  page: TracksPage;
  result: SubmissionResult | undefined;
  /** Whether it waits under its name: for who has a program already. */
  isFolded?: boolean;
}

/** How somebody is today: four answers, once a day, and as often as they like to correct them. */
export function CheckInForm({ page, result, isFolded = false }: CheckInFormProps) {
  const [form, fields] = useForm<Fields>({
    id: "check-in",
    lastResult: result,
    ...(page.today ? { defaultValue: page.today } : {}),
  });
  const content = (
    <>
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
    </>
  );
  if (!isFolded) return <Card title={TITLE}>{content}</Card>;
  return (
    <details className="card card-paper">
      <summary>
        <h2 className="card-title">{TITLE}</h2>
      </summary>
      {content}
    </details>
  );
}
