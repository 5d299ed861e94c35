import { Field, PasswordField } from "#app/ui/field.tsx";

/** A form's own field, with what was typed and what stands at it. */
export interface FormField {
  name: string;
  id: string;
  initialValue?: string | undefined;
  errors?: string[] | undefined;
}

interface NameFieldsProps {
  firstName: FormField;
  lastName: FormField;
  firstNameHint?: string;
}

/** What somebody is called. */
export function NameFields({ firstName, lastName, firstNameHint }: NameFieldsProps) {
  return (
    <>
      <Field
        label="First name"
        hint={firstNameHint}
        autoComplete="given-name"
        name={firstName.name}
        id={firstName.id}
        defaultValue={firstName.initialValue}
        error={firstName.errors}
        maxLength={100}
        required
      />
      <Field
        label="Last name"
        autoComplete="family-name"
        name={lastName.name}
        id={lastName.id}
        defaultValue={lastName.initialValue}
        error={lastName.errors}
        maxLength={100}
        required
      />
    </>
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
        name={newPassword.name}
        id={newPassword.id}
        defaultValue={newPassword.initialValue}
        error={newPassword.errors}
        required
      />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        name={confirmPassword.name}
        id={confirmPassword.id}
        defaultValue={confirmPassword.initialValue}
        error={confirmPassword.errors}
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
      name={field.name}
      id={field.id}
      defaultValue={field.initialValue}
      error={field.errors}
      required
    />
  );
}
