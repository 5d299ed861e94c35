import { ErrorSummary } from "#app/ui/error-summary.tsx";

interface FieldWithErrors {
  id: string;
  errors?: string[] | undefined;
}

interface FormErrorsProps {
  fields: readonly FieldWithErrors[];
  /** What the whole form came to, before the messages. */
  text?: string;
}

/** The summary at the top of a form, from the same messages that stand at the fields. */
export function FormErrors({ fields, text }: FormErrorsProps) {
  return (
    <ErrorSummary
      text={text}
      errors={fields.flatMap(({ id, errors }) =>
        (errors ?? []).map((message) => ({ fieldId: id, message })),
      )}
    />
  );
}
