import { useForm, type SubmissionResult } from "@conform-to/react";
import { AuthCard } from "#app/ui/auth-card.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field, fieldProps, PasswordField } from "#app/ui/field.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { NameFields } from "./account-fields.tsx";
import { FAILURES, type SignInFailure } from "./failure-texts.ts";
import { Faces } from "../site/landing-pictures.tsx";
import { FormErrors } from "./form-errors.tsx";
import { withNext } from "./own-path.ts";
import { ProviderButton } from "./provider-button.tsx";
import { RegionField, type RegionChoices } from "./region-field.tsx";

interface RegistrationFormProps {
  /** What an account can be made from elsewhere; null where none is set up. */
  provider: string | null;
  /** Where somebody may live: asked for only where the service isn't offered everywhere. */
  regions: RegionChoices | null;
  /** Where somebody wanted to go. */
  next: string | null;
  result: SubmissionResult | undefined;
  failure: SignInFailure | null | undefined;
}

interface Registration {
  region: string;
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

export function RegistrationForm({
  provider,
  next,
  result,
  failure,
  regions,
}: RegistrationFormProps) {
  const [form, fields] = useForm<Registration>({ lastResult: result });
  const { firstName, lastName, email, password, region } = fields;
  return (
    <AuthCard
      title="Create your account"
      text="Any name is fine."
      back="front"
      aside={<Faces />}
      foot={
        <p>
          Have an account? <a href={withNext("/auth", next)}>Sign in</a>
        </p>
      }
    >
      {failure ? (
        <Notice tone="danger" title="Registration Failed" text={FAILURES[failure].text} />
      ) : null}
      <PostForm
        className="form"
        action={withNext("/auth?mode=register", next)}
        id={form.id}
        noValidate
      >
        <FormErrors fields={[firstName, lastName, email, password, region]} />
        <NameFields firstName={firstName} lastName={lastName} />
        <Field label="Email" type="email" autoComplete="username" {...fieldProps(email)} required />
        <PasswordField
          label="Password"
          hint="At least 8 characters."
          autoComplete="new-password"
          name={password.name}
          id={password.id}
          error={password.errors}
          required
        />
        {regions ? <RegionField regions={regions} field={region} /> : null}
        <Button variant="main" busyLabel="Creating your account...">
          Create account
        </Button>
        {/* California asks for this sentence where people come in: Bus. & Prof. Code § 22604 (SB 243). */}
        <p className="fine-print">
          AI companions may not be suitable for some minors. This one is for adults, 18 and over.
        </p>
      </PostForm>
      {provider ? <ProviderButton provider={provider} next={next} /> : null}
    </AuthCard>
  );
}
