import type { ComponentProps, ReactNode } from "react";

/** One message or several; an empty list counts as none. */
export type FieldError = string | readonly string[] | null | undefined;

interface FieldTexts {
  label: ReactNode;
  name: string;
  /** Defaults to the name; give one where two forms of a page share a name. */
  id?: string;
  hint?: ReactNode;
  error?: FieldError;
}

export interface FieldProps extends Omit<ComponentProps<"input">, "name">, FieldTexts {
  /** Something inside the field's row, after the input. */
  children?: ReactNode;
}

export interface TextAreaFieldProps
  extends Omit<ComponentProps<"textarea">, "name" | "children">, FieldTexts {}

export interface SelectFieldProps extends Omit<ComponentProps<"select">, "name">, FieldTexts {}

export interface CheckboxFieldProps
  extends Omit<ComponentProps<"input">, "name" | "type">, FieldTexts {}

export interface Choice {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
}

export interface ChoiceFieldProps {
  legend: ReactNode;
  name: string;
  id?: string;
  choices: readonly Choice[];
  defaultValue?: string | undefined;
  required?: boolean;
  hint?: ReactNode;
  error?: FieldError;
}

/** A form's own field, with what was typed and what stands at it. */
export interface FormField {
  name: string;
  id: string;
  initialValue?: string | undefined;
  errors?: string[] | undefined;
}

/** What a field takes from a form's own. */
export function fieldProps({ name, id, initialValue, errors }: FormField) {
  return { name, id, defaultValue: initialValue, error: errors };
}

function messages(error: FieldError): readonly string[] {
  if (!error) return [];
  return typeof error === "string" ? [error] : error;
}

/** The attributes that tie a control to its hint and its error. */
function described(id: string, hint: ReactNode, error: FieldError) {
  const invalid = messages(error).length > 0;
  const ids = [hint ? `${id}-description` : "", invalid ? `${id}-error` : ""].filter(Boolean);
  return {
    "aria-invalid": invalid ? true : undefined,
    "aria-describedby": ids.length > 0 ? ids.join(" ") : undefined,
    // Where no summary of many errors stands above, the first field with one has the focus.
    "data-focus": invalid ? "" : undefined,
  };
}

function Hint({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p className="field-hint" id={`${id}-description`}>
      {children}
    </p>
  );
}

/** Messages of one field, with the id that its control points to. */
export function FieldErrors({ id, error }: { id: string; error: FieldError }) {
  const all = messages(error);
  if (all.length === 0) return null;
  return (
    <div className="field-error" id={`${id}-error`}>
      {all.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </div>
  );
}

export function Field({ label, name, id = name, hint, error, children, ...rest }: FieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <Hint id={id}>{hint}</Hint>
      <div className="field-row">
        <input
          type="text"
          dir="auto"
          {...rest}
          {...described(id, hint, error)}
          id={id}
          name={name}
        />
        {children}
      </div>
      <FieldErrors id={id} error={error} />
    </div>
  );
}

export function TextAreaField({
  label,
  name,
  id = name,
  hint,
  error,
  ...rest
}: TextAreaFieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <Hint id={id}>{hint}</Hint>
      <textarea rows={4} dir="auto" {...rest} {...described(id, hint, error)} id={id} name={name} />
      <FieldErrors id={id} error={error} />
    </div>
  );
}

export function SelectField({
  label,
  name,
  id = name,
  hint,
  error,
  children,
  ...rest
}: SelectFieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <Hint id={id}>{hint}</Hint>
      <select {...rest} {...described(id, hint, error)} id={id} name={name}>
        {children}
      </select>
      <FieldErrors id={id} error={error} />
    </div>
  );
}

/** A password; the page's script sets a button beside it that shows what was typed. */
export function PasswordField(props: Omit<FieldProps, "type">) {
  return (
    <Field
      autoComplete="current-password"
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type="password"
      data-password
    />
  );
}

/** A six-digit code; there is room for the words that it may be pasted with. */
export function CodeField(props: Omit<FieldProps, "type" | "children">) {
  return (
    <Field
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={200}
      {...props}
      type="text"
      className="code-input"
    />
  );
}

/** Shown as known, so that one tap goes on; the field is there for whoever wants another. */
export function Known(props: { value: string; change: string; children: ReactNode }) {
  return (
    <div>
      <p className="known">
        <bdi>{props.value}</bdi>
      </p>
      <details>
        <summary>{props.change}</summary>
        {props.children}
      </details>
    </div>
  );
}

export function CheckboxField({
  label,
  name,
  id = name,
  hint,
  error,
  ...rest
}: CheckboxFieldProps) {
  return (
    <div className="field field-check">
      <FieldErrors id={id} error={error} />
      <div className="choice">
        <input {...rest} {...described(id, hint, error)} type="checkbox" id={id} name={name} />
        <label htmlFor={id}>{label}</label>
      </div>
      <Hint id={id}>{hint}</Hint>
    </div>
  );
}

/** One of several answers, as big tappable rows. The first row has the field's id, so that a summary can link to it. */
export function ChoiceField({
  legend,
  name,
  id = name,
  choices,
  defaultValue,
  required,
  hint,
  error,
}: ChoiceFieldProps) {
  return (
    <fieldset className="field" aria-describedby={described(id, hint, error)["aria-describedby"]}>
      <legend>{legend}</legend>
      <Hint id={id}>{hint}</Hint>
      <FieldErrors id={id} error={error} />
      <div className="choices">
        {choices.map((choice, position) => {
          const choiceId = position === 0 ? id : `${id}-${position}`;
          return (
            <div className="choice choice-row" key={choice.value}>
              <input
                type="radio"
                id={choiceId}
                name={name}
                value={choice.value}
                defaultChecked={choice.value === defaultValue}
                required={required}
                data-focus={position === 0 && messages(error).length > 0 ? "" : undefined}
              />
              <label htmlFor={choiceId}>
                {choice.label}
                {choice.hint ? <small>{choice.hint}</small> : null}
              </label>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
