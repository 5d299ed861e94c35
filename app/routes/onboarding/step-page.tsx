import { PATHS } from "#app/catalogue/paths.ts";
import {
  LAST_STEP,
  ONBOARDING_STEPS,
  stepPath,
  type OnboardingStep,
  type StepId,
} from "#app/catalogue/onboarding.ts";
import { resolveTherapist, storedTherapist } from "#app/catalogue/therapists.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import type { PanelData } from "#app/ui/crisis-panel.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FieldErrors } from "#app/ui/field.tsx";
import { FormToken } from "#app/ui/post-form.tsx";
import { Portrait } from "#app/ui/portrait.tsx";
import { MISSING_TITLES } from "./onboarding-forms.ts";
import { StepFields } from "./step-fields.tsx";
import { OnboardingHelp, type ShownOnboardingRefusal } from "./step-help.tsx";

interface StepPageProps {
  page: {
    step: number;
    version: number;
    draftVersion: number;
    answers: Record<string, string>;
    firstName: string;
    panel: PanelData | null;
    hasHelpNotice: boolean;
    isTold: boolean;
    forgetsHealth: boolean;
  };
  refusal: ShownOnboardingRefusal | null;
}

/** One question of the onboarding, with its place among the fourteen. */
export function StepPage({ page, refusal }: StepPageProps) {
  const step = ONBOARDING_STEPS[page.step];
  if (!step) return null;
  return (
    <div className="screen onboarding" data-step={step.id}>
      <OnboardingHelp panel={page.panel} hasHelpNotice={page.hasHelpNotice} refusal={refusal} />
      {page.isTold ? (
        <>
          <Told step={page.step} />
          <Progress step={page.step} />
        </>
      ) : (
        <>
          <Progress step={page.step} />
          <StepForm {...{ page, step, refusal }} />
        </>
      )}
    </div>
  );
}

function Progress({ step }: { step: number }) {
  const companion = storedTherapist(resolveTherapist(null, null));
  const isGrave = ONBOARDING_STEPS[step]?.id === "suicidalFlag";
  return (
    <div className="onboarding-progress" data-therapist={companion.color}>
      {isGrave ? null : <Portrait src={companion.avatar} />}
      <p id="onboarding-progress">
        Step {step + 1} of {ONBOARDING_STEPS.length}
      </p>
      <progress
        max={ONBOARDING_STEPS.length}
        value={step + 1}
        aria-labelledby="onboarding-progress"
      />
    </div>
  );
}

/** After a yes: the panel stands above, and nothing more is asked here. */
function Told({ step }: { step: number }) {
  return (
    <>
      <h1>Take the time you need</h1>
      <div className="onboarding-buttons">
        <ButtonLink variant="main" href={stepPath(step + 1)}>
          Continue
        </ButtonLink>
        <ButtonLink href={PATHS.safetyPlan}>My safety plan</ButtonLink>
        <ButtonLink variant="link" href={stepPath(step - 1)}>
          Back
        </ButtonLink>
      </div>
    </>
  );
}

interface StepFormProps extends StepPageProps {
  step: OnboardingStep & { id: StepId };
}

function StepForm({ page, step, refusal }: StepFormProps) {
  const errors = refusal?.errors ?? {};
  // What came back is all there is of it: a box that was unticked is not in what was sent.
  const hasTyped = refusal && (refusal.reason === "invalid" || hasAnswers(refusal));
  const typed = hasTyped ? refusal.texts : page.answers;
  const isEdge = page.step === 0 || page.step === LAST_STEP;
  return (
    <form method="post" action={stepPath(page.step)} className="form" data-saves-choice noValidate>
      <Summary step={step} errors={errors} typed={typed} />
      <FormToken draftVersion={page.draftVersion} />
      <input type="hidden" name="version" value={page.version} />
      <StepFields step={step} answers={typed} errors={errors} firstName={page.firstName} />
      {step.id === "suicidalFlag" ? <FieldErrors id={step.id} error={errors[step.id]} /> : null}
      {page.forgetsHealth ? (
        <p>
          Your goal, stress area and support will be erased when you finish.{" "}
          <a href={stepPath(LAST_STEP - 1)}>Keep them</a>
        </p>
      ) : null}
      <output className="fine-print" data-saved />
      {/* The one long list of answers: going on stays in reach. */}
      <div className={`onboarding-buttons${step.id === "heardFrom" ? " sticky-actions" : ""}`}>
        {/* One tap is the whole answer: after a yes help is there at once, with scripts or without. */}
        {step.id === "suicidalFlag" ? (
          <>
            <Button id="suicidalFlag" name="suicidalFlag" value="yes">
              Yes
            </Button>
            <Button name="suicidalFlag" value="no">
              No
            </Button>
          </>
        ) : (
          <Button variant="main" busyLabel="Saving...">
            {step.id === "finish" ? "Choose your companion" : "Continue"}
          </Button>
        )}
        {isEdge ? null : (
          <Button variant="link" name="go" value="back">
            Back
          </Button>
        )}
        {step.isOptional ? (
          <Button variant="link" name="go" value="skip">
            Skip
          </Button>
        ) : null}
      </div>
    </form>
  );
}

/** Of a form that was too large, or could not be read, nothing came back. */
function hasAnswers({ texts }: ShownOnboardingRefusal): boolean {
  return Object.keys(texts).length > 0;
}

interface SummaryProps {
  step: StepFormProps["step"];
  errors: Record<string, string[]>;
  typed: Record<string, string>;
}

/** What is missing is named by its title; what is wrong, by its own message. */
function Summary({ step, errors, typed }: SummaryProps) {
  const all = Object.entries(errors).map(([name, [message = ""]]) => {
    const isMissing = !(typed[name] ?? "").trim();
    const isConsent = step.id === "emailConsent" || step.id === "terms";
    return {
      fieldId: name,
      isMissing,
      message: isMissing && !isConsent ? `Please complete the ${step.title} field.` : message,
    };
  });
  const missing = all.some(({ isMissing }) => isMissing) ? MISSING_TITLES[step.id] : undefined;
  return <ErrorSummary errors={all} title={missing ?? "Validation Error"} />;
}
