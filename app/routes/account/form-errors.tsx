import { ErrorSummary } from "#app/ui/error-summary.tsx";

interface FieldWithErrors {
  id: string;
  errors?: string[] | undefined;
}

interface FormErrorsProps {
  fields: readonly FieldWithErrors[];
  /** What the whole form came to, in place of the usual heading. */
  title?: string | undefined;
  text?: string | undefined;
}

/** The summary at the top of a form, from the same messages that stand at the fields. */
export function FormErrors({ fields, ...words }: FormErrorsProps) {
  return (
    <ErrorSummary
      {...words}
      errors={fields.flatMap(({ id, errors }) =>
        (errors ?? []).map((message) => ({ fieldId: id, message })),
      )}
    />
  );
}
