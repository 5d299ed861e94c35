import { useForm, type SubmissionResult } from "@conform-to/react";
import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { CodeField, PasswordField } from "#app/ui/field.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { FormErrors } from "../account/form-errors.tsx";

interface FieldWithErrors {
  id: string;
  errors?: string[] | undefined;
}

/** What a form with the owner's field has, whatever else. */
export interface OwnerFields {
  password: string;
  ownerCode: string;
}

interface OwnerFormProps {
  form: { id: string };
  fields: { password: FieldWithErrors; ownerCode: FieldWithErrors };
  /** Its other fields, in their order: what stands at them stands above, too. */
  others?: readonly FieldWithErrors[];
  hasPassword: boolean;
  /** The page with the form. */
  back: string;
  /** The button that sends it, and others beside it. */
  buttons: ReactNode;
  /** The password that is known stands before the new one. */
  isOwnerFirst?: boolean;
  children?: ReactNode;
}

/** The state of such a form, for `OwnerForm`. */
export function useOwnerForm<Fields extends OwnerFields = OwnerFields>(
  answer: { result?: SubmissionResult } | undefined,
) {
  const [form, fields] = useForm<Fields>({ lastResult: answer?.result });
  return { form, fields };
}

/** A form that only the account's owner may send: its own fields, theirs, and the way to a code. */
export function OwnerForm(props: OwnerFormProps) {
  const { form, fields, others = [], hasPassword, back, buttons, children } = props;
  const { isOwnerFirst = false } = props;
  const { password, ownerCode } = fields;
  const owner = <OwnerField hasPassword={hasPassword} field={hasPassword ? password : ownerCode} />;
  return (
    <>
      <PostForm className="form" action={back} id={form.id} noValidate>
        <FormErrors fields={[...others, password, ownerCode]} />
        {isOwnerFirst ? owner : null}
        {children}
        {isOwnerFirst ? null : owner}
        {buttons}
      </PostForm>
      {hasPassword ? null : <OwnerCodeForm back={back} />}
    </>
  );
}

interface OwnerFieldProps {
  hasPassword: boolean;
  /** The form's own field, with what stands at it. */
  field: FieldWithErrors;
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
function OwnerCodeForm({ back }: { back: string }) {
  return (
    <PostForm action="/settings/code">
      <input type="hidden" name="back" value={back} />
      <Button variant="link" busyLabel="Sending...">
        Email me a code
      </Button>
    </PostForm>
  );
}
