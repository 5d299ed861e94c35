import { FieldErrors, type FieldError } from "./field.tsx";

export interface ScaleFieldProps {
  legend: string;
  name: string;
  id?: string;
  least: number;
  most: number;
  /** What the ends of the scale mean. */
  leastLabel: string;
  mostLabel: string;
  defaultValue?: string | undefined;
  error?: FieldError;
}

/** One number of a few, as a row of radio buttons: by finger, by arrow keys, and without any script. */
export function ScaleField({
  legend,
  name,
  id = name,
  least,
  most,
  leastLabel,
  mostLabel,
  defaultValue,
  error,
}: ScaleFieldProps) {
  const values = Array.from({ length: most - least + 1 }, (_, index) => String(least + index));
  const described = [`${id}-ends`, error?.length ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <fieldset className="field" aria-describedby={described}>
      <legend>{legend}</legend>
      <FieldErrors id={id} error={error} />
      <div className="scale">
        {values.map((value, index) => {
          const valueId = index === 0 ? id : `${id}-${value}`;
          return (
            <span className="scale-value" key={value}>
              <input
                type="radio"
                id={valueId}
                name={name}
                value={value}
                defaultChecked={value === defaultValue}
              />
              <label htmlFor={valueId}>{value}</label>
            </span>
          );
        })}
      </div>
      <p className="scale-ends" id={`${id}-ends`}>
        {least} is {leastLabel}, {most} is {mostLabel}
      </p>
    </fieldset>
  );
}
