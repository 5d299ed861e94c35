import {
  nearestScaleScore,
  SCALE_SCORES,
  type ScaleWords,
} from "#app/catalogue/assessment-options.ts";
import { FieldErrors, type FieldError } from "./field.tsx";

export interface ScaleFieldProps {
  legend: string;
  name: string;
  id?: string;
  words: ScaleWords;
  defaultValue?: string | undefined;
  error?: FieldError;
}

/** One of five answers in words, as a row of radio buttons: by finger, by arrow keys, without a script. */
export function ScaleField({
  legend,
  name,
  id = name,
  words,
  defaultValue,
  error,
}: ScaleFieldProps) {
  const chosen = defaultValue ? nearestScaleScore(Number(defaultValue)) : null;
  return (
    <fieldset className="field" aria-describedby={error?.length ? `${id}-error` : undefined}>
      <legend>{legend}</legend>
      <FieldErrors id={id} error={error} />
      <div className="scale">
        {SCALE_SCORES.map((score, index) => {
          const scoreId = index === 0 ? id : `${id}-${score}`;
          return (
            <span className="scale-value" key={score}>
              <input
                type="radio"
                id={scoreId}
                name={name}
                value={score}
                defaultChecked={score === chosen}
              />{" "}
              <label htmlFor={scoreId}>
                <span>{words[index]}</span>
              </label>{" "}
            </span>
          );
        })}
      </div>
    </fieldset>
  );
}
