import { readTags } from "#app/catalogue/tags.ts";
import { Field, type FieldProps } from "#app/ui/field.tsx";
import { OptionsField } from "#app/ui/options-field.tsx";
import type { OwnChoices } from "./own-choices.server.ts";

const LIST = "used-tags";

interface TagsFieldProps extends Omit<FieldProps, "list" | "children" | "defaultValue"> {
  defaultValue: string;
  /** One's own activities to tick, and what was used before, offered while one types. */
  own: { activities: OwnChoices["activities"]; usedTags: readonly string[] };
}

/** Tags or activities: those of one's own as boxes, all others typed. */
export function TagsField({ own, defaultValue, ...field }: TagsFieldProps) {
  const tags = readTags(defaultValue);
  // A tag is in lower case, and an activity as it was typed.
  const ticked = own.activities.filter(({ name }) => tags.includes(name.toLowerCase()));
  const names = ticked.map(({ name }) => name.toLowerCase());
  const typed =
    names.length > 0 ? tags.filter((tag) => !names.includes(tag)).join(", ") : defaultValue;
  return (
    <>
      {own.activities.length > 0 ? (
        <OptionsField
          legend="Your activities"
          name="activity"
          options={own.activities.map(({ id, name }) => ({ value: id, label: name }))}
          defaultValue={ticked.map(({ id }) => id)}
        />
      ) : null}
      <Field {...field} defaultValue={typed} list={LIST} autoComplete="off" autoCapitalize="none">
        <datalist id={LIST}>
          {own.usedTags.map((tag) => (
            <option key={tag} dir="auto">
              {tag}
            </option>
          ))}
        </datalist>
      </Field>
    </>
  );
}
