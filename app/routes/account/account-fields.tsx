import { Field, fieldProps, PasswordField, type FormField } from "#app/ui/field.tsx";

/** First and last name. */
export function NameFields({ firstName, lastName }: { firstName: FormField; lastName: FormField }) {
  return (
    <div className="side-by-side">
      <Field label="First name" autoComplete="given-name" {...fieldProps(firstName)} required />
      <Field label="Last name" autoComplete="family-name" {...fieldProps(lastName)} required />
    </div>
  );
}

interface NewPasswordFieldsProps {
  newPassword: FormField;
  confirmPassword: FormField;
}

/** A new password, typed twice. */
export function NewPasswordFields({ newPassword, confirmPassword }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label="New password"
        hint="At least 8 characters."
        autoComplete="new-password"
        {...fieldProps(newPassword)}
        required
      />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        {...fieldProps(confirmPassword)}
        required
      />
    </>
  );
}

interface SecondFactorFieldProps {
  label: string;
  hint: string;
  field: FormField;
}

/** A code of the authenticator app, or a backup code. */
export function SecondFactorField({ label, hint, field }: SecondFactorFieldProps) {
  return (
    <Field
      label={label}
      hint={hint}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      {...fieldProps(field)}
      required
    />
  );
}
