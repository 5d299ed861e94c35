import { newId } from "#app/models/storage/identifier.server.ts";

/** The key that makes a double post one; a new one where the form carries none of ours. */
export function formKeyOf(sent: string | undefined): string {
  return sent !== undefined && /^[\w-]{1,64}$/.test(sent) ? sent : newId();
}
