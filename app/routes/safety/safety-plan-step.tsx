import { PATHS } from "#app/catalogue/paths.ts";
import type { SafetyPlanStep } from "#app/content/safety-plan.ts";
import type { TrustedPerson } from "#app/catalogue/trusted-person.ts";
import type { SafetyPlan } from "#app/models/risk/safety-plans.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import type { ShownContact, PanelData } from "#app/ui/crisis-panel.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Screen } from "#app/ui/page.tsx";
import { SafetyPlanHelp, type ShownSafetyPlanRefusal } from "./safety-plan-help.tsx";

export interface SafetyPlanPage {
  steps: readonly SafetyPlanStep[];
  isSignedIn: boolean;
  /** Where this browser is locked, in place of the plan. */
  lockedHelp: PanelData | null;
  plan: SafetyPlan | null;
  /** What the step said when its form was opened, as a digest. */
  seen: string;
  draft: string;
  draftVersion: number;
  panel: PanelData | null;
  isCheckIn: boolean;
  contacts: readonly ShownContact[];
  /** Someone that they trust. */
  trusted: TrustedPerson | null;
  source: string;
}

interface SafetyPlanStepFormProps {
  page: SafetyPlanPage;
  /** 1 to 6. */
  number: number;
  refusal: ShownSafetyPlanRefusal | null;
}

/** One step of the plan: what it asks, why, what others might write, and the box. */
export function SafetyPlanStepForm({ page, number, refusal }: SafetyPlanStepFormProps) {
  const step = page.steps[number - 1];
  if (!step) return null;
  const kept = page.plan?.[step.field] ?? "";
  const isDraft = page.draft !== "" && page.draft !== kept && !refusal;
  const isLast = number === page.steps.length;
  return (
    <Screen title={step.title.en} back={[PATHS.safetyPlan, "The whole plan"]}>
      <SafetyPlanHelp help={page} refusal={refusal} saved={kept} />
      <div className="plan-progress">
        <p id="plan-progress">
          Step {number} of {page.steps.length}
        </p>
        <progress max={page.steps.length} value={number} aria-labelledby="plan-progress" />
      </div>
      <p>{step.why.en}</p>
      {isDraft ? (
        <Notice text="This arrived after you had been signed out. Save it to keep it in your plan." />
      ) : null}
      <PostForm
        action={`${PATHS.safetyPlan}?step=${number}`}
        className="form"
        draftVersion={page.draftVersion}
      >
        <input type="hidden" name="seen" value={page.seen} />
        <TextAreaField
          label={step.question.en}
          name="text"
          rows={6}
          hint={`For example: ${step.examples.en.join(". ")}.`}
          defaultValue={refusal?.texts.text ?? (isDraft ? page.draft : kept)}
          autoComplete="off"
        />
        <div className="button-row">
          {page.isSignedIn ? (
            <Button variant="main" busyLabel="Saving...">
              {isLast ? "Save and see the plan" : "Save and continue"}
            </Button>
          ) : (
            <ButtonLink variant="main" href="/auth?next=/safety-plan">
              Sign In
            </ButtonLink>
          )}
          {isLast ? null : (
            <ButtonLink variant="link" href={`${PATHS.safetyPlan}?step=${number + 1}`}>
              Skip this step
            </ButtonLink>
          )}
        </div>
      </PostForm>
    </Screen>
  );
}
