import { KNOWLEDGE_CATEGORIES } from "#app/catalogue/knowledge.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, SelectField, TextAreaField } from "#app/ui/field.tsx";

interface FormField {
  name: string;
  id: string;
  initialValue?: string | undefined;
  errors?: string[] | undefined;
}

export interface WordingFields {
  title: FormField;
  content: FormField;
  category: FormField;
  modality: FormField;
  tags: FormField;
  source: FormField;
}

const MISSING = /^(?:Enter|Choose) /u;

/** What is wrong with an item, at the top of its form. */
export function ItemErrors({ fields }: { fields: readonly FormField[] }) {
  const errors = fields.flatMap(({ id, errors: messages = [] }) =>
    messages.map((message) => ({ fieldId: id, message })),
  );
  const isMissing = errors.some(({ message }) => MISSING.test(message));
  return (
    <ErrorSummary
      title={isMissing ? "Missing Fields" : undefined}
      text={isMissing ? "Please fill in all required fields." : undefined}
      errors={errors}
    />
  );
}

/** The wording of an item. */
export function ItemFields({ title, content, category, modality, tags, source }: WordingFields) {
  return (
    <>
      <Field
        label="Title (optional)"
        hint="If empty, the id is shown."
        maxLength={200}
        {...control(title)}
      />
      <TextAreaField
        label="Content"
        hint="Plain text. Leave a blank line between paragraphs."
        rows={12}
        required
        {...control(content)}
      />
      <SelectField label="Category" {...control(category)}>
        {KNOWLEDGE_CATEGORIES.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      <Field
        label="Approach"
        hint="For example, CBT, ACT or grief work."
        required
        maxLength={100}
        {...control(modality)}
      />
      <TagsField field={tags} />
      <Field
        label="Source (optional)"
        hint="Author, title and year. People see it under replies."
        maxLength={300}
        {...control(source)}
      />
    </>
  );
}

/** What decides whether the companion is given an entry. */
export function TagsField({ field }: { field: FormField }) {
  return (
    <TextAreaField
      label="Tags (optional)"
      hint="Separated by commas, in people's own words: can't sleep, lying awake. One of them (or the title, if there are none) has to be in the message."
      rows={2}
      {...control(field)}
    />
  );
}

/** What a field is called, what was typed into it, and what is wrong with that. */
export function control({ name, id, initialValue, errors }: FormField) {
  return { name, id, defaultValue: initialValue, error: errors };
}
