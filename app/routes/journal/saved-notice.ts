import type { ToastCode } from "#app/content/toasts.ts";

/** What stands above an entry that was just saved, by the toast that says so; null where none was. */
export function savedNotice(toast: string | null, saved: ToastCode): string | null {
  if (toast === "entry-saved-with-insights") return "Entry saved with AI insights!";
  return toast === saved ? "Journal entry saved!" : null;
}
