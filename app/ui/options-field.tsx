import type { ReactNode } from "react";
import { FieldErrors, type FieldError } from "./field.tsx";

export interface OptionsFieldProps {
  legend: ReactNode;
  name: string;
  id?: string;
  options: readonly { value: string; label: string }[];
  /** The seven days: their first letters are seen, in one row on a phone, too. */
  areShort?: boolean;
  defaultValue?: readonly (string | undefined)[] | undefined;
  error?: FieldError;
}

/** Any number of several answers. The first box has the field's id, so that a summary can link to it. */
export function OptionsField({
  legend,
  name,
  id = name,
  options,
  areShort = false,
  defaultValue = [],
  error,
}: OptionsFieldProps) {
  return (
    <fieldset className="field" aria-describedby={error?.length ? `${id}-error` : undefined}>
      <legend>{legend}</legend>
      <FieldErrors id={id} error={error} />
      <div className={areShort ? "options options-short" : "options"}>
        {options.map(({ value, label }, index) => {
          const optionId = index === 0 ? id : `${id}-${value}`;
          return (
            <div className="choice choice-row" key={value}>
              <input
                type="checkbox"
                id={optionId}
                name={name}
                value={value}
                defaultChecked={defaultValue.includes(value)}
              />
              <label htmlFor={optionId}>
                {areShort ? <span aria-hidden="true">{label.slice(0, 3)}</span> : null}
                <span className={areShort ? "visually-hidden" : undefined}>{label}</span>
              </label>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
