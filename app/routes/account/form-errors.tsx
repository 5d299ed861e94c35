import { ErrorSummary } from "#app/ui/error-summary.tsx";

interface FieldWithErrors {
  id: string;
  errors?: string[] | undefined;
}

/** The summary at the top of a form, from the same messages that stand at the fields. */
export function FormErrors({ fields }: { fields: readonly FieldWithErrors[] }) {
  return (
    <ErrorSummary
      errors={fields.flatMap(({ id, errors }) =>
        (errors ?? []).map((message) => ({ fieldId: id, message })),
      )}
    />
  );
}
