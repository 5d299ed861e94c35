import { useForm, type SubmissionResult } from "@conform-to/react";
import { Button } from "#app/ui/button.tsx";
import { CodeField, Field, fieldProps } from "#app/ui/field.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { NewPasswordFields } from "./account-fields.tsx";
import { FormErrors } from "./form-errors.tsx";

interface FormProps {
  result: SubmissionResult | undefined;
}

export function EmailForm({ result }: FormProps) {
  const [form, fields] = useForm<{ email: string }>({ lastResult: result });
  return (
    <PostForm className="form" action="/auth/forgot-password" id={form.id} noValidate>
      <FormErrors fields={[fields.email]} />
      <Field
        label="Email"
        type="email"
        autoComplete="username"
        {...fieldProps(fields.email)}
        required
      />
      <Button variant="main" busyLabel="Sending...">
        Send code
      </Button>
    </PostForm>
  );
}

export function ResetForm({ result }: FormProps) {
  const [form, fields] = useForm<{ token: string; newPassword: string; confirmPassword: string }>({
    lastResult: result,
  });
  const { token, newPassword, confirmPassword } = fields;
  return (
    <PostForm className="form" action="/auth/forgot-password?step=token" id={form.id} noValidate>
      <FormErrors
        fields={[token, newPassword, confirmPassword]}
        text="Invalid verification code or password requirements not met."
      />
      <CodeField label="Verification code" {...fieldProps(token)} required />
      <NewPasswordFields newPassword={newPassword} confirmPassword={confirmPassword} />
      <Button variant="main" busyLabel="Saving...">
        Reset password
      </Button>
      <p>
        <a href="/auth/forgot-password">Request a new code</a>
      </p>
    </PostForm>
  );
}
