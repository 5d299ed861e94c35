import { newId } from "#app/models/identifier.server.ts";

/** The key that makes a double post one; a new one where the form carries none of ours. */
export function formKeyIn(form: FormData): string {
  const key = form.get("formKey");
  return typeof key === "string" && /^[\w-]{1,64}$/.test(key) ? key : newId();
}
