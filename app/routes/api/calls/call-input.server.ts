import type { z } from "zod";
import { readBoundedBody } from "#app/middleware/bounded-body.server.ts";
import { parsePlainJson } from "#app/models/storage/plain-json.ts";
import { screenText, type Screening } from "#app/safety/screened-text.server.ts";
import type { ApiCall } from "./api-call.server.ts";
import { CallError, invalid } from "./call-error.server.ts";

const MAX_BYTES = 64 * 1024;
/** Lists and objects in one body. */
const MAX_PARTS = 100_000;

/** A value as its schema reads it; what doesn't fit is refused with what is wrong at each field. */
export function readBySchema(
  schema: z.ZodType | undefined,
  value: unknown,
  incomplete?: string,
): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value, { error: plainWords });
  if (result.success) return result.data;
  const fieldErrors: Record<string, string[]> = {};
  for (const { path, message } of result.error.issues.slice(0, 50)) {
    (fieldErrors[path.map(String).join(".") || "body"] ??= []).push(message);
  }
  const isMissing = Object.keys(fieldErrors).some((name) => !valueAt(value, name));
  throw invalid(fieldErrors, isMissing ? incomplete : undefined);
}

/** The message for a field whose schema has none. */
function plainWords({ input, code }: { input?: unknown; code?: string }): string {
  if (input === undefined) return "This is missing.";
  return code === "too_big" ? "This is too long, or too much." : "This doesn't fit here.";
}

/** The JSON that was sent, within the call's size: as it came, and parsed. */
export async function readBody(
  call: ApiCall,
  request: Request,
): Promise<{ text: string; value: unknown }> {
  const body = await readBoundedBody(request, call.maxBytes ?? MAX_BYTES);
  if (!body) throw new CallError(413, "too_large", "That's more than this call takes.");
  const text = body.toString("utf8");
  // An empty body needs no content type.
  if (text.trim() === "") return { text, value: {} };
  if (!/^application\/json\b/iu.test(request.headers.get("content-type") ?? "")) {
    throw new CallError(415, "content_type", "Send application/json.");
  }
  try {
    return { text, value: parsePlainJson(text, MAX_PARTS) };
  } catch {
    throw new CallError(400, "not_json", "Please provide valid JSON format.");
  }
}

/** Screens the fields that hold a person's own words, whatever becomes of the call. */
export async function screenOwnWords(
  { words: fields = {} }: ApiCall,
  sent: unknown,
  { words, earlier }: { words: Map<string, Screening>; earlier: readonly string[] },
): Promise<void> {
  for (const [name, field] of Object.entries(fields)) {
    const said = textsIn(valueAt(sent, name)).join(", ");
    words.set(name, await screenText(said, said === "" ? [] : earlier, field));
  }
}

/** All words in a value: those of a list, or of what holds others, are read as one text. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** What stands under a name such as `formData.firstName`. */
function valueAt(sent: unknown, name: string): unknown {
  let value = sent;
  for (const part of name.split(".")) {
    if (typeof value !== "object" || value === null) return undefined;
    value = new Map<string, unknown>(Object.entries(value)).get(part);
  }
  return value;
}
