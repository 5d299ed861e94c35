import { z } from "zod";

/** A form that sends more fields than this is none of ours. */
export const MAX_FIELDS = 100;
const MAX_INDEX = 50;

// A name, and below it at most two more levels: `goals`, `goals[3]`, `people[3].name`.
const NAME = /^([\w-]{1,64})((?:\.[\w-]{1,64}|\[\d{0,2}\]){0,2})$/;
const INDEX = /\[(\d+)\]/g;

/**
 * Whether a schema knows a field of this name. What it does not know is dropped before anything
 * parses it: a parser makes of `a[49999999]` a list of fifty million.
 */
export function isKnownField(schema: z.ZodObject, name: string): boolean {
  const [, root = "", below = ""] = NAME.exec(name) ?? [];
  if (root === "" || !Object.hasOwn(schema.shape, root)) return false;
  if (below === "") return true;
  if (!holdsMore(schema.shape[root])) return false;
  return [...below.matchAll(INDEX)].every(([, index]) => Number(index) <= MAX_INDEX);
}

/** Whether a field is a list or a group of others. */
function holdsMore(field: unknown): boolean {
  if (field instanceof z.ZodArray || field instanceof z.ZodObject) return true;
  const isWrapper =
    field instanceof z.ZodOptional ||
    field instanceof z.ZodDefault ||
    field instanceof z.ZodNullable;
  return isWrapper && holdsMore(field.unwrap());
}
