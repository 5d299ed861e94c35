import { useForm, type SubmissionResult } from "@conform-to/react";
import { Button } from "#app/ui/button.tsx";
import { CodeField, Field, fieldProps, Known } from "#app/ui/field.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { FormErrors } from "./form-errors.tsx";

interface FormProps {
  email: string;
  result: SubmissionResult | undefined;
}

export function CodeForm({ email, result }: FormProps) {
  const [form, fields] = useForm<{ email: string; code: string }>({
    lastResult: result,
    defaultValue: { email },
  });
  return (
    <>
      <PostForm className="form" id={form.id} noValidate>
        <FormErrors fields={[fields.email, fields.code]} />
        <KnownEmail field={fields.email} />
        <CodeField label="Verification code" {...fieldProps(fields.code)} required />
        <Button variant="main" busyLabel="Verifying..." data-needs-code>
          Verify email
        </Button>
      </PostForm>
      <PostForm>
        <input type="hidden" name="intent" value="resend" />
        <input type="hidden" name="email" value={fields.email.initialValue ?? email} />
        <Button variant="link" small busyLabel="Sending...">
          Resend code
        </Button>
      </PostForm>
    </>
  );
}

export function ResendForm({ email, result }: FormProps) {
  const [form, fields] = useForm<{ email: string }>({
    lastResult: result,
    defaultValue: { email },
  });
  return (
    <PostForm className="form" id={form.id} noValidate>
      <FormErrors fields={[fields.email]} />
      <input type="hidden" name="intent" value="resend" />
      <EmailField field={fields.email} />
      <Button variant="main" busyLabel="Sending...">
        Send a new code
      </Button>
    </PostForm>
  );
}

interface EmailFieldProps {
  field: {
    name: string;
    id: string;
    initialValue?: string | undefined;
    errors?: string[] | undefined;
  };
}

/** Shows the address of the code as text, with a hidden field. */
function KnownEmail({ field }: EmailFieldProps) {
  return field.initialValue && !field.errors ? (
    <Known value={field.initialValue} change="Wrong address?">
      <EmailField field={field} />
    </Known>
  ) : (
    <EmailField field={field} />
  );
}

function EmailField({ field }: EmailFieldProps) {
  return <Field label="Email" type="email" autoComplete="email" {...fieldProps(field)} required />;
}
