import type { RunsBefore } from "#app/models/record/exercise-runs.server.ts";

/** Where a list of earlier times goes on, as an address holds it. */
export function cursorOf({ startedAt, id }: RunsBefore): string {
  return `${startedAt}.${id}`;
}

/** Where an address says that the list goes on, or null for the newest. */
export function readCursor(value: string | null): RunsBefore | null {
  const match = /^(\d{1,15})\.([\w-]{1,64})$/.exec(value ?? "");
  return match ? { startedAt: Number(match[1]), id: match[2] ?? "" } : null;
}
