import { z } from "zod";
import { readBoundedBody } from "./bounded-body.server.ts";
import { fileFieldIn, type FileField } from "./file-field.ts";
import { ownWordsIn } from "./own-words.ts";

/** A form that sends more fields than this is none of ours. */
const MAX_FIELDS = 100;
const MAX_INDEX = 50;

// A name, and below it at most two more levels: `goals`, `goals[3]`, `people[3].name`.
const NAME = /^([\w-]{1,64})((?:\.[\w-]{1,64}|\[\d{0,2}\]){0,2})$/;
const INDEX = /\[(\d+)\]/g;

/**
 * Whether a schema knows a field of this name. What it does not know is dropped before anything
 * parses it: a parser makes of `a[49999999]` a list of fifty million.
 */
function isKnownField(schema: z.ZodObject, name: string): boolean {
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

const BODY_MAX_BYTES = 64 * 1024;
/** A text of up to 64 kB must reach the detector whole, and a form triples what is not ASCII. */
const SCREENED_BODY_MAX_BYTES = 3 * 64 * 1024 + 4096;

/** Why a body could not be read as a form. */
export type BodyProblem = "too_large" | "too_many" | "content_type" | "unreadable";

export interface FormBody {
  /** The fields that the schema knows. */
  form: FormData;
  /** The field that proves where the form comes from. */
  token: string | null;
  problem: BodyProblem | null;
}

/**
 * Reads a form within its size. Only the names that its schema knows come out of it, and a file only
 * where its sender may send one.
 */
export async function readFormBody(
  request: Request,
  schema: z.ZodObject,
  tokenField: string,
  takesFile: boolean,
): Promise<FormBody> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) {
    return refused("content_type");
  }
  // Only this encoding carries files. A long list of pairs would keep everybody waiting for seconds.
  const file = takesFile && /^multipart/i.test(type) ? fileFieldIn(schema) : null;
  const limit = ownWordsIn(schema).size > 0 ? SCREENED_BODY_MAX_BYTES : BODY_MAX_BYTES;
  const body = await readBoundedBody(request, limit + (file?.maxBytes ?? 0));
  if (!body) return refused("too_large");
  try {
    const sent = await new Response(body, { headers: { "Content-Type": type } }).formData();
    return chooseFields(sent, schema, file, tokenField);
  } catch {
    return refused("unreadable");
  }
}

function chooseFields(
  sent: FormData,
  schema: z.ZodObject,
  file: FileField | null,
  tokenField: string,
): FormBody {
  const form = new FormData();
  const token = sent.get(tokenField);
  let count = 0;
  for (const [name, value] of sent) {
    if (!isKnownField(schema, name)) continue;
    if (typeof value !== "string") {
      if (name !== file?.name) continue;
      if (value.size > file.maxBytes) return refused("too_large");
    }
    count += 1;
    if (count <= MAX_FIELDS) form.append(name, value);
  }
  const problem = count > MAX_FIELDS ? "too_many" : null;
  return { form, token: typeof token === "string" ? token : null, problem };
}

function refused(problem: BodyProblem): FormBody {
  return { form: new FormData(), token: null, problem };
}
