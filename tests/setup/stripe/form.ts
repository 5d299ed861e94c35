/** What a form of the provider's API holds: fields, and fields within fields. */
export interface FormFields {
  [name: string]: string | FormFields;
}

/**
 * Reads a body or a query as the SDK writes it: `items[0][price]=x` is a field in a field in a field.
 */
export function readForm(text: string): FormFields {
  const form: FormFields = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const [first = "", ...rest] = name.replaceAll("]", "").split("[");
    const path = [first, ...rest];
    const last = path.pop() ?? "";
    let fields = form;
    for (const step of path) {
      const inner = fields[step];
      fields = typeof inner === "object" ? inner : (fields[step] = {});
    }
    fields[last === "" ? String(Object.keys(fields).length) : last] = value;
  }
  return form;
}

/** A field's text; null where it is left out or empty. */
export function textOf(fields: FormFields, name: string): string | null {
  const value = fields[name];
  return typeof value === "string" && value !== "" ? value : null;
}

/** The fields within a field; none where it is left out. */
export function fieldsOf(fields: FormFields, name: string): FormFields {
  const value = fields[name];
  return typeof value === "object" ? value : {};
}

/** The first of a list of fields. */
export function firstOf(fields: FormFields, name: string): FormFields {
  return fieldsOf(fieldsOf(fields, name), "0");
}

/** Those of these fields that hold text, as metadata does. */
export function textsOf(fields: FormFields): Record<string, string> {
  const texts = Object.entries(fields).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return Object.fromEntries(texts);
}
