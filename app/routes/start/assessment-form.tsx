import { useForm, type SubmissionResult } from "@conform-to/react";
import { GOALS, MOOD_WORDS, SYMPTOMS } from "#app/catalogue/assessment-options.ts";
import { PATHS } from "#app/catalogue/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { ChoiceField } from "#app/ui/field.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { OptionsField } from "#app/ui/options-field.tsx";
import { ScaleField } from "#app/ui/scale-field.tsx";
import { FormErrors } from "../account/form-errors.tsx";
import type { AssessmentForm as Fields } from "./check-in-forms.ts";

const NAMES = ["goals", "symptoms", "moodBaseline", "previousTherapy"] as const;

/** Asked once: what somebody came for. Every question can be left out, and all of them skipped. */
export function AssessmentForm({ result }: { result: SubmissionResult | undefined }) {
  const [form, fields] = useForm<Fields>({ id: "assessment", lastResult: result });
  const { goals, symptoms, moodBaseline, previousTherapy } = fields;
  return (
    <details className="card card-paper assessment" open={result !== undefined}>
      <summary>
        <h2 className="card-title">What brings you here?</h2>
        <span>Four questions, asked once. They help us suggest what fits.</span>
      </summary>
      <p>Skip any question you like. This isn't a test or a diagnosis.</p>
      <PostForm
        className="form"
        action={`${PATHS.therapyTracks}?step=assessment`}
        id={form.id}
        noValidate
      >
        <FormErrors fields={NAMES.map((name) => fields[name])} />
        <input type="hidden" name="timeZone" />
        <OptionsField
          legend="What would you like from this?"
          name="goals"
          id={goals.id}
          options={GOALS}
          defaultValue={chosen(goals.initialValue)}
          error={goals.errors}
        />
        <OptionsField
          legend="What has been hard lately?"
          name="symptoms"
          id={symptoms.id}
          options={SYMPTOMS}
          defaultValue={chosen(symptoms.initialValue)}
          error={symptoms.errors}
        />
        <ScaleField
          legend="Your mood on most days in the last two weeks"
          name="moodBaseline"
          id={moodBaseline.id}
          words={MOOD_WORDS}
          defaultValue={moodBaseline.initialValue}
          error={moodBaseline.errors}
        />
        <ChoiceField
          legend="Have you been in therapy before?"
          name="previousTherapy"
          id={previousTherapy.id}
          choices={[
            { value: "yes", label: "Yes" },
            { value: "no", label: "No" },
          ]}
          defaultValue={previousTherapy.initialValue}
          error={previousTherapy.errors}
        />
        <div className="button-row">
          <Button busyLabel="Saving...">Save answers</Button>
          <Button variant="link" name="skip" value="assessment">
            Skip these questions
          </Button>
        </div>
      </PostForm>
    </details>
  );
}

/** One box that was ticked comes back as itself, several as a list. */
function chosen(value: unknown): string[] {
  return [value].flat().filter((each) => typeof each === "string");
}
