export interface SummaryError {
  /** Id of the field to go to; without one the message is about the form as a whole. */
  fieldId?: string;
  message: string;
}

export interface ErrorSummaryProps {
  title?: string | undefined;
  text?: string | undefined;
  errors: readonly SummaryError[];
}

/** The first message of each of these fields, in their order. */
export function errorsAt(
  fieldIds: readonly string[],
  errors: Readonly<Record<string, readonly string[] | undefined>> = {},
): SummaryError[] {
  return fieldIds.flatMap((fieldId) => {
    const [message] = errors[fieldId] ?? [];
    return message ? [{ fieldId, message }] : [];
  });
}

const TITLE = "Please check the following";

/**
 * What is wrong with a form, at its top: announced at once, and each line leads to its field. One or two
 * messages that stand at their fields are seen only there, and the first of those fields gets the focus.
 */
export function ErrorSummary({ title = TITLE, text, errors }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  const isBrief =
    title === TITLE && !text && errors.length <= 2 && errors.every(({ fieldId }) => fieldId);
  return (
    <div
      className="error-summary"
      role="alert"
      tabIndex={-1}
      id="error-summary"
      data-focus={isBrief ? undefined : ""}
      data-brief={isBrief ? "" : undefined}
    >
      <h2>{title}</h2>
      {text ? <p>{text}</p> : null}
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId ?? ""} ${message}`}>
            {fieldId ? <a href={`#${fieldId}`}>{message}</a> : message}
          </li>
        ))}
      </ul>
    </div>
  );
}
