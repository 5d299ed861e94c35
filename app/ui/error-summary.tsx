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

/** What is wrong with a form, at its top: announced at once, and each line leads to its field. */
export function ErrorSummary({
  title = "Please check the following",
  text,
  errors,
}: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <div className="error-summary" role="alert" tabIndex={-1} id="error-summary" data-focus>
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
