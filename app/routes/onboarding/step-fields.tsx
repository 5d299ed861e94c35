import {
  GENDERS,
  HEARD_FROM,
  PRIMARY_GOALS,
  STRESS_AREAS,
  SUPPORT_STATUSES,
  type OnboardingStep,
  type StepId,
} from "#app/catalogue/onboarding.ts";
import { THERAPISTS } from "#app/catalogue/therapists.ts";
import { CheckboxField, ChoiceField, Field, Known, type FieldProps } from "#app/ui/field.tsx";
import { Portrait } from "#app/ui/portrait.tsx";

interface StepFieldsProps {
  step: OnboardingStep & { id: StepId };
  answers: Record<string, string>;
  errors: Record<string, string[]>;
  firstName: string;
}

const OPTIONS: Partial<Record<StepId, readonly string[]>> = {
  heardFrom: HEARD_FROM,
  gender: GENDERS,
  primaryGoal: PRIMARY_GOALS,
  stressArea: STRESS_AREAS,
  supportStatus: SUPPORT_STATUSES,
};

const INPUTS: Partial<Record<StepId, Partial<FieldProps>>> = {
  firstName: { autoComplete: "given-name" },
  email: { type: "email", autoComplete: "email" },
  phone: { type: "tel", autoComplete: "tel" },
  age: { inputMode: "numeric", autoComplete: "off", className: "age-input" },
};

/** What a step asks, and how it is answered. */
export function StepFields(props: StepFieldsProps) {
  const { step, answers, errors } = props;
  const { id } = step;
  const choices = OPTIONS[id]?.map((option) => ({ value: option, label: option }));
  if (choices) {
    return (
      <ChoiceField
        legend={<h1>{step.question}</h1>}
        hint={step.why}
        name={id}
        choices={choices}
        defaultValue={answers[id]}
        error={errors[id]}
      />
    );
  }
  return (
    <>
      <div>
        {id === "finish" || id === "welcome" ? <Faces /> : null}
        <h1>
          <Question {...props} />
        </h1>
        {step.why ? <p className="lead">{step.why}</p> : null}
      </div>
      <Answer {...props} />
    </>
  );
}

/** Everybody there is to choose from. */
function Faces() {
  return (
    <p className="onboarding-faces">
      {THERAPISTS.map(({ id, avatar, color }) => (
        <span key={id} data-therapist={color}>
          <Portrait src={avatar} />
        </span>
      ))}
    </p>
  );
}

function Question({ step, firstName }: StepFieldsProps) {
  const isGreeting = step.id === "welcome" || step.id === "finish";
  if (!isGreeting || firstName === "") return step.question;
  return (
    <>
      {step.question}, <bdi>{firstName}</bdi>
    </>
  );
}

function Answer({ step, answers, errors }: StepFieldsProps) {
  const { id, title } = step;
  if (id === "emailConsent") return <EmailConsent answers={answers} errors={errors} />;
  if (id === "terms") return <Terms answers={answers} errors={errors} />;
  const input = INPUTS[id];
  if (!input) return null;
  const error = errors[id];
  const field = (
    <Field label={title} name={id} defaultValue={answers[id]} {...{ error, ...input }} />
  );
  return FROM_ACCOUNT.includes(id) && answers[id] && !error ? (
    <Known value={answers[id]} change="Change">
      {field}
    </Known>
  ) : (
    field
  );
}

/** What the account says already. */
const FROM_ACCOUNT: readonly StepId[] = ["firstName", "email"];

type Boxes = Pick<StepFieldsProps, "answers" | "errors">;

function EmailConsent({ answers, errors }: Boxes) {
  return (
    <>
      <CheckboxField
        label="I agree to receive account emails (codes, receipts)."
        name="emailConsent"
        defaultChecked={Boolean(answers.emailConsent)}
        error={errors.emailConsent}
      />
      <CheckboxField
        label="Also email me about what's new."
        hint="Optional."
        name="marketingConsent"
        defaultChecked={Boolean(answers.marketingConsent)}
      />
    </>
  );
}

function Terms({ answers, errors }: Boxes) {
  return (
    <>
      <CheckboxField
        label={
          <>
            I accept the <a href="/eula">End User License Agreement</a> and the{" "}
            <a href="/privacy">Privacy Policy</a>.
          </>
        }
        name="consentChecked"
        defaultChecked={Boolean(answers.consentChecked)}
        error={errors.consentChecked}
      />
      <CheckboxField
        label="You may keep what I told you here about my health (goal, stress, support)."
        hint={
          <>
            Optional. If not, we erase them. <a href="/health-data">Health data</a>
          </>
        }
        name="healthDataConsent"
        defaultChecked={Boolean(answers.healthDataConsent)}
      />
    </>
  );
}
