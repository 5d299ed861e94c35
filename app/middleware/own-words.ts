import { z } from "zod";
import type { TextField } from "#app/safety/assessment.ts";

/** What is to be known of a field that holds a person's own words. */
export interface OwnWords {
  /** Talk is judged in full; elsewhere a weak sign alone is nothing (standard of care, 1). */
  field: TextField;
  /** What is made of the text before it is screened, such as one line of several. */
  tidy: (typed: string) => string;
}

const marks = z.registry<OwnWords>();

/**
 * Marks a field as a person's own words. Everything follows from the mark: the text is screened
 * before anything else happens with it, it comes back when the form is refused, and the form may be
 * as large as a text that has to be screened whole. The mark goes outside of everything else.
 */
export function ownWords<Schema extends z.ZodType>(
  schema: Schema,
  field: TextField = "talk",
  tidy: OwnWords["tidy"] = asTyped,
): Schema {
  marks.add(schema, { field, tidy });
  return schema;
}

function asTyped(typed: string): string {
  return typed;
}

/**
 * What was typed in a marked field; null where it was not sent. The one place where a field is read
 * past its schema: words that a schema refuses are screened, and given back, all the same.
 */
export function typedWords(form: FormData, name: string): string | null {
  const typed = form.get(name);
  return typeof typed === "string" ? typed : null;
}

/** The marked fields of a form, by name. */
export function ownWordsIn(schema: z.ZodObject): ReadonlyMap<string, OwnWords> {
  const found = new Map<string, OwnWords>();
  for (const [name, field] of Object.entries(schema.shape)) {
    const mark = field instanceof z.ZodType ? marks.get(field) : undefined;
    if (mark) found.set(name, mark);
  }
  return found;
}
