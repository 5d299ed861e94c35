import type { DraftPage } from "#app/models/drafts.server.ts";

/** Which page a draft comes from, as its form says. */
export function draftPageOf(form: FormData): DraftPage {
  const writer = form.get("draftWriter");
  const version = form.get("draftVersion");
  return {
    writer: typeof writer === "string" && /^[\w-]{1,64}$/.test(writer) ? writer : "",
    version: typeof version === "string" && /^\d{1,15}$/.test(version) ? Number(version) : 0,
  };
}
