import { Field, type FieldProps } from "#app/ui/field.tsx";

const LIST = "used-tags";

interface TagsFieldProps extends Omit<FieldProps, "list" | "children"> {
  /** Those that were used before, offered while one types. */
  usedTags: readonly string[];
}

/** Tags or activities, with those that were used before. */
export function TagsField({ usedTags, ...field }: TagsFieldProps) {
  return (
    <Field {...field} list={LIST} autoComplete="off" autoCapitalize="none">
      <datalist id={LIST}>
        {usedTags.map((tag) => (
          <option key={tag} dir="auto">
            {tag}
          </option>
        ))}
      </datalist>
    </Field>
  );
}
