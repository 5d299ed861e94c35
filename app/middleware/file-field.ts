import { z } from "zod";

/** A field that takes a file. */
export interface FileField {
  name: string;
  maxBytes: number;
}

const marks = z.registry<{ maxBytes: number }>();

/**
 * Marks a field as a file of up to this many bytes; a schema has one at most. Without the mark no
 * file comes out of a form. Its form, sent as multipart/form-data, may be larger by as much as the
 * file, also where the same was pasted into a field of text. The mark goes outside of everything else.
 */
export function fileField<Schema extends z.ZodType>(schema: Schema, maxBytes: number): Schema {
  marks.add(schema, { maxBytes });
  return schema;
}

/** The marked field of a form, or null. */
export function fileFieldIn(schema: z.ZodObject): FileField | null {
  for (const [name, field] of Object.entries(schema.shape)) {
    const mark = field instanceof z.ZodType ? marks.get(field) : undefined;
    if (mark) return { name, ...mark };
  }
  return null;
}
