import { Button } from "#app/ui/button.tsx";
import { CodeField, PasswordField } from "#app/ui/field.tsx";
import { FormToken } from "#app/ui/form-token.tsx";

interface OwnerFieldProps {
  hasPassword: boolean;
  /** The form's own field, with what stands at it. */
  field: { id: string; errors?: string[] | undefined };
}

/** The last field of a form that only the account's owner may send. */
export function OwnerField({ hasPassword, field }: OwnerFieldProps) {
  return hasPassword ? (
    <PasswordField
      label="Your password"
      hint="To make sure it's you."
      autoComplete="current-password"
      name="password"
      id={field.id}
      error={field.errors}
      required
    />
  ) : (
    <CodeField
      label="Code from your email"
      hint="To make sure it's you. Get a code with the button below."
      name="ownerCode"
      id={field.id}
      error={field.errors}
      required
    />
  );
}

/** Below that form, for who has no password: mails the code that its last field asks for. */
export function OwnerCodeForm({
  hasPassword,
  formToken,
  back,
}: {
  hasPassword: boolean;
  formToken: string;
  /** The page with the form. */
  back: string;
}) {
  if (hasPassword) return null;
  return (
    <form method="post" action="/settings/code">
      <FormToken value={formToken} />
      <input type="hidden" name="back" value={back} />
      <Button variant="link" busyLabel="Sending...">
        Email me a code
      </Button>
    </form>
  );
}
